"""Whether a map is fair to all seats: equal bots play on it in the workers, behind all that games wait for.

A measurement belongs to a map, whoever asks for it.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

from elbowroom.arena.match import Score
from elbowroom.arena.referee import Played, play_game
from elbowroom.game import Game
from elbowroom.players.bot import Budget
from elbowroom.players.loading import make_bot
from elbowroom.server.live.queue import Bounds, Refusals, WorkQueue
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.live.workers import Workers
from elbowroom.server.protocol.maps import FairnessNow, SeatFigures

LEVEL = "medium"
GAMES = 60
BOUNDS = Bounds(kept=100, waiting=20, of_one=2, forgotten_seconds=30.0)
REFUSALS = Refusals("no_such_measurement", "measuring_yours", "measuring_busy", "measuring_failed")


@dataclass
class _Job:
    """A map whose games are not all played."""

    id: str
    address: str
    map: dict[str, Any]
    players: int
    scores: list[Score]
    done: int = 0


def play_once(map: dict[str, Any], players: int, seed: int) -> Played:
    """A game of equal bots, inside a worker."""
    bots = [make_bot(LEVEL, seed * players + seat) for seat in range(players)]
    return play_game(Game.new(players, seed, map=map), bots, Budget())


class Fairness:
    """All measurements of this server."""

    def __init__(self, workers: Workers, games: int = GAMES, bounds: Bounds = BOUNDS) -> None:
        self.workers = workers
        self.games = games
        self.queue = WorkQueue(bounds, REFUSALS, self._play_on)

    async def ask(self, id: str, map: dict[str, Any], players: int, address: str) -> FairnessNow:
        """Have a map measured, or hear how far that is; ``id`` is the same for the same map."""

        async def begin() -> _Job:
            return _Job(id, address, map, players, [Score(LEVEL) for _ in range(players)])

        await self.queue.take(id, address, begin)
        return self.look(id)

    def look(self, id: str) -> FairnessNow:
        """How far it is; `no_such_measurement` if nobody has asked for it lately."""
        return self.queue.found(id) or self._told(self.queue.under_way(id))

    async def _play_on(self, job: _Job) -> FairnessNow | None:
        """As many games at once as there is room behind the bots."""
        seeds = range(job.done + 1, min(job.done + self.workers.room_behind, self.games) + 1)
        flow = Flow(job.address, job.id)
        games = (self.workers.run_behind(flow, play_once, job.map, job.players, seed) for seed in seeds)
        for played in await asyncio.gather(*games):
            for seat, score in enumerate(job.scores):
                score.add(played, seat)
        job.done += len(seeds)
        return self._told(job) if job.done == self.games else None

    def _told(self, job: _Job) -> FairnessNow:
        seats = [
            SeatFigures(round(s.wins, 3), s.win_rate, *s.interval, s.coins.mean if s.games else 0.0)
            for s in job.scores
        ]
        share = 1 / job.players
        fair = all(seat.low <= share <= seat.high for seat in seats) if job.done == self.games else None
        return FairnessNow(job.id, job.done, self.games, self.queue.others, seats, fair)
