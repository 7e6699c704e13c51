"""Finished games looked at again: over the wire, fairly, behind the bots, never of a game that goes on."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from elbowroom import Game
from elbowroom.players.bot import Budget
from elbowroom.players.review import TURN_NODES, review
from elbowroom.server.errors import TableError
from elbowroom.server.live import bots
from elbowroom.server.live import reviews as reviews_module
from elbowroom.server.live.reviews import BOUNDS, Reviews
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.live.workers import MOST_BEHIND, Workers
from elbowroom.server.protocol.analysis import ReviewNow
from tests.cli.shell import played
from tests.patience import PATIENCE
from tests.server.serving import Json, Server
from tests.server.test_http import problem


def short(seed: int = 5) -> Game:
    """A finished game of two turns."""
    game = played(2, seed, lambda game: game.round == game.rounds)
    rest = Game.from_position(game.to_position())
    while not rest.over:
        rest.play(rest.legal[-1])
    return rest


def finished(server: Server, now: Json) -> Json:
    """The review, as soon as it is there."""
    deadline = time.monotonic() + PATIENCE
    while now["review"] is None:
        assert time.monotonic() < deadline
        time.sleep(0.05)
        answer = server.get(f"/api/reviews/{now['id']}")
        assert answer.status_code == 200, answer.text
        assert answer.json()["done"] >= now["done"]
        now = answer.json()
    assert now["done"] == now["turns"] == len(now["review"]["turns"])
    review: Json = now["review"]
    return review


# Over the wire


@pytest.mark.slow
def test_a_finished_table_is_reviewed_and_its_record_too(server: Server) -> None:
    made = server.create("bot random", "bot easy", seed=4)
    with server.sit(made) as watcher:
        watcher.wait(lambda c: c.phase == "over")
        coins = [player["coins"] for player in watcher.now["position"]["players"]]
    now = server.post(f"/api/tables/{made['id']}/review", {}).json()
    assert now["turns"] == 20
    found = finished(server, now)
    assert found["turns"][-1]["coins"] == coins
    assert sorted(found["turns"][-1]["chances"]) == [0, 1]
    assert found["worst"]
    worst = found["turns"][found["worst"][0]]
    assert worst["mistake"]["facts"]["coins"] == max(1, round(worst["cost"]))
    assert worst["best"]["moves"][0]["verb"]
    record = server.get(f"/api/tables/{made['id']}/record").text
    again = server.post("/api/reviews", {"record": record}).json()
    assert (again["id"], again["review"]) == (now["id"], found)


def test_the_server_thinks_what_the_command_line_thinks(server: Server) -> None:
    record = short().record()
    found = finished(server, server.post("/api/reviews", {"record": record}).json())
    own = review(record, Budget(nodes=TURN_NODES))
    assert [turn["cost"] for turn in found["turns"]] == [turn.cost for turn in own.turns]
    assert found["chances"] == [prospect.win for prospect in own.start]
    assert found["worst"] == own.worst


def test_a_game_that_goes_on_is_not_reviewed(server: Server) -> None:
    made = server.create("Ann", "Bo", open_scores=True)
    path = f"/api/tables/{made['id']}"
    assert problem(server.post(f"{path}/review", {}), 409) == ("review_unfinished", None)
    record = server.get(f"{path}/record").text
    assert problem(server.post("/api/reviews", {"record": record}), 409) == ("review_unfinished", None)


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"record": "nonsense"}, 400, "not_a_record"),
        ({"record": short().record().replace("== ", "== 1")}, 400, "result_differs"),
        ({"record": "x" * 200_001}, 400, "bad_request"),
        ({"record": 5}, 400, "bad_request"),
        ({}, 400, "bad_request"),
        ([], 400, "bad_request"),
    ],
)
def test_what_is_no_finished_record_is_refused(server: Server, body: Any, status: int, code: str) -> None:
    assert problem(server.post("/api/reviews", body), status)[0] == code


def test_there_is_nothing_under_an_unknown_name(server: Server) -> None:
    assert problem(server.get("/api/reviews/abc"), 404) == ("no_such_review", None)
    assert problem(server.post("/api/tables/nonsense/review", {}), 404)[0] == "no_such_table"


# In the queue


NOBODY = Flow()


class HeldUp(Workers):
    """Workers that work when they are let, and note for whom."""

    def __init__(self) -> None:
        super().__init__(2)  # one is held up, and records are read by the other
        self.let = asyncio.Semaphore(0)
        self.order: list[Any] = []

    async def _submit(self, work: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        if work is not reviews_module._read:  # records are read at once
            await self.let.acquire()
            self.order.append(arguments)
        return await asyncio.to_thread(work, *arguments, **named)


RECORDS = [short(seed).record() for seed in range(1, 6)]


def refusal(error: BaseException) -> str:
    assert isinstance(error, TableError)
    return error.code


def queued(test: Callable[[Reviews, HeldUp], Any], **bounds: int) -> None:
    """Run a test with reviews that are held up, and other bounds than usual."""

    async def whole() -> None:
        workers = HeldUp()
        found = Reviews(workers, replace(BOUNDS, **bounds))
        found.queue.start()
        try:
            await asyncio.wait_for(test(found, workers), PATIENCE)
        finally:
            await found.queue.stop()
            workers.close()

    asyncio.run(whole())


async def done(found: Reviews, now: ReviewNow) -> ReviewNow:
    while now.review is None:
        await asyncio.sleep(0.01)
        now = found.look(now.id)
    return now


def test_an_address_cannot_have_everything() -> None:
    async def test(found: Reviews, _: HeldUp) -> None:
        for record in RECORDS[: BOUNDS.of_one]:
            await found.ask(record, "here")
        with pytest.raises(TableError) as caught:
            await found.ask(RECORDS[BOUNDS.of_one], "here")
        assert caught.value.code == "reviews_of_yours"
        assert (await found.ask(RECORDS[0], "here")).turns == 2  # what is under way may be asked for again
        assert (await found.ask(RECORDS[BOUNDS.of_one], "there")).others == BOUNDS.of_one

    queued(test)


def test_the_queue_has_an_end() -> None:
    async def test(found: Reviews, _: HeldUp) -> None:
        for place in range(2):
            await found.ask(RECORDS[place], f"address {place}")
        with pytest.raises(TableError) as caught:
            await found.ask(RECORDS[2], "late")
        assert caught.value.code == "reviews_busy"

    assert BOUNDS.waiting > 2
    queued(test, waiting=2)


def test_addresses_take_turns() -> None:
    async def test(found: Reviews, workers: HeldUp) -> None:
        mine = [await found.ask(record, "here") for record in RECORDS[:2]]
        other = await found.ask(RECORDS[2], "there")
        for _ in range(20):
            workers.let.release()
        await done(found, other)
        await done(found, mine[0])
        await done(found, mine[1])
        names = [now.id for now in (*mine, other)]
        boards = [arguments[0].before for arguments in workers.order]
        assert len(boards) == 6
        assert len(names) == 3
        # whoever came second is served second, though the first had asked for two games
        turns = [arguments[0].index for arguments in workers.order]
        assert turns == [0, 0, 1, 1, 0, 1]

    queued(test)


def test_a_review_that_nobody_asks_about_is_given_up() -> None:
    async def test(found: Reviews, workers: HeldUp) -> None:
        now = await found.ask(RECORDS[0], "here")
        found.queue._entries[now.id].asked -= 3600
        other = await found.ask(RECORDS[1], "here")
        with pytest.raises(TableError) as caught:
            found.look(now.id)
        assert caught.value.code == "no_such_review"
        for _ in range(9):
            workers.let.release()
        await done(found, other)

    queued(test)


def test_only_so_many_are_kept() -> None:
    async def test(found: Reviews, workers: HeldUp) -> None:
        for _ in range(9):
            workers.let.release()
        first = await done(found, await found.ask(RECORDS[0], "here"))
        await done(found, await found.ask(RECORDS[1], "here"))
        with pytest.raises(TableError):
            found.look(first.id)

    assert BOUNDS.kept > 1
    queued(test, kept=1)


def test_a_failure_is_told_once_and_may_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(found: Reviews, workers: HeldUp) -> None:
        monkeypatch.setattr(bots, "look_again", lambda *_: 1 // 0)
        now = await found.ask(RECORDS[0], "here")
        for _ in range(2):
            workers.let.release()
        with pytest.raises(TableError) as caught:
            await done(found, now)
        assert caught.value.code == "review_failed"
        monkeypatch.undo()
        for _ in range(4):
            workers.let.release()
        assert (await done(found, await found.ask(RECORDS[0], "here"))).review is not None

    queued(test)


def test_bots_go_first_and_little_is_done_behind_them() -> None:
    async def test(reviews: Reviews, workers: HeldUp) -> None:
        assert not reviews.queue._entries
        bot = asyncio.create_task(workers.run(NOBODY, 1.0, str, "bot"))
        await asyncio.sleep(0)
        behind = [asyncio.create_task(workers.run_behind(NOBODY, str, f"behind {i}")) for i in range(2)]
        await asyncio.sleep(0.05)
        workers.let.release()
        await bot
        await asyncio.sleep(0.05)
        late = asyncio.create_task(workers.run(NOBODY, 1.0, str, "late bot"))
        await asyncio.sleep(0.05)
        for _ in range(3):
            workers.let.release()
        await asyncio.gather(late, *behind)
        # one was under way when the second bot came; the other waited for the bot
        assert [name for (name,) in workers.order] == ["bot", "behind 0", "late bot", "behind 1"]

    queued(test)


def test_what_waits_behind_the_bots_has_an_end() -> None:
    async def test(reviews: Reviews, workers: HeldUp) -> None:
        assert not reviews.queue._entries
        behind = [asyncio.create_task(workers.run_behind(NOBODY, str, str(i))) for i in range(MOST_BEHIND)]
        await asyncio.sleep(0.05)
        with pytest.raises(TableError) as caught:
            await workers.run_behind(NOBODY, str, "too much")
        assert caught.value.code == "workers_busy"
        for _ in behind:
            workers.let.release()
        await asyncio.gather(*behind)

    queued(test)
