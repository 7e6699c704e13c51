"""Writes events to the database. What waits while a transaction runs goes into the next one together.

A transaction costs the same for one event and for fifty, and with many tables something always waits.
"""

import asyncio
from dataclasses import dataclass

from sqlalchemy import Update, bindparam, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from elbowroom.server.errors import TableError
from elbowroom.server.store.bus import CHANNEL, Notice, encode_notice
from elbowroom.server.store.database import Database
from elbowroom.server.store.schema import events, tables
from elbowroom.server.store.upkeep import CLOSED

MOST_AT_ONCE = 100
OPEN_AND_TOLD = text(
    "SELECT tables.id, pg_notify(:channel, told.notice) FROM tables"
    " JOIN unnest(CAST(:ids AS text[]), CAST(:notices AS text[])) AS told(id, notice) ON told.id = tables.id"
    " WHERE tables.status <> :closed"
).bindparams(channel=CHANNEL, closed=CLOSED)
"""Which of some tables are open, and a notice of each of those to all servers."""


class Conflict(Exception):
    """An event with this number is stored already: another server was first."""


@dataclass(frozen=True)
class Addition:
    """Events of one table that go in together or not at all, and what changes in the table's own row."""

    table: str
    rows: list[dict[str, object]]
    summary: dict[str, object] | None
    done: "asyncio.Future[None]"


class Writer:
    """Writes additions in the order in which they come."""

    def __init__(self, engine: Database, process: str, *, tells: bool) -> None:
        self._engine = engine
        self._process = process
        self._tells = tells
        self._waiting: list[Addition] = []
        self._task: asyncio.Task[None] | None = None

    async def add(self, table: str, rows: list[dict[str, object]], summary: dict[str, object] | None) -> None:
        """Store events; when this returns they are stored. `Conflict` if another server was first."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Addition(table, rows, summary, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())
        await done

    async def close(self) -> None:
        """Wait until everything that was added is written."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                await self._write(batch)
            except IntegrityError:
                # One of them is in conflict, and has taken the others with it.
                for addition in batch:
                    await self._write_alone(addition)
            except BaseException as error:
                _finish(batch, error)
                if not isinstance(error, Exception):
                    _finish(self._waiting, error)
                    raise
            else:
                _finish(batch)

    async def _write_alone(self, addition: Addition) -> None:
        try:
            await self._write([addition])
        except IntegrityError as error:
            conflict = Conflict()
            conflict.__cause__ = error
            _finish([addition], conflict)
        except Exception as error:
            _finish([addition], error)
        else:
            _finish([addition])

    async def _write(self, batch: list[Addition]) -> None:
        # In one order at all servers: two that write for the same tables would wait for each other else.
        batch = sorted(batch, key=lambda one: one.table)
        async with self._engine.begin() as connection:
            batch = await self._alive(connection, batch)
            if not batch:
                return
            await connection.execute(insert(events), [row for addition in batch for row in addition.rows])
            summaries = [{"of": one.table, **one.summary} for one in batch if one.summary is not None]
            if summaries:
                await connection.execute(_summary_update(list(summaries[0])[1:]), summaries)

    async def _alive(self, connection: AsyncConnection, batch: list[Addition]) -> list[Addition]:
        """Those whose tables are there; the others are refused, for they were closed or removed meanwhile.

        Other servers are told of them when the transaction ends, by the same question: each one more costs
        as much as a move.
        """
        ids = list(dict.fromkeys(one.table for one in batch))
        if self._tells:
            notices = [encode_notice(Notice(self._process, id)) for id in ids]
            rows = await connection.execute(OPEN_AND_TOLD, {"ids": ids, "notices": notices})
        else:
            rows = await connection.execute(
                select(tables.c.id).where(tables.c.id.in_(ids), tables.c.status != CLOSED)
            )
        found = {row[0] for row in rows}
        for one in batch:
            if one.table not in found:
                _finish([one], TableError("no_such_table", table=repr(one.table)))
        return [one for one in batch if one.table in found]


def _summary_update(columns: list[str]) -> Update:
    return (
        update(tables)
        .where(tables.c.id == bindparam("of"))
        .values({column: bindparam(column) for column in columns})
    )


def _finish(additions: list[Addition], error: BaseException | None = None) -> None:
    for addition in additions:
        if not addition.done.done():
            if error is None:
                addition.done.set_result(None)
            else:
                addition.done.set_exception(error)
