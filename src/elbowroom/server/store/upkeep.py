"""What those do with a database who look after a server: list tables, close them, remove old ones."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, func, select, update

from elbowroom.server.config import Retention
from elbowroom.server.errors import TableError
from elbowroom.server.store.database import Database
from elbowroom.server.store.schema import codes, events, leases, reminders, tables
from elbowroom.server.table.events import TableEvent, read_event
from elbowroom.server.table.set_up import Settings, read_settings

CLOSED = "closed"
"""In place of the status: nobody can open this table any more. Its game is kept until it is removed."""
KNOWN = ("waiting", "playing", "over", CLOSED)
DAY_MS = 24 * 3600 * 1000
AT_ONCE = 100


class TableFacts(NamedTuple):
    """A table in a list for its keeper. ``last`` is when something happened there, in milliseconds."""

    id: str
    status: str
    created: int
    last: int
    events: int
    names: list[str]


class Upkeep:
    """Work on all tables of a database, beside a server or without one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self, status: str | None = None, before: int | None = None) -> list[TableFacts]:
        """All tables, or those with a status at which nothing has happened since then; the newest last."""
        if status not in (None, *KNOWN):
            raise TableError("bad_status", given=repr(status), known=", ".join(KNOWN))
        own = events.c.table_id == tables.c.id
        last = select(events.c.body).where(own).order_by(events.c.seq.desc()).limit(1).scalar_subquery()
        number = select(func.max(events.c.seq)).where(own).scalar_subquery()
        columns = (tables.c.id, tables.c.status, tables.c.created, tables.c.names, last, number)
        wanted = select(*columns).order_by(tables.c.created, tables.c.id)
        if status is not None:
            wanted = wanted.where(tables.c.status == status)
        if before is not None:
            wanted = wanted.where(tables.c.created < before)
        async with self._database.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        found = [
            TableFacts(
                id, state, made, _at(body, made), count or 0, msgspec.json.decode(names, type=list[str])
            )
            for id, state, made, names, body, count in rows
        ]
        return [one for one in found if before is None or one.last < before]

    async def old(self, retention: Retention, now: int) -> list[str]:
        """The tables that are not to be kept any longer, but for those that a server has in use.

        `no_days` if all are to be kept for ever.
        """
        days = {
            "waiting": retention.waiting_days,
            "playing": retention.playing_days,
            "over": retention.over_days,
            CLOSED: retention.over_days,
        }
        if not any(days.values()):
            raise TableError("no_days")
        found: list[str] = []
        for status, kept_for in days.items():
            if kept_for:
                found += [one.id for one in await self.tables(status, now - kept_for * DAY_MS)]
        async with self._database.connect() as connection:
            used = set(await connection.scalars(select(leases.c.table_id)))
        return [id for id in found if id not in used]

    async def load(self, id: str) -> tuple[Settings, list[TableEvent]] | None:
        """A table and all that happened there, closed or not; None if there is none."""
        async with self._database.connect() as connection:
            settings = await connection.scalar(select(tables.c.settings).where(tables.c.id == id))
            wanted = select(events.c.body).where(events.c.table_id == id).order_by(events.c.seq)
            bodies = list(await connection.scalars(wanted))
        return None if settings is None else (read_settings(settings), [read_event(body) for body in bodies])

    async def close(self, id: str) -> bool:
        """Let nobody open or play a table any more; False if there is none."""
        closed = {"status": CLOSED, "busy": False, "public": False}
        async with self._database.begin() as connection:
            done = await connection.execute(update(tables).where(tables.c.id == id).values(closed))
        return bool(done.rowcount)

    async def remove(self, ids: Sequence[str]) -> None:
        """Remove tables with everything that belongs to them, some at a time."""
        for first in range(0, len(ids), AT_ONCE):
            some = ids[first : first + AT_ONCE]
            async with self._database.begin() as connection:
                await connection.execute(delete(tables).where(tables.c.id.in_(some)))
                for other in (events, codes, reminders, leases):
                    await connection.execute(delete(other).where(other.c.table_id.in_(some)))


def _at(body: str | None, created: int) -> int:
    return created if body is None else read_event(body).at


def _names(text: str) -> list[str]:
    return msgspec.json.decode(text, type=list[str])
