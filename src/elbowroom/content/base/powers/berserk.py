"""Berserk (11.2): the die may be rolled before a conquest and makes it cheaper; no final attempt."""

from elbowroom.homebrew import Power

TRAIT = Power("berserk", 4, rolls_first=True)
