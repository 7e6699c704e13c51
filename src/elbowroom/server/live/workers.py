"""The pool of worker processes in which bots think, so that the server never stalls."""

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import ParamSpec, TypeVar

from elbowroom.players.loading import FALLBACK
from elbowroom.record.position import Position
from elbowroom.server.live import bots

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


def usual_workers() -> int:
    """How many workers there are by default: one core is left for the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class Workers:
    """A pool that is made anew when a worker breaks."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, get_context("spawn"), initializer=bots.prepare_worker)

    async def warm_up(self) -> None:
        """Start the processes before they are needed."""
        await asyncio.gather(*(self._run(bots.warm_up) for _ in range(self.count)), return_exceptions=True)

    async def think(self, position: Position, seat: int, level: str, seed: int) -> list[str]:
        """The moves of a bot; whatever goes wrong with it, the fallback level plays."""
        try:
            return await self._run(bots.think, position, seat, level, seed)
        except Exception:
            log.exception("the bot %s failed", level)
        return await asyncio.to_thread(bots.think, position, seat, FALLBACK, seed)

    async def advise(self, position: Position) -> tuple[list[str], list[float], list[float]]:
        """The moves a strong bot would make, and by seat the expected coins and chances of winning."""
        return await self._run(bots.advise, position)

    async def _run(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(work, *arguments, **named))
        except BrokenProcessPool:
            if pool is self._pool:
                self._pool = self._new_pool()
            raise

    def close(self) -> None:
        """End all workers, in the middle of a thought if need be."""
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(5)
