"""Whether a map is fair to all seats: equal bots play on it in the workers, behind all that games wait for.

A measurement belongs to a map, whoever asks for it. One that nobody asks about any more is given up.
"""

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from elbowroom.arena.match import Score
from elbowroom.arena.referee import Played, play_game
from elbowroom.game import Game
from elbowroom.players.bot import Budget
from elbowroom.players.loading import make_bot
from elbowroom.server.errors import TableError
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.live.workers import Workers
from elbowroom.server.protocol.maps import FairnessNow, SeatFigures

log = logging.getLogger(__name__)

LEVEL = "medium"
GAMES = 60
MOST_KEPT = 100
MOST_WAITING = 20
MOST_OF_ONE = 2
FORGOTTEN_SECONDS = 30.0
"""How long a map is measured though nobody asks how far it is."""
BUSY_SECONDS = 1.0
MOST_STUMBLES = 2


@dataclass
class _Job:
    id: str
    address: str
    map: dict[str, Any]
    players: int
    asked: float
    scores: list[Score] = field(default_factory=list)
    done: int = 0
    stumbles: int = 0
    task: "asyncio.Task[None] | None" = None


def play_once(map: dict[str, Any], players: int, seed: int) -> Played:
    """A game of equal bots, inside a worker."""
    bots = [make_bot(LEVEL, seed * players + seat) for seat in range(players)]
    return play_game(Game.new(players, seed, map=map), bots, Budget())


class Fairness:
    """All measurements of this server."""

    def __init__(self, workers: Workers, games: int = GAMES) -> None:
        self.workers = workers
        self.games = games
        self._jobs: dict[str, _Job] = {}
        self._kept: OrderedDict[str, FairnessNow] = OrderedDict()

    def ask(self, id: str, map: dict[str, Any], players: int, address: str) -> FairnessNow:
        """Have a map measured, or hear how far that is; ``id`` is the same for the same map."""
        if id not in self._kept and id not in self._jobs:
            if sum(job.address == address for job in self._jobs.values()) >= MOST_OF_ONE:
                raise TableError("measuring_yours", most=MOST_OF_ONE)
            if len(self._jobs) >= MOST_WAITING:
                raise TableError("measuring_busy")
            scores = [Score(LEVEL) for _ in range(players)]
            job = self._jobs[id] = _Job(id, address, map, players, monotonic(), scores)
            job.task = asyncio.create_task(self._measure(job))
        return self.look(id)

    def look(self, id: str) -> FairnessNow:
        """How far it is; `no_such_measurement` if nobody has asked for it lately."""
        if id in self._kept:
            return self._kept[id]
        job = self._jobs.get(id)
        if job is None:
            raise TableError("no_such_measurement")
        job.asked = monotonic()
        return self._told(job)

    async def stop(self) -> None:
        """Give all of it up."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _measure(self, job: _Job) -> None:
        try:
            while job.done < self.games and monotonic() - job.asked < FORGOTTEN_SECONDS:
                await self._play(job)
            if job.done == self.games:
                self._kept[job.id] = self._told(job)
                while len(self._kept) > MOST_KEPT:
                    self._kept.popitem(last=False)
        finally:
            self._jobs.pop(job.id, None)

    async def _play(self, job: _Job) -> None:
        try:
            played = await self.workers.run_behind(
                Flow(job.address, job.id), play_once, job.map, job.players, job.done + 1
            )
        except TableError:  # the workers have more than enough to do
            await asyncio.sleep(BUSY_SECONDS)
            return
        except Exception:
            log.exception("a measurement stumbled")
            job.stumbles += 1
            if job.stumbles >= MOST_STUMBLES:
                raise
            return
        for seat, score in enumerate(job.scores):
            score.add(played, seat)
        job.done += 1

    def _told(self, job: _Job) -> FairnessNow:
        seats = [
            SeatFigures(round(s.wins, 3), s.win_rate, *s.interval, s.coins.mean if s.games else 0.0)
            for s in job.scores
        ]
        share = 1 / job.players
        fair = all(seat.low <= share <= seat.high for seat in seats) if job.done == self.games else None
        return FairnessNow(job.id, job.done, self.games, len(self._jobs) - 1, seats, fair)
