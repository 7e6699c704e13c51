"""Merchant (11.12): a coin more for every region."""

from elbowroom.engine.board import ANYWHERE
from elbowroom.engine.trait import Power

TRAIT = Power("merchant", 2, bonus_on=ANYWHERE)
