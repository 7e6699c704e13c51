"""Long work that many ask for: done step by step behind those who play, fairly among the addresses that ask.

What is asked has a name, the same for the same question, so it is done once and kept for a while. Work that
nobody asks about any more is given up, and so is work that stumbles twice.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from time import monotonic
from typing import Any, Generic, TypeVar

from elbowroom.server.errors import TableError

log = logging.getLogger(__name__)

MOST_STUMBLES = 2
"""A worker may die once; twice in one piece of work, and it is given up."""
BUSY_SECONDS = 1.0
"""How long the queue waits when the workers have more than enough to do."""

Job = TypeVar("Job")
Found = TypeVar("Found")


@dataclass
class Bounds:
    """How much a queue takes on and keeps."""

    kept: int
    """Finished work that is kept."""
    waiting: int
    """What is worked on or waits; then no more is taken."""
    of_one: int
    """The same for one address."""
    forgotten_seconds: float
    """How long something is worked on though nobody asks about it."""


@dataclass(frozen=True)
class Refusals:
    """The codes of what a queue refuses."""

    unknown: str
    of_one: str
    busy: str
    failed: str


@dataclass
class _Entry(Generic[Job]):
    """A piece of work that is not finished."""

    id: str
    address: str
    asked: float
    preparing: "asyncio.Task[Job]"
    stumbles: int = 0
    rests: bool = False
    """Whoever asked for it has said that they no longer want it, and nobody has asked about it since."""

    @property
    def is_ready(self) -> bool:
        """It was prepared, and can be worked on."""
        task = self.preparing
        return task.done() and not task.cancelled() and task.exception() is None


class WorkQueue(Generic[Job, Found]):
    """Takes work on, does it in steps, and keeps what was found."""

    def __init__(
        self, bounds: Bounds, refusals: Refusals, step: Callable[[Job], Awaitable[Found | None]]
    ) -> None:
        """`step` does a little of a job, and answers with what was found when that is all of it."""
        self.bounds = bounds
        self._refusals = refusals
        self._step = step
        self._entries: dict[str, _Entry[Job]] = {}
        self._kept: OrderedDict[str, Found] = OrderedDict()
        self._failed: OrderedDict[str, TableError] = OrderedDict()
        self._served: dict[str, float] = {}
        """When a step was last made for an address."""
        self._wanted = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Give all of it up."""
        tasks = [entry.preparing for entry in self._entries.values()]
        if self._task is not None:
            tasks.append(self._task)  # type: ignore[arg-type]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def others(self) -> int:
        """How much is worked on beside something that is worked on."""
        return max(0, sum(not entry.rests for entry in self._entries.values()) - 1)

    async def take(self, id: str, address: str, prepare: Callable[[], Coroutine[Any, Any, Job]]) -> None:
        """Take work on, unless it is under way or done. It has its place while it is prepared."""
        if id in self._kept or id in self._failed:
            return
        entry = self._entries.get(id)
        if entry is None:
            self._make_room(address)
            entry = _Entry(id, address, monotonic(), asyncio.create_task(prepare()))
            self._entries[id] = entry
            entry.preparing.add_done_callback(lambda _: self._prepared(id))
        # whoever asks meanwhile waits for the same, and it goes on though the first one has left
        await asyncio.shield(entry.preparing)

    def found(self, id: str) -> Found | None:
        """What was found, if all of it is done."""
        if id not in self._kept:
            return None
        self._kept.move_to_end(id)
        return self._kept[id]

    def under_way(self, id: str) -> Job:
        """What is worked on. That it failed is told once; nobody has asked for anything else lately."""
        if id in self._failed:
            raise self._failed.pop(id)
        entry = self._entries.get(id)
        if entry is None or not entry.is_ready:
            raise TableError(self._refusals.unknown)
        entry.asked = monotonic()
        entry.rests = False
        self._wanted.set()
        return entry.preparing.result()

    def lay_aside(self, id: str, address: str) -> None:
        """Let work of an address rest that it no longer wants, so that it may ask for something else.

        Whoever still asks about it has it go on. An address has one piece of work at rest; older ones go.
        """
        entry = self._entries.get(id)
        if entry is None or entry.address != address or not entry.is_ready:
            return
        for other in [other for other in self._entries.values() if other.rests and other.address == address]:
            del self._entries[other.id]
        entry.rests = True

    def _make_room(self, address: str) -> None:
        self._forget_abandoned()
        theirs = [entry for entry in self._entries.values() if entry.address == address and not entry.rests]
        if len(theirs) >= self.bounds.of_one:
            raise TableError(self._refusals.of_one, most=self.bounds.of_one)
        if len(self._entries) >= self.bounds.waiting:
            raise TableError(self._refusals.busy)

    def _prepared(self, id: str) -> None:
        entry = self._entries[id]
        entry.asked = monotonic()
        if not entry.is_ready:
            del self._entries[id]
        self._wanted.set()

    async def _work(self) -> None:
        while True:
            self._forget_abandoned()
            entry = self._next()
            if entry is None:
                self._wanted.clear()
                await self._wanted.wait()
                continue
            self._served[entry.address] = monotonic()
            try:
                found = await self._step(entry.preparing.result())
            except TableError:  # the workers have more than enough to do
                await asyncio.sleep(BUSY_SECONDS)
            except Exception:
                log.exception("work on %s stumbled", entry.id)
                entry.stumbles += 1
                if entry.stumbles >= MOST_STUMBLES:
                    self._give_up(entry)
            else:
                if found is not None and self._entries.pop(entry.id, None) is not None:
                    self._kept[entry.id] = found
                    _shorten(self._kept, self.bounds.kept)

    def _next(self) -> _Entry[Job] | None:
        """Whose address has waited longest; of its work what was asked for first."""
        ready = [entry for entry in self._entries.values() if entry.is_ready and not entry.rests]
        return min(ready, key=lambda entry: self._served.get(entry.address, 0.0), default=None)

    def _give_up(self, entry: _Entry[Job]) -> None:
        if self._entries.pop(entry.id, None) is not None:
            self._failed[entry.id] = TableError(self._refusals.failed)
            _shorten(self._failed, self.bounds.waiting)

    def _forget_abandoned(self) -> None:
        latest = monotonic() - self.bounds.forgotten_seconds
        for entry in [entry for entry in self._entries.values() if entry.asked < latest and entry.is_ready]:
            del self._entries[entry.id]
        if not self._entries:
            self._served.clear()


def _shorten(kept: "OrderedDict[str, Any]", most: int) -> None:
    while len(kept) > most:
        kept.popitem(last=False)
