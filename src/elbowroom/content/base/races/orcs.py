"""Orcs (10.8): a coin for each non-empty region they conquered this turn."""

from elbowroom.homebrew import Race

TRAIT = Race("orcs", 5, box=10, plunder=1)
