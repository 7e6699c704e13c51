"""Elbowroom: a complete implementation of the board game Small World."""

from elbowroom.build_info import check_fresh

check_fresh()

from collections.abc import Mapping  # noqa: E402

from elbowroom.engine.errors import (  # noqa: E402
    ContentError,
    Describer,
    ElbowroomError,
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
)
from elbowroom.game import Game  # noqa: E402

__version__ = "0.1.0"


def _describe(code: str, facts: Mapping[str, object]) -> str:
    """Errors speak; the texts are read when the first one does."""
    from elbowroom.locales import describe_error

    return describe_error(code, facts)


Describer.describe = staticmethod(_describe)

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
