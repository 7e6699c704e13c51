"""Connections to the database: what goes wrong is `StorageFailed`, and remembered until it works again."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from time import monotonic
from typing import Any

from sqlalchemy import delete, event, insert, make_url
from sqlalchemy.exc import IntegrityError, InvalidatePoolError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from elbowroom.server.counts import counts
from elbowroom.server.errors import TableError
from elbowroom.server.store.schema import kept

log = logging.getLogger(__name__)

CHECK_SECONDS = 2.0
"""What was found out about the database is believed for so long."""
CHECK_PATIENCE = 5.0
"""A database that does not answer a check for so long cannot save."""
CONNECT_SECONDS = 10.0
REST_SECONDS = 5.0
"""A connection that nobody used for so long is tried before it is used again."""
STATEMENT_SECONDS = 30.0
"""A PostgreSQL that is silent for so long is given up for this time."""


class StorageFailed(TableError):
    """The database is gone, full, locked or silent: nothing can be kept now, and perhaps nothing read."""


class Database:
    """An engine of SQLAlchemy that knows whether it works. PostgreSQL lists its connections by ``name``."""

    def __init__(self, url: str, name: str = "elbowroom") -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.is_failing = False
        """Whether the last try to write has failed."""
        self._checked_at = float("-inf")
        self._checking = asyncio.Lock()
        self._trouble = asyncio.Event()
        self.failures: tuple[type[Exception], ...] = (ImportError, OSError, SQLAlchemyError)
        """What the engine itself raises when it cannot do its work."""
        path = make_url(url).database if self.is_sqlite else None
        self._file = Path(path) if path and path != ":memory:" else None
        self._identity: tuple[int, int] | None = None
        # Errors are logged, and what is written is nobody's business: secrets of games are among it.
        if self.is_sqlite:
            self.engine: AsyncEngine = create_async_engine(url, hide_parameters=True)
            event.listen(self.engine.sync_engine, "connect", prepare_sqlite)
        else:
            self.engine = create_async_engine(
                url,
                hide_parameters=True,
                connect_args={
                    "timeout": CONNECT_SECONDS,
                    "command_timeout": STATEMENT_SECONDS,
                    "server_settings": {"application_name": name},
                },
            )
            self.failures += _asyncpg_errors()
            _try_before_use(self.engine)

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; after the block what it wrote is stored, or `StorageFailed` is raised."""
        with self._translating(), counts.commits.measured():
            async with self.engine.begin() as connection:
                yield connection
            self._check_file()
        self._works()

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by."""
        with self._translating():
            async with self.engine.connect() as connection:
                yield connection

    async def dispose(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    # Whether it works

    async def check(self) -> bool:
        """Whether something can be written; tried, unless that is known from a moment ago."""
        async with self._checking:
            if monotonic() - self._checked_at > CHECK_SECONDS:
                try:
                    async with asyncio.timeout(CHECK_PATIENCE):
                        await self._write_something()
                except StorageFailed:
                    pass
                except TimeoutError as error:
                    self._fails(error)
        return not self.is_failing

    async def watch(self, recovered: Callable[[], None]) -> None:
        """For ever: when writing has failed, try again until it goes well, and say so."""
        while True:
            await self._trouble.wait()
            while not await self.check():
                await asyncio.sleep(CHECK_SECONDS)
            recovered()

    async def _write_something(self) -> None:
        """A row that is gone again when the transaction ends: what is written is written all the same."""
        name = f"check {token_hex(8)}"
        async with self.begin() as connection:
            await connection.execute(insert(kept), {"name": name, "value": ""})
            await connection.execute(delete(kept).where(kept.c.name == name))

    @contextmanager
    def _translating(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError:
            raise  # an answer, not a failure
        except self.failures as error:
            self._fails(error)
            raise StorageFailed("cannot_save") from error

    def _works(self) -> None:
        self._checked_at = monotonic()
        if self.is_failing:
            log.warning("the database can be written again")
            self.is_failing = False
            self._trouble.clear()

    def _fails(self, error: Exception) -> None:
        self._checked_at = monotonic()
        counts.failures += 1
        if not self.is_failing:
            log.error("the database cannot be used", exc_info=error)
            self.is_failing = True
            self._trouble.set()

    def _check_file(self) -> None:
        """SQLite writes on into a file that was deleted or replaced, where nobody would ever find it."""
        if self._file is not None:
            found = self._file.stat()
            identity = (found.st_dev, found.st_ino)
            if self._identity is None:
                self._identity = identity
            elif self._identity != identity:
                raise FileNotFoundError(f"{self._file} is another file than the one that was opened")


def prepare_sqlite(connection: Any, _: object) -> None:
    """Set up a new connection to an SQLite file."""
    cursor = connection.cursor()
    # FULL: what was acknowledged is on the disk, and outlives a power cut too. `Writer` commits many at once,
    # so this costs little. Moving the log into the file would stall a commit at times: `tidy` does it.
    # A game is some 30 KB, and read once: a small cache will do, and does not fill up for hours.
    log = ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=0")
    for pragma in (*log, "busy_timeout=10000", "cache_size=-500"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _try_before_use(engine: AsyncEngine) -> None:
    """Never hand out a connection that is dead: all that were open are then made anew.

    One whose other end is gone knows that by itself. Only one that has rested for a while is asked, for that
    takes longer than most of what is done with it.
    """

    def used(_: object, record: Any) -> None:
        record.info["used"] = monotonic()

    def is_wanted(connection: Any, record: Any, _: object) -> None:
        if connection.driver_connection.is_closed():
            raise InvalidatePoolError
        last = record.info.get("used")
        if last is not None and monotonic() - last > REST_SECONDS:
            try:
                engine.dialect.do_ping(connection)
            except Exception as error:
                raise InvalidatePoolError from error

    event.listen(engine.sync_engine, "checkin", used)
    event.listen(engine.sync_engine, "checkout", is_wanted)


def _asyncpg_errors() -> tuple[type[Exception], ...]:
    """What asyncpg raises itself where SQLAlchemy lets it through: while connecting, among others."""
    with suppress(ImportError):
        import asyncpg  # type: ignore[import-untyped]

        return (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    return ()
