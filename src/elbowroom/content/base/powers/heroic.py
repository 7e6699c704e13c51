"""Heroic (11.10): two heroes stand in two regions at turn's end and make them immune."""

from elbowroom.content.base.pieces import Pieces
from elbowroom.homebrew import Marker

HERO = Marker("hero", supply=2, immune=True, stacks=False)

TRAIT = Pieces("heroic", 5, HERO, register="heroes")
