"""Who may act for a seat, and see with its eyes, is what the table says now, whichever server changed it."""

import asyncio
from pathlib import Path

import pytest

from elbowroom.server.live.hub import Hub
from elbowroom.server.live.room import Room
from elbowroom.server.protocol.http import Created, Join
from elbowroom.server.protocol.socket import (
    Analyse,
    Chat,
    Hint,
    Leave,
    Look,
    Move,
    PageMessage,
    StandIn,
    Undo,
)
from tests.server.fleets import deafen, with_two
from tests.server.hubs import Guest, create, hub_on

pytestmark = pytest.mark.slow


async def seat_that_changed_hands(one: Hub, two: Hub, is_deaf: bool) -> tuple[Guest, Guest]:
    """Bo's tab at the second server, which may hear nothing, and Cy, who has his seat at the first one."""
    made = await create(one, "open", "open")
    bo = await one.join(made.id, Join(name="Bo", seat=0))
    mine = Created(made.id, [bo], "")
    tab, other = await Guest.at(two, mine, 0), await Guest.at(one, mine, 0)
    if is_deaf:
        await deafen(two)
    await other.ask(Leave(0, request=1))
    cy = await one.join(made.id, Join(name="Cy", seat=0))
    await one.join(made.id, Join(name="Di", seat=1))
    player = await Guest.at(one, Created(made.id, [cy], ""), 0)
    assert player.now["eyes"] == 0
    assert player.table["status"] == "playing"
    return tab, player


ACTS: list[PageMessage] = [
    Move(0, 0, ["pick 1"], request=2),
    Undo(0, 0, request=2),
    Look(0),
    Chat("it was me", 0, request=2),
    StandIn(0, request=2),
    Hint(0, request=2),
    Leave(0, request=2),
    Analyse(),
]


@pytest.mark.parametrize("is_deaf", [False, True])
@pytest.mark.parametrize("act", ACTS, ids=lambda act: type(act).__name__)
def test_who_gave_a_seat_up_elsewhere_neither_acts_for_it_nor_sees_with_its_eyes(
    shared_database: str, act: PageMessage, is_deaf: bool
) -> None:
    async def work(one: Hub, two: Hub) -> None:
        tab, player = await seat_that_changed_hands(one, two, is_deaf)
        before = await one.store.events(tab.room.table.id)
        if isinstance(act, Move | Undo):
            act.rev = player.now["rev"]
        await tab.ask(act)
        # something else may be told right after it
        await tab.wait(lambda: any(m["type"] == "refused" for m in tab.messages))
        (refused,) = [m for m in tab.messages if m["type"] == "refused"]
        assert refused["code"] in ("not_your_seat", "no_eyes", "no_analysis")
        assert await one.store.events(tab.room.table.id) == before
        # From the moment Cy sat there, nothing that the tab was sent is for the eyes of that seat.
        started = [m["now"] for m in tab.messages if m.get("table", {}) and m["table"]["status"] == "playing"]
        assert started
        assert all(now["eyes"] is None and now["offers"] is None for now in started)
        assert all(now["position"]["players"][0]["coins"] is None for now in started)
        assert player.now["position"]["players"][0]["coins"] is not None

    with_two(shared_database, work)


def test_a_seat_is_asked_of_the_table_at_every_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where nobody was told yet that it has changed hands."""
    monkeypatch.setattr(Room, "tell", lambda *_, **__: None)

    async def work() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            made = await create(hub, "open", "open")
            bo = Created(made.id, [await hub.join(made.id, Join(name="Bo", seat=0))], "")
            tab, other = await Guest.at(hub, bo, 0), await Guest.at(hub, bo, 0)
            await other.ask(Leave(0, request=1))
            await hub.join(made.id, Join(name="Cy", seat=0))
            await tab.ask(Chat("it was me", 0, request=2))
            await tab.wait(lambda: tab.messages[-1]["type"] != "welcome")
            assert (tab.messages[-1]["type"], tab.messages[-1]["code"]) == ("refused", "not_your_seat")

    asyncio.run(work())
