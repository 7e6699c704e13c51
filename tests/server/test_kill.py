"""Servers that are killed in the middle of games: no acknowledged move is lost, no half move is kept."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from elbowroom.server.store.store import Store
from elbowroom.server.table.table import Table
from tests.patience import PATIENCE
from tests.server.serving import plan

pytestmark = pytest.mark.slow

KILLS = 50
TABLES = 4
LINES = (4, 12)
"""So many lines are acknowledged before a server is killed; how long that takes is its own affair."""
LAST_SECONDS = 0.02
"""Up to so long after the last of them, so that it happens in the middle of anything."""
Json = dict[str, Any]
Line = tuple[int, str, str | None]


@dataclass
class Watched:
    """A table with what its players know for sure, and what they were waiting for."""

    made: Json
    dice: random.Random
    known: list[Line] = field(default_factory=list)
    pending: list[tuple[str, str]] = field(default_factory=list)
    """What was sent and not answered: each entry that it would become."""
    done: bool = False


@contextmanager
def nursery() -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "tests.server.nursery"]
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        command, cwd=root, start_new_session=True, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
    ) as process:  # fmt: skip
        try:
            yield process
        finally:  # with the servers it forked: a failed test must not wait for them
            os.killpg(process.pid, signal.SIGKILL)


def start(process: "subprocess.Popen[str]", database: Path) -> tuple[int, str]:
    """A new server's process and host."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{database}\n")
    process.stdin.flush()
    pid, port = map(int, process.stdout.readline().split())
    return pid, f"127.0.0.1:{port}"


def new_table(host: str, dice: random.Random) -> Watched:
    body = {"seats": [plan("Ann"), plan("Bo")], "first": 0}
    made = httpx.post(f"http://{host}/api/tables", json=body, timeout=PATIENCE).json()
    return Watched(made, dice, [(1, "start", None)])


def lines(message: Json) -> list[Line]:
    return [(entry["seq"], entry["kind"], entry["move"]) for entry in message.get("entries", [])]


def check_what_is_there(table: Watched, found: list[Line]) -> None:
    """After a restart: all that was known, and of what was sent last all or nothing."""
    assert found[: len(table.known)] == table.known
    assert [seq for seq, _, _ in found] == list(range(1, len(found) + 1))
    rest = [(kind, move) for _, kind, move in found[len(table.known) :]]
    assert rest in ([], table.pending)
    table.known, table.pending = found, []


def choose(now: Json, dice: random.Random) -> tuple[Json, list[tuple[str, str]]]:
    """A request, and the entries that it will become if it is carried out."""
    offers = now["offers"]
    moves, hand, steps = [move["move"] for move in offers["moves"]], offers["hand"], now["undo"]["steps"]
    if steps and dice.random() < 0.15:
        every = dice.random() < 0.5
        return {"type": "undo", "all": every}, [("undo", "")] * (len(steps) if every else 1)
    deploys = [move for move in moves if move.startswith("deploy")]
    if deploys and offers["phase"] == "redeploy":
        move = dice.choice(deploys)
        return {"type": "move", "moves": [f"{move} {hand}"]}, [("move", move)] * hand
    move = dice.choice([move for move in moves if move not in ("decline", "done")] or moves)
    return {"type": "move", "moves": [move]}, [("move", move)]


async def play(table: Watched, host: str, acknowledged: Callable[[int], None]) -> None:
    """Both players of a table play as fast as they can until the server is gone."""
    url = f"ws://{host}/ws/tables/{table.made['id']}"
    with suppress(WebSocketException, OSError, EOFError):
        async with sit_down(url) as ann, sit_down(url) as bo:
            sockets = [ann, bo]
            for socket, key in zip(sockets, table.made["keys"], strict=True):
                await socket.send(json.dumps({"type": "hello", "secrets": [key["secret"]]}))
            check_what_is_there(table, await whole_log(bo))
            follows = (follow(table, seat, socket, acknowledged) for seat, socket in enumerate(sockets))
            await asyncio.gather(*follows)


async def whole_log(socket: Any) -> list[Line]:
    """All that happened, from the welcome and the pages before it; nobody moves meanwhile."""
    told = json.loads(await socket.recv())
    found = lines(told)
    while told["earlier"]:
        await socket.send(json.dumps({"type": "log", "before": found[0][0]}))
        while (told := json.loads(await socket.recv()))["type"] != "log":
            assert not lines(told)
        found = lines(told) + found
    return found


def sit_down(url: str) -> connect:
    return connect(url, open_timeout=PATIENCE, ping_interval=None, max_size=None, proxy=None)


async def follow(table: Watched, seat: int, socket: Any, acknowledged: Callable[[int], None]) -> None:
    """Play one seat: whatever arrives is known from then on."""
    asked = -1
    if seat == 1:  # its welcome was read already
        await socket.send(json.dumps({"type": "look", "seat": 1}))
    async for raw in socket:
        message = json.loads(raw)
        assert message["type"] != "refused", message
        new = [line for line in lines(message) if line[0] > len(table.known)]
        if new:
            assert new[0][0] == len(table.known) + 1
            table.known += new
            table.pending = []
            acknowledged(len(new))
        now = message["now"]
        if now["position"]["phase"] == "over":
            table.done = True
            return
        if now["offers"] is not None and now["rev"] != asked:
            asked = now["rev"]
            request, becomes = choose(now, table.dice)
            if request["type"] == "undo":
                becomes = undone(table.known, len(becomes))
            table.pending = becomes
            await socket.send(json.dumps({**request, "seat": seat, "rev": asked}))


def undone(known: list[Line], steps: int) -> list[tuple[str, str]]:
    """The entries of an undo: the last moves that stand, the latest first."""
    standing: list[str] = []
    for _, kind, move in known:
        if kind == "move":
            standing.append(str(move))
        elif kind == "undo":
            standing.pop()
    return [("undo", move) for move in standing[-steps:][::-1]]


async def play_until_killed(
    tables: list[Watched], pid: int, host: str, lines: int, last_seconds: float
) -> None:
    """Until so many lines were acknowledged, or all games are over, and a last moment."""
    enough = asyncio.Event()

    def acknowledged(number: int) -> None:
        nonlocal lines
        lines -= number
        if lines <= 0:
            enough.set()

    playing = asyncio.gather(*(play(table, host, acknowledged) for table in tables if not table.done))
    playing.add_done_callback(lambda _: enough.set())
    await asyncio.wait_for(enough.wait(), PATIENCE)
    await asyncio.sleep(last_seconds)
    os.kill(pid, signal.SIGKILL)
    await asyncio.wait_for(playing, PATIENCE)


async def check_the_database(database: Path, tables: list[Watched]) -> None:
    store = Store(str(database))
    for table in tables:
        loaded = await store.load(table.made["id"])
        assert loaded is not None
        settings, events = loaded
        made_anew = Table(table.made["id"], settings)
        for event in events:
            made_anew.apply(event)
        assert made_anew.seq >= len(table.known)
        assert made_anew.game.record()
    await store.close()


def test_a_killed_server_has_lost_nothing_that_was_acknowledged_and_kept_nothing_half(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    dice = random.Random(20)
    tables: list[Watched] = []
    with nursery() as process:
        for _ in range(KILLS):
            pid, host = start(process, database)
            while sum(not table.done for table in tables) < TABLES:
                tables.append(new_table(host, random.Random(dice.random())))
            lines, last_seconds = dice.randint(*LINES), LAST_SECONDS * dice.random()
            asyncio.run(play_until_killed(tables, pid, host, lines, last_seconds))
    asyncio.run(check_the_database(database, tables))
    moves = sum(len(table.known) for table in tables)
    assert moves > 4 * KILLS, moves
