"""Whether pieces of a pack are fair: games in the workers, figures as they come, limits for those who ask."""

import asyncio
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from elbowroom.arena.dealing import Deal
from elbowroom.arena.referee import Played
from elbowroom.arena.statistics import Reign
from elbowroom.arena.verdicts import FEWEST_PICKS
from elbowroom.content.loader import base_powers, base_races
from elbowroom.engine.errors import ElbowroomError
from elbowroom.server.errors import TableError
from elbowroom.server.live.balancing import BOUNDS, LOOK_EVERY, MOST_PIECES, Balancing
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.protocol.packs import BalanceNow, PieceVerdict, TokenTrial
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


def looked_at(
    test: Callable[[Balancing, Any], Any],
    made: type[OneThread] = OneThread,
    games: int = GAMES,
    **bounds: int,
) -> None:
    """Run a test with few games of quick bots; nothing is played before the gate is open."""

    async def whole() -> None:
        workers = made()
        own = replace(BOUNDS, **bounds)
        found = Balancing(workers, games=games, level="easy", bounds=own)  # type: ignore[arg-type]
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


def test_another_pack_may_be_asked_for_instead() -> None:
    async def test(found: Balancing, _: OneThread) -> None:
        first = await found.ask(pack(), "here")
        second = await found.ask(pack(tokens=6), "here", first.id)
        assert (second.id == first.id, second.waiting) == (False, 0)
        # the same again is nothing else
        assert (await found.ask(pack(tokens=6), "here", second.id)).id == second.id

    looked_at(test)


class OneByOne(OneThread):
    """Plays nothing, whenever it is let: whoever has the piece wins by far, unless it has few tokens."""

    def __init__(self) -> None:
        super().__init__()
        self.let = asyncio.Semaphore(0)
        self.waits = asyncio.Event()
        """Everything before the next game is done."""

    async def run_behind(self, _: Flow, work: Callable[..., Any], *arguments: Any) -> Any:
        self.waits.set()
        await self.let.acquire()
        self.games += 1
        (deal,) = arguments
        return made_up(deal)


def made_up(deal: Deal) -> Played:
    lots = random.Random(f"{deal.variant and deal.variant.tokens} {deal.seed}")
    races = lots.sample([race.id for race in base_races() if race.id != "ratmen"], 3)
    powers = lots.sample([power.id for power in base_powers()], 3)
    coins = [80 + lots.randrange(9) for _ in range(3)]
    if deal.variant is not None:
        races[0] = deal.variant.id
        coins[0] += 30 * (deal.variant.tokens > 2)
    reigns = tuple(Reign(seat, races[seat], powers[seat], 1, earned=coins[seat]) for seat in range(3))
    winner = coins.index(max(coins))
    return Played(tuple(coins), (winner,), ((0,) * 10,) * 3, reigns, (0.0,) * 3, ())


@pytest.mark.slow
def test_what_is_clearly_off_is_told_and_tried_before_all_games_are_played() -> None:
    async def test(found: Balancing, workers: OneByOne) -> None:
        told: dict[int, PieceVerdict] = {}
        now = await found.ask(pack(), "here")
        while now.played < now.games:
            await workers.waits.wait()
            workers.waits.clear()
            workers.let.release()
            while not (workers.waits.is_set() or found.queue.found(now.id)):
                await asyncio.sleep(0.001)
            now = await found.look(now.id)
            told[now.played] = now.verdicts[0]
        now = await done(found, now)
        assert now.played == now.games == 90
        assert min(n for n in told if told[n].code != "too_few_picks") == 2 * FEWEST_PICKS
        asked = min(n for n in told if told[n].advice)
        assert asked <= 2 * FEWEST_PICKS + LOOK_EVERY
        advice, trial = told[asked].advice, told[asked].trial
        assert advice is not None
        assert trial is not None
        assert (told[asked].code, told[asked].is_final, advice.is_guess) == ("too_strong", False, True)
        assert (trial.games, trial.tokens) == (30, advice.tokens)
        last = now.verdicts[0]
        assert last.is_final
        assert last.trial == TokenTrial(trial.tokens, 30, 30)
        assert last.advice is not None
        assert not last.advice.is_guess

    looked_at(test, OneByOne, games=60)


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
    # whoever changed the piece need not wait for the old one
    assert server.post("/api/balance", {"pack": pack(tokens=6)}).json()["error"] == "balance_of_yours"
    changed = server.post("/api/balance", {"pack": pack(tokens=6), "instead": told["id"]}).json()
    assert (changed["played"], changed["is_done"]) == (0, False)
