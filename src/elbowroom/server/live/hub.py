"""All tables in use. They are loaded when somebody wants them, and dropped from memory when nobody does."""

import asyncio
import logging
from collections.abc import Coroutine
from time import monotonic
from typing import Any

from elbowroom.server.errors import TableError
from elbowroom.server.live.origins import origin_of
from elbowroom.server.live.room import Room, summary_of
from elbowroom.server.live.times import Pace, now_ms
from elbowroom.server.live.workers import Workers
from elbowroom.server.protocol.http import Created, Join, Key, NewTable, TableRow
from elbowroom.server.store.bus import Notice
from elbowroom.server.store.store import Store
from elbowroom.server.table.events import TableEvent
from elbowroom.server.table.secrets import digest, new_id, new_secret
from elbowroom.server.table.set_up import set_up
from elbowroom.server.table.table import Table

log = logging.getLogger(__name__)

IDLE_SECONDS = 300.0
SWEEP_SECONDS = 30.0
WARM_UP_SECONDS = 1.0
LISTED_MS = 24 * 3600 * 1000
"""The public list shows tables of the last day."""


class Hub:
    """The tables of this server."""

    def __init__(self, store: Store, workers: Workers, pace: Pace) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._background: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start what goes on in the background, unfinished games among it."""
        self._tasks = [
            asyncio.create_task(self._warm_up()),
            asyncio.create_task(self._resume()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self.store.listen(self._hear, self._catch_all_up)),
            asyncio.create_task(self.store.tidy()),
        ]

    async def stop(self) -> None:
        """Stop bots, workers and the database; whatever happened is stored already."""
        tasks = [*self._tasks, *self._background]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            await room.autopilot.close()
        self.workers.close()
        await self.store.close()

    async def room(self, id: str) -> Room:
        """The room of the table with this id, loaded if need be; `no_such_table` if there is none."""
        room = self._loaded(id)
        if room is None:
            async with self._loading.setdefault(id, asyncio.Lock()):
                room = self._loaded(id) or await self._load(id)
            self._loading.pop(id, None)
        room.last_used = monotonic()
        return room

    def _loaded(self, id: str) -> Room | None:
        room = self._rooms.get(id)
        return None if room is None or room.is_discarded else room

    async def _load(self, id: str) -> Room:
        found = await self.store.load(id) if id.isascii() and id.isalnum() else None
        if found is None:
            raise TableError("no_such_table", table=repr(id))
        settings, events = found
        table = Table(id, settings)
        for event in events:
            table.apply(event)
        room = self._open(table)
        await room.announce(asks=True)
        return room

    def _open(self, table: Table) -> Room:
        room = self._rooms[table.id] = Room(table, self.store, self.workers, self.pace)
        room.autopilot.resume()
        return room

    async def create(self, wanted: NewTable) -> Created:
        """Make and store a new table, and start it if no seat is open."""
        start, origin = await origin_of(wanted.origin, self.room) if wanted.origin else (None, None)
        made = set_up(wanted, now_ms(), start, origin)
        table = Table(new_id(), made.settings)
        first: list[TableEvent] = table.plan_start(made.settings.created)
        for event in first:
            table.apply(event)
        await self.store.create(table.id, made.settings, first, summary_of(table))
        self._open(table)
        return Created(table.id, made.keys, made.host)

    async def join(self, id: str, wanted: Join) -> Key:
        """Give an open seat to somebody, with a new secret."""
        room = await self.room(id)
        secret = new_secret()
        for _ in range(8):
            async with room.lock:
                planned = room.table.plan_join(wanted.seat, wanted.name, digest(secret), now_ms())
                if await room.commit(planned):
                    seat = room.table.seat_of(digest(secret))
                    assert seat is not None
                    return Key(seat, secret)
        raise TableError("no_open_seat")

    async def listed(self) -> list[TableRow]:
        """The public tables, those with open seats first."""
        rows = await self.store.public(now_ms() - LISTED_MS)
        return [
            TableRow(
                id=row.id,
                map=f"{len(row.summary.names)}p",
                status=row.summary.status,
                names=row.summary.names,
                open_seats=row.summary.open_seats,
                created=row.created,
            )
            for row in rows
        ]

    # Other servers with the same database

    def _hear(self, notice: Notice) -> None:
        room = self._rooms.get(notice.table)
        if room is not None:
            self._spawn(self._take_in(room, notice))

    async def _take_in(self, room: Room, notice: Notice) -> None:
        async with room.lock:
            if notice.here is None:
                await room.catch_up()
            else:
                room.hear(notice.process, notice.here, notice.watchers)
        if notice.asks and room.presence.connections:
            await room.announce()

    def _catch_all_up(self) -> None:
        for room in self._rooms.values():
            self._spawn(self._catch_up(room))

    async def _catch_up(self, room: Room) -> None:
        async with room.lock:
            await room.catch_up()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _exchange_presence(self, room: Room) -> None:
        """Tell other servers who is connected here, and forget those that have told nothing for a while."""
        await room.announce()
        async with room.lock:
            room.forget_silent_servers()

    # What goes on by itself

    async def _warm_up(self) -> None:
        """Start the workers a moment after the server, so that the first page need not wait for them."""
        await asyncio.sleep(WARM_UP_SECONDS)
        await self.workers.warm_up()

    async def _resume(self) -> None:
        """Load the tables at which bots are to move or clocks run, one after the other."""
        for id in await self.store.busy():
            try:
                await self.room(id)
            except Exception:
                log.exception("table %s cannot go on", id)
            await asyncio.sleep(0.02)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for id, room in list(self._rooms.items()):
                if room.is_idle and monotonic() - room.last_used > IDLE_SECONDS:
                    del self._rooms[id]
                elif room.presence.connections:
                    await self._exchange_presence(room)
