"""Games that are looked at again: turn by turn in the workers, behind the bots, fairly among those who ask.

A review belongs to a record, whoever asks for it, so it is made once and kept for a while. Work on one that
nobody asks about any more is given up.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic

from elbowroom.game import Game
from elbowroom.players.review import TURN_NODES, TurnPlayed, TurnReview, gathered, turns_played
from elbowroom.server.errors import TableError
from elbowroom.server.live import bots
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.live.workers import REPLAY_COST, Workers
from elbowroom.server.protocol.analysis import Reviewed, ReviewNow
from elbowroom.server.table.advising import review_told
from elbowroom.server.table.replays import read_to_show
from elbowroom.server.table.secrets import digest

log = logging.getLogger(__name__)

MOST_KEPT = 100
"""Finished reviews that are kept."""
MOST_WAITING = 30
"""Reviews that are worked on or wait; then no more are taken."""
MOST_OF_ONE = 3
"""The same for those of one address."""
FORGOTTEN_SECONDS = 60.0
"""How long a review is worked on though nobody asks about it."""
MOST_STUMBLES = 2
"""A worker may die once; twice in one review, and it is given up."""
BUSY_SECONDS = 1.0
ID_LENGTH = 24
"""Of the name of a review, which is the beginning of its record's digest."""


@dataclass
class _Job:
    """A review that is not finished."""

    id: str
    address: str
    asked: float
    turns: list[TurnPlayed] = field(default_factory=list)
    game: Game | None = None
    """None until the record was read."""
    found: list[TurnReview] = field(default_factory=list)
    stumbles: int = 0


class Reviews:
    """All reviews of this server."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._jobs: dict[str, _Job] = {}
        self._kept: OrderedDict[str, Reviewed] = OrderedDict()
        self._failed: OrderedDict[str, TableError] = OrderedDict()
        self._served: dict[str, float] = {}
        """When a turn was last looked at for an address."""
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Give all of it up."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def ask(self, record: str, address: str) -> ReviewNow:
        """Have a record reviewed, or hear how far that is. The game must be over: else it would be a hint."""
        id = digest(record)[:ID_LENGTH]
        if id in self._kept or id in self._jobs:
            return self.look(id)
        self._forget_abandoned()
        if sum(job.address == address for job in self._jobs.values()) >= MOST_OF_ONE:
            raise TableError("reviews_of_yours", most=MOST_OF_ONE)
        if len(self._jobs) >= MOST_WAITING:
            raise TableError("reviews_busy")
        job = self._jobs[id] = _Job(id, address, monotonic())
        try:
            job.game, job.turns = await self.workers.run(Flow(address), REPLAY_COST, _read, record)
        except BaseException:
            self._jobs.pop(id, None)
            raise
        self._wanted.set()
        return self.look(id)

    def look(self, id: str) -> ReviewNow:
        """How far a review is; `no_such_review` if nobody has asked for it lately."""
        if id in self._kept:
            self._kept.move_to_end(id)
            review = self._kept[id]
            return ReviewNow(id, len(review.turns), len(review.turns), 0, review)
        if id in self._failed:
            raise self._failed.pop(id)
        job = self._jobs.get(id)
        if job is None:
            raise TableError("no_such_review")
        job.asked = monotonic()
        return ReviewNow(id, len(job.found), len(job.turns), len(self._jobs) - 1, None)

    # Working

    async def _work(self) -> None:
        while True:
            self._forget_abandoned()
            job = self._next()
            if job is None:
                self._wanted.clear()
                await self._wanted.wait()
                continue
            self._served[job.address] = monotonic()
            try:
                await self._look_at_a_turn(job)
            except TableError:  # the workers have more than enough to do
                await asyncio.sleep(BUSY_SECONDS)
            except Exception:
                log.exception("a review stumbled")
                job.stumbles += 1
                if job.stumbles >= MOST_STUMBLES:
                    self._give_up(job)

    def _give_up(self, job: _Job) -> None:
        self._jobs.pop(job.id, None)
        self._failed[job.id] = TableError("review_failed")
        while len(self._failed) > MOST_WAITING:
            self._failed.popitem(last=False)

    def _next(self) -> _Job | None:
        """Whose address has waited longest; of its reviews the one that was asked for first."""
        ready = [job for job in self._jobs.values() if job.game is not None]
        return min(ready, key=lambda job: self._served.get(job.address, 0.0), default=None)

    async def _look_at_a_turn(self, job: _Job) -> None:
        if len(job.found) < len(job.turns):
            turn = job.turns[len(job.found)]
            job.found.append(
                await self.workers.run_behind(Flow(job.address), bots.look_again, turn, TURN_NODES)
            )
        if len(job.found) == len(job.turns) and job.game is not None and job.id in self._jobs:
            game, turns, found = job.game, job.turns, job.found
            review = await asyncio.to_thread(gathered, game, turns, found)
            self._keep(job, review_told(game.state.rules, review))

    def _keep(self, job: _Job, review: Reviewed) -> None:
        self._jobs.pop(job.id, None)
        self._kept[job.id] = review
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def _forget_abandoned(self) -> None:
        latest = monotonic() - FORGOTTEN_SECONDS
        for job in [job for job in self._jobs.values() if job.asked < latest]:
            del self._jobs[job.id]
        if not self._jobs:
            self._served.clear()


def _read(record: str) -> tuple[Game, list[TurnPlayed]]:
    """A record's game at its end, and its turns, if it may be reviewed here."""
    read_to_show(record)
    game, turns = turns_played(record)
    if not game.over:
        raise TableError("review_unfinished")
    return game, turns
