"""Ratmen (10.9): nothing special but their number."""

from elbowroom.homebrew import Race

TRAIT = Race("ratmen", 8, box=13)
