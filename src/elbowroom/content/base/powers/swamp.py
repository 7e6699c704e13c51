"""Swamp (11.18): a coin more for each swamp region."""

from elbowroom.homebrew import SWAMP, Power

TRAIT = Power("swamp", 4, bonus_on=SWAMP)
