"""A database into another place: an SQLite file while it is used, or all games to PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, create_engine, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from elbowroom.server.errors import TableError
from elbowroom.server.store.hold import hold
from elbowroom.server.store.schema import codes, events, kept, reminders, tables
from elbowroom.server.store.store import Store, database_url

ALL = (tables, events, codes, reminders, kept)
PAGES = 200
ROWS = 1000
Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""


def sqlite_file(db: str) -> Path:
    """The file of an SQLite database that is there; an error if it is another one, or none."""
    url = database_url(db)
    if not url.startswith("sqlite"):
        raise TableError("not_sqlite")
    path = Path(url.partition(":///")[2])
    if not path.is_file():
        raise TableError("no_such_database", path=str(path))
    return path


def back_up(db: str, target: Path, progress: Progress) -> None:
    """Copy an SQLite database as it is at one moment, while a server may write to it; the copy is checked."""
    source = sqlite_file(db)
    if target.exists():
        raise TableError("file_there", path=str(target))
    part = target.with_name(target.name + ".part")
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(part)) as new:
            old.isolation_level = None
            old.execute("BEGIN")  # one moment is copied, however much is written meanwhile
            old.execute("SELECT count(*) FROM tables").fetchall()
            old.backup(new, pages=PAGES, progress=lambda _, left, all: progress(all - left, all), sleep=0.01)
            (found,) = new.execute("PRAGMA integrity_check").fetchone()
            new.execute("PRAGMA journal_mode=DELETE")
        if found != "ok":
            raise TableError("cannot_copy", problem=str(found))
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        raise TableError("cannot_copy", problem=str(error)) from error
    finally:
        part.unlink(missing_ok=True)


async def move_all(db: str, target: str, progress: Progress) -> int:
    """Copy everything to an empty PostgreSQL, all or nothing; how many tables there were.

    No server may use the file meanwhile: a move that is made after the copy would be lost.
    """
    source = sqlite_file(db)
    if database_url(target).startswith("sqlite"):
        raise TableError("not_postgres")
    old, new = Store(db), Store(target)
    try:
        with hold(db):
            await old.open()
            await new.open()
            return await asyncio.to_thread(_read_locked, source, new, asyncio.get_running_loop(), progress)
    except SQLAlchemyError as error:
        raise TableError("cannot_copy", problem=str(error).partition("\n")[0]) from error
    finally:
        await old.close()
        await new.close()


def _read_locked(source: Path, new: Store, loop: asyncio.AbstractEventLoop, progress: Progress) -> int:
    engine = create_engine(f"sqlite:///{source}")
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            asyncio.run_coroutine_threadsafe(_copy(connection, new, progress), loop).result()
            return connection.scalar(select(func.count()).select_from(tables)) or 0
    finally:
        engine.dispose()


async def _copy(old: Connection, new: Store, progress: Progress) -> None:
    whole = sum(old.scalar(select(func.count()).select_from(table)) or 0 for table in ALL)
    done = 0
    async with new.writing() as connection:
        if await connection.scalar(select(tables.c.id).limit(1)) is not None:
            raise TableError("not_empty")
        await connection.execute(
            kept.delete()
        )  # keys that its first start has made: those of the games count
        for table in ALL:
            rows = old.execute(select(table)).mappings()
            while some := rows.fetchmany(ROWS):
                await connection.execute(insert(table), [dict(row) for row in some])
                done += len(some)
                progress(done, whole)
        for table in ALL:
            found = await connection.scalar(select(func.count()).select_from(table))
            if found != old.scalar(select(func.count()).select_from(table)):
                raise TableError("cannot_copy", problem=table.name)
