"""Long work that many ask for: prepared once, done in steps, given up when it fails."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from elbowroom.server.errors import TableError
from elbowroom.server.live import fairness
from elbowroom.server.live.fairness import Fairness
from elbowroom.server.live.queue import Bounds, Refusals, WorkQueue
from elbowroom.server.live.turnstile import Flow
from tests.patience import PATIENCE


@dataclass
class Work:
    """Something that takes so many steps."""

    steps: int
    done: list[str] = field(default_factory=list)


@dataclass
class Desk:
    """A queue whose steps wait until they are let, and what was asked of it."""

    let: asyncio.Semaphore
    prepared: list[str] = field(default_factory=list)
    breaks: int = 0

    def __post_init__(self) -> None:
        bounds = Bounds(kept=2, waiting=3, of_one=2, forgotten_seconds=60.0)
        self.queue = WorkQueue(bounds, Refusals("unknown", "of_one", "busy", "failed"), self.step)

    async def step(self, work: Work) -> str | None:
        await self.let.acquire()
        if self.breaks:
            self.breaks -= 1
            raise RuntimeError("a worker died")
        work.done.append("step")
        return "found" if len(work.done) == work.steps else None

    async def ask(self, id: str, address: str = "here", steps: int = 1) -> None:
        async def prepare() -> Work:
            await asyncio.sleep(0)
            self.prepared.append(id)
            if steps == 0:
                raise TableError("nonsense")
            return Work(steps)

        await self.queue.take(id, address, prepare)

    async def found(self, id: str) -> str:
        while (found := self.queue.found(id)) is None:
            self.queue.under_way(id)
            await asyncio.sleep(0)
        return found


def at(test: Callable[[Desk], Any]) -> None:
    async def whole() -> None:
        desk = Desk(asyncio.Semaphore(0))
        desk.queue.start()
        try:
            await asyncio.wait_for(test(desk), PATIENCE)
        finally:
            await desk.queue.stop()

    asyncio.run(whole())


def refused(caught: pytest.ExceptionInfo[TableError]) -> str:
    return caught.value.code


def test_what_two_ask_for_at_once_is_prepared_once() -> None:
    async def test(desk: Desk) -> None:
        await asyncio.gather(desk.ask("same", "here"), desk.ask("same", "there"))
        assert desk.prepared == ["same"]
        desk.let.release()
        assert await desk.found("same") == "found"
        await desk.ask("same", "third")
        assert desk.prepared == ["same"]

    at(test)


def test_it_goes_on_though_the_first_who_asked_has_left() -> None:
    async def test(desk: Desk) -> None:
        first = asyncio.create_task(desk.ask("same", "here"))
        await asyncio.sleep(0)
        second = asyncio.create_task(desk.ask("same", "there"))
        await asyncio.sleep(0)
        first.cancel()
        await second
        desk.let.release()
        assert await desk.found("same") == "found"

    at(test)


def test_what_cannot_be_prepared_is_refused_and_takes_no_place() -> None:
    async def test(desk: Desk) -> None:
        for _ in range(desk.queue.bounds.waiting + 1):
            with pytest.raises(TableError) as caught:
                await desk.ask("wrong", steps=0)
            assert refused(caught) == "nonsense"
        with pytest.raises(TableError) as caught:
            desk.queue.under_way("wrong")
        assert refused(caught) == "unknown"

    at(test)


def test_places_are_held_while_work_is_prepared() -> None:
    async def test(desk: Desk) -> None:
        asked = [desk.ask(str(n), "here") for n in range(3)] + [
            desk.ask(f"{n} too", str(n)) for n in range(2)
        ]
        told = await asyncio.gather(*asked, return_exceptions=True)
        codes = [one.code if isinstance(one, TableError) else None for one in told]
        assert codes == [None, None, "of_one", None, "busy"]

    at(test)


def test_a_stumble_is_forgiven_and_two_are_told_once() -> None:
    async def test(desk: Desk) -> None:
        desk.breaks = 1
        await desk.ask("once")
        for _ in range(2):
            desk.let.release()
        assert await desk.found("once") == "found"
        desk.breaks = 2
        await desk.ask("twice")
        for _ in range(2):
            desk.let.release()
        with pytest.raises(TableError) as caught:
            await desk.found("twice")
        assert refused(caught) == "failed"
        with pytest.raises(TableError) as caught:
            desk.queue.under_way("twice")
        assert refused(caught) == "unknown"
        await desk.ask("twice")
        desk.let.release()
        assert await desk.found("twice") == "found"

    at(test)


def test_work_that_is_laid_aside_rests_until_somebody_asks_about_it() -> None:
    async def test(desk: Desk) -> None:
        for id in ("first", "second"):
            await desk.ask(id, steps=2)
        with pytest.raises(TableError) as caught:
            await desk.ask("third")
        assert refused(caught) == "of_one"
        desk.queue.lay_aside("first", "there")  # not theirs
        with pytest.raises(TableError) as caught:
            await desk.ask("third")
        assert refused(caught) == "of_one"
        desk.queue.lay_aside("first", "here")
        await desk.ask("third")
        assert desk.queue.others == 1
        for _ in range(9):
            desk.let.release()
        await desk.found("second")
        await desk.found("third")
        assert len(desk.queue._entries["first"].preparing.result().done) < 2
        assert await desk.found("first") == "found"

    at(test)


def test_an_address_has_one_piece_of_work_at_rest() -> None:
    async def test(desk: Desk) -> None:
        await desk.ask("0")
        for number in range(1, 6):
            desk.queue.lay_aside(str(number - 1), "here")
            await desk.ask(str(number))
        await desk.ask("other", "there")
        with pytest.raises(TableError) as caught:
            desk.queue.under_way("3")
        assert refused(caught) == "unknown"

    at(test)


class Broken:
    """Workers that cannot play."""

    room_behind = 1

    async def run_behind(self, _: Flow, *_work: Any) -> Any:
        raise RuntimeError("a worker died")


def test_a_map_that_cannot_be_measured_is_told() -> None:
    async def whole() -> None:
        found = Fairness(Broken())  # type: ignore[arg-type]
        found.queue.start()
        try:
            now = await found.ask("map", {}, 2, "here")
            assert (now.done, now.games) == (0, fairness.GAMES)
            with pytest.raises(TableError) as caught:
                await asyncio.wait_for(_until_it_fails(found), PATIENCE)
            assert caught.value.code == "measuring_failed"
        finally:
            await found.queue.stop()

    asyncio.run(whole())


async def _until_it_fails(found: Fairness) -> None:
    while True:
        await asyncio.sleep(0)
        found.look("map")
