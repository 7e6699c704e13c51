"""Bots inside a worker process: they choose moves, give hints, and look at finished games again.

Of a game that goes on they get a view, never the game.
"""

import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import connection, parent_process
from typing import NamedTuple, ParamSpec, TypeVar

from elbowroom.engine.errors import ElbowroomError
from elbowroom.engine.events import Revealed, Rolled
from elbowroom.game import Game
from elbowroom.players.analysis import Analysis
from elbowroom.players.analyst import analyse
from elbowroom.players.bot import Budget, View
from elbowroom.players.learned import keep
from elbowroom.players.learning import lessons
from elbowroom.players.loading import make_bot
from elbowroom.players.review import TurnPlayed, TurnReview, review_turn
from elbowroom.players.search.weights import know
from elbowroom.record.position import Position

P = ParamSpec("P")
T = TypeVar("T")

HINT_SECONDS = 1.5
ANALYSIS_SECONDS = 0.8
"""Of an analysis that goes on beside the game: bots that come meanwhile wait for its end."""
NICENESS = 5
"""What `os.nice` gets in a worker: the server goes first when both want to run."""


def prepare_worker() -> None:
    """Prepare a worker process: it ignores Ctrl-C, and ends when the server ends, even a killed one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    threading.Thread(target=_die_with_parent, daemon=True).start()


def _die_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def warm_up() -> bool:
    """Import what thinking needs, before anybody waits for it."""
    make_bot("medium")
    return True


class Refusal(NamedTuple):
    """An error that was expected, with the one that brought it about: exceptions lose that on their way."""

    error: ElbowroomError
    cause: BaseException | None


def attempt(work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T | Refusal:
    """What some work gives, or why it was refused."""
    try:
        return work(*arguments, **named)
    except ElbowroomError as error:
        return Refusal(error, error.__cause__ if isinstance(error.__cause__, ElbowroomError) else None)


def think(position: Position, seat: int, level: str, seed: int) -> list[str]:
    """All moves of a bot up to a chance, or up to the end of its decisions."""
    game = Game.from_position(position, seed=seed)
    lessons(game.state.rules)  # what was learned of home-made pieces by any worker is known to this one
    bot = make_bot(level, seed)
    moves: list[str] = []
    while game.seat == seat:
        # The worker's own dice are not the table's: what comes after a chance is thought about afterwards.
        moves.append(bot.choose(View(game, seat), game.legal, Budget()))
        events = game.play(moves[-1])
        if any(isinstance(event, Rolled | Revealed) for event in events):
            break
    return moves


def learn_one(position: Position) -> bool:
    """Learn a home-made race or power of a table that is not known yet; whether there was one."""
    for lesson in lessons(Game.from_position(position).state.rules):
        weights = lesson.learn()
        keep(lesson.key, weights)
        know({lesson.key: weights})
        return True
    return False


def advise(position: Position, seat: int, seconds: float = HINT_SECONDS) -> Analysis:
    """What a strong bot thinks of a position that is seen with the eyes of a seat."""
    game = Game.from_position(position)
    lessons(game.state.rules)
    return analyse(game, Budget(seconds=seconds), seat)


def look_again(turn: TurnPlayed, nodes: int) -> TurnReview:
    """What a strong bot thinks of a turn of a finished game."""
    return review_turn(turn, Budget(nodes=nodes))
