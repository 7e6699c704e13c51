"""Who is served next where many want something of the workers: nobody waits for the fifty of another."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from elbowroom import Game
from elbowroom.server.live.replays import Replays
from elbowroom.server.live.turnstile import Flow, Turnstile
from elbowroom.server.live.workers import LEVEL_COSTS, Workers
from elbowroom.server.protocol.http import NewTable, SeatPlan
from elbowroom.server.table.replays import TableGame
from tests.patience import PATIENCE
from tests.server.hubs import hub_on

EXPERT, EASY = LEVEL_COSTS["expert"], LEVEL_COSTS["easy"]


def admitted(asked: list[tuple[str, str, float]], again: int = 1) -> list[str]:
    """The tables in the order in which they are let in, one at a time; each comes so many times."""
    order: list[str] = []

    async def whole() -> None:
        turnstile = Turnstile(1)
        first = asyncio.Event()

        async def come(address: str, table: str, cost: float) -> None:
            for _ in range(again):
                async with turnstile.pass_through(Flow(address, table), cost):
                    order.append(table)
                    await first.wait()
                    await asyncio.sleep(0)

        tasks = [asyncio.create_task(come(*one)) for one in asked]
        await asyncio.sleep(0.01)
        assert turnstile.waiting == len(asked) - 1
        first.set()
        await asyncio.gather(*tasks)
        assert turnstile.waiting == 0

    asyncio.run(whole())
    return order


def test_fifty_tables_of_one_address_do_not_delay_another_address() -> None:
    many = [("greedy", f"expert {i}", EXPERT) for i in range(50)]
    order = admitted([*many, ("modest", "easy", EASY)])
    assert order.index("easy") == 1, "right after the one that was under way"


def test_an_easy_bot_does_not_wait_for_experts_even_if_no_address_is_known() -> None:
    many = [("", f"expert {i}", EXPERT) for i in range(50)]
    assert admitted([*many, ("", "easy", EASY)]).index("easy") == 1
    many = [("proxy", f"expert {i}", EXPERT) for i in range(50)]
    assert admitted([*many, ("proxy", "easy", EASY)]).index("easy") == 1


def test_two_addresses_share_alike_and_everybody_comes() -> None:
    order = admitted([("a", f"a{i}", EXPERT) for i in range(6)] + [("b", "b", EXPERT)], again=3)
    assert sorted(order) == sorted([f"a{i}" for i in range(6)] * 3 + ["b"] * 3)
    last_of_b = max(i for i, table in enumerate(order) if table == "b")
    assert last_of_b <= 7


def test_whoever_gives_up_waiting_leaves_the_place_to_others() -> None:
    async def whole() -> None:
        turnstile = Turnstile(1)
        async with turnstile.pass_through(Flow("a", "a"), 1):
            waiting = [asyncio.create_task(_pass(turnstile)) for _ in range(3)]
            await asyncio.sleep(0)
            waiting[0].cancel()
            await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await asyncio.gather(*waiting[1:])
            await _pass(turnstile)

    async def _pass(turnstile: Turnstile) -> None:
        async with turnstile.pass_through(Flow("b", "b"), 1):
            await asyncio.sleep(0)

    asyncio.run(whole())


class Counting(Workers):
    """Workers that count what they do, in this process."""

    def __init__(self) -> None:
        super().__init__(1)
        self.done = 0

    async def _submit(self, work: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        self.done += 1
        return await asyncio.to_thread(work, *arguments, **named)


def test_bots_think_by_turns_of_those_they_play_for() -> None:
    async def whole() -> None:
        workers, order, first = Counting(), list[str](), asyncio.Event()

        async def submitted(_: object, __: object, ___: object, level: str, ____: object) -> list[str]:
            order.append(level)
            await first.wait()
            return []

        workers._submit = submitted  # type: ignore[method-assign, assignment]
        asked = [(Flow("greedy", f"table {i}"), "expert") for i in range(50)] + [
            (Flow("modest", "x"), "easy")
        ]
        position = Game.new(2, seed=7).to_position()
        thoughts = [asyncio.create_task(workers.think(flow, position, 0, level, 1)) for flow, level in asked]
        await asyncio.sleep(0.01)
        assert (order, workers.waiting) == (["expert"], 50)
        first.set()
        await asyncio.gather(*thoughts)
        assert order.index("easy") == 1
        workers.close()

    asyncio.run(whole())


def test_a_table_is_thought_for_on_behalf_of_the_address_that_made_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flows: list[Flow] = []

    async def thinking(_: Workers, flow: Flow, *__: object) -> list[str]:
        flows.append(flow)
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(Workers, "think", thinking)

    async def whole() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub, asyncio.timeout(PATIENCE):
            seats = [SeatPlan("bot", level="easy"), SeatPlan("bot", level="easy")]
            made = await hub.create(NewTable(seats), "192.0.2.7")
            while not flows:
                await asyncio.sleep(0.01)
            assert flows == [Flow("192.0.2.7", made.id)]

    asyncio.run(whole())


def with_replays(work: Callable[[Replays, Counting], Awaitable[None]]) -> None:
    async def whole() -> None:
        workers = Counting()
        await work(Replays(workers), workers)
        workers.close()

    asyncio.run(whole())


def test_a_replay_is_made_once_for_all_who_ask_for_it() -> None:
    async def work(replays: Replays, workers: Counting) -> None:
        def played(table: str) -> TableGame:
            return TableGame(table, Game.new(2, seed=7), [], False)

        found = await asyncio.gather(*(replays.of_table(played("one"), f"192.0.2.{i}") for i in range(20)))
        await replays.of_table(played("one"), "192.0.2.99")
        assert (len(set(found)), workers.done) == (1, 1)
        await replays.of_table(played("two"), "192.0.2.1")
        record = Game.new(2, seed=7).record()
        await asyncio.gather(*(replays.of_record(record, "192.0.2.1") for _ in range(5)))
        assert workers.done == 3

    with_replays(work)
