"""Two servers on one PostgreSQL, and what one of them did not hear: it is found out in every way there is."""

import asyncio
from typing import Any

import pytest

from elbowroom.server import supervise
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.socket import Chat, Move
from tests.server.fleets import cut_off, deafen, listening, with_two
from tests.server.hubs import Guest, create
from tests.server.postgres import Postgres

pytestmark = pytest.mark.slow


def test_what_was_not_heard_is_there_at_the_next_hello(shared_database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "Ann", "Bo")
        ann, bo = await Guest.at(one, made, 0), await Guest.at(two, made, 1)
        await deafen(two)
        await ann.ask(Move(0, ann.now["rev"], ["pick 1"]))
        assert bo.now["position"]["phase"] == "pick"
        again = await Guest.at(two, made, 1)
        assert again.entries == ann.entries
        await bo.wait_for_phase("expand")  # and whoever was there is told, too

    with_two(shared_database, work)


def test_what_was_not_heard_is_found_by_the_sweep(shared_database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        made = [await create(one, "Ann", "Bo") for _ in range(3)]
        anns = [await Guest.at(one, each, 0) for each in made]
        bos = [await Guest.at(two, each, 1) for each in made]
        await deafen(two)
        for ann in anns:
            await ann.ask(Move(0, ann.now["rev"], ["pick 1"]))
        await two.sweep_once()
        for bo in bos:
            await bo.wait_for_phase("expand")

    with_two(shared_database, work)


def test_a_cut_listener_comes_back_and_has_missed_nothing(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervise, "FIRST_WAIT", 1.0)  # in which something happens

    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "Ann", "Bo")
        ann, bo = await Guest.at(one, made, 0), await Guest.at(two, made, 1)
        for number in range(4):
            await cut_off(shared_database, two)
            await ann.ask(Chat(f"line {number}", 0))
            await bo.wait(lambda: bo.entries == ann.entries)
            await listening(two)
        assert len(bo.entries) == 5

    with_two(shared_database, work)


def test_what_happens_while_a_table_is_loaded_is_in_it(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "Ann", "Bo")
        ann = await Guest.at(one, made, 0)
        load = two.store.load

        async def slow(id: str) -> Any:
            found = await load(id)
            await ann.ask(Move(0, ann.now["rev"], ["pick 1"]))
            await asyncio.sleep(0.2)  # its notice comes, and finds no table
            return found

        monkeypatch.setattr(two.store, "load", slow)
        assert (await two.room(made.id)).table.seq == 2

    with_two(shared_database, work)


def test_a_database_that_is_restarted_is_found_again(shared_database: str, postgres_server: Postgres) -> None:
    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "Ann", "Bo")
        ann, bo = await Guest.at(one, made, 0), await Guest.at(two, made, 1)
        for mode in ("fast", "immediate"):
            await asyncio.to_thread(postgres_server.restart, mode)
            # Connections are tried before they are used: not one line fails.
            await ann.ask(Chat("still here", 0))
            await bo.ask(Chat("me too", 1))
            await bo.wait(lambda: ann.entries[-1]["text"] == bo.entries[-1]["text"] == "me too")
            await listening(one, two)
            await ann.ask(Chat("heard?", 0))
            await bo.wait(lambda: bo.entries[-1]["text"] == "heard?")
        assert not [message for message in ann.messages + bo.messages if message["type"] == "refused"]
        assert bo.entries == ann.entries
        assert len(bo.entries) == 7

    with_two(shared_database, work)


def test_one_failure_ends_neither_the_sweep_nor_presence_nor_eviction(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Hub, two: Hub) -> None:
        made = [await create(one, "Ann", "Bo") for _ in range(3)]
        guests = [await Guest.at(one, each, 0) for each in made]
        told: list[str] = []
        notify = one.store.notify

        async def sometimes(table: str, *rest: Any, **named: Any) -> None:
            told.append(table)
            if table == made[0].id:
                raise OSError("no database")
            await notify(table, *rest, **named)

        async def never(*_: object) -> None:
            raise OSError("no database")

        monkeypatch.setattr(one.store, "notify", sometimes)
        monkeypatch.setattr(one.store, "lengths", never)
        monkeypatch.setattr(one.store.leases, "orphans", never)
        await one.sweep_once()
        assert told == [each.id for each in made]
        monkeypatch.setattr("elbowroom.server.live.hub.IDLE_SECONDS", -1.0)
        await guests[2].leave()
        await guests[2].wait(lambda: guests[2].room.is_idle)
        await one.sweep_once()
        assert list(one._rooms) == [each.id for each in made[:2]]

    with_two(shared_database, work)


def test_a_heartbeat_that_is_not_heard_ends_listening_and_it_begins_again(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line that is dead though nobody closed it: the server no longer hears what it tells itself."""
    monkeypatch.setattr("elbowroom.server.store.bus.HEARTBEAT_SECONDS", 0.05)
    monkeypatch.setattr("elbowroom.server.store.bus.PATIENCE_SECONDS", 0.5)

    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "Ann", "Bo")
        ann, bo = await Guest.at(one, made, 0), await Guest.at(two, made, 1)
        began = two.fleet.times_started
        import asyncpg  # type: ignore[import-untyped]

        real = asyncpg.Connection.execute

        async def swallowed(self: Any, query: str, *arguments: Any, **named: Any) -> Any:
            if "pg_notify" in query:
                return ""
            return await real(self, query, *arguments, **named)

        with monkeypatch.context() as patched:
            patched.setattr(asyncpg.Connection, "execute", swallowed)
            while two.fleet.is_listening:
                await asyncio.sleep(0.01)
        await listening(one, two)
        assert two.fleet.times_started > began
        await ann.ask(Chat("heard?", 0))
        await bo.wait(lambda: bo.entries == ann.entries)

    with_two(shared_database, work)
