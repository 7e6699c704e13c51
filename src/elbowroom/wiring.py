"""Connects what lies low in the package with what lies above it, and only when it is asked for.

Errors speak through the texts and a game asks the bots for their opinion, but neither imports them.
"""

from collections.abc import Mapping

from elbowroom.analysis import Analysis, Analyst
from elbowroom.engine.errors import Describer
from elbowroom.game import Game


def _describe(code: str, facts: Mapping[str, object]) -> str:
    from elbowroom.locales import describe_error

    return describe_error(code, facts)


def _analyse(game: Game, seconds: float) -> Analysis:
    from elbowroom.players.analyst import analyse_for

    return analyse_for(game, seconds)


def connect() -> None:
    """Say who describes errors and who analyses games."""
    Describer.describe = staticmethod(_describe)
    Analyst.analyse = staticmethod(_analyse)
