"""Bots inside a worker process: they choose moves, or give a hint. They get a view, never the game."""

import os
import signal
import threading
from multiprocessing import connection, parent_process

from elbowroom.engine.events import Revealed, Rolled
from elbowroom.game import Game
from elbowroom.players.analyst import analyse
from elbowroom.players.bot import Budget, View
from elbowroom.players.loading import make_bot
from elbowroom.record.position import Position

HINT_SECONDS = 1.5
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


def think(position: Position, seat: int, level: str, seed: int) -> list[str]:
    """All moves of a bot up to a chance, or up to the end of its decisions."""
    game = Game.from_position(position, seed=seed)
    bot = make_bot(level, seed)
    moves: list[str] = []
    while game.seat == seat:
        # The worker's own dice are not the table's: what comes after a chance is thought about afterwards.
        moves.append(bot.choose(View(game, seat), game.legal, Budget()))
        events = game.play(moves[-1])
        if any(isinstance(event, Rolled | Revealed) for event in events):
            break
    return moves


def advise(position: Position) -> tuple[list[str], list[float], list[float]]:
    """What a strong bot would do, and expected coins and chances of all seats."""
    found = analyse(Game.from_position(position), Budget(seconds=HINT_SECONDS))
    moves = found.plans[0].moves if found.plans else []
    return moves, [one.coins for one in found.prospects], [one.win for one in found.prospects]
