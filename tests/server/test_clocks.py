"""Clocks that run out, players who are gone, and the bots that step in for them."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.socket import Back, Chat, Move, StandIn
from elbowroom.server.protocol.table import Clock
from tests.server.hubs import BRISK, Guest, create, hub_on
from tests.server.skipping import HOUR, make_skippable, run_skippable, skip, skip_until

AN_HOUR = Clock("turn", 3600)
STEP = 1.0
PACE = replace(BRISK, pause=STEP, grace=HOUR)
"""Bots play when a test lets time pass, and at no other moment."""


@pytest.fixture(autouse=True)
def _time_can_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    make_skippable(monkeypatch)


def run(path: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with hub_on(str(path / "games.db"), PACE) as hub:
            await work(hub)

    run_skippable(whole())


def stood_in(guest: Guest, seat: int) -> bool:
    return bool(guest.table["seats"][seat]["stand_in"])


async def nothing_happens(guest: Guest) -> None:
    """Whatever was on its way has arrived, and only the game's start was."""
    seat = guest.now["eyes"]
    await guest.ask(Chat("anything?", seat))
    await guest.wait(lambda: ("chat", seat) in guest.kinds())
    assert guest.kinds() == [("start", None), ("chat", seat)]


def test_a_turn_whose_time_is_up_is_played_by_a_bot_and_no_other(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo", clock=AN_HOUR)
        ann, bo = await Guest.at(hub, made, 0), await Guest.at(hub, made, 1)
        assert ann.now["clock"]["running"] == 0
        assert HOUR / 2 < ann.now["clock"]["left"][0] <= HOUR
        await skip(HOUR)
        await bo.wait(lambda: ("stand_in", 0) in bo.kinds())
        await ann.ask(Back(0))
        await ann.wait(lambda: any(message.get("code") == "time_is_up" for message in ann.messages))
        await skip_until(lambda: bo.now["offers"] is not None, STEP)
        await ann.wait(lambda: ("back", 0) in ann.kinds())
        assert not stood_in(bo, 0)
        await bo.ask(Move(1, bo.now["rev"], ["pick 1"]))
        await skip(HOUR)
        await bo.wait(lambda: ("stand_in", 1) in bo.kinds())

    run(tmp_path, work)


def test_a_game_clock_that_is_up_stays_with_the_bot_until_the_player_is_back(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "bot random", clock=Clock("game", 3600))
        ann = await Guest.at(hub, made, 0)
        await skip(HOUR)
        await skip_until(lambda: ann.now["position"]["round"] >= 3, STEP)
        assert ann.kinds() == [("start", None), ("stand_in", 0)]
        await ann.ask(Back(0))
        await skip_until(lambda: ann.now["offers"] is not None, STEP)
        assert ann.now["clock"]["running"] == 0
        assert ann.now["clock"]["left"][0] > 0

    run(tmp_path, work)


def test_the_clock_runs_on_while_its_player_is_gone(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo", clock=Clock("turn", 1800))
        ann, bo = await Guest.at(hub, made, 0), await Guest.at(hub, made, 1)
        await ann.leave()
        await bo.wait(lambda: not bo.table["seats"][0]["here"])
        assert bo.now["clock"]["running"] == 0
        await skip(HOUR / 4)
        ann = await Guest.at(hub, made, 0)
        assert ann.now["clock"]["left"][0] <= HOUR / 4
        await ann.leave()
        await skip(HOUR / 4)  # her time is up, though what is allowed for being away is not
        await bo.wait(lambda: ("stand_in", 0) in bo.kinds())

    run(tmp_path, work)


def test_a_bot_steps_in_for_whoever_is_away_too_long_and_gives_way(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo", clock=Clock("turn", 86_400))
        ann, bo = await Guest.at(hub, made, 0), await Guest.at(hub, made, 1)
        await ann.leave()
        await skip(HOUR)
        await bo.wait(lambda: ("stand_in", 0) in bo.kinds())
        assert bo.now["clock"]["left"][0] > HOUR
        back = await Guest.at(hub, made, 0)
        await back.wait(lambda: ("back", 0) in back.kinds())

    run(tmp_path, work)


def test_hanging_up_again_and_again_gains_nothing(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo", clock=Clock("turn", 86_400))
        bo = await Guest.at(hub, made, 1)
        for _ in range(3):
            ann = await Guest.at(hub, made, 0)
            await skip(HOUR)  # while she is here, nothing of it is used up
            await ann.leave()
            await bo.wait(lambda: not bo.table["seats"][0]["here"])
            assert ("stand_in", 0) not in bo.kinds()
            await skip(0.4 * HOUR)
        await bo.wait(lambda: ("stand_in", 0) in bo.kinds())

    run(tmp_path, work)


def test_without_a_clock_nobody_is_hurried(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        bo = await Guest.at(hub, made, 1)
        await skip(10 * HOUR)
        await nothing_happens(bo)
        assert bo.now["clock"] is None
        await bo.ask(StandIn(0))
        await skip_until(lambda: bo.now["offers"] is not None, STEP)

    run(tmp_path, work)


def test_a_move_takes_the_seat_back_from_the_bot(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        made = await create(hub, "Ann", "Bo")
        ann, bo = await Guest.at(hub, made, 0), await Guest.at(hub, made, 1)
        await bo.ask(StandIn(1))
        await bo.wait(lambda: stood_in(bo, 1))
        await ann.ask(StandIn(0))
        await skip_until(lambda: ann.now["position"]["round"] >= 2, STEP)
        await ann.ask(Back(0))
        await skip_until(lambda: ann.now["offers"] is not None, STEP)
        await ann.ask(StandIn(0))
        rev = ann.now["rev"]
        move = ann.now["offers"]["moves"][0]["move"]
        await ann.ask(Move(0, rev, [move]))  # before the bot has made any
        await ann.wait(lambda: not stood_in(ann, 0))

    run(tmp_path, work)


def test_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    table = {}

    async def before(hub: Hub) -> None:
        made = table["made"] = await create(hub, "Ann", "Bo", clock=Clock("game", 3600))
        ann = await Guest.at(hub, made, 0)
        await skip(HOUR / 4)
        await ann.ask(Move(0, ann.now["rev"], ["pick 1"]))

    async def after(hub: Hub) -> None:
        ann = await Guest.at(hub, table["made"], 0)
        assert HOUR / 2 < ann.now["clock"]["left"][0] <= 0.75 * HOUR
        await ann.leave()
        watcher = await Guest.at(hub, table["made"])
        await skip(HOUR)
        await watcher.wait(lambda: ("stand_in", 0) in watcher.kinds())

    run(tmp_path, before)
    run(tmp_path, after)
