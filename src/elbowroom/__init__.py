"""Elbowroom: a complete implementation of the board game Small World."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from elbowroom.measure.compiled import check_fresh as _check_fresh

_check_fresh()

from elbowroom.engine.errors import (  # noqa: E402
    ContentError,
    ElbowroomError,
    IllegalMove,
    OptionError,
    PackError,
    PositionError,
    RecordError,
)
from elbowroom.engine.errors import Describer as _Describer  # noqa: E402
from elbowroom.game import Game  # noqa: E402

if TYPE_CHECKING:
    from elbowroom.players.analysis import Analysis as _Analysis

__version__ = "0.1.0"

__all__ = [
    "ContentError",
    "ElbowroomError",
    "Game",
    "IllegalMove",
    "OptionError",
    "PackError",
    "PositionError",
    "RecordError",
    "__version__",
    "analyse",
]


def analyse(game: Game, seconds: float = 1.0) -> "_Analysis":
    """What a strong player thinks of a game after so much thought.

    Expected coins and chances of all seats, and the best plans for the one that decides. Raises
    `OptionError` for seconds that are not above 0.
    """
    from elbowroom.players.analyst import analyse_for  # bots are loaded when somebody asks for their opinion

    return analyse_for(game, seconds)


def _describe(code: str, facts: Mapping[str, object]) -> str:
    """Errors are codes; the texts, which take a while to load, are asked when one is to be read."""
    from elbowroom.locales import describe_error

    return describe_error(code, facts)


_Describer.describe = staticmethod(_describe)
