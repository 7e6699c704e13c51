"""Notices between servers that share one PostgreSQL. With SQLite there is only one server."""

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


class Notice(Struct, array_like=True):
    """What one server tells the others about a table.

    Without ``here``: that events were stored. With it: which seats and how many watchers are connected there.
    With ``asks``: that the sender wants to hear the same from the others.
    """

    process: str
    table: str
    here: list[int] | None = None
    watchers: int = 0
    asks: bool = False


def notice_statement(notice: Notice) -> Select[tuple[Any]]:
    """The SQL statement that sends a notice to all servers when its transaction is committed."""
    return select(func.pg_notify(CHANNEL, msgspec.json.encode(notice).decode()))


async def listen(
    engine: AsyncEngine, process: str, hear: Callable[[Notice], None], started: Callable[[], None]
) -> None:
    """Call ``hear`` with every notice of another process, for ever.

    ``started`` is called whenever listening begins: what was told before it was not heard.
    """

    def heard(*told: Any) -> None:
        notice = msgspec.json.decode(told[-1], type=Notice)
        if notice.process != process:
            hear(notice)

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
