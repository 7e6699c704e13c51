"""What servers with one PostgreSQL tell each other. SQLite has one server, which has nobody to talk to."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Select, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

log = logging.getLogger(__name__)

CHANNEL = "elbowroom"
RETRY_SECONDS = 2.0


class Note(Struct, array_like=True):
    """About a table: that something happened there.

    Or who is connected there (``here``), or that somebody wants to know that (``asks``).
    """

    process: str
    table: str
    here: list[int] | None = None
    watchers: int = 0
    asks: bool = False


def telling(note: Note) -> Select[tuple[Any]]:
    """The statement that tells a note to everybody, when its transaction is committed."""
    return select(func.pg_notify(CHANNEL, msgspec.json.encode(note).decode()))


async def listen(
    engine: AsyncEngine, process: str, hear: Callable[[Note], None], started: Callable[[], None]
) -> None:
    """Hear what other processes tell, for ever.

    ``started`` is called whenever listening begins: what was told before it was not heard.
    """

    def heard(*told: Any) -> None:
        note = msgspec.json.decode(told[-1], type=Note)
        if note.process != process:
            hear(note)

    while True:
        over = asyncio.Event()
        try:
            async with engine.connect() as connection:
                raw: Any = (await connection.get_raw_connection()).driver_connection
                raw.add_termination_listener(lambda *_, over=over: over.set())
                await raw.add_listener(CHANNEL, heard)
                started()
                await over.wait()
        except (OSError, SQLAlchemyError):
            log.exception("not listening to other servers")
        await asyncio.sleep(RETRY_SECONDS)
