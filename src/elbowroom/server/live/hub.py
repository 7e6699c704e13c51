"""All tables in use. They are loaded when somebody wants them, and dropped from memory when nobody does."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic

from elbowroom.server import garbage
from elbowroom.server.config import Limits, Retention
from elbowroom.server.counts import counts
from elbowroom.server.errors import TableError
from elbowroom.server.live.balancing import Balancing
from elbowroom.server.live.connection import NO_TABLE
from elbowroom.server.live.desk import Desk
from elbowroom.server.live.fairness import Fairness
from elbowroom.server.live.fleet import Fleet
from elbowroom.server.live.forgetting import Forgetting
from elbowroom.server.live.origins import Origins
from elbowroom.server.live.replays import Replays
from elbowroom.server.live.reviews import Reviews
from elbowroom.server.live.room import Room, summary_of
from elbowroom.server.live.times import Pace, now_ms
from elbowroom.server.live.workers import Workers
from elbowroom.server.protocol.http import CarriedSeat, CarryCode, Created, Join, Key, NewTable, TableRow
from elbowroom.server.store.codes import Claim
from elbowroom.server.store.store import Store
from elbowroom.server.supervise import supervise
from elbowroom.server.table.events import TableEvent
from elbowroom.server.table.secrets import digest, new_id, new_secret
from elbowroom.server.table.set_up import set_up
from elbowroom.server.table.table import Table
from elbowroom.server.table.tokens import is_token

log = logging.getLogger(__name__)

IDLE_SECONDS = 300.0
SWEEP_SECONDS = 30.0
A_FEW = 20
"""Tables that a server takes over at a time, so that every server gets some."""
WARM_UP_SECONDS = 1.0
CARRY_SECONDS = 600
"""How long a code is good by which a seat is carried to another device."""
LONGEST_ID = 32
LISTED_MS = 24 * 3600 * 1000
"""The public list shows tables of the last day."""


class Hub:
    """The tables of this server."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        pace: Pace,
        desk: Desk | None = None,
        limits: Limits | None = None,
        retention: Retention | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.pace = pace
        self.limits = limits or Limits()
        self._rooms: dict[str, Room] = {}
        self.forgetting = Forgetting(store.upkeep, retention or Retention(), self._rooms.__contains__)
        self.reviews = Reviews(workers)
        self.balancing = Balancing(workers)
        self.fairness = Fairness(workers)
        self._queues = (self.reviews.queue, self.balancing.queue, self.fairness.queue)
        self.replays = Replays(workers)
        self.desk = desk
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._background: set[asyncio.Task[None]] = set()
        self.fleet = Fleet(store, self._rooms)

    async def start(self) -> None:
        """Start what goes on in the background, unfinished games among it."""
        for queue in self._queues:
            queue.start()
        for_ever: dict[str, Callable[[], Awaitable[None]]] = {
            "warming up": self._warm_up,
            "resuming games": self._resume,
            "the sweep": self._sweep,
            "tidying the database": self.store.tidy,
            "forgetting old tables": self.forgetting.run,
            "searching for garbage": garbage.search,
            "watching the database": lambda: self.store.watch(self._resume_soon),
        }
        if self.desk is not None:
            for_ever["reminding"] = self.desk.run
        self._tasks = [asyncio.create_task(supervise(name, work)) for name, work in for_ever.items()]
        await self.fleet.start()

    async def stop(self) -> None:
        """Stop bots, workers and the database; whatever happened is stored already."""
        tasks = [*self._tasks, *self._background]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for queue in self._queues:
            await queue.stop()
        for room in list(self._rooms.values()):
            for thought in room.thoughts.values():
                thought.cancel()
            room.reminding.close()
            await room.autopilot.close()
        await self.fleet.stop()
        self.workers.close()
        await self.store.close()

    @property
    def rooms(self) -> Collection[Room]:
        """The tables that are in memory."""
        return self._rooms.values()

    async def room(self, id: str) -> Room:
        """The room of the table with this id, loaded if need be; `no_such_table` if there is none."""
        room = self._loaded(id)
        if room is None:
            if not _is_id(id):
                raise TableError("no_such_table", table=repr(id))
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(lambda done: self._forget_loading(id, done))
            room = await asyncio.shield(self._loading[id])
        room.last_used = monotonic()
        return room

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Room]:
        """The room of a table, locked, and never one that was given up while its lock was waited for."""
        while True:
            room = await self.room(id)
            async with room.lock:
                if not room.is_discarded:
                    yield room
                    return

    def _loaded(self, id: str) -> Room | None:
        room = self._rooms.get(id)
        return None if room is None or room.is_discarded else room

    def _forget_loading(self, id: str, done: "asyncio.Task[Room]") -> None:
        del self._loading[id]
        if not done.cancelled():
            done.exception()  # whoever waits hears of it

    async def _load(self, id: str) -> Room:
        found = await self.store.load(id)
        if found is None:
            raise TableError("no_such_table", table=repr(id))
        settings, events = found
        table = Table(id, settings)
        for event in events:
            table.apply(event)
        room = self._open(table)
        try:
            # Whatever was told while it was being read, nobody here has heard.
            async with room.lock:
                await room.catch_up()
            await self.fleet.join(room)
        except BaseException:
            self._rooms.pop(id, None)
            room.discard()
            raise
        return room

    def _open(self, table: Table, made_by: str = "") -> Room:
        room = Room(table, self.store, self.workers, self.pace, self.desk, self.limits, made_by)
        self._rooms[table.id] = room
        room.autopilot.resume()
        room.reminding.watch()
        return room

    async def create(self, wanted: NewTable, address: str = "") -> Created:
        """Make and store a new table, and start it if no seat is open; ``address`` is who asks."""
        self._check_tables_of(address)
        origins = Origins(self.at, self.workers, address)
        start, origin = await origins.find(wanted.origin) if wanted.origin else (None, None)
        made = set_up(wanted, now_ms(), start, origin)
        table = Table(new_id(), made.settings)
        first: list[TableEvent] = table.plan_start(made.settings.created)
        for event in first:
            table.apply(event)
        await self.store.create(table.id, made.settings, first, summary_of(table))
        room = self._open(table, address)
        counts.tables += 1
        log.info("table made", extra={"table": table.id, "seats": len(table.seats)})
        await self.fleet.claim([room])
        return Created(table.id, made.keys, made.host)

    def _check_tables_of(self, address: str) -> None:
        most = self.limits.tables_of_one
        mine = (room for room in self._rooms.values() if room.made_by == address)
        if address and sum(room.table.status != "over" for room in mine) >= most:
            raise TableError("too_many_tables", most=most)

    async def join(self, id: str, wanted: Join) -> Key:
        """Give an open seat to somebody, with a new secret."""
        secret = new_secret()
        for _ in range(8):
            async with self.at(id) as room:
                planned = room.table.plan_join(wanted.seat, wanted.name, digest(secret), now_ms())
                if await room.commit(planned):
                    seat = room.table.seat_of(digest(secret))
                    assert seat is not None
                    return Key(seat, secret)
        raise TableError("no_open_seat")

    async def carry_code(self, id: str, secret: str) -> CarryCode:
        """A code by which another device gets the seat that this secret holds."""
        key = digest(secret)
        async with self.at(id) as room:
            if room.table.seat_of(key) is None:
                raise TableError("not_your_seat")
        code = new_secret()
        now = now_ms()
        await self.store.codes.keep(digest(code), Claim(id, key), now + CARRY_SECONDS * 1000, now)
        return CarryCode(code, CARRY_SECONDS)

    async def take_seat(self, code: str) -> CarriedSeat:
        """Give another device the seat that a code is for, with a secret of its own."""
        claim = await self._claim(code)
        if claim is None:
            raise TableError("no_such_code")
        secret = new_secret()
        for _ in range(8):
            async with self.at(claim.table) as room:
                # Whoever made the code may have left meanwhile: then the seat is somebody else's.
                seat = room.table.seat_of(claim.key)
                if seat is None:
                    raise TableError("no_such_code")
                if await room.commit(room.table.plan_carry(seat, digest(secret), now_ms())):
                    return CarriedSeat(claim.table, seat, secret)
        raise TableError("no_such_code")

    async def _claim(self, code: str) -> Claim | None:
        """What a code is for: one from another device is spent by that, one from a mail is good for days."""
        if self.desk is not None and is_token(code):
            mail = await self.desk.seat_of(code)
            return Claim(mail.table_id, mail.key)
        return await self.store.codes.take(digest(code), now_ms())

    async def has(self, id: str) -> bool:
        """Whether there is a table with this id."""
        return self._loaded(id) is not None or (_is_id(id) and await self.store.has(id))

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

    # What goes on by itself

    async def _warm_up(self) -> None:
        """Start the workers a moment after the server, so that the first page need not wait for them."""
        await asyncio.sleep(WARM_UP_SECONDS)
        await self.workers.warm_up()

    def _resume_soon(self) -> None:
        task = asyncio.create_task(supervise("resuming games", self._resume))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _resume(self) -> None:
        """Load the tables at which bots are to move, clocks run or somebody is to be told, one by one.

        Of several servers each takes those that no other one has, a few at a time.
        """
        told = [] if self.desk is None else await self.desk.waiting()
        wanted = list(dict.fromkeys([*await self.store.busy(), *told]))
        for i in range(0, len(wanted), A_FEW):
            await self._take_over(wanted[i : i + A_FEW])

    async def _take_over(self, ids: list[str]) -> None:
        """Load those of these tables that no other server looks after."""
        for id in sorted(await self.store.leases.claim(ids)):
            try:
                await self.room(id)
            except Exception:
                log.exception("table %s cannot go on", id)
            await asyncio.sleep(0.02)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.sweep_once()

    async def sweep_once(self) -> None:
        """Look after all tables, and after those of servers that died; what fails is tried the next time."""
        chores: dict[str, Callable[[], Awaitable[None]]] = {
            "catching up": self.fleet.catch_all_up,
            "taking over": self._adopt,
            "tidying leases": self.store.leases.tidy,
        }
        for id in list(self._rooms):
            chores[f"looking after table {id}"] = partial(self._look_after, id)
        for name, chore in chores.items():
            try:
                await chore()
            except Exception:
                log.exception("%s failed", name)

    async def _adopt(self) -> None:
        await self._take_over(await self.store.leases.orphans(A_FEW))

    async def _look_after(self, id: str) -> None:
        """Let a table go that nobody wants; of others, tell other servers who is connected here."""
        room = self._rooms.get(id)
        if room is None:
            return
        if room.is_idle and monotonic() - room.last_used > IDLE_SECONDS:
            del self._rooms[id]
            await self.fleet.let_go(room)
        elif room.presence.connections and not await self.store.has(id):
            room.discard(NO_TABLE)  # it was closed, or removed
        elif room.presence.connections:
            await room.announce()


def _is_id(id: str) -> bool:
    """Whether it could be the id of a table."""
    return len(id) <= LONGEST_ID and id.isascii() and id.isalnum()
