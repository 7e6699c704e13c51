"""Dwarves (10.2): a coin more for each mine they hold, and still so in decline."""

from elbowroom.homebrew import MINE, Race

TRAIT = Race("dwarves", 3, box=8, bonus_on=MINE, bonus_in_decline=True)
