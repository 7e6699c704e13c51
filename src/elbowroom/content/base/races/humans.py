"""Humans (10.7): a coin more for each farmland region."""

from elbowroom.engine.board import FARMLAND
from elbowroom.engine.trait import Race

TRAIT = Race("humans", 5, box=10, bonus_on=FARMLAND)
