"""The other servers with the same database: hearing them, catching up with them, and who looks after what."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from time import monotonic
from typing import Any

from elbowroom.server.live.room import Room
from elbowroom.server.store.bus import Notice
from elbowroom.server.store.leases import BEAT_SECONDS
from elbowroom.server.store.store import Store
from elbowroom.server.supervise import supervise

log = logging.getLogger(__name__)

LONGEST_WAIT = 3.0
"""After so long it is tried again to hear the others, and to tell them that this server lives."""

KEPT_SECONDS = 2.0
"""How long a table that is played elsewhere is kept after somebody here wanted something of it."""


class Fleet:
    """This server as one of several. ``rooms`` are the tables that it has in memory."""

    def __init__(self, store: Store, rooms: dict[str, Room]) -> None:
        self.store = store
        self._rooms = rooms
        self._tasks: list[asyncio.Task[None]] = []
        self._background: set[asyncio.Task[None]] = set()
        self._living: frozenset[str] = frozenset({store.process})
        self.is_listening = store.is_sqlite
        self.times_started = 0
        """How often listening began."""

    async def start(self) -> None:
        """Say that this server lives, and listen to the others."""
        if self.store.is_sqlite:
            return
        await self.beat()
        work = {"listening to other servers": self._listen, "saying that this server lives": self._live}
        self._tasks = [asyncio.create_task(supervise(name, it, LONGEST_WAIT)) for name, it in work.items()]

    async def stop(self) -> None:
        """Tell the others that they can have the tables of this server."""
        tasks = [*self._tasks, *self._background]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self.store.leases.leave()
        except Exception:
            log.exception("the others were not told that this server stops: they will see it by themselves")

    # Who looks after which table

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            await self.beat()

    async def beat(self) -> None:
        """Say that this server lives, and take the tables in its memory that nobody else looks after."""
        was_held = self.store.leases.is_held
        self._living = await self.store.leases.renew()
        rooms = list(self._rooms.values())
        await self._forget_silent(rooms)
        for room in rooms:
            await self._give_away(room)
        await self.claim(rooms, again=not was_held)

    async def _forget_silent(self, rooms: Iterable[Room]) -> None:
        for room in rooms:
            if room.presence.silent(self._living):
                async with room.lock:
                    room.forget_silent_servers(self._living)

    async def claim(self, rooms: Iterable[Room], *, again: bool = False) -> None:
        """Look after those of these tables that this server can have, and after no others.

        With ``again`` it could not be sure of any, for a while.
        """
        usable = (room for room in rooms if not room.is_discarded)
        wanted = {room.table.id: room for room in usable if room.is_leased or room.is_ours_to_have}
        ours = await self.store.leases.claim(wanted)
        for id, room in wanted.items():
            if again or room.is_leased != (id in ours):
                async with room.lock:
                    room.own(id in ours)

    async def join(self, room: Room) -> None:
        """A table was loaded: look after it if nobody does, and ask who is connected elsewhere."""
        await room.announce(asks=True)
        await self.claim([room])

    async def let_go(self, room: Room) -> None:
        """Look after a table no longer."""
        if room.is_leased:
            room.own(False)
            await self.store.leases.release(room.table.id)

    async def _give_away(self, room: Room) -> None:
        """Leave a table to a server at which somebody is, if nobody is here."""
        if not room.is_ours_to_have:
            await self.let_go(room)

    # What the others tell

    async def _listen(self) -> None:
        try:
            await self.store.listen(self._hear, self._listening)
        finally:
            self.is_listening = False

    def _listening(self) -> None:
        """From now on nothing is missed; what was told before must be looked for."""
        self.is_listening = True
        self.times_started += 1
        for room in self._rooms.values():
            room.presence.believe_again()
            self._spawn(room.announce(asks=True))
        self._spawn(self.catch_all_up())

    def _hear(self, notice: Notice) -> None:
        if notice.freed:
            rooms = [self._rooms[notice.table]] if notice.table in self._rooms else []
            self._spawn(self._hear_freed(notice, rooms if notice.table else list(self._rooms.values())))
            return
        self._living |= {notice.process}
        if notice.table in self._rooms:
            self._spawn(self._take_in(self._rooms[notice.table], notice))

    async def _hear_freed(self, notice: Notice, rooms: list[Room]) -> None:
        if not notice.table:
            self._living -= {notice.process}
            await self._forget_silent(rooms)
        await self.claim(rooms)

    async def _take_in(self, room: Room, notice: Notice) -> None:
        if notice.here is None and self._is_left_behind(room):
            del self._rooms[notice.table]
            room.discard()  # whoever has just found it connects again, to one loaded anew
            return
        async with room.lock:
            if notice.here is None:
                await room.catch_up()
            else:
                room.hear(notice.process, notice.here, notice.watchers)
        if notice.asks and room.presence.connections:
            await room.announce()
        await self._give_away(room)

    def _is_left_behind(self, room: Room) -> bool:
        """Whether a table is played at another server, and nobody here wants to know of every move."""
        is_wanted = room.is_leased or not room.is_idle or monotonic() - room.last_used < KEPT_SECONDS
        return self._rooms.get(room.table.id) is room and not is_wanted

    async def catch_all_up(self) -> None:
        """Look for what other servers have stored at the tables in memory."""
        if self.store.is_sqlite or not self._rooms:
            return
        lengths = await self.store.lengths(list(self._rooms))
        for id, length in lengths.items():
            room = self._rooms.get(id)
            if room is not None and room.table.seq < length:
                async with room.lock:
                    await room.catch_up()

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a notice of another server could not be followed", exc_info=error)
