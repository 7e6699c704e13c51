"""Heroic (11.10): two heroes stand in two regions at turn's end and make them immune."""

from elbowroom.content.base.pieces import Pieces
from elbowroom.engine.trait import Marker

HERO = Marker("hero", supply=2, immune=True)

TRAIT = Pieces("heroic", 5, HERO, register="heroes", one_a_region=True)
