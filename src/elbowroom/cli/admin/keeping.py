"""What the commands of `admin` share: a database that is there, and bars of progress."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from elbowroom.cli.console import standard_error

if TYPE_CHECKING:
    from elbowroom.server.store.upkeep import Upkeep

T = TypeVar("T")


def named_database(db: str | None) -> str:
    """The database that was named, or the usual one; an error if it is a file that is not there."""
    from elbowroom.server.store.copying import sqlite_file
    from elbowroom.server.store.store import database_url
    from elbowroom.server.web.run import default_database

    found = db or str(default_database())
    if database_url(found).startswith("sqlite"):
        sqlite_file(found)
    return found


def with_upkeep(db: str | None, work: "Callable[[Upkeep], Awaitable[T]]") -> T:
    """Do something with a database, beside a server that may run, and close it again."""
    from elbowroom.server.store.database import StorageFailed
    from elbowroom.server.store.store import Store

    async def whole() -> T:
        store = Store(named_database(db))
        try:
            return await work(store.upkeep)
        finally:
            await store.close()

    try:
        return asyncio.run(whole())
    except StorageFailed as error:
        raise _unusable(error) from error


def _unusable(error: Exception) -> Exception:
    from elbowroom.server.errors import TableError

    return TableError("no_database", problem=str(error.__cause__).partition("\n")[0])


@contextmanager
def bar(about: str) -> "Iterator[Callable[[int, int], None]]":
    """A bar on standard error, if that is a terminal: it is told how much is done, and of how much."""
    from rich.progress import Progress

    console = standard_error()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(about, total=None)
        yield lambda done, whole: progress.update(task, completed=done, total=whole)
