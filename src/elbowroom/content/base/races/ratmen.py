"""Ratmen (10.9): nothing special but their number."""

from elbowroom.engine.trait import Race

TRAIT = Race("ratmen", 8, box=13)
