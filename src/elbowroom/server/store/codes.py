"""Codes by which a seat is carried to another device: each is good once, and only for a while."""

from typing import NamedTuple

from sqlalchemy import delete, insert, or_

from elbowroom.server.store.database import Database
from elbowroom.server.store.schema import codes


class Claim(NamedTuple):
    """What a code is for: the seat of a table that the secret with this digest holds."""

    table: str
    key: str


class Codes:
    """The codes in the database, of which only digests are kept."""

    def __init__(self, engine: Database) -> None:
        self._engine = engine

    async def keep(self, digest: str, claim: Claim, until: int, now: int) -> None:
        """Keep a code until then; an older one for the same is good no longer, and old ones are forgotten."""
        same = (codes.c.table_id == claim.table) & (codes.c.key == claim.key)
        row = {"digest": digest, "table_id": claim.table, "key": claim.key, "until": until}
        async with self._engine.begin() as connection:
            await connection.execute(delete(codes).where(or_(same, codes.c.until < now)))
            await connection.execute(insert(codes), row)

    async def take(self, digest: str, now: int) -> Claim | None:
        """What a code is for, told once; None if there is none, or if its time is over."""
        wanted = (
            delete(codes)
            .where(codes.c.digest == digest, codes.c.until >= now)
            .returning(codes.c.table_id, codes.c.key)
        )
        async with self._engine.begin() as connection:
            found = (await connection.execute(wanted)).first()
        return None if found is None else Claim(*found)
