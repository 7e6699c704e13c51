"""Swamp (11.18): a coin more for each swamp region."""

from elbowroom.engine.board import SWAMP
from elbowroom.engine.trait import Power

TRAIT = Power("swamp", 4, bonus_on=SWAMP)
