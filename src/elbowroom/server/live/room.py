"""A table in use: what happens is stored first, then told to everybody as their own eyes may see it."""

import asyncio
import logging
from collections.abc import Container, Iterable, Sequence
from time import monotonic

import msgspec

from elbowroom.players.analysis import Analysis
from elbowroom.server.buckets import TokenBucket
from elbowroom.server.config import Limits
from elbowroom.server.counts import counts
from elbowroom.server.errors import TableError
from elbowroom.server.live.autopilot import Autopilot
from elbowroom.server.live.connection import CANNOT_SAVE, NO_TABLE, START_OVER, Connection
from elbowroom.server.live.desk import Desk
from elbowroom.server.live.pages import newest
from elbowroom.server.live.presence import Presence
from elbowroom.server.live.reminding import Reminding
from elbowroom.server.live.times import Pace, now_ms
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.live.workers import Workers
from elbowroom.server.protocol.socket import ServerMessage, Update, Welcome
from elbowroom.server.protocol.table import TableInfo
from elbowroom.server.store.database import StorageFailed
from elbowroom.server.store.store import Store, Summary
from elbowroom.server.store.writer import Conflict
from elbowroom.server.table.events import Left, Played, Said, TableEvent, Undone
from elbowroom.server.table.table import LogEntry, Table
from elbowroom.server.table.view import entry_for, now_for, table_info

log = logging.getLogger(__name__)

TRIES = 8
"""How often something is planned anew when another server was first with something else."""


def encode(message: ServerMessage) -> bytes:
    """A message as JSON, ready to be sent."""
    return msgspec.json.encode(message)


class Room:
    """A table with those who are connected to it. Whoever reads or changes it holds ``lock`` meanwhile."""

    def __init__(
        self,
        table: Table,
        store: Store,
        workers: Workers,
        pace: Pace,
        desk: Desk | None = None,
        limits: Limits | None = None,
        made_by: str = "",
    ) -> None:
        self.table = table
        self.limits = limits or Limits()
        self.made_by = made_by
        """The address that made the table, as long as that is known."""
        self.store = store
        self.lock = asyncio.Lock()
        self.presence = Presence(len(table.seats))
        self.autopilot = Autopilot(self, workers, pace)
        self.thoughts: dict[tuple[int, int], asyncio.Future[Analysis]] = {}
        """Analyses of a revision for the eyes of a seat, under way or just made."""
        self.reminding = Reminding(self, desk)
        self.last_used = self._last_watched = monotonic()
        self.is_discarded = False
        self.is_leased = store.is_sqlite
        self._talk: dict[int | None, TokenBucket] = {}
        self._pages = TokenBucket(self.limits.pages_a_second, self.limits.pages_at_once, monotonic())
        self._summary = summary_of(table)

    @property
    def is_idle(self) -> bool:
        """Whether it can be dropped from memory: nobody is connected, and nothing goes on by itself."""
        is_busy = self.autopilot.is_busy or self.reminding.is_waiting
        return not (self.presence.connections or is_busy or self.lock.locked())

    @property
    def is_ours(self) -> bool:
        """Whether this server looks after the table: only then its clock rings and its bots play here."""
        return self.is_leased and self.store.leases.is_held

    @property
    def is_ours_to_have(self) -> bool:
        """Whether this server should look after it: somebody is connected here, or nobody anywhere."""
        return bool(self.presence.connections) or not self.presence.is_somebody_elsewhere

    def own(self, leased: bool) -> None:
        """This server looks after the table from now on, or no longer."""
        self.is_leased = leased
        self.autopilot.resume()
        self.reminding.watch()

    @property
    def is_watched(self) -> bool:
        """Whether somebody is here, or was not long ago: else bots need not play."""
        if self.presence.here or self.presence.watchers:
            self._last_watched = monotonic()
        return monotonic() - self._last_watched < self.limits.unwatched_minutes * 60

    @property
    def flow(self) -> Flow:
        """For whom its bots think."""
        return Flow(self.made_by, self.table.id)

    def may_talk(self, seat: int | None) -> bool:
        """Whether a seat, or those who watch, may say something more now; saying it counts."""
        limits, now = self.limits, monotonic()
        new = TokenBucket(limits.chat_a_minute / 60, limits.chat_at_once, now)
        return self._talk.setdefault(seat, new).take(1, now)

    def may_leaf(self) -> bool:
        """Whether one more page of the log may be told now, to whomever; telling it counts."""
        return self._pages.take(1, monotonic())

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return table_info(self.table, self.presence.here, self.presence.watchers)

    # Coming and going

    async def welcome(
        self, connection: Connection, keys: Iterable[str], since: int | None, eyes: int | None = None
    ) -> None:
        """Answer a hello: seats by the digests of secrets, and the newest entries after number ``since``.

        Whoever holds several seats looks with ``eyes``, if they are of one of them. A room that was given up
        meanwhile shows nothing: what is in it may not be in the database.
        """
        await self.catch_up()
        if self.is_discarded:
            connection.close(START_OVER)
            return
        table, was_here = self.table, self.presence.here
        connection.keys, connection.said_hello = frozenset(keys), True
        self.seat(connection)
        connection.look(eyes)
        self.presence.connections.add(connection)
        self.last_used = monotonic()
        self.autopilot.resume()
        self.reminding.watch()
        entries, earlier = newest(table, since, connection.eyes)
        now = now_for(table, connection.eyes, monotonic())
        mine = sorted(connection.seats)
        connection.send(encode(Welcome(self.info(), mine, connection.is_host, entries, now, earlier)))
        self.tell((), besides=connection, info=True)
        self._announce()
        for _ in range(TRIES):
            if await self.commit(self._plan_backs(connection.seats - was_here)):
                break

    def _plan_backs(self, seats: Iterable[int]) -> list[TableEvent]:
        """Who comes back takes over again, unless time was up."""
        coming = [seat for seat in seats if self.table.seats[seat].until is None]
        return [event for seat in coming for event in self.table.plan_back(seat, now_ms())]

    def seat(self, connection: Connection) -> None:
        """Give a connection the seats that its secrets hold now: some may have been given up, anywhere."""
        held = (self.table.seat_of(key) for key in connection.keys)
        seats = frozenset(seat for seat in held if seat is not None)
        connection.sit(seats, self.table.settings.host in connection.keys)

    def disconnect(self, connection: Connection) -> None:
        """Forget a connection that is gone, and tell the others."""
        if connection in self.presence.connections:
            self.presence.remove(connection)
            self.last_used = self._last_watched = monotonic()
            self._people_changed()
            self._announce()

    def hear(self, process: str, seats: list[int], watchers: int) -> None:
        """Another server says who is connected there."""
        if self.presence.hear(process, seats, watchers):
            self._people_changed()

    def forget_silent_servers(self, living: Container[str]) -> None:
        """Nobody is connected any more at servers that died, or of which nothing was heard for a while."""
        if self.presence.forget_silent(living):
            self._people_changed()

    def _people_changed(self) -> None:
        self.autopilot.resume()
        self.reminding.watch()
        self.tell((), info=True)

    def _announce(self) -> None:
        if not self.store.is_sqlite:
            self.autopilot.spawn(self.announce())

    async def announce(self, *, asks: bool = False) -> None:
        """Tell the other servers who is connected here."""
        here = sorted(self.presence.at_this_server)
        await self.store.notify(self.table.id, here, self.presence.watchers_at_this_server, asks=asks)

    # Telling

    def tell(
        self, entries: Sequence[LogEntry], *, besides: Connection | None = None, info: bool = False
    ) -> None:
        """Send new entries to all connections, as their eyes may see them; same eyes get the same bytes."""
        table, time_now = self.table, monotonic()
        rules = table.game.state.rules
        about = self.info() if info else None
        ready: dict[int | None, bytes] = {}
        for connection in self.presence.connections:
            if connection is besides:
                continue
            self.seat(connection)
            eyes = connection.eyes
            if eyes not in ready:
                seen = [entry_for(entry, rules, eyes) for entry in entries]
                ready[eyes] = encode(Update(seen, now_for(table, eyes, time_now), about))
            connection.send(ready[eyes])

    def show(self, connection: Connection) -> None:
        """Tell one connection how things stand."""
        self.seat(connection)
        connection.send(encode(Update([], now_for(self.table, connection.eyes, monotonic()))))

    # Changing

    async def commit(self, events: Sequence[TableEvent]) -> bool:
        """Let planned events happen: in the database first, then for everybody to see.

        False if nothing was planned, or if somebody else was first; then the table has caught up.
        """
        if not events:
            return False
        if self.is_discarded:
            raise TableError("stale", rev=self.table.rev)
        storing = asyncio.create_task(self._commit(events))
        try:
            return await asyncio.shield(storing)
        except asyncio.CancelledError:
            # Whoever asked for it is gone: it happens all the same, and the lock is held until it has.
            await asyncio.wait([storing])
            raise

    async def _commit(self, events: Sequence[TableEvent]) -> bool:
        table = self.table
        first = table.seq + 1
        entries = [table.apply(event) for event in events]
        summary = summary_of(table)
        try:
            try:
                await self.store.append(
                    table.id, first, events, None if summary == self._summary else summary
                )
            except Conflict:
                await self._reload(first - 1)
                return False
        except BaseException as error:
            # It holds what is not in the database, or perhaps is: nobody knows before it is read again.
            self.discard(_close_code(error))
            raise
        counts.moves += sum(isinstance(event, Played) for event in events)
        if summary.status != self._summary.status:
            log.info("table is now " + summary.status, extra={"table": table.id, "round": table.game.round})
        self._summary = summary
        self.last_used = monotonic()
        self.autopilot.resume()
        self.reminding.watch()
        self._forget_reminders(events)
        self.tell(entries, info=self._changes_info(events))
        return True

    async def catch_up(self) -> bool:
        """Apply what another server has stored; whether there was anything."""
        if self.store.is_sqlite or self.is_discarded:
            return False
        new = await self.store.events(self.table.id, self.table.seq)
        if new:
            self.autopilot.stop_clock()
            self._caught_up([self.table.apply(event) for event in new])
        return bool(new)

    async def _reload(self, told: int) -> None:
        """Make the table anew from the database, and tell what nobody here has heard of."""
        table = Table(self.table.id, self.table.settings)
        for event in await self.store.events(table.id):
            table.apply(event)
        self.table = table
        self._caught_up(table.log[told:])

    def _caught_up(self, entries: Sequence[LogEntry]) -> None:
        self._summary = summary_of(self.table)
        self.autopilot.resume()
        self.reminding.watch()
        self.tell(entries, info=True)

    def _forget_reminders(self, events: Sequence[TableEvent]) -> None:
        """Who has left, or has played to the end, is told nothing more."""
        if self.table.status == "over":
            self.reminding.forget()
        for event in events:
            if isinstance(event, Left):
                self.reminding.forget(event.seat)

    def _changes_info(self, events: Sequence[TableEvent]) -> bool:
        plain = Played | Undone | Said
        return self.table.status == "over" or any(not isinstance(event, plain) for event in events)

    def discard(self, code: int = START_OVER) -> None:
        """Give up a room that may differ from the database: pages connect again, to one loaded anew."""
        self.is_discarded = True
        self.reminding.close()
        self.autopilot.stop()
        for connection in self.presence.connections:
            connection.close(code)


def _close_code(error: BaseException) -> int:
    """How pages are hung up on when something could not be stored."""
    if isinstance(error, StorageFailed):
        return CANNOT_SAVE
    return NO_TABLE if isinstance(error, TableError) and error.code == "no_such_table" else START_OVER


def summary_of(table: Table) -> Summary:
    """The summary that the database keeps of a table beside its events."""
    busy = table.status == "playing" and (table.bot_to_move() is not None or table.clocks is not None)
    names = [seat.name for seat in table.seats]
    return Summary(table.status, busy, len(table.open_seats), names)
