"""One server for one SQLite file: whoever starts first holds it, and whoever comes second is told who does.

The hold is a transaction in a small file beside the games. It ends with the process, however that ends.
"""

import os
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import make_url

from elbowroom.server.errors import TableError
from elbowroom.server.store.store import database_url

SUFFIX = ".holder"


@contextmanager
def hold(db: str) -> Iterator[None]:
    """Hold the file of an SQLite database; `TableError` if another process has it. Others are shared."""
    url = make_url(database_url(db))
    if not url.drivername.startswith("sqlite") or not url.database or url.database == ":memory:":
        yield
        return
    with closing(_taken(Path(url.database))):
        yield


def _taken(path: Path) -> sqlite3.Connection:
    try:
        # Autocommit: transactions begin and end where it is said. Nobody waits for a lock.
        file = sqlite3.connect(f"{path}{SUFFIX}", timeout=0, isolation_level=None)
    except sqlite3.Error as error:
        raise TableError("no_database", problem=str(error)) from error
    try:
        _take(file, path)
    except BaseException as error:
        file.close()
        if isinstance(error, sqlite3.Error):
            raise TableError("no_database", problem=str(error)) from error
        raise
    return file


def _take(file: sqlite3.Connection, path: Path) -> None:
    try:
        file.execute("BEGIN IMMEDIATE")
        file.execute("CREATE TABLE IF NOT EXISTS holder (name TEXT NOT NULL, process INTEGER NOT NULL)")
        file.execute("DELETE FROM holder")
        file.execute("INSERT INTO holder VALUES (?, ?)", (socket.gethostname(), os.getpid()))
        file.execute("COMMIT")
        file.execute("BEGIN IMMEDIATE")  # from now on others can read who it is, and nothing else
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        name, process = _holder(file)
        raise TableError("database_held", path=repr(str(path)), name=name, process=str(process)) from error


def _holder(file: sqlite3.Connection) -> tuple[str, int]:
    if file.in_transaction:
        file.execute("ROLLBACK")
    try:
        found = file.execute("SELECT name, process FROM holder").fetchone()
    except sqlite3.OperationalError:  # it is just being written
        found = None
    return found or ("?", 0)
