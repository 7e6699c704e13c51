"""Merchant (11.12): a coin more for every region."""

from elbowroom.homebrew import ANYWHERE, Power

TRAIT = Power("merchant", 2, bonus_on=ANYWHERE)
