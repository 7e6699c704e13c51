"""Ghouls (10.4): in decline all of them stay, and from the next turn on they fight as if active."""

from elbowroom.homebrew import Race

TRAIT = Race("ghouls", 5, box=10, fights_in_decline=True, stays_whole=True)
