"""Servers and databases for the tests."""

import asyncio
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.missing import missing
from tests.server.certificate import make_certificate
from tests.server.postgres import Postgres, running_postgres
from tests.server.serving import Server

_numbers = count()
GENEROUS = Path(__file__).with_name("generous.toml")
"""Limits for a server that all tests share, from one address."""


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A certificate of this machine, with its key."""
    return make_certificate(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def trusted(certificate: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same, trusted by whoever connects to a server during the test."""
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    return certificate


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of a process share."""
    options = ("--pause", "0", "--workers", "1", "--config", str(GENEROUS))
    with Server(tmp_path_factory.mktemp("server") / "games.db", *options) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    try:
        with running_postgres() as running:
            yield running
    except LookupError as error:
        missing(f"no PostgreSQL can be had here: {error}")


@pytest.fixture(scope="session")
def postgres(postgres_server: Postgres) -> str:
    """Its URL."""
    return postgres_server.url


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
