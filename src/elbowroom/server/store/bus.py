"""Notices between servers that share one PostgreSQL. With SQLite there is only one server.

A notice says where to look, and nothing depends on its arrival: what was missed is looked for whenever
listening begins again, at every hello, and from time to time.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Select, func, select

from elbowroom.server.store.database import Database

log = logging.getLogger(__name__)

CHANNEL = "elbowroom"
HEARTBEAT_SECONDS = 5.0
"""How often a server that listens speaks to itself."""
PATIENCE_SECONDS = 10.0
"""How long it waits to hear that."""


class Notice(Struct, array_like=True):
    """What one server tells the others about a table.

    Without ``here``: that events were stored. With it: which seats and how many watchers are connected there.
    With ``asks``: that the sender wants to hear the same from the others. With ``freed``: that it no longer
    looks after the table; without a table, that it stops and looks after none.
    """

    process: str
    table: str
    here: list[int] | None = None
    watchers: int = 0
    asks: bool = False
    freed: bool = False


class NotHeard(ConnectionError):
    """The database says nothing any more."""


def encode_notice(notice: Notice) -> str:
    """A notice as it is sent."""
    return msgspec.json.encode(notice).decode()


def notice_statement(notice: Notice) -> Select[tuple[Any]]:
    """The SQL statement that sends a notice to all servers when its transaction is committed."""
    return select(func.pg_notify(CHANNEL, encode_notice(notice)))


async def listen(
    engine: Database, process: str, hear: Callable[[Notice], None], started: Callable[[], None]
) -> None:
    """Call ``hear`` with every notice of another process until the connection breaks, which is an error.

    ``started`` is called when listening begins: what was told before it was not heard.
    """
    echo, over = asyncio.Event(), asyncio.Event()
    own = f"{CHANNEL}_{process}"

    def heard(*told: Any) -> None:
        try:
            notice = msgspec.json.decode(told[-1], type=Notice)
        except msgspec.DecodeError:
            log.warning("a notice that nobody understands: %r", told[-1])
            return
        if notice.process != process:
            hear(notice)

    # Without `Database.connect`: a line that was cut does not say that the database is gone.
    async with engine.engine.connect() as connection:
        try:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            raw.add_termination_listener(lambda *_: over.set())
            await raw.add_listener(CHANNEL, heard)
            await raw.add_listener(own, lambda *_: echo.set())
            started()
            while not over.is_set():
                echo.clear()
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await raw.execute("SELECT pg_notify($1, '')", own)
                    await echo.wait()
                await _wait(over, HEARTBEAT_SECONDS)
            raise NotHeard("the connection was closed")
        finally:
            await connection.invalidate()  # nobody else shall get one that listens


async def _wait(for_it: asyncio.Event, seconds: float) -> None:
    """Wait until something happens, but no longer than so many seconds."""
    try:
        async with asyncio.timeout(seconds):
            await for_it.wait()
    except TimeoutError:
        pass
