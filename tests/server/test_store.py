"""The database, SQLite and PostgreSQL alike."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, inspect, text
from sqlalchemy.event import listen
from sqlalchemy.ext.asyncio import create_async_engine

from elbowroom.server.protocol.table import Clock
from elbowroom.server.store import database as database_module
from elbowroom.server.store import store as store_module
from elbowroom.server.store.migrate import NEWEST
from elbowroom.server.store.schema import metadata
from elbowroom.server.store.store import Store, Summary, database_url
from elbowroom.server.store.writer import Conflict
from elbowroom.server.table.events import (
    Carried,
    Filled,
    Joined,
    Left,
    Played,
    Returned,
    Said,
    Started,
    StoodIn,
    TableEvent,
    Undone,
)
from elbowroom.server.table.set_up import SeatSettings, Settings
from tests.patience import PATIENCE

SEATS = [SeatSettings("human", "Ann", None, "a" * 64), SeatSettings("bot", "Easy Bot", "easy")]
SETTINGS = Settings(1000, 7, SEATS, "ears", "h" * 64, clock=Clock("turn", 60))
SUMMARY = Summary("playing", False, 0, ["Ann", "Easy Bot"])
MOVES: list[TableEvent] = [
    Started(1),
    Played(2, 0, "pick 1", None, [("orcs", "hill")], 59.5),
    Played(3, 0, "attempt 4", 2),
    Undone(4, 0, "conquer 7"),
    Said(5, None, "Robert'); DROP TABLE events;-- <b>ünïcode 🎲"),
    Joined(6, 1, "Bo", "b" * 64),
    Filled(7, 1, "hard", "Hard Bot"),
    Left(8, 1),
    StoodIn(9, 0, "medium", True, 0.0),
    Returned(10, 0),
    Carried(11, 0, "c" * 64, ask="page 1"),
]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    try:
        await store.open()
        yield store
    finally:
        await store.close()


def run(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with opened(url) as store:
            await work(store)

    asyncio.run(whole())


def test_what_was_stored_is_read_again(database: str) -> None:
    async def write(store: Store) -> None:
        await store.create("one", SETTINGS, MOVES[:1], SUMMARY)
        await store.append("one", 2, MOVES[1:4], None)
        await store.append("one", 5, MOVES[4:], SUMMARY._replace(status="over"))

    async def read(store: Store) -> None:
        assert await store.load("one") == (SETTINGS, MOVES)
        assert await store.events("one") == MOVES
        assert await store.events("one", after=4) == MOVES[4:]
        assert await store.load("two") is None
        assert await store.events("two") == []

    run(database, write)
    run(database, read)


def test_a_number_is_given_once_and_all_goes_in_or_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create("one", SETTINGS, MOVES[:2], SUMMARY)
        with pytest.raises(Conflict):
            await store.append("one", 2, MOVES[2:3], None)
        with pytest.raises(Conflict):  # the first two numbers were free
            await store.append("one", 1, MOVES[2:5], SUMMARY._replace(status="over"))
        async with opened(database) as other:
            await other.append("one", 3, MOVES[2:3], None)
        with pytest.raises(Conflict):
            await store.append("one", 3, MOVES[3:6], None)
        assert await store.events("one") == MOVES[:3]

    run(database, work)


def test_of_many_at_once_exactly_one_is_first(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create("one", SETTINGS, MOVES[:1], SUMMARY)
        async with opened(database) as other:
            tried = await asyncio.gather(
                *((store, other)[i % 2].append("one", 2, [Said(i, 0, str(i))], None) for i in range(20)),
                return_exceptions=True,
            )
        assert [type(result) for result in tried if result is not None] == [Conflict] * 19
        (winner,) = [i for i, result in enumerate(tried) if result is None]
        assert await store.events("one", after=1) == [Said(winner, 0, str(winner))]

    run(database, work)


def test_lists_know_the_status_without_the_events(database: str) -> None:
    async def work(store: Store) -> None:
        public = Settings(2000, 7, SEATS, "ears", "h" * 64, public=True)
        waiting = Summary("waiting", False, 1, ["Ann", ""])
        await store.create("hidden", SETTINGS, [], waiting)
        await store.create("running", public, [], SUMMARY)
        await store.create("open", public, [], waiting)
        await store.create("bots", public, [], SUMMARY._replace(busy=True))
        await store.create("done", public, [], SUMMARY._replace(busy=True))
        await store.append("done", 1, MOVES[:1], SUMMARY._replace(status="over"))
        rows = await store.public(since=2000)
        assert rows[0].id == "open"
        assert rows[0].summary == waiting
        assert {row.id for row in rows} == {"open", "running", "bots"}
        assert await store.public(since=2001) == []
        assert await store.busy() == ["bots"]

    run(database, work)


def described(connection: Connection, table: str) -> tuple[list[str], list[str], set[str | None]]:
    """The columns, the primary key and the indexes of a table."""
    found = inspect(connection)
    return (
        [column["name"] for column in found.get_columns(table)],
        list(found.get_pk_constraint(table)["constrained_columns"]),
        {index["name"] for index in found.get_indexes(table)},
    )


def test_the_migrations_make_what_the_code_asks_for(database: str) -> None:
    async def look() -> None:
        run_twice = Store(database)
        await run_twice.open()
        await run_twice.open()
        await run_twice.close()
        engine = create_async_engine(database_url(database))
        async with engine.connect() as connection:
            for table in metadata.sorted_tables:
                columns, keys, indexes = await connection.run_sync(described, table.name)
                assert columns == [column.name for column in table.columns]
                assert keys == [column.name for column in table.primary_key]
                assert indexes == {index.name for index in table.indexes}
            assert (await connection.scalar(text("SELECT version_num FROM alembic_version"))) == NEWEST
        await engine.dispose()

    asyncio.run(look())


def test_the_log_of_sqlite_is_moved_into_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "TIDY_SECONDS", 0.05)
    path = tmp_path / "games.db"

    async def work(store: Store) -> None:
        await store.create("one", SETTINGS, MOVES, SUMMARY)
        before = path.stat().st_size
        tidying = asyncio.create_task(store.tidy())
        for line in range(300):
            await store.append("one", len(MOVES) + 1 + line, [Said(1, 0, "x" * 300)], None)
        async with asyncio.timeout(PATIENCE):
            while path.stat().st_size < before + 50_000:
                await asyncio.sleep(0.05)
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)
        assert len(await store.events("one")) == len(MOVES) + 300

    run(str(path), work)


def test_sqlite_has_on_the_disk_what_it_acknowledges_and_waits_for_it_once_for_many(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store._engine.connect() as connection:
            assert await connection.scalar(text("PRAGMA synchronous")) == 2  # FULL
        for table in range(50):
            await store.create(f"table{table}", SETTINGS, [], SUMMARY)
        commits: list[object] = []
        listen(store._engine.engine.sync_engine, "commit", commits.append)
        for line in range(1, 5):
            await asyncio.gather(
                *(store.append(f"table{table}", line, [Said(1, 0, "x")], None) for table in range(50))
            )
        assert len(commits) <= 8

    run(str(tmp_path / "games.db"), work)


def test_a_transaction_of_many_tables_asks_postgresql_no_more_than_one_of_a_single_table(
    shared_database: str,
) -> None:
    """Each question costs as much as a move: the tables are checked and the others told by one."""

    async def work(store: Store) -> None:
        ids = [f"table{number:02}" for number in range(20)]
        for id in ids:
            await store.create(id, SETTINGS, [], SUMMARY)
        asked: list[str] = []
        listen(store._engine.engine.sync_engine, "before_cursor_execute", lambda *told: asked.append(told[2]))
        for some in (ids[:1], ids[1:]):
            asked.clear()
            await asyncio.gather(*(store.append(id, 1, MOVES[:1], None) for id in some))
            assert len(asked) == 2, asked

    run(shared_database, work)


def test_of_every_table_of_a_transaction_the_others_are_told_and_of_no_closed_one(
    shared_database: str,
) -> None:
    async def work(store: Store) -> None:
        ids = [f"table{number:02}" for number in range(20)]
        for id in ids:
            await store.create(id, SETTINGS, [], SUMMARY)
        await store.upkeep.close(ids[7])
        told: list[str] = []
        async with opened(shared_database) as other:
            hears = asyncio.Event()
            hearing = asyncio.create_task(other.listen(lambda notice: told.append(notice.table), hears.set))
            await hears.wait()
            done = await asyncio.gather(
                *(store.append(id, 1, MOVES[:1], None) for id in ids), return_exceptions=True
            )
            assert [number for number, one in enumerate(done) if one is not None] == [7]
            async with asyncio.timeout(PATIENCE):
                while len(told) < 19:
                    await asyncio.sleep(0.01)
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)
        assert sorted(told) == sorted({*ids} - {ids[7]})

    run(shared_database, work)


def test_a_connection_that_rested_is_tried_before_it_is_used(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is dead though nobody said so is replaced, and whoever wanted it does not notice."""

    async def work(store: Store) -> None:
        dialect = type(store._engine.engine.dialect)
        tried: list[str] = []

        def dead(*_: object) -> bool:
            tried.append("dead")
            raise OSError("nobody answers")

        await store.create("one", SETTINGS, [], SUMMARY)
        monkeypatch.setattr(dialect, "do_ping", dead)
        assert await store.has("one")
        assert tried == [], "it was used a moment ago"
        monkeypatch.setattr(database_module, "REST_SECONDS", -1.0)
        assert await store.has("one")
        assert tried == ["dead"]

    run(shared_database, work)


def test_databases_are_named_as_people_do(tmp_path: Path) -> None:
    assert database_url("postgres://me@host/db") == "postgresql+asyncpg://me@host/db"
    assert database_url("postgresql://me@host/db") == "postgresql+asyncpg://me@host/db"
    assert database_url("sqlite:///some.db") == "sqlite+aiosqlite:///some.db"
    nested = tmp_path / "new" / "folder" / "games.db"
    assert database_url(str(nested)) == f"sqlite+aiosqlite:///{nested}"
    assert nested.parent.is_dir()
