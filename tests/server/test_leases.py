"""One server looks after a table: it alone thinks for bots and lets the clock ring, as long as it lives."""

import asyncio
from collections import Counter
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest

from elbowroom.server.live.hub import Hub
from elbowroom.server.live.workers import Workers
from elbowroom.server.protocol.socket import Chat
from elbowroom.server.protocol.table import Clock
from elbowroom.server.store.store import Store, Summary
from elbowroom.server.store.writer import Conflict
from elbowroom.server.table.events import Said
from tests.server.fleets import CALM, faint, let_expire, listening, sql, with_two
from tests.server.hubs import Guest, create, hub_on

pytestmark = pytest.mark.slow


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Counter[Workers]:
    """How often the workers of each server were asked for moves."""
    counted: Counter[Workers] = Counter()
    think = Workers.think

    async def counting(self: Workers, *arguments: Any) -> list[str]:
        counted[self] += 1
        return await think(self, *arguments)

    monkeypatch.setattr(Workers, "think", counting)
    return counted


async def owner(database: str, table: str) -> str | None:
    found: str | None = await sql(database, "SELECT process FROM leases WHERE table_id = $1", table)
    return found


def is_looked_after_at(guest: Guest) -> bool:
    """Whether the server at which somebody is looks after their table."""
    return guest.room.is_ours


async def until_owned(database: str, table: str, hub: Hub) -> None:
    while await owner(database, table) != hub.store.process:
        await asyncio.sleep(0.01)


def test_one_server_thinks_for_the_bots_whoever_watches_where(
    shared_database: str, thoughts: Counter[Workers]
) -> None:
    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "bot random", "bot random")
        watchers = [await Guest.at(one, made), await Guest.at(two, made), await Guest.at(two, made)]
        for watcher in watchers:
            await watcher.wait_for_phase("over")
        assert await owner(shared_database, made.id) == one.store.process
        assert thoughts[two.workers] == 0
        moves = sum(entry["kind"] == "move" for entry in watchers[1].entries)
        assert 0 < thoughts[one.workers] <= moves

    with_two(shared_database, work)


def test_a_table_goes_to_the_server_where_its_players_are(
    shared_database: str, thoughts: Counter[Workers]
) -> None:
    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "Ann", "Bo")
        assert await owner(shared_database, made.id) == one.store.process
        ann = await Guest.at(two, made, 0)
        await until_owned(shared_database, made.id, two)
        await ann.wait(lambda: ann.room.is_ours)
        assert not (await one.room(made.id)).is_ours
        # It stays there as long as somebody does.
        bo = await Guest.at(one, made, 1)
        await one.fleet.beat()
        await two.fleet.beat()
        assert not bo.room.is_ours
        await ann.leave()
        await two.fleet.beat()
        await until_owned(shared_database, made.id, one)
        await bo.wait(lambda: bo.room.is_ours)

    with_two(shared_database, work)


def test_a_table_that_is_played_elsewhere_is_not_followed_move_by_move(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elbowroom.server.live.fleet.KEPT_SECONDS", -1.0)

    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "Ann", "Bo")
        ann = await Guest.at(two, made, 0)
        await until_owned(shared_database, made.id, two)
        await ann.wait(lambda: not one._rooms[made.id].is_leased)
        await ann.ask(Chat("anybody?", 0))
        await ann.wait(lambda: made.id not in one._rooms)
        # Whoever comes finds all of it, and then it is followed.
        bo = await Guest.at(one, made, 1)
        assert bo.entries == ann.entries
        await ann.ask(Chat("hello", 0))
        await bo.wait(lambda: bo.entries == ann.entries and len(bo.entries) == 3)

    with_two(shared_database, work)


def test_the_tables_of_a_server_that_died_are_taken_over(shared_database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        watched = await create(one, "Ann", "bot random")
        alone = await create(one, "bot random", "bot random")
        ann = await Guest.at(one, watched, 0)
        bo = await Guest.at(two, watched)
        await faint(one)
        await two.fleet.beat()
        assert not is_looked_after_at(bo)  # it may be there yet
        await let_expire(shared_database, one)
        await two.fleet.beat()
        assert is_looked_after_at(bo)
        assert bo.room.presence.here == set()  # whoever was connected there is not
        # A table at which something goes on, and that nobody here had heard of.
        assert alone.id not in two._rooms
        await two.sweep_once()
        assert two._rooms[alone.id].is_ours
        watcher = await Guest.at(two, alone)
        await watcher.wait_for_phase("over")
        assert not ann.room.is_discarded

    with_two(shared_database, work)


def test_a_server_that_stops_leaves_its_tables_to_the_others_at_once(shared_database: str) -> None:
    async def whole() -> None:
        async with hub_on(shared_database, CALM) as two:
            async with hub_on(shared_database, CALM) as one:
                await listening(one, two)
                made = await create(one, "Ann", "Bo")
                await Guest.at(one, made, 0)
                bo = await Guest.at(two, made, 1)
                assert not bo.room.is_ours
            await until_owned(shared_database, made.id, two)
            await bo.wait(lambda: bo.room.is_ours)
            await bo.wait(lambda: not bo.table["seats"][0]["here"])

    asyncio.run(whole())


def test_servers_that_start_together_share_what_goes_on(shared_database: str) -> None:
    async def whole() -> None:
        async with hub_on(shared_database, CALM) as one:
            made = [await create(one, "Ann", "Bo", clock=Clock("turn", 86_400)) for _ in range(60)]
        async with hub_on(shared_database, CALM) as two, hub_on(shared_database, CALM) as three:
            hubs = (two, three)
            kept: list[list[str]] = []
            while sum(map(len, kept)) < len(made):
                await asyncio.sleep(0.01)
                kept = [[id for id, room in hub._rooms.items() if room.is_ours] for hub in hubs]
            assert sorted(kept[0] + kept[1]) == sorted(each.id for each in made)
            assert all(kept), "neither has all of them"

    asyncio.run(whole())


def test_a_server_that_cannot_say_that_it_lives_does_nothing_by_itself(
    shared_database: str, thoughts: Counter[Workers], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "Ann", "bot random")
        ann = await Guest.at(one, made, 0)
        assert is_looked_after_at(ann)
        await faint(one)
        monkeypatch.setattr("elbowroom.server.store.leases.LEASE_SECONDS", -1.0)
        assert not is_looked_after_at(ann)
        async with ann.room.lock:
            ann.room.autopilot.resume()
        assert not ann.room.autopilot.is_busy
        monkeypatch.undo()
        await one.fleet.beat()
        assert is_looked_after_at(ann)

    with_two(shared_database, work)


def test_two_that_want_a_table_at_once_do_not_both_get_it(shared_database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        ids = [f"table{number:03}" for number in range(200)]
        mine, others = await asyncio.gather(
            one.store.leases.claim(ids), two.store.leases.claim(list(reversed(ids)))
        )
        assert not mine & others
        assert mine | others == set(ids)

    with_two(shared_database, work)


def test_two_that_want_the_same_tables_in_opposite_order_do_not_wait_for_each_other(
    shared_database: str,
) -> None:
    """Somebody else holds both up in the middle of their lists, and lets go when both wait."""
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = $1"

    async def work(one: Hub, two: Hub) -> None:
        ids = [f"table{number:03}" for number in range(21)]
        third = await asyncpg.connect(shared_database)
        held = third.transaction()
        await held.start()
        await third.execute("INSERT INTO leases (table_id, process) VALUES ($1, 'third')", ids[10])
        claims = [
            asyncio.create_task(one.store.leases.claim(ids)),
            asyncio.create_task(two.store.leases.claim(list(reversed(ids)))),
        ]
        name = await third.fetchval("SELECT current_database()")
        while await sql(shared_database, waiting, name) < 2:
            await asyncio.sleep(0.01)
        await held.rollback()
        await third.close()
        mine, others = await asyncio.gather(*claims)
        assert (len(mine) + len(others), mine | others) == (len(ids), set(ids))

    with_two(shared_database, work)


def test_two_servers_that_write_for_the_same_tables_in_opposite_order_do_not_block_each_other(
    shared_database: str,
) -> None:
    """Whoever was first has written; the other hears of a conflict, and of nothing else."""

    async def whole() -> None:
        async with hub_on(shared_database, CALM) as hub:
            ids = [(await create(hub, "Ann", "Bo")).id for _ in range(20)]
        one, two = Store(shared_database), Store(shared_database)
        outcomes: Counter[str] = Counter()

        async def write(store: Store, id: str, seq: int) -> None:
            try:
                await store.append(id, seq, [Said(1, 0, "x")], Summary("playing", False, 0, ["Ann", "Bo"]))
                outcomes["written"] += 1
            except Conflict:
                outcomes["conflict"] += 1

        for seq in range(2, 42):
            here = [write(one, id, seq) for id in ids]
            there = [write(two, id, seq) for id in reversed(ids)]
            await asyncio.gather(*here, *there)
        assert outcomes == {"written": 800, "conflict": 800}
        await one.close()
        await two.close()

    asyncio.run(whole())
