"""Who wants to be told that it is their turn: browsers and mail addresses, by table and seat."""

from typing import Literal, NamedTuple

from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, update

from elbowroom.server.store.database import Database
from elbowroom.server.store.schema import reminders, tables

Kind = Literal["push", "mail"]


class Reminder(NamedTuple):
    """A row of the table. Of the secret that held the seat when it was made, ``key`` is the digest."""

    id: str
    table_id: str
    seat: int
    kind: Kind
    key: str
    address: str
    """Where a push goes, or a mail."""
    keys: str
    """With which a push is encrypted; empty for mails."""
    locale: str
    created: int
    confirmed: bool
    told: str = ""
    """The last decision that it was told of."""


class Reminders:
    """The reminders of a database."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def add(self, new: Reminder, most: int) -> None:
        """Keep a reminder in place of one with the same address; of so many at a seat the oldest give way."""
        same = _seat(new.table_id, new.seat, new.kind)
        async with self._engine.begin() as connection:
            await connection.execute(delete(reminders).where(same, reminders.c.address == new.address))
            ids = select(reminders.c.id).where(same).order_by(reminders.c.created.desc(), reminders.c.id)
            older = list(await connection.scalars(ids))[most - 1 :]
            if older:
                await connection.execute(delete(reminders).where(reminders.c.id.in_(older)))
            await connection.execute(insert(reminders), new._asdict())

    async def at(self, table: str, seat: int) -> list[Reminder]:
        """The reminders of a seat."""
        wanted = and_(reminders.c.table_id == table, reminders.c.seat == seat)
        return await self._found(wanted)

    async def one(self, id: str) -> Reminder | None:
        """The reminder with this id, if it is still there."""
        found = await self._found(reminders.c.id == id)
        return found[0] if found else None

    async def _found(self, wanted: ColumnElement[bool]) -> list[Reminder]:
        columns = [reminders.c[name] for name in Reminder._fields]
        query = select(*columns).where(wanted).order_by(reminders.c.created, reminders.c.id)
        async with self._engine.connect() as connection:
            return [Reminder(*row) for row in await connection.execute(query)]

    async def confirm(self, one: Reminder) -> None:
        """The owner of an address agrees to mails about its table."""
        async with self._engine.begin() as connection:
            await connection.execute(update(reminders).where(_same_address(one)).values(confirmed=True))

    async def stop(self, one: Reminder) -> None:
        """Forget an address at its table, whichever seats it was left at."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(reminders).where(_same_address(one)))

    async def remove(self, id: str) -> None:
        """Forget one reminder."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(reminders).where(reminders.c.id == id))

    async def remove_at(self, table: str, seat: int, kind: Kind, address: str | None = None) -> None:
        """Forget the reminders of one kind at a seat, or just the one with an address."""
        wanted = _seat(table, seat, kind)
        if address is not None:
            wanted = and_(wanted, reminders.c.address == address)
        async with self._engine.begin() as connection:
            await connection.execute(delete(reminders).where(wanted))

    async def forget(self, table: str, seat: int | None = None) -> None:
        """Forget everything about a seat that was given up, or about a table whose game is over."""
        wanted: ColumnElement[bool] = reminders.c.table_id == table
        if seat is not None:
            wanted = and_(wanted, reminders.c.seat == seat)
        async with self._engine.begin() as connection:
            await connection.execute(delete(reminders).where(wanted))

    async def claim(self, table: str, seat: int, kind: Kind, decision: str) -> list[Reminder]:
        """The reminders that are to be told of a decision now; nobody gets them a second time."""
        wanted = and_(_seat(table, seat, kind), reminders.c.confirmed, reminders.c.told != decision)
        claimed = []
        for one in await self._found(wanted):
            claim = (
                update(reminders)
                .where(reminders.c.id == one.id, reminders.c.told != decision)
                .values(told=decision)
            )
            async with self._engine.begin() as connection:
                if (await connection.execute(claim)).rowcount == 1:
                    claimed.append(one)
        return claimed

    async def waiting(self) -> list[str]:
        """The tables with a game at which somebody wants to be told."""
        query = (
            select(reminders.c.table_id)
            .join(tables, tables.c.id == reminders.c.table_id)
            .where(reminders.c.confirmed, tables.c.status == "playing")
            .distinct()
        )
        async with self._engine.connect() as connection:
            return list(await connection.scalars(query))

    async def tidy(self, unconfirmed_before: int) -> None:
        """Forget addresses that were not confirmed in time, and whatever is left of games that are over."""
        over = select(tables.c.id).where(tables.c.status == "over")
        late = and_(~reminders.c.confirmed, reminders.c.created < unconfirmed_before)
        async with self._engine.begin() as connection:
            await connection.execute(delete(reminders).where(or_(late, reminders.c.table_id.in_(over))))


def _seat(table: str, seat: int, kind: Kind) -> ColumnElement[bool]:
    return and_(reminders.c.table_id == table, reminders.c.seat == seat, reminders.c.kind == kind)


def _same_address(one: Reminder) -> ColumnElement[bool]:
    return and_(
        reminders.c.table_id == one.table_id,
        reminders.c.kind == one.kind,
        reminders.c.address == one.address,
    )
