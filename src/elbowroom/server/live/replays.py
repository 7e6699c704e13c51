"""Replays, ready to be sent: made in the workers, and once for all who ask for the same."""

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

import msgspec

from elbowroom.server.live.turnstile import Flow
from elbowroom.server.live.workers import REPLAY_COST, Workers
from elbowroom.server.table.replays import TableGame, replay_of_record, replay_of_table
from elbowroom.server.table.secrets import digest

T = TypeVar("T")

MOST_KEPT = 4 * 1024 * 1024
"""Bytes of replays that are kept: some hundreds, for those who look at the same game."""


def table_replay(played: TableGame) -> bytes:
    """The replay of a table's game as compressed JSON."""
    return gzip.compress(msgspec.json.encode(replay_of_table(played)), 6)


def record_replay(record: str) -> bytes:
    """The replay of a record as compressed JSON."""
    return gzip.compress(msgspec.json.encode(replay_of_record(record)), 6)


class Replays:
    """The replays that somebody asked for lately."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._making: dict[str, asyncio.Future[bytes]] = {}

    async def of_table(self, played: TableGame, address: str) -> bytes:
        """The game of a table up to now."""
        last = played.moves[-1][0] if played.moves else 0
        key = f"{played.table} {last} {len(played.moves)} {played.is_over}"
        return await self._get(key, Flow(address, played.table), table_replay, played)

    async def of_record(self, record: str, address: str) -> bytes:
        """The game of a record; an error if there is something wrong with it."""
        return await self._get(digest(record), Flow(address), record_replay, record)

    async def _get(self, key: str, flow: Flow, make: Callable[[T], bytes], what: T) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            making = asyncio.ensure_future(self.workers.run(flow, REPLAY_COST, make, what))
            self._making[key] = making
            making.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(self._making[key])

    def _made(self, key: str, done: "asyncio.Future[bytes]") -> None:
        del self._making[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        while sum(map(len, self._kept.values())) > MOST_KEPT:
            self._kept.popitem(last=False)
