"""A table in use: what happens is stored first, then told to everybody as their own eyes may see it."""

import asyncio
from collections.abc import Iterable, Sequence
from time import monotonic

import msgspec

from elbowroom.server.errors import TableError
from elbowroom.server.live.autopilot import Autopilot
from elbowroom.server.live.connection import START_OVER, Connection
from elbowroom.server.live.presence import Presence
from elbowroom.server.live.times import Pace, now_ms
from elbowroom.server.live.workers import Workers
from elbowroom.server.protocol.socket import ServerMessage, Update, Welcome
from elbowroom.server.protocol.table import TableInfo
from elbowroom.server.store.store import Store, Summary
from elbowroom.server.store.writer import Conflict
from elbowroom.server.table.events import Played, Said, TableEvent, Undone
from elbowroom.server.table.table import LogEntry, Table
from elbowroom.server.table.view import entry_for, now_for, table_info


def encode(message: ServerMessage) -> bytes:
    """A message as JSON, ready to be sent."""
    return msgspec.json.encode(message)


class Room:
    """A table with those who are connected to it. Whoever reads or changes it holds ``lock`` meanwhile."""

    def __init__(self, table: Table, store: Store, workers: Workers, pace: Pace) -> None:
        self.table = table
        self.store = store
        self.lock = asyncio.Lock()
        self.presence = Presence(len(table.seats))
        self.autopilot = Autopilot(self, workers, pace)
        self.last_used = monotonic()
        self.is_discarded = False
        self._summary = summary_of(table)

    @property
    def is_idle(self) -> bool:
        """Whether it can be dropped from memory: nobody is connected, and nothing goes on by itself."""
        return not (self.presence.connections or self.autopilot.is_busy or self.lock.locked())

    def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return table_info(self.table, self.presence.here, self.presence.watchers)

    # Coming and going

    async def welcome(self, connection: Connection, keys: Iterable[str], since: int | None) -> None:
        """Answer a hello: seats by the digests of secrets, and every entry after number ``since``."""
        table, digests, was_here = self.table, set(keys), self.presence.here
        seats = {seat for key in digests if (seat := table.seat_of(key)) is not None}
        connection.sit(frozenset(seats), table.settings.host in digests)
        self.presence.connections.add(connection)
        self.last_used = monotonic()
        self.autopilot.resume()
        missed = table.log[since:] if since is not None and 0 <= since <= table.seq else table.log
        rules = table.game.state.rules
        entries = [entry_for(entry, rules, connection.eyes) for entry in missed]
        now = now_for(table, connection.eyes, monotonic())
        mine = sorted(connection.seats)
        connection.send(encode(Welcome(self.info(), mine, connection.is_host, entries, now)))
        self.tell((), besides=connection, info=True)
        self._announce()
        back: list[TableEvent] = []
        for seat in seats - was_here:
            if table.seats[seat].until is None:
                back += table.plan_back(seat, now_ms())
        await self.commit(back)

    def disconnect(self, connection: Connection) -> None:
        """Forget a connection that is gone, and tell the others."""
        if connection in self.presence.connections:
            self.presence.remove(connection)
            self.last_used = monotonic()
            self._people_changed()
            self._announce()

    def hear(self, process: str, seats: list[int], watchers: int) -> None:
        """Another server says who is connected there."""
        if self.presence.hear(process, seats, watchers):
            self._people_changed()

    def forget_silent_servers(self) -> None:
        """Nobody is connected any more at servers of which nothing was heard for a while."""
        if self.presence.forget_silent():
            self._people_changed()

    def _people_changed(self) -> None:
        self.autopilot.resume(self.autopilot.pace.head_start)
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
            eyes = connection.eyes
            if eyes not in ready:
                seen = [entry_for(entry, rules, eyes) for entry in entries]
                ready[eyes] = encode(Update(seen, now_for(table, eyes, time_now), about))
            connection.send(ready[eyes])

    def show(self, connection: Connection) -> None:
        """Tell one connection how things stand."""
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
        except BaseException:
            self.discard()  # it holds what is not in the database
            raise
        self._summary = summary
        self.last_used = monotonic()
        self.autopilot.resume()
        self.tell(entries, info=self._changes_info(events))
        return True

    async def catch_up(self) -> None:
        """Apply what another server has stored."""
        new = await self.store.events(self.table.id, self.table.seq)
        if new:
            self.autopilot.stop_clock()
            self._caught_up([self.table.apply(event) for event in new])

    async def _reload(self, told: int) -> None:
        """Make the table anew from the database, and tell what nobody here has heard of."""
        table = Table(self.table.id, self.table.settings)
        for event in await self.store.events(table.id):
            table.apply(event)
        self.table = table
        self._caught_up(table.log[told:])

    def _caught_up(self, entries: Sequence[LogEntry]) -> None:
        self._summary = summary_of(self.table)
        self.autopilot.resume(self.autopilot.pace.head_start)
        self.tell(entries, info=True)

    def _changes_info(self, events: Sequence[TableEvent]) -> bool:
        plain = Played | Undone | Said
        return self.table.status == "over" or any(not isinstance(event, plain) for event in events)

    def discard(self) -> None:
        """Give up a room that may differ from the database: pages connect again, to one loaded anew."""
        self.is_discarded = True
        for connection in self.presence.connections:
            connection.close(START_OVER)


def summary_of(table: Table) -> Summary:
    """The summary that the database keeps of a table beside its events."""
    busy = table.status == "playing" and (table.bot_to_move() is not None or table.clocks is not None)
    names = [seat.name for seat in table.seats]
    return Summary(table.status, busy, len(table.open_seats), names)
