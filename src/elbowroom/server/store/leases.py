"""Which server looks after which table: one of them, as long as it lives.

A server says every few seconds that it lives, once for all its tables. The clock is that of the database, the
same for everybody. The lease of a server that says nothing any more can be taken over. With SQLite there is
one server, and everything is its own.
"""

import os
import socket
from collections.abc import Collection
from datetime import timedelta
from time import monotonic

from sqlalchemy import ColumnElement, Select, delete, exists, func, or_, select
from sqlalchemy.dialects.postgresql import insert

from elbowroom.server.store.bus import Notice, notice_statement
from elbowroom.server.store.database import Database
from elbowroom.server.store.schema import leases, reminders, servers, tables

BEAT_SECONDS = 3.0
"""How often a server says that it lives."""
LEASE_SECONDS = 12.0
"""How long it is believed to live after that."""
AT_ONCE = 500
"""Tables that one statement is about."""


class Leases:
    """The leases that the server ``process`` has, and those it could have."""

    def __init__(self, engine: Database, process: str, *, is_alone: bool) -> None:
        self._engine = engine
        self._process = process
        self._is_alone = is_alone
        self._renewed = -LEASE_SECONDS

    @property
    def is_held(self) -> bool:
        """Whether the others still believe that this server lives, as far as it can know by itself."""
        return self._is_alone or monotonic() - self._renewed < LEASE_SECONDS

    async def renew(self) -> frozenset[str]:
        """Say that this server lives; all that do."""
        if self._is_alone:
            return frozenset({self._process})
        asked = monotonic()  # before the database starts to count, so that we never believe it longer
        until = func.clock_timestamp() + timedelta(seconds=LEASE_SECONDS)
        name = f"{socket.gethostname()}:{os.getpid()}"[:128]
        row = insert(servers).values(process=self._process, name=name, until=until)
        renewed = row.on_conflict_do_update(index_elements=["process"], set_={"until": until})
        async with self._engine.begin() as connection:
            await connection.execute(renewed)
            living = frozenset(await connection.scalars(_living()))
        self._renewed = asked
        return living

    async def claim(self, wanted: Collection[str]) -> set[str]:
        """Take the leases of these tables that no living server has; those of them that are ours now."""
        if self._is_alone:
            return set(wanted)
        # In one order at all servers, or two of them could wait for each other.
        ordered = sorted(wanted)
        ours: set[str] = set()
        for i in range(0, len(ordered), AT_ONCE):
            ours |= await self._claim(ordered[i : i + AT_ONCE])
        return ours

    async def _claim(self, wanted: list[str]) -> set[str]:
        held = select(leases.c.table_id, leases.c.process).where(leases.c.table_id.in_(wanted))
        async with self._engine.begin() as connection:
            living = set(await connection.scalars(_living()))
            owners = dict((await connection.execute(held)).all())
            ours = {table for table, process in owners.items() if process == self._process}
            free = [table for table in wanted if owners.get(table) not in living]
            if free:
                row = insert(leases).values([{"table_id": id, "process": self._process} for id in free])
                taken = row.on_conflict_do_update(
                    index_elements=["table_id"],
                    set_={"process": row.excluded.process},
                    where=_is_dead(),
                ).returning(leases.c.table_id)
                ours |= set(await connection.scalars(taken))
        return ours

    async def release(self, table: str) -> None:
        """Give up the lease of a table, and tell the others that they can have it."""
        if self._is_alone:
            return
        mine = (leases.c.table_id == table) & (leases.c.process == self._process)
        async with self._engine.begin() as connection:
            await connection.execute(delete(leases).where(mine))
            await connection.execute(notice_statement(Notice(self._process, table, freed=True)))

    async def leave(self) -> None:
        """This server stops. The others are told, and take over what it had as that of a dead one."""
        if not self._is_alone:
            self._renewed = -LEASE_SECONDS
            async with self._engine.begin() as connection:
                await connection.execute(delete(servers).where(servers.c.process == self._process))
                await connection.execute(notice_statement(Notice(self._process, "", freed=True)))

    async def orphans(self, most: int) -> list[str]:
        """Tables of dead servers at which something goes on, or somebody is to be told.

        One that was let go in peace is not among them: it rests until somebody wants it.
        """
        if self._is_alone:
            return []
        joined = leases.join(tables, tables.c.id == leases.c.table_id)
        wanted = select(leases.c.table_id).select_from(joined).where(_is_dead(), _is_needed()).limit(most)
        async with self._engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def tidy(self) -> None:
        """Forget servers that died a while ago, and their leases that nobody needs."""
        if self._is_alone:
            return
        long_ago = func.clock_timestamp() - timedelta(hours=1)
        needed = exists().where(tables.c.id == leases.c.table_id, _is_needed())
        async with self._engine.begin() as connection:
            await connection.execute(delete(servers).where(servers.c.until < long_ago))
            await connection.execute(delete(leases).where(_is_dead(), ~needed))


def _living() -> Select[str]:
    return select(servers.c.process).where(servers.c.until > func.clock_timestamp())


def _is_dead() -> ColumnElement[bool]:
    return leases.c.process.not_in(_living())


def _is_needed() -> ColumnElement[bool]:
    return or_(tables.c.busy, exists().where(reminders.c.table_id == tables.c.id))
