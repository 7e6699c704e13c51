"""Bots at tables, thinking in real worker processes."""

import asyncio
import os
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from elbowroom import Game
from elbowroom.players.loading import LEVELS
from elbowroom.server.live.bots import think
from elbowroom.server.live.hub import Hub
from tests.patience import PATIENCE
from tests.server.hubs import Guest, create, hub_on
from tests.server.serving import Server

pytestmark = pytest.mark.slow


def test_bots_play_whole_games_and_everything_is_on_record(server: Server) -> None:
    made = server.create("bot random", "bot easy", "bot medium", public=True)
    assert made["keys"] == []
    with server.sit(made) as watcher:
        watcher.wait(lambda c: c.phase == "over")
        seqs = [entry["seq"] for entry in watcher.entries]
        assert seqs == list(range(1, len(seqs) + 1))
        moves = [entry["move"] for entry in watcher.entries if entry["kind"] == "move"]
        coins = [player["coins"] for player in watcher.now["position"]["players"]]
    text = server.get(f"/api/tables/{made['id']}/record").text
    game = Game.replay(text)
    assert (game.over, game.coins) == (True, coins)
    lines = text.split("--\n")[1].splitlines()
    assert [line for line in lines if line.split()[0] not in ("die", "reveal", "==")] == moves
    replay = server.get(f"/api/tables/{made['id']}/replay").json()
    assert [player["coins"] for player in replay["frames"][0]["position"]["players"]] == [5, 5, 5]
    assert made["id"] not in server.get("/api/tables").text


def test_a_seed_brings_the_same_game_of_bots_again(server: Server) -> None:
    records = []
    for _ in range(2):
        made = server.create("bot random", "bot easy", seed=4)
        with server.sit(made) as watcher:
            watcher.wait(lambda c: c.phase == "over")
        records.append(server.get(f"/api/tables/{made['id']}/record").text)
    assert records[0] == records[1]


def test_a_human_plays_a_whole_game_against_a_bot(server: Server) -> None:
    made = server.create("Ann", "bot easy", seed=3)
    with server.sit(made, 0) as ann:
        while ann.phase != "over":
            ann.wait(lambda c: c.now["offers"] is not None or c.phase == "over")
            if ann.phase != "over":
                answer = ann.move(ann.legal[-1] if ann.legal[-1] != "decline" else ann.legal[0])
                assert answer["type"] == "update"
        assert {entry["seat"] for entry in ann.entries if entry["kind"] == "move"} == {0, 1}
        assert ann.entries[-1]["events"][-1]["type"] == "game_ended"


@pytest.mark.parametrize("level", LEVELS)
def test_a_worker_answers_with_moves_up_to_a_chance_or_the_end_of_its_decisions(level: str) -> None:
    game = Game.new(2, seed=5)
    while game.seat == 0:
        moves = think(game.view(0), 0, level, 9)
        assert moves
        for i, move in enumerate(moves):
            lines = game.record().count("\n")
            game.play(move)
            chance = game.record().count("\n") - lines > 1
            assert chance == (i == len(moves) - 1) or game.seat != 0
    assert game.seat == 1


def test_a_worker_does_not_know_the_others_purses() -> None:
    rich, poor = Game.new(2, seed=5).to_position(), Game.new(2, seed=5).to_position()
    rich["players"][1]["coins"] = 900
    for level in ("easy", "medium", "hard"):
        answers = [think(Game.from_position(table).view(0), 0, level, 9) for table in (rich, poor)]
        assert answers[0] == answers[1]


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def whole() -> None:
        async with hub_on(str(tmp_path / "games.db")) as hub:
            made = await create(hub, "bot expert", "bot random")
            watcher = await Guest.at(hub, made)
            for _ in range(2):
                await watcher.wait(lambda: workers_of(hub))
                for pid in workers_of(hub):
                    os.kill(pid, signal.SIGKILL)
                seen = len(watcher.entries)
                await watcher.wait(lambda seen=seen: len(watcher.entries) > seen)  # type: ignore[misc]

    asyncio.run(whole())


def workers_of(hub: Hub) -> list[int]:
    processes = hub.workers._pool._processes or {}
    return [process.pid for process in processes.values() if process.pid is not None and process.is_alive()]


def test_games_of_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    options = ("--pause", "0.3", "--workers", "1")  # such a game is not over before anybody looks
    with Server(tmp_path / "games.db", *options) as before:
        before.create("bot easy", "bot easy")
        eventually(lambda: moves_in(tmp_path / "games.db"), above=5)
        before.process.kill()
        before.process.wait()
    played = moves_in(tmp_path / "games.db")
    with Server(tmp_path / "games.db", *options):
        assert eventually(lambda: moves_in(tmp_path / "games.db"), above=played + 5)


def moves_in(database: Path) -> int:
    """How much happened, as the database tells it: the server is not asked, or it would look at the table."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True, timeout=PATIENCE)) as connection:
        return int(connection.execute("SELECT count(*) FROM events").fetchone()[0])


def eventually(number: Callable[[], int], above: int) -> int:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        found = number()
        if found > above:
            return found
        time.sleep(0.1)
    raise AssertionError("nothing goes on")
