"""Humans (10.7): a coin more for each farmland region."""

from elbowroom.homebrew import FARMLAND, Race

TRAIT = Race("humans", 5, box=10, bonus_on=FARMLAND)
