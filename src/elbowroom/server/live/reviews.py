"""Games that are looked at again: turn by turn in the workers, behind the bots, fairly among those who ask.

A review belongs to a record, whoever asks for it.
"""

import asyncio
from dataclasses import dataclass, field

from elbowroom.game import Game
from elbowroom.players.review import TURN_NODES, TurnPlayed, TurnReview, gathered, turns_played
from elbowroom.server.errors import TableError
from elbowroom.server.live import bots
from elbowroom.server.live.queue import Bounds, Refusals, WorkQueue
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.live.workers import REPLAY_COST, Workers
from elbowroom.server.protocol.analysis import Reviewed, ReviewNow
from elbowroom.server.table.advising import review_told
from elbowroom.server.table.replays import read_to_show
from elbowroom.server.table.secrets import digest

BOUNDS = Bounds(kept=100, waiting=30, of_one=3, forgotten_seconds=60.0)
REFUSALS = Refusals("no_such_review", "reviews_of_yours", "reviews_busy", "review_failed")
ID_LENGTH = 24
"""Of the name of a review, which is the beginning of its record's digest."""


@dataclass
class _Job:
    """A review that is not finished."""

    address: str
    game: Game
    turns: list[TurnPlayed]
    found: list[TurnReview] = field(default_factory=list)


class Reviews:
    """All reviews of this server."""

    def __init__(self, workers: Workers, bounds: Bounds = BOUNDS) -> None:
        self.workers = workers
        self.queue = WorkQueue(bounds, REFUSALS, self._look_at_a_turn)

    async def ask(self, record: str, address: str) -> ReviewNow:
        """Have a record reviewed, or hear how far that is. The game must be over: else it would be a hint."""
        id = digest(record)[:ID_LENGTH]

        async def prepare() -> _Job:
            return _Job(address, *await self.workers.run(Flow(address), REPLAY_COST, _read, record))

        await self.queue.take(id, address, prepare)
        return self.look(id)

    def look(self, id: str) -> ReviewNow:
        """How far a review is; `no_such_review` if nobody has asked for it lately."""
        review = self.queue.found(id)
        if review is not None:
            return ReviewNow(id, len(review.turns), len(review.turns), 0, review)
        job = self.queue.under_way(id)
        return ReviewNow(id, len(job.found), len(job.turns), self.queue.others, None)

    async def _look_at_a_turn(self, job: _Job) -> Reviewed | None:
        if len(job.found) < len(job.turns):
            turn = job.turns[len(job.found)]
            job.found.append(
                await self.workers.run_behind(Flow(job.address), bots.look_again, turn, TURN_NODES)
            )
        if len(job.found) < len(job.turns):
            return None
        review = await asyncio.to_thread(gathered, job.game, job.turns, job.found)
        return review_told(job.game.state.rules, review)


def _read(record: str) -> tuple[Game, list[TurnPlayed]]:
    """A record's game at its end, and its turns, if it may be reviewed here."""
    read_to_show(record)
    game, turns = turns_played(record)
    if not game.over:
        raise TableError("review_unfinished")
    return game, turns
