"""How the server bears a crowd: ``python benchmarks/server.py [moves] [idle] [restart]``.

Each part starts a real server on loopback and speaks to it over real sockets, from one other process.
"""

import asyncio
import json
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from elbowroom.cli.demo_player import choose
from elbowroom.game.dice import seeded
from elbowroom.server.live.room import summary_of
from elbowroom.server.protocol.http import NewTable, SeatPlan
from elbowroom.server.store.store import Store
from elbowroom.server.table.events import TableEvent
from elbowroom.server.table.secrets import new_id
from elbowroom.server.table.set_up import set_up
from elbowroom.server.table.table import Table

TABLES = 200
SECONDS = 30.0
IDLE = 2000
GAMES = 1000
PATIENCE = 120.0
LIMITS = {
    "tables_of_one": 100_000,
    "sockets_of_one": 100_000,
    "connections_of_one": 100_000,
    "making_at_once": 1e6,
    "reading_at_once": 1e6,
}
"""All players come from one address."""
Json = dict[str, Any]


class Running:
    """A server, and how long it took to listen."""

    def __init__(self, database: Path) -> None:
        config = database.with_name("server.toml")
        config.write_text("[limits]\n" + "".join(f"{name} = {most}\n" for name, most in LIMITS.items()))
        began = time.perf_counter()
        command = [sys.executable, "-m", "elbowroom", "serve", "--port", "0", "--db", str(database)]
        command += ["--config", str(config)]
        environment = os.environ | {"PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+:\d+)", self.process.stdout.readline())
        assert found is not None
        self.host = found[1]
        self.seconds = time.perf_counter() - began

    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        return int(found[1]) / 1024 if found else 0.0

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(database: Path) -> Iterator[Running]:
    server = Running(database)
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.communicate()


async def create(client: httpx.AsyncClient, server: Running, levels: list[str]) -> Json:
    seats: list[Json] = [{"kind": "human", "name": "Ann"}]
    seats += [{"kind": "bot", "level": level} for level in levels]
    while True:
        answer = await client.post(f"http://{server.host}/api/tables", json={"seats": seats, "first": 0})
        if answer.status_code == 201:
            made: Json = answer.json()
            return made
        await asyncio.sleep(1)  # so many tables from one address are slowed down


async def sit(server: Running, table: Json | str) -> tuple[ClientConnection, Json]:
    """A connection that has heard its welcome."""
    id = table if isinstance(table, str) else table["id"]
    secrets = [] if isinstance(table, str) else [key["secret"] for key in table["keys"]]
    url = f"ws://{server.host}/ws/tables/{id}"
    coming = connect(url, proxy=None, max_size=None, compression=None, open_timeout=PATIENCE)
    socket = await coming.__aenter__()
    await socket.send(json.dumps({"type": "hello", "secrets": secrets}))
    return socket, msgspec.json.decode(await socket.recv())


async def play(server: Running, table: Json, latencies: list[float], end: float, pause: float) -> None:
    """Somebody who moves, thinks a little, and moves again."""
    dice = random.Random(table["id"])
    socket, message = await sit(server, table)
    asked = -1
    sent: float | None = None
    try:
        while time.perf_counter() < end:
            now: Json = message["now"]
            if sent is not None and any(e["kind"] == "move" and e["seat"] == 0 for e in message["entries"]):
                latencies.append(time.perf_counter() - sent)
                sent = None
            if now["position"]["phase"] == "over":
                return
            if now["offers"] is not None and now["rev"] != asked:
                await asyncio.sleep(pause * (0.5 + dice.random()))
                asked = now["rev"]
                moves = [move["move"] for move in now["offers"]["moves"]]
                move = dice.choice([move for move in moves if move != "decline"] or moves)
                sent = time.perf_counter()
                await socket.send(json.dumps({"type": "move", "seat": 0, "rev": asked, "moves": [move]}))
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
    finally:
        await socket.close()


def told(latencies: list[float]) -> str:
    ms = sorted(1000 * seconds for seconds in latencies)
    p50, p95, p99 = (ms[int(share * (len(ms) - 1))] for share in (0.5, 0.95, 0.99))
    return f"{len(ms)} moves, shown after {p50:.1f} ms (median), {p95:.1f} ms (p95), {p99:.1f} ms (p99)"


async def moves(database: Path) -> None:
    """Tables of a human and one to three bots, all at once."""
    with running(database) as server:
        crowd = [["easy"], ["medium"], ["easy", "medium"], ["easy", "easy", "medium"]]
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            tables = [await create(client, server, crowd[i % len(crowd)]) for i in range(TABLES)]
        latencies: list[float] = []
        end = time.perf_counter() + SECONDS
        before = server.cpu_seconds()
        await asyncio.gather(*(play(server, table, latencies, end, 1.0) for table in tables))
        used = server.cpu_seconds() - before
        print(f"moves: {TABLES} tables, {SECONDS:.0f} s, server used {used:.1f} s of a core")
        print(f"       {told(latencies)}")


async def idle(database: Path) -> None:
    """Connections that only listen, and somebody who plays among them."""
    with running(database) as server:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            tables = [await create(client, server, ["easy"]) for _ in range(100)]
        lean, before = server.megabytes(), server.cpu_seconds()
        began = time.perf_counter()
        sockets = []
        for i in range(0, IDLE, 50):
            found = await asyncio.gather(*(sit(server, tables[j % 100]["id"]) for j in range(i, i + 50)))
            sockets += [socket for socket, _ in found]
        took, fat = time.perf_counter() - began, server.megabytes()
        used = server.cpu_seconds() - before
        latencies: list[float] = []
        await play(server, tables[0], latencies, time.perf_counter() + 10, 0.2)
        print(f"idle: {len(sockets)} connections in {took:.1f} s ({used:.1f} s of a core)")
        print(f"      {(fat - lean) * 1024 / IDLE:.0f} KB each, {fat:.0f} MB in all; {told(latencies)}")
        await asyncio.gather(*(socket.close() for socket in sockets))


async def make_games(database: Path) -> list[str]:
    """Games in their middle, written straight into the database."""
    store = Store(str(database))
    await store.open()
    ids = []
    for number in range(GAMES):
        seats = [SeatPlan("human", f"P{i}") for i in range(2 + number % 4)]
        table = Table(new_id(), set_up(NewTable(seats, seed=number), 1, None, None).settings)
        events: list[TableEvent] = table.plan_start(1)
        table.apply(events[0])
        dice = seeded(number)
        while table.game.round < 6:
            assert table.decider is not None
            new = table.plan_moves(table.decider, table.rev, [choose(table.game, dice)], 2, None)
            events += [table.apply(event).what for event in new]
        await store.create(table.id, table.settings, events, summary_of(table))
        ids.append(table.id)
    await store.close()
    return ids


async def restart(database: Path) -> None:
    """A server that comes back to many games: how long until it listens, until each of them has answered."""
    ids = await make_games(database)
    with running(database) as server:
        started = server.cpu_seconds()
        began = time.perf_counter()
        answers: list[float] = []

        async def come(id: str) -> None:
            asked = time.perf_counter()
            socket, welcome = await sit(server, id)
            assert welcome["now"]["position"]["round"] == 6
            answers.append(time.perf_counter() - asked)
            await socket.close()

        for id in ids[:100]:
            await come(id)
        alone = 1000 * statistics.median(answers)
        for i in range(100, GAMES, 50):
            await asyncio.gather(*(come(id) for id in ids[i : i + 50]))
        took, used = time.perf_counter() - began, server.cpu_seconds() - started
        print(f"restart: {GAMES} games of 2 to 5 players in round 6")
        print(f"         listens after {server.seconds:.1f} s ({started:.1f} s of a core)")
        print(
            f"         a game answers in {alone:.0f} ms; all had after {took:.1f} s ({used:.1f} s of a core)"
        )


def main() -> None:
    """Run the parts that were named, or all."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    parts = {"moves": moves, "idle": idle, "restart": restart}
    for name in sys.argv[1:] or parts:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(parts[name](Path(folder) / "games.db"))


if __name__ == "__main__":
    main()
