"""Stout (11.17): may decline right after scoring a turn of conquest."""

from elbowroom.homebrew import Power

TRAIT = Power("stout", 4, late_decline=True)
