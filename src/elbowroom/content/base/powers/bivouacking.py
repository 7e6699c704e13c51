"""Bivouacking (11.3): five encampments, each a token of defence, never lost and placed anew every turn."""

from elbowroom.content.base.pieces import Pieces
from elbowroom.homebrew import Marker

ENCAMPMENTS = Marker("encampments", supply=5, defence=1, shields=True)

TRAIT = Pieces("bivouacking", 5, ENCAMPMENTS, register="encampments")
