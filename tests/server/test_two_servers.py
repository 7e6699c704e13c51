"""Two servers on one PostgreSQL: the database decides who was first, and each hears of the other's moves."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.socket import Chat, Move
from elbowroom.server.protocol.table import Clock
from tests.server.hubs import BRISK, Guest, create, hub_on
from tests.server.skipping import HOUR, make_skippable, run_skippable, skip

pytestmark = pytest.mark.slow

PACE = replace(BRISK, grace=HOUR)


@pytest.fixture(autouse=True)
def _time_can_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    make_skippable(monkeypatch)


def run(database: str, work: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_on(database, PACE) as one, hub_on(database, PACE) as two:
            await asyncio.sleep(0.2)  # both listen
            await work(one, two)

    run_skippable(whole())


def test_a_move_at_one_is_shown_at_the_other(shared_database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "Ann", "Bo")
        ann, bo = await Guest.at(one, made, 0), await Guest.at(two, made, 1)
        await ann.ask(Move(0, ann.now["rev"], ["pick 1"]))
        await bo.wait_for_phase("expand")
        assert bo.entries == ann.entries
        await bo.ask(Chat("well picked", 1))
        await ann.wait(lambda: ann.entries[-1]["text"] == "well picked")

    run(shared_database, work)


def test_of_two_moves_at_both_one_is_first_and_the_other_is_stale(shared_database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        for _ in range(5):
            made = await create(one, "Ann", "Bo")
            here, there = await Guest.at(one, made, 0), await Guest.at(two, made, 0)
            rev = here.now["rev"]
            await asyncio.gather(here.ask(Move(0, rev, ["pick 1"])), there.ask(Move(0, rev, ["pick 2"])))
            await here.wait_for_entries(2)
            await there.wait_for_entries(2)
            assert here.entries == there.entries
            codes = [message.get("code") for guest in (here, there) for message in guest.messages]
            assert codes.count("stale") == 1
            position = here.room.table.game.to_position()
            assert there.room.table.game.to_position() == position
            assert len(await one.store.events(made.id)) == 2
            # And the game goes on at both.
            await there.ask(Move(0, there.now["rev"], ["done"]))
            await here.wait_for_phase("redeploy")

    run(shared_database, work)


def test_who_is_at_the_other_server_is_here_too(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "Ann", "Bo", clock=Clock("turn", 86_400))
        bo = await Guest.at(two, made, 1)
        ann = await Guest.at(one, made, 0)
        await bo.wait(lambda: bo.table["seats"][0]["here"])
        await ann.wait(lambda: ann.table["seats"][1]["here"])
        # What one says from time to time is believed for longer than time is skipped.
        monkeypatch.setattr(sys.modules[type(bo.room.presence).__module__], "BELIEVED_SECONDS", 100 * HOUR)
        await skip(2 * HOUR)  # more than the grace: nobody steps in for Ann at Bo's server
        await bo.ask(Chat("anything?", 1))
        await bo.wait(lambda: ("chat", 1) in bo.kinds())
        assert bo.kinds() == [("start", None), ("chat", 1)]
        await ann.leave()
        await bo.wait(lambda: not bo.table["seats"][0]["here"])
        await skip(2 * HOUR)
        await bo.wait(lambda: ("stand_in", 0) in bo.kinds())

    run(shared_database, work)


def test_bots_play_each_move_once_whoever_is_connected_where(shared_database: str) -> None:
    async def work(one: Hub, two: Hub) -> None:
        made = await create(one, "bot random", "bot random")
        watchers = [await Guest.at(hub, made) for hub in (one, two)]
        for watcher in watchers:
            await watcher.wait_for_phase("over")
        assert watchers[0].room.table.game.record() == watchers[1].room.table.game.record()
        stored = await one.store.events(made.id)
        assert [entry.what for entry in watchers[1].room.table.log] == stored

    run(shared_database, work)
