"""Elbowroom: a complete implementation of the board game Small World."""

from elbowroom.engine.errors import (
    ContentError,
    ElbowroomError,
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
)
from elbowroom.game import Game

__version__ = "0.1.0"

__all__ = [
    "ContentError",
    "ElbowroomError",
    "Game",
    "IllegalMove",
    "OptionError",
    "PositionError",
    "RecordError",
    "__version__",
]
