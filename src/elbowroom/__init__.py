"""Elbowroom: a complete implementation of the board game Small World."""

from elbowroom.build_info import check_fresh

check_fresh()

from elbowroom.engine.errors import (  # noqa: E402
    ContentError,
    ElbowroomError,
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
)
from elbowroom.game import Game  # noqa: E402
from elbowroom.wiring import connect  # noqa: E402

connect()

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
