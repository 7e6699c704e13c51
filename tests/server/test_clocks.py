"""Clocks that run out, players who are gone, and the bots that step in for them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.socket import Back, Move, StandIn
from elbowroom.server.protocol.table import Clock
from tests.server.hubs import Guest, create, hub_on

SHORT = Clock("turn", 1)
"""Shorter than a page may ask for."""


def run(path: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_on(str(path / "games.db")) as hub:
            await work(hub)

    asyncio.run(whole())


def stood_in(guest: Guest, seat: int) -> bool:
    return bool(guest.table["seats"][seat]["stand_in"])


def test_a_turn_whose_time_is_up_is_played_by_a_bot_and_no_other(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo", clock=SHORT)
        ann, bo = await Guest.at(hub, made, 0), await Guest.at(hub, made, 1)
        assert ann.now["clock"]["running"] == 0
        assert 0.5 < ann.now["clock"]["left"][0] <= 1.0
        await bo.wait(lambda: ("stand_in", 0) in bo.kinds())
        await ann.ask(Back(0))
        await ann.wait(lambda: any(message.get("code") == "time_is_up" for message in ann.messages))
        await bo.wait(lambda: bo.now["offers"] is not None)
        await ann.wait(lambda: ("back", 0) in ann.kinds())
        assert not stood_in(bo, 0)
        await bo.ask(Move(1, bo.now["rev"], ["pick 1"]))
        await bo.wait(lambda: ("stand_in", 1) in bo.kinds())

    run(tmp_path, work)


def test_a_game_clock_that_is_up_stays_with_the_bot_until_the_player_is_back(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "bot random", clock=Clock("game", 1))
        ann = await Guest.at(hub, made, 0)
        await ann.wait(lambda: ann.now["position"]["round"] >= 3)
        assert ann.kinds() == [("start", None), ("stand_in", 0)]
        await ann.ask(Back(0))
        await ann.wait(lambda: ann.now["offers"] is not None)
        assert ann.now["clock"]["running"] == 0
        assert ann.now["clock"]["left"][0] > 0.1

    run(tmp_path, work)


def test_the_clock_stands_while_its_player_is_gone_and_then_a_bot_steps_in(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo", clock=Clock("turn", 30))
        ann, bo = await Guest.at(hub, made, 0), await Guest.at(hub, made, 1)
        await ann.leave()
        await bo.wait(lambda: bo.now["clock"]["running"] is None)
        left = bo.now["clock"]["left"][0]
        assert left > 25
        await bo.wait(lambda: ("stand_in", 0) in bo.kinds())
        back = await Guest.at(hub, made, 0)
        await back.wait(lambda: ("back", 0) in back.kinds())

    run(tmp_path, work)


def test_whoever_is_back_in_time_loses_nothing(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo", clock=Clock("turn", 30))
        ann = await Guest.at(hub, made, 0)
        await ann.leave()
        await asyncio.sleep(0.15)
        ann = await Guest.at(hub, made, 0)
        assert ann.now["clock"]["left"][0] > 29.5
        await ann.wait(lambda: ann.room.table.clocks is not None and ann.room.table.clocks.running == 0)
        await asyncio.sleep(0.5)
        assert ann.kinds() == [("start", None)]

    run(tmp_path, work)


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        bo = await Guest.at(hub, made, 1)
        await asyncio.sleep(0.8)
        assert bo.kinds() == [("start", None)]
        assert bo.now["clock"] is None
        await bo.ask(StandIn(0))
        await bo.wait(lambda: bo.now["offers"] is not None)

    run(tmp_path, work)


def test_a_move_takes_the_seat_back_from_the_bot(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        ann, bo = await Guest.at(hub, made, 0), await Guest.at(hub, made, 1)
        await bo.ask(StandIn(1))
        await bo.wait(lambda: stood_in(bo, 1))
        await ann.ask(StandIn(0))
        await ann.wait(lambda: ann.now["position"]["round"] >= 2)
        await ann.ask(Back(0))
        await ann.wait(lambda: ann.now["offers"] is not None)
        await ann.ask(StandIn(0))
        rev = ann.now["rev"]
        move = ann.now["offers"]["moves"][0]["move"]
        await ann.ask(Move(0, rev, [move]))  # before the bot has thought of anything
        await ann.wait(lambda: not stood_in(ann, 0))

    run(tmp_path, work)


def test_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    table = {}

    async def before(hub: Hub) -> None:
        made = table["made"] = await create(hub, "Ann", "Bo", clock=Clock("game", 60))
        ann = await Guest.at(hub, made, 0)
        await asyncio.sleep(0.3)
        await ann.ask(Move(0, ann.now["rev"], ["pick 1"]))

    async def after(hub: Hub) -> None:
        ann = await Guest.at(hub, table["made"], 0)
        assert 58 < ann.now["clock"]["left"][0] < 59.75
        await ann.leave()
        watcher = await Guest.at(hub, table["made"])
        await watcher.wait(lambda: ("stand_in", 0) in watcher.kinds())

    run(tmp_path, before)
    run(tmp_path, after)
