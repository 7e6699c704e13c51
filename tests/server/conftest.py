"""Servers and databases for the tests."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.missing import missing
from tests.server.postgres import running_postgres
from tests.server.serving import Server

_numbers = count()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a process share."""
    with Server(tmp_path_factory.mktemp("server") / "games.db", "--pause", "0", "--workers", "1") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server."""
    try:
        with running_postgres() as url:
            yield url
    except LookupError as error:
        missing(f"no PostgreSQL can be had here: {error}")


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, of both kinds."""
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def shared_database(postgres: str) -> str:
    """The URL of an empty database that several servers can share."""
    return new_database(postgres)


def new_database(server: str) -> str:
    """An empty database on a PostgreSQL server."""
    name = f"games{next(_numbers)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return server.replace("/postgres?", f"/{name}?")
