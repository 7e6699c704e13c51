"""A table in use: its connections, its bots and its timer. Everything at it happens one after the other."""

import asyncio
import logging
from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import dataclass
from time import monotonic, time
from typing import Any

import msgspec

from elbowroom.engine.errors import IllegalMove
from elbowroom.players.loading import FALLBACK
from elbowroom.server import stored
from elbowroom.server.connection import START_OVER, Connection
from elbowroom.server.protocol import ServerMessage, TableInfo, Update, Welcome
from elbowroom.server.session import LogEntry, Table
from elbowroom.server.store import Conflict, Head, Store
from elbowroom.server.wire import entry_for, now_for, table_info
from elbowroom.server.workers import Workers

log = logging.getLogger(__name__)

PRESENCE_SECONDS = 75.0
"""How long it is believed what another server said about who is there."""
RETRY_SECONDS = 2.0


@dataclass(frozen=True)
class Pace:
    """Times in seconds: between two moves of a bot, and how long an absent player is waited for."""

    pause: float = 0.04
    grace: float = 60.0
    courtesy: float = 5.0
    """How long another server that made the last move is given to let its bots play on."""


def encode(message: ServerMessage) -> bytes:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message)


def now_ms() -> int:
    """The time of an entry."""
    return int(time() * 1000)


class Room:
    """Whoever wants anything of the table holds ``lock`` meanwhile."""

    def __init__(self, table: Table, store: Store, workers: Workers, pace: Pace) -> None:
        self.table = table
        self.store = store
        self.workers = workers
        self.pace = pace
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.last_used = monotonic()
        self._away = dict.fromkeys(range(len(table.seats)), monotonic())
        self._others: dict[str, tuple[float, list[int], int]] = {}
        self._head = head_of(table)
        self.is_discarded = False
        self._driver: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    # Who is here

    @property
    def here(self) -> set[int]:
        """The seats that somebody is connected for, here or at another server."""
        return self.here_with_us | {seat for seats, _ in self._elsewhere().values() for seat in seats}

    @property
    def here_with_us(self) -> set[int]:
        """The seats that somebody is connected for at this server."""
        return {seat for connection in self.connections for seat in connection.seats}

    @property
    def watchers(self) -> int:
        """How many only watch, at this server."""
        return sum(not connection.seats for connection in self.connections)

    def heard_of(self, process: str, here: list[int], watchers: int) -> None:
        """Another server says who is connected there."""
        before = self.here
        self._others[process] = (monotonic(), here, watchers)
        for seat in before - self.here:
            self._away[seat] = monotonic()
        if before != self.here:
            self.settle(self.pace.courtesy)
            self.tell((), info=True)

    def _elsewhere(self) -> dict[str, tuple[list[int], int]]:
        """What the other servers said lately; one that fell silent has nobody any more."""
        latest = monotonic() - PRESENCE_SECONDS
        return {
            process: (here, watchers) for process, (at, here, watchers) in self._others.items() if at > latest
        }

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        watchers = self.watchers + sum(others for _, others in self._elsewhere().values())
        return table_info(self.table, self.here, watchers)

    async def welcome(self, connection: Connection, keys: Iterable[str], since: int | None) -> None:
        """Somebody says hello with the digests of some secrets, and hears what he has missed."""
        table = self.table
        digests = set(keys)
        was_here = self.here
        seats = {seat for key in digests if (seat := table.seat_of(key)) is not None}
        connection.sit(frozenset(seats), table.settings.host in digests)
        self.connections.add(connection)
        self.last_used = monotonic()
        self.settle()
        missed = table.log[since:] if since is not None and 0 <= since <= table.seq else table.log
        rules = table.game.state.rules
        entries = [entry_for(entry, rules, connection.eyes) for entry in missed]
        now = now_for(table, connection.eyes, monotonic())
        mine = sorted(connection.seats)
        connection.send(encode(Welcome(self.info(), mine, connection.is_host, entries, now)))
        self.tell((), besides=connection, info=True)
        self._announce()
        back: list[stored.Event] = []
        for seat in seats - was_here:
            if table.seats[seat].until is None:
                back += table.plan_back(seat, now_ms())
        await self.commit(back)

    def part(self, connection: Connection) -> None:
        """A connection is gone."""
        if connection not in self.connections:
            return
        self.connections.discard(connection)
        self.last_used = monotonic()
        for seat in connection.seats - self.here:
            self._away[seat] = monotonic()
        self.settle()
        self.tell((), info=True)
        self._announce()

    def _announce(self) -> None:
        if not self.store.is_sqlite:
            self._start(self.announce())

    async def announce(self, *, asks: bool = False) -> None:
        """Tell the other servers who is connected here."""
        await self.store.notify(self.table.id, sorted(self.here_with_us), self.watchers, asks=asks)

    # Telling

    def tell(
        self, entries: Sequence[LogEntry], *, besides: Connection | None = None, info: bool = False
    ) -> None:
        """Let everybody know, each with his own eyes; the same eyes get the same bytes."""
        table, time_now = self.table, monotonic()
        rules = table.game.state.rules
        about = self.info() if info else None
        ready: dict[int | None, bytes] = {}
        for connection in self.connections:
            if connection is besides:
                continue
            eyes = connection.eyes
            if eyes not in ready:
                seen = [entry_for(entry, rules, eyes) for entry in entries]
                ready[eyes] = encode(Update(seen, now_for(table, eyes, time_now), about))
            connection.send(ready[eyes])

    def show(self, connection: Connection) -> None:
        """Tell one connection how things stand."""
        connection.send(encode(Update([], now_for(self.table, connection.eyes, monotonic()))))

    # Changing

    async def commit(self, events: Sequence[stored.Event]) -> bool:
        """Let planned events happen: in the database first, then for everybody to see.

        False if nothing was planned, or if somebody else was first; then the table has caught up.
        """
        if not events:
            return False
        storing = asyncio.create_task(self._commit(events))
        try:
            return await asyncio.shield(storing)
        except asyncio.CancelledError:
            # Whoever asked for it is gone: it happens all the same, and the lock is held until it has.
            await asyncio.wait([storing])
            raise

    async def _commit(self, events: Sequence[stored.Event]) -> bool:
        table = self.table
        first = table.seq + 1
        entries = [table.apply(event) for event in events]
        head = head_of(table)
        try:
            await self.store.append(table.id, first, events, None if head == self._head else head)
        except Conflict:
            await self._reload(first - 1)
            return False
        except BaseException:
            self.discard()  # it holds what is not in the database
            raise
        self._head = head
        self.last_used = monotonic()
        self.settle()
        self.tell(entries, info=self._changed_people(events))
        return True

    async def catch_up(self) -> bool:
        """Apply what another server has stored; whether there was anything."""
        new = await self.store.events(self.table.id, self.table.seq)
        if not new:
            return False
        self.stopped_clock()
        entries = [self.table.apply(event) for event in new]
        self._head = head_of(self.table)
        self.settle(self.pace.courtesy)
        self.tell(entries, info=True)
        return True

    async def _reload(self, told: int) -> None:
        """Make the table anew from the database, and tell what nobody here has heard of."""
        table = Table(self.table.id, self.table.settings)
        for event in await self.store.events(table.id):
            table.apply(event)
        self.table = table
        self._head = head_of(table)
        self.settle(self.pace.courtesy)
        self.tell(table.log[told:], info=True)

    def _changed_people(self, events: Sequence[stored.Event]) -> bool:
        plain = stored.Played | stored.Undone | stored.Said
        return self.table.status == "over" or any(not isinstance(event, plain) for event in events)

    # What goes on by itself: clocks, absent players, bots

    def settle(self, delay: float = 0.0) -> None:
        """After anything has changed, and before it is told: set the clock, the timer and the bots going."""
        now = monotonic()
        seat = self.table.decider
        waits_for = seat if seat is not None and self.table.seats[seat].bot is None else None
        is_here = waits_for in self.here
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clocks = self.table.clocks
        if clocks is not None:
            clocks.run(waits_for if is_here else None, now)
            if waits_for is not None:
                wait = clocks.left[waits_for] if is_here else self._away[waits_for] + self.pace.grace - now
                self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._ring)
        if self.table.plan_returns(0):
            self._start(self._return())
        if self.table.bot_to_move() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(delay))

    def stopped_clock(self) -> float | None:
        """Stop the clock, and say what it shows for the seat that decides; `settle` lets it run again."""
        clocks, seat = self.table.clocks, self.table.decider
        if clocks is None or seat is None or self.table.seats[seat].bot is not None:
            return None
        clocks.run(None, monotonic())
        return round(clocks.left[seat], 2)

    def _ring(self) -> None:
        self._start(self._time_is_up())

    async def _time_is_up(self) -> None:
        """A clock has run out, or an absent player was waited for long enough: a bot takes over."""
        async with self.lock:
            clocks, seat = self.table.clocks, self.table.decider
            if clocks is None or seat is None or self.table.seats[seat].bot is not None:
                return
            is_here = seat in self.here
            left = self.stopped_clock()
            waited = monotonic() - self._away[seat]
            if (is_here and left) or (not is_here and waited < self.pace.grace):
                self.settle()
                return
            briefly = is_here and clocks.clock.per == "turn"
            await self.commit(self.table.plan_stand_in(seat, now_ms(), briefly=briefly, left=left))

    async def _return(self) -> None:
        async with self.lock:
            await self.commit(self.table.plan_returns(now_ms()))

    async def _drive(self, delay: float) -> None:
        """Let bots play as long as it is a bot's decision."""
        await asyncio.sleep(delay)
        distrusted = False
        while not self.is_discarded:
            try:
                async with self.lock:
                    table = self.table
                    level, seat, rev = table.bot_to_move(), table.decider, table.rev
                    if level is None or seat is None:
                        self._driver = None
                        return
                    view = table.game.view(seat)
                moves = await self.workers.think(view, seat, FALLBACK if distrusted else level)
                distrusted = not await self._play_one_by_one(seat, rev, moves)
            except Exception:
                log.exception("the bots of table %s stumbled", self.table.id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _play_one_by_one(self, seat: int, rev: int, moves: list[str]) -> bool:
        """Play a bot's moves where nothing has come between; whether they were legal."""
        for move in moves:
            await asyncio.sleep(self.pace.pause)
            async with self.lock:
                table = self.table
                if table.rev != rev or table.decider != seat or table.bot_to_move() is None:
                    return True
                try:
                    planned = table.plan_moves(seat, rev, [move], now_ms(), None)
                except IllegalMove:
                    log.exception("a bot made an illegal move")
                    return False
                if not await self.commit(planned):
                    return True
                rev = self.table.rev
        return True

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss it if it were not in memory."""
        return (
            not self.connections and self._driver is None and self._timer is None and not self.lock.locked()
        )

    def discard(self) -> None:
        """It cannot be trusted any more: whoever is here shall come again, to a table made anew."""
        self.is_discarded = True
        for connection in self.connections:
            connection.close(START_OVER)

    async def close(self) -> None:
        """Stop everything that goes on by itself."""
        if self._timer is not None:
            self._timer.cancel()
        tasks = [task for task in (self._driver, *self._tasks) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def head_of(table: Table) -> Head:
    """What the database keeps of a table beside its events."""
    busy = table.status == "playing" and (table.bot_to_move() is not None or table.clocks is not None)
    names = [seat.name for seat in table.seats]
    return Head(table.status, busy, len(table.open_seats), names)
