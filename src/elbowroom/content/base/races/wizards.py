"""Wizards (10.14): a coin more for each magic source."""

from elbowroom.engine.board import MAGIC
from elbowroom.engine.trait import Race

TRAIT = Race("wizards", 5, box=10, bonus_on=MAGIC)
