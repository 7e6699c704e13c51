"""Seafaring (11.15): seas and lakes can be conquered while active, and are kept in decline."""

from elbowroom.homebrew import Power

TRAIT = Power("seafaring", 5, sails=True)
