"""The database: tables and their events, in SQLite or PostgreSQL. What `append` has returned from is safe."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import create_engine, event, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from elbowroom.server.protocol.basics import Status
from elbowroom.server.store.bus import Note, listen, telling
from elbowroom.server.store.migrate import migrate
from elbowroom.server.store.schema import events, tables
from elbowroom.server.store.writer import Writer
from elbowroom.server.table import events as stored

TIDY_SECONDS = 20.0
LISTED = 100


class Head(NamedTuple):
    """What is known of a table without its events. ``busy``: a bot is to move, or a clock runs."""

    status: Status
    busy: bool
    open_seats: int
    names: list[str]

    def columns(self) -> dict[str, object]:
        """As the row holds it."""
        return {**self._asdict(), "names": msgspec.json.encode(self.names).decode()}


class Row(NamedTuple):
    """A line of the public list."""

    id: str
    created: int
    head: Head


class Store:
    """All that is kept."""

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
        """Let go of the database."""
        await self._writer.close()
        await self._engine.dispose()

    async def create(
        self, id: str, settings: stored.Settings, first: Sequence[stored.Event], head: Head
    ) -> None:
        """A new table with what has happened at it already."""
        row = {"id": id, "created": settings.created, "public": settings.public}
        row |= {**head.columns(), "settings": stored.encode(settings)}
        async with self._engine.begin() as connection:
            await connection.execute(insert(tables), row)
            if first:
                await connection.execute(insert(events), _rows(id, 1, first))

    async def append(self, id: str, seq: int, new: Sequence[stored.Event], head: Head | None) -> None:
        """Add events from number ``seq`` on, all or none; `Conflict` if another was first."""
        await self._writer.add(id, _rows(id, seq, new), None if head is None else head.columns())

    # Servers that share a database

    async def notify(self, table: str, here: list[int], watchers: int, *, asks: bool = False) -> None:
        """Tell the other servers who is connected here."""
        if not self.is_sqlite:
            async with self._engine.begin() as connection:
                await connection.execute(telling(Note(self.process, table, here, watchers, asks)))

    async def listen(self, hear: Callable[[Note], None], started: Callable[[], None]) -> None:
        """Hear what the other servers tell; ``started`` is called whenever listening begins."""
        if not self.is_sqlite:
            await listen(self._engine, self.process, hear, started)

    async def tidy(self) -> None:
        """Move what SQLite has written to its log into the database file, from time to time, for ever."""
        while self.is_sqlite:
            await asyncio.sleep(TIDY_SECONDS)
            async with self._engine.connect() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    # Reading

    async def load(self, id: str) -> tuple[stored.Settings, list[stored.Event]] | None:
        """How a table was made and all that happened there; None if there is none."""
        async with self._engine.connect() as connection:
            found = await connection.scalar(select(tables.c.settings).where(tables.c.id == id))
            if found is None:
                return None
            return stored.read_settings(found), await _events(connection, id, 0)

    async def events(self, id: str, after: int = 0) -> list[stored.Event]:
        """What happened at a table after an event, in order."""
        async with self._engine.connect() as connection:
            return await _events(connection, id, after)

    async def public(self, since: int) -> list[Row]:
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
            Row(id, created, Head(status, busy, seats, msgspec.json.decode(names)))
            for id, created, status, busy, seats, names in rows
        ]

    async def busy(self) -> list[str]:
        """Tables at which something goes on without anybody: bots that move, clocks that run."""
        async with self._engine.connect() as connection:
            return list(await connection.scalars(select(tables.c.id).where(tables.c.busy)))


async def _events(connection: AsyncConnection, id: str, after: int) -> list[stored.Event]:
    wanted = select(events.c.body).where(events.c.table_id == id, events.c.seq > after).order_by(events.c.seq)
    return [stored.read_event(body) for body in await connection.scalars(wanted)]


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


def _rows(id: str, seq: int, new: Sequence[stored.Event]) -> list[dict[str, object]]:
    return [{"table_id": id, "seq": seq + i, "body": stored.encode(what)} for i, what in enumerate(new)]


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # In WAL mode a commit outlives a killed process; FULL would only add protection against a power cut.
    # Whoever commits must not wait for the disk at times: `tidy` moves the log into the file instead.
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000", "wal_autocheckpoint=0"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
