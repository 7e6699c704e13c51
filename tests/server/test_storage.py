"""A database that is gone: the server says so, nothing is acknowledged, and games go on when it is back."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import sleep
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

from elbowroom.server.live.connection import CANNOT_SAVE
from elbowroom.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.serving import Client, Json, Server
from tests.server.test_http import problem


@contextmanager
def without(database: str) -> Iterator[None]:
    """The database is gone meanwhile: its file has another name, or its server lets nobody in."""
    if not database.startswith("postgresql"):
        file, away = Path(database), Path(database + ".away")
        file.rename(away)
        try:
            yield
        finally:
            away.rename(file)
        return
    name = urlsplit(database).path.strip("/")
    server = database.replace(f"/{name}?", "/postgres?")
    asyncio.run(_allow(server, name, "false"))
    try:
        yield
    finally:
        asyncio.run(_allow(server, name, "true"))


async def _allow(server: str, name: str, allowed: str) -> None:
    connection = await asyncpg.connect(server)
    await connection.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS {allowed}")
    ended = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"
    await connection.execute(ended)
    await connection.close()


def until(is_so: Callable[[], bool]) -> None:
    """Ask again and again until it is so."""
    for _ in range(int(PATIENCE / 0.2)):
        if is_so():
            return
        sleep(0.2)
    raise AssertionError("it never was so")


def closed_at_once(server: Server, table: str) -> bool:
    with suppress(Exception), Client(server, table, [], hello=False) as client:
        return client.closed_with() == CANNOT_SAVE
    return False


def move(client: Client, number: int) -> None:
    """Send a move as a page does: by a number, so that it can be sent again."""
    client.send("move", seat=0, rev=client.rev, moves=["pick 1"], request=number)


def at_table(server: Server, made: Json) -> Client:
    """Ann, whose page has a name of its own."""
    client = Client(server, made["id"], [], hello=False)
    client.send("hello", secrets=[made["keys"][0]["secret"]], client="page of Ann")
    client.until("welcome")
    return client


def test_a_database_that_is_gone_is_told_and_nothing_is_lost(database: str) -> None:
    with Server(database, "--pause", "0", "--workers", "1") as server:
        made = server.create("Ann", "Bo")
        page = f"/t/{made['id']}"
        usual = server.get(page).status_code
        ann = at_table(server, made)
        with without(database):
            until(lambda: server.get("/api/health").status_code == 503)
            assert server.get("/api/health").json()["status"] == "cannot_save"
            assert server.get("/api/health/ready").status_code == 503
            assert server.get("/api/health/live").json()["status"] == "ok"
            answer = server.post("/api/tables", {"seats": [{"kind": "human", "name": "Ann"}] * 2})
            assert problem(answer, 503)[0] == "cannot_save"
            assert answer.json()["text"].startswith("The server cannot save right now.")
            move(ann, 1)
            assert ann.closed_with() == CANNOT_SAVE
            assert not any(entry["kind"] == "move" for entry in ann.entries), "nobody was told of it"
            assert closed_at_once(server, made["id"]), "nobody plays what cannot be kept"
            assert server.get(page).status_code in (usual, 503), "the page says what is the matter"
        until(lambda: server.get("/api/health").status_code == 200)
        until(lambda: server.get("/api/health/ready").status_code == 200)
        with at_table(server, made) as again:
            move(again, 1)
            again.until("done")
            moves = [entry["move"] for entry in again.entries if entry["kind"] == "move"]
            assert moves == ["pick 1"], "once, whether it had been stored or not"
        _, errors = server.stop()
    assert errors.count("the database cannot be used") == 1, errors
    assert errors.count("the database can be written again") == 1


def test_a_file_that_took_the_place_of_the_database_is_not_taken_for_it(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with Server(file) as server:
        server.create("Ann", "Bo")
        with without(str(file)):
            file.write_bytes(b"")
            until(lambda: server.get("/api/health").status_code == 503)


def test_what_is_logged_of_a_failure_has_no_secret_in_it(tmp_path: Path) -> None:
    """SQLAlchemy would write into the log what it could not write into the database."""
    with Server(tmp_path / "games.db") as server:
        made = server.create("Ann", "Bo", seed=None)
        made_secret = stored_secret(tmp_path / "games.db", made["id"])
        asyncio.run(_drop_events(tmp_path / "games.db"))
        with server.sit(made, 0) as ann:
            move(ann, 1)
            assert ann.closed_with() == CANNOT_SAVE
        answer = server.post("/api/tables", {"seats": [{"kind": "human", "name": "Zacharias"}] * 2})
        assert answer.status_code == 503
        _, errors = server.stop()
    assert "the database cannot be used" in errors
    for secret in (made_secret, "Zacharias", made["keys"][0]["secret"]):
        assert secret not in errors


def stored_secret(file: Path, id: str) -> str:
    async def read() -> str:
        store = Store(str(file))
        found = await store.load(id)
        await store.close()
        assert found is not None
        assert found[0].secret is not None
        return str(found[0].secret)

    return asyncio.run(read())


async def _drop_events(file: Path) -> None:
    store = Store(str(file))
    async with store._engine.engine.begin() as connection:
        await connection.exec_driver_sql("DROP TABLE events")
    await store.close()
