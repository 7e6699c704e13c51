"""The pool of worker processes in which bots think, so that the server never stalls."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from elbowroom.players.analysis import Analysis
from elbowroom.players.loading import FALLBACK
from elbowroom.record.position import Position
from elbowroom.server.counts import counts
from elbowroom.server.errors import TableError
from elbowroom.server.live import bots
from elbowroom.server.live.turnstile import Flow, Turnstile

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

LEVEL_COSTS = {"random": 1.0, "easy": 1.0, "medium": 2.0, "hard": 10.0, "expert": 25.0}
"""What a thought of a level costs beside one of the easiest, roughly."""
HINT_COST = 40.0
REPLAY_COST = 4.0
BEHIND_COST = 20.0
LONGEST_PATIENCE = 5.0
"""Seconds after which what waits behind the bots is done all the same, so that it comes to an end."""
MOST_BEHIND = 40
"""How much may wait there."""


def usual_workers() -> int:
    """How many workers there are by default: one core is left for the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class Workers:
    """A pool that is made anew when a worker breaks."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new_pool()
        self._turnstile = Turnstile(count)
        self._behind = 0
        self._room_behind = asyncio.Semaphore(self.room_behind)
        self._urgent = 0
        self._calm = asyncio.Event()
        self._calm.set()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"), initializer=bots.prepare_worker)

    @property
    def room_behind(self) -> int:
        """How much is done at once behind the bots."""
        return max(1, self.count // 2)

    @property
    def waiting(self) -> int:
        """How much waits for a worker."""
        return self._turnstile.waiting

    async def warm_up(self) -> None:
        """Start the processes before they are needed."""
        await asyncio.gather(*(self._submit(bots.warm_up) for _ in range(self.count)), return_exceptions=True)

    async def think(self, flow: Flow, position: Position, seat: int, level: str, seed: int) -> list[str]:
        """The moves of a bot; whatever goes wrong with it, the fallback level plays."""
        try:
            return await self.run(flow, LEVEL_COSTS.get(level, 1.0), bots.think, position, seat, level, seed)
        except Exception:
            log.exception("the bot %s failed", level)
        return await asyncio.to_thread(bots.think, position, seat, FALLBACK, seed)

    async def advise(self, flow: Flow, position: Position, seat: int) -> Analysis:
        """What a strong bot thinks of a position that is seen with the eyes of a seat."""
        return await self.run(flow, HINT_COST, bots.advise, position, seat)

    async def run(
        self, flow: Flow, cost: float, work: Callable[P, T], *arguments: P.args, **named: P.kwargs
    ) -> T:
        """Do something that somebody waits for, when it is the turn of those it is for."""
        self._urgent += 1
        self._calm.clear()
        try:
            with counts.thoughts.measured():
                async with self._turnstile.pass_through(flow, cost):
                    return await self._submit(work, *arguments, **named)
        finally:
            self._urgent -= 1
            if not self._urgent:
                self._calm.set()

    async def run_behind(self, flow: Flow, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do something that no game waits for: little of it at once, and when no bot wants to think."""
        if self._behind >= MOST_BEHIND:
            raise TableError("workers_busy")
        self._behind += 1
        try:
            async with self._room_behind:
                # not wait_for: before Python 3.12 it forgets that it was cancelled when both happen at once
                with suppress(TimeoutError):
                    async with asyncio.timeout(LONGEST_PATIENCE):
                        await self._calm.wait()
                async with self._turnstile.pass_through(flow, BEHIND_COST):
                    return await self._submit(work, *arguments, **named)
        finally:
            self._behind -= 1

    async def _submit(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        pool = self._pool
        try:
            running: Future[T | bots.Refusal] = pool.submit(bots.attempt, work, *arguments, **named)  # type: ignore[arg-type]
            found = await asyncio.wrap_future(running)
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            raise
        if isinstance(found, bots.Refusal):
            raise found.error from found.cause
        return found

    def close(self) -> None:
        """End all workers, in the middle of a thought if need be."""
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(5)
