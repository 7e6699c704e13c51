"""Tables and their events, in SQLite or PostgreSQL. When `append` returns, the events are stored."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import create_engine, event, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from elbowroom.server.protocol.basics import Status
from elbowroom.server.store.bus import Notice, listen, notice_statement
from elbowroom.server.store.migrate import migrate
from elbowroom.server.store.schema import events, tables
from elbowroom.server.store.writer import Writer
from elbowroom.server.table.events import TableEvent, read_event, write_event
from elbowroom.server.table.set_up import Settings, read_settings, write_settings

TIDY_SECONDS = 20.0
LISTED = 100


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
        self._engine: AsyncEngine = create_async_engine(self.url)
        self._writer = Writer(self._engine, self.process, tells=not self.is_sqlite)
        if self.is_sqlite:
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Make the database, or bring it up to date."""
        if self.is_sqlite:
            await asyncio.to_thread(self._migrate_sqlite)
        else:
            async with self._engine.begin() as connection:
                await connection.run_sync(migrate)

    def _migrate_sqlite(self) -> None:
        """Without aiosqlite, whose thread may outlive the loop when a file cannot be opened."""
        engine = create_engine(self.url.replace("+aiosqlite", "", 1))
        event.listen(engine, "connect", _prepare_sqlite)
        try:
            with engine.begin() as connection:
                migrate(connection)
        finally:
            engine.dispose()

    async def close(self) -> None:
        """Finish writing, and close all connections."""
        await self._writer.close()
        await self._engine.dispose()

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

    # Servers that share a database

    async def notify(self, table: str, here: list[int], watchers: int, *, asks: bool = False) -> None:
        """Tell the other servers which seats are connected at this one; ``asks`` wants the same from them."""
        if not self.is_sqlite:
            async with self._engine.begin() as connection:
                await connection.execute(notice_statement(Notice(self.process, table, here, watchers, asks)))

    async def listen(self, hear: Callable[[Notice], None], started: Callable[[], None]) -> None:
        """Call ``hear`` with each notice of another server, ``started`` whenever listening begins."""
        if not self.is_sqlite:
            await listen(self._engine, self.process, hear, started)

    async def tidy(self) -> None:
        """Move what SQLite has written to its log into the database file, from time to time, for ever."""
        while self.is_sqlite:
            await asyncio.sleep(TIDY_SECONDS)
            async with self._engine.connect() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    # Reading

    async def load(self, id: str) -> tuple[Settings, list[TableEvent]] | None:
        """The settings of a table and all its events; None if there is no such table."""
        async with self._engine.connect() as connection:
            found = await connection.scalar(select(tables.c.settings).where(tables.c.id == id))
            if found is None:
                return None
            return read_settings(found), await _events(connection, id, 0)

    async def events(self, id: str, after: int = 0) -> list[TableEvent]:
        """What happened at a table after an event, in order."""
        async with self._engine.connect() as connection:
            return await _events(connection, id, after)

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


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # In WAL mode a commit outlives a killed process; FULL would only add protection against a power cut.
    # Whoever commits must not wait for the disk at times: `tidy` moves the log into the file instead.
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "wal_autocheckpoint=0"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
