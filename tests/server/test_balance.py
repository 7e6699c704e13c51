"""Whether pieces of a pack are fair: games in the workers, figures as they come, limits for those who ask."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from elbowroom.engine.errors import ElbowroomError
from elbowroom.server.errors import TableError
from elbowroom.server.live.balancing import BOUNDS, MOST_PIECES, Balancing
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.protocol.packs import BalanceNow
from tests.patience import PATIENCE
from tests.server.serving import Server

MOLES = {"id": "moles", "tokens": 5, "replaces": "ratmen"}
GAMES = 20


class OneThread:
    """Plays in a thread of this process, and counts."""

    room_behind = 1

    def __init__(self) -> None:
        self.games = 0
        self.gate = asyncio.Event()
        self._thread = ThreadPoolExecutor(1)

    async def run_behind(self, _: Flow, work: Callable[..., Any], *arguments: Any) -> Any:
        await self.gate.wait()
        self.games += 1
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)


def pack(**piece: object) -> dict[str, Any]:
    return {"format": 1, "races": [MOLES | piece]}


def looked_at(test: Callable[[Balancing, OneThread], Any], **bounds: int) -> None:
    """Run a test with few games of quick bots; nothing is played before the gate is open."""

    async def whole() -> None:
        workers = OneThread()
        own = replace(BOUNDS, **bounds)
        found = Balancing(workers, games=GAMES, level="easy", bounds=own)  # type: ignore[arg-type]
        found.queue.start()
        try:
            await asyncio.wait_for(test(found, workers), PATIENCE)
        finally:
            await found.queue.stop()

    asyncio.run(whole())


async def done(found: Balancing, now: BalanceNow) -> BalanceNow:
    while not now.is_done:
        await asyncio.sleep(0.01)
        now = await found.look(now.id)
    return now


@pytest.mark.slow
def test_games_are_played_and_told_beside_all_of_the_box() -> None:
    async def test(found: Balancing, workers: OneThread) -> None:
        begun = await found.ask(pack(), "here")
        assert (begun.played, begun.games, begun.is_done, begun.pieces) == (0, GAMES, False, [])
        workers.gate.set()
        now = await done(found, begun)
        assert now.played == now.games == workers.games
        (own,) = [piece for piece in now.pieces if piece.new]
        assert (own.id, own.kind) == ("moles", "race")
        assert own.win_rate.low <= own.win_rate.value <= own.win_rate.high
        assert [verdict.id for verdict in now.verdicts] == ["moles"]
        again = await found.ask(pack(), "there")
        assert again == now
        # games without any home-made piece are played once for everybody
        before = workers.games
        other = await done(found, await found.ask(pack(tokens=6), "here"))
        assert workers.games - before == other.games - GAMES // 2

    looked_at(test)


def test_an_address_waits_for_its_first_pack() -> None:
    async def test(found: Balancing, _: OneThread) -> None:
        first = await found.ask(pack(), "here")
        with pytest.raises(TableError) as caught:
            await found.ask(pack(tokens=6), "here")
        assert caught.value.code == "balance_of_yours"
        assert (await found.ask(pack(), "here")).id == first.id
        assert (await found.ask(pack(tokens=6), "there")).waiting == 1

    looked_at(test)


def test_the_queue_has_an_end() -> None:
    async def test(found: Balancing, _: OneThread) -> None:
        await found.ask(pack(), "here")
        with pytest.raises(TableError) as caught:
            await found.ask(pack(tokens=6), "there")
        assert caught.value.code == "balance_busy"

    looked_at(test, waiting=1)


def test_what_nobody_asks_about_is_given_up() -> None:
    async def test(found: Balancing, _: OneThread) -> None:
        now = await found.ask(pack(), "here")
        found.queue.bounds.forgotten_seconds = -1.0
        await found.ask(pack(tokens=6), "here")
        with pytest.raises(TableError) as caught:
            await found.look(now.id)
        assert caught.value.code == "no_such_balance"

    looked_at(test)


def test_a_pack_is_read_and_has_few_pieces() -> None:
    async def test(found: Balancing, _: OneThread) -> None:
        with pytest.raises(ElbowroomError) as wrong:
            await found.ask(pack(tokens=11), "here")
        assert wrong.value.facts["field"] == "races[0].tokens"
        powers = [{"id": f"power_{n}", "tokens": 4} for n in range(MOST_PIECES + 1)]
        for document in ({"format": 1}, {"format": 1, "powers": powers}):
            with pytest.raises(TableError) as caught:
                await found.ask(document, "here")
            assert (caught.value.code, caught.value.facts["most"]) == ("balance_pieces", MOST_PIECES)

    looked_at(test)


def test_a_page_asks_over_http(server: Server) -> None:
    told = server.post("/api/balance", {"pack": pack(tokens=4)}).json()
    assert (told["played"], told["is_done"]) == (0, False)
    assert server.get(f"/api/balance/{told['id']}").status_code == 200
    assert server.get("/api/balance/nothing").json()["error"] == "no_such_balance"
