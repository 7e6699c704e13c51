"""Wizards (10.14): a coin more for each magic source."""

from elbowroom.homebrew import MAGIC, Race

TRAIT = Race("wizards", 5, box=10, bonus_on=MAGIC)
