"""Pillaging (11.14): a coin for each non-empty region conquered this turn."""

from elbowroom.homebrew import Power

TRAIT = Power("pillaging", 5, plunder=1)
