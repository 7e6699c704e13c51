"""Who comes next where many want to work and few can: fair by address and table, whatever each has cost."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple


class Flow(NamedTuple):
    """For whom work is done: an address, and a table."""

    address: str = ""
    table: str = ""


class _Waiting(NamedTuple):
    end: float
    """What its table will have cost by then."""
    number: int
    cost: float
    admitted: "asyncio.Future[None]"


class Turnstile:
    """Lets so many in at a time. Of those who wait, the address comes next that has cost least up to now.

    Within an address it is the table. Who has had nothing lately begins where those who wait are, so that
    nobody saves up.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[str, list[_Waiting]] = {}
        self._spent: dict[str, float] = {}
        self._spent_at: dict[str, float] = {}
        self._now = 0.0
        self._numbers = count()

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def pass_through(self, flow: Flow, cost: float) -> AsyncIterator[None]:
        """Wait for one's turn, and have a place until the end of the block."""
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(flow, cost)
        try:
            yield
        finally:
            self._leave()

    async def _wait(self, flow: Flow, cost: float) -> None:
        address = flow.address or flow.table
        if address not in self._waiting:
            self._waiting[address] = []
            self._spent[address] = max(self._spent.get(address, 0.0), self._now)
        end = max(self._spent_at.get(flow.table, 0.0), self._now) + cost
        self._spent_at[flow.table] = end
        mine = _Waiting(end, next(self._numbers), cost, asyncio.get_running_loop().create_future())
        heappush(self._waiting[address], mine)
        try:
            await mine.admitted
        except asyncio.CancelledError:
            if mine.admitted.done() and not mine.admitted.cancelled():
                self._leave()  # it was let in at the very moment
            raise

    def _leave(self) -> None:
        """Let the next one in."""
        while self._waiting:
            address = min(self._waiting, key=lambda one: self._spent[one] + self._waiting[one][0].cost)
            found = heappop(self._waiting[address])
            if not self._waiting[address]:
                del self._waiting[address]
            if not found.admitted.done():
                self._now = max(self._now, self._spent[address])
                self._spent[address] += found.cost
                found.admitted.set_result(None)
                return
        self._free += 1
        self._spent.clear()
        self._spent_at.clear()
        self._now = 0.0
