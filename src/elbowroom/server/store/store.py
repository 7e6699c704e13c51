"""Tables and their events, in SQLite or PostgreSQL. When `append` returns, the events are stored."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, create_engine, event, func, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from elbowroom.server.errors import TableError
from elbowroom.server.protocol.basics import Status
from elbowroom.server.store.bus import Notice, listen, notice_statement
from elbowroom.server.store.codes import Codes
from elbowroom.server.store.database import Database, prepare_sqlite
from elbowroom.server.store.leases import Leases
from elbowroom.server.store.migrate import migrate
from elbowroom.server.store.reminders import Reminders
from elbowroom.server.store.schema import events, kept, tables
from elbowroom.server.store.upkeep import CLOSED, Upkeep
from elbowroom.server.store.writer import Writer
from elbowroom.server.table.events import TableEvent, read_event, write_event
from elbowroom.server.table.set_up import Settings, read_settings, write_settings

TIDY_SECONDS = 20.0
LISTED = 100
AT_ONCE = 500
"""Tables that one question is about."""


class Summary(NamedTuple):
    """What the table's own row says, for lists. ``busy``: a bot is to move, or a clock runs."""

    status: Status
    busy: bool
    open_seats: int
    names: list[str]

    def columns(self) -> dict[str, object]:
        """The values by the columns of the row."""
        return {**self._asdict(), "names": msgspec.json.encode(self.names).decode()}


class ListedTable(NamedTuple):
    """A table as the public list shows it."""

    id: str
    created: int
    summary: Summary


class Store:
    """The database, asked and written to by one server."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        self.process = token_hex(8)
        """Which of the servers that share a database this is."""
        self._engine = Database(self.url, f"elbowroom {self.process}")
        self.leases = Leases(self._engine, self.process, is_alone=self.is_sqlite)
        self.codes = Codes(self._engine)
        self.reminders = Reminders(self._engine)
        self.upkeep = Upkeep(self._engine)
        self._writer = Writer(self._engine, self.process, tells=not self.is_sqlite)

    @property
    def is_failing(self) -> bool:
        """Whether nothing could be written when that was last tried."""
        return self._engine.is_failing

    async def check(self) -> bool:
        """Whether something can be written now."""
        return await self._engine.check()

    async def watch(self, recovered: Callable[[], None]) -> None:
        """Call ``recovered`` whenever the database can be written again, for ever."""
        await self._engine.watch(recovered)

    async def open(self) -> None:
        """Make the database, or bring it up to date; `no_database` if it cannot be had."""
        try:
            await self._open()
        except self._engine.failures as error:
            raise TableError("no_database", problem=str(error).partition("\n")[0]) from error

    async def _open(self) -> None:
        if self.is_sqlite:
            await asyncio.to_thread(self._migrate_sqlite)
        else:
            async with self._engine.engine.begin() as connection:
                await connection.run_sync(migrate)

    def _migrate_sqlite(self) -> None:
        """Without aiosqlite, whose thread may outlive the loop when a file cannot be opened."""
        engine = create_engine(self.url.replace("+aiosqlite", "", 1))
        event.listen(engine, "connect", prepare_sqlite)
        try:
            with engine.begin() as connection:
                migrate(connection)
        finally:
            engine.dispose()

    async def close(self) -> None:
        """Finish writing, and close all connections."""
        await self._writer.close()
        await self._engine.dispose()

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction of one's own, for work on everything at once."""
        return self._engine.begin()

    async def create(
        self, id: str, settings: Settings, first: Sequence[TableEvent], summary: Summary
    ) -> None:
        """Store a new table with the events it begins with."""
        row = {"id": id, "created": settings.created, "public": settings.public}
        row |= {**summary.columns(), "settings": write_settings(settings)}
        async with self._engine.begin() as connection:
            await connection.execute(insert(tables), row)
            if first:
                await connection.execute(insert(events), _rows(id, 1, first))

    async def append(self, id: str, seq: int, new: Sequence[TableEvent], summary: Summary | None) -> None:
        """Add events from number ``seq`` on, all or none; `Conflict` if another was first."""
        await self._writer.add(id, _rows(id, seq, new), None if summary is None else summary.columns())

    async def keep(self, name: str, value: str) -> str:
        """A value that is kept for all servers of this database: the first one that any of them gave."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(kept), {"name": name, "value": value})
        except IntegrityError:
            async with self._engine.connect() as connection:
                value = (await connection.scalars(select(kept.c.value).where(kept.c.name == name))).one()
        return value

    # Servers that share a database

    async def notify(self, table: str, here: list[int], watchers: int, *, asks: bool = False) -> None:
        """Tell the other servers which seats are connected at this one; ``asks`` wants the same from them."""
        if not self.is_sqlite:
            async with self._engine.begin() as connection:
                await connection.execute(notice_statement(Notice(self.process, table, here, watchers, asks)))

    async def listen(self, hear: Callable[[Notice], None], started: Callable[[], None]) -> None:
        """Call ``hear`` with each notice of another server until the connection breaks.

        ``started`` is called when listening begins.
        """
        if not self.is_sqlite:
            await listen(self._engine, self.process, hear, started)

    async def tidy(self) -> None:
        """Move what SQLite has written to its log into the database file, from time to time, for ever."""
        while self.is_sqlite:
            await asyncio.sleep(TIDY_SECONDS)
            await self.tidy_once()

    async def tidy_once(self) -> None:
        """Move what SQLite has written to its log into the database file now."""
        async with self._engine.connect() as connection:
            await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    # Reading

    async def load(self, id: str) -> tuple[Settings, list[TableEvent]] | None:
        """The settings of a table and all its events; None if there is no such table."""
        async with self._engine.connect() as connection:
            found = await connection.scalar(select(tables.c.settings).where(_is_open(id)))
            if found is None:
                return None
            return read_settings(found), await _events(connection, id, 0)

    async def has(self, id: str) -> bool:
        """Whether there is such a table."""
        async with self._engine.connect() as connection:
            return await connection.scalar(select(tables.c.id).where(_is_open(id))) is not None

    async def events(self, id: str, after: int = 0) -> list[TableEvent]:
        """What happened at a table after an event, in order."""
        async with self._engine.connect() as connection:
            return await _events(connection, id, after)

    async def lengths(self, ids: Sequence[str]) -> dict[str, int]:
        """How many events there are, of each of these tables that has any."""
        found: dict[str, int] = {}
        async with self._engine.connect() as connection:
            for i in range(0, len(ids), AT_ONCE):
                some = events.c.table_id.in_(ids[i : i + AT_ONCE])
                counted = select(events.c.table_id, func.max(events.c.seq)).where(some)
                rows = await connection.execute(counted.group_by(events.c.table_id))
                found |= dict(rows.all())
        return found

    async def public(self, since: int) -> list[ListedTable]:
        """Public tables made since then: those with open seats first, then the newest."""
        columns = (
            tables.c.id,
            tables.c.created,
            tables.c.status,
            tables.c.busy,
            tables.c.open_seats,
            tables.c.names,
        )
        wanted = (
            select(*columns)
            .where(tables.c.public, tables.c.status != "over", tables.c.created >= since)
            .order_by(tables.c.status.desc(), tables.c.created.desc())
            .limit(LISTED)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [
            ListedTable(id, created, Summary(status, busy, seats, msgspec.json.decode(names)))
            for id, created, status, busy, seats, names in rows
        ]

    async def busy(self) -> list[str]:
        """Tables at which something goes on without anybody: bots that move, clocks that run."""
        async with self._engine.connect() as connection:
            return list(await connection.scalars(select(tables.c.id).where(tables.c.busy)))


def _is_open(id: str) -> ColumnElement[bool]:
    return and_(tables.c.id == id, tables.c.status != CLOSED)


async def _events(connection: AsyncConnection, id: str, after: int) -> list[TableEvent]:
    wanted = select(events.c.body).where(events.c.table_id == id, events.c.seq > after).order_by(events.c.seq)
    return [read_event(body) for body in await connection.scalars(wanted)]


def database_url(given: str) -> str:
    """A URL for SQLAlchemy, from one, from a usual PostgreSQL URL, or from the path of a file."""
    for scheme in ("postgresql://", "postgres://"):
        if given.startswith(scheme):
            return "postgresql+asyncpg://" + given.removeprefix(scheme)
    if "://" in given:
        return (
            given.replace("sqlite://", "sqlite+aiosqlite://", 1) if given.startswith("sqlite://") else given
        )
    path = Path(given).expanduser().resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"


def _rows(id: str, seq: int, new: Sequence[TableEvent]) -> list[dict[str, object]]:
    return [{"table_id": id, "seq": seq + i, "body": write_event(what)} for i, what in enumerate(new)]
