"""Servers that are killed in the middle of games: ``python -m benchmarks.kills [KILLS] [RESULT.json]``.

Three servers share one PostgreSQL, and people play at all of them. One server after the other is killed with
SIGKILL and started again; now and then all connections of a server to the database are cut, its listening one
among them, or PostgreSQL is restarted, half of the time as if it had crashed. In between and at the end it
is checked that

- every request that was answered with ``done`` is in the database, once, and everything that anybody was
  shown is there under its number;
- nobody who is connected stays behind when nobody moves;
- every move of a seat was asked for by its player, also where somebody who gave the seat up goes on trying.
"""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from elbowroom.server.store.store import Store
from elbowroom.server.table.events import Played
from elbowroom.server.table.table import Table
from tests.server.postgres import Postgres, running_postgres

SERVERS = 3
TABLES = 6
KILLS = 1000
THINK = 0.3
"""Seconds between two moves of somebody, about."""
LINES = (1, 6)
"""So many moves are acknowledged between two kills."""
CUT_SHARE = 0.2
RESTART_SHARE = 0.02
"""How often something else happens before a kill."""
SETTLE_EVERY = 30
"""So many kills are between two checks; before each check PostgreSQL is restarted."""
PATIENCE = 240.0
BROKEN = (OSError, WebSocketException, EOFError, TimeoutError, httpx.HTTPError)
Json = dict[str, Any]


class Wrong(Exception):
    """What must never be."""


@dataclass
class Server:
    """One of the servers, which is started anew whenever it was killed."""

    nursery: "subprocess.Popen[str]"
    database: str
    pid: int = 0
    host: str = ""

    @classmethod
    def make(cls, database: str) -> "Server":
        """With a process from which it is forked."""
        nursery = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.nursery"], text=True, start_new_session=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        return cls(nursery, database)

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        self.host = ""
        await asyncio.to_thread(self._start)

    def _start(self) -> None:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        while not self.host:
            self.nursery.stdin.write(f"{self.database}\n")
            self.nursery.stdin.flush()
            pid, port = map(int, self.nursery.stdout.readline().split())
            if pid:
                self.pid = pid
                self.host = f"127.0.0.1:{port}"
            else:  # there was no database just then
                time.sleep(0.5)

    def kill(self) -> None:
        """As a power cut would, for this process."""
        self.host = ""
        os.kill(self.pid, signal.SIGKILL)


@dataclass
class Tally:
    """What happened, and what was seen of it."""

    kills: int = 0
    cuts: int = 0
    restarts: int = 0
    acknowledged: int = 0
    connections: int = 0
    tables: int = 0
    over: int = 0
    ghosts_refused: int = 0
    settled: int = 0
    longest_settling: float = 0.0
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)


class Run:
    """The whole: servers, tables, and those who play."""

    def __init__(self, postgres: Postgres, database: str) -> None:
        self.postgres = postgres
        self.database = database
        self.servers = [Server.make(database) for _ in range(SERVERS)]
        self.games: list[Game] = []
        self.tally = Tally()
        self.playing = asyncio.Event()
        self.playing.set()
        self.moved = asyncio.Event()
        self.dice = random.Random(1)
        self.restarting = asyncio.Lock()

    def a_server(self, dice: random.Random) -> str:
        """Any server that listens, or none."""
        living = [server.host for server in self.servers if server.host]
        return dice.choice(living) if living else "127.0.0.1:1"


@dataclass
class Game:
    """A table, everything that anybody was shown of it, and who plays there."""

    id: str
    people: "list[Person]" = field(default_factory=list)
    shown: dict[int, Json] = field(default_factory=dict)
    is_over: bool = False

    def show(self, entry: Json) -> None:
        """Whatever is shown under a number stays what it was."""
        seen = {key: entry[key] for key in ("seq", "kind", "seat", "move", "text")}
        if self.shown.setdefault(entry["seq"], seen) != seen:
            raise Wrong(f"{self.id}: {self.shown[entry['seq']]} became {seen}")


class Person:
    """A page with a seat. When its line breaks it connects again, anywhere, and sends again what it sent."""

    def __init__(self, run: Run, game: Game, secret: str, seat: int, *, is_ghost: bool = False) -> None:
        self.run, self.game, self.secret, self.seat = run, game, secret, seat
        self.is_ghost = is_ghost
        """Gave the seat up, and tries to play all the same."""
        self.dice = random.Random(secret)
        self.client = f"{'ghost' if is_ghost else 'page'}{self.dice.getrandbits(48):x}"
        self.seq = 0
        self.request = 0
        self.unanswered: Json | None = None
        self.done: set[int] = set()
        self.is_connected = False
        self.now: Json = {}

    async def live(self) -> None:
        """Play until the game is over."""
        while not self.game.is_over:
            url = f"ws://{self.run.a_server(self.dice)}/ws/tables/{self.game.id}"
            with suppress(*BROKEN):
                async with connect(
                    url, proxy=None, max_size=None, compression=None, open_timeout=20
                ) as socket:
                    self.run.tally.connections += 1
                    await self._play(socket)
            self.is_connected = False
            await asyncio.sleep(0.1 + 0.4 * self.dice.random())

    async def _play(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "secrets": [self.secret], "since": self.seq, "client": self.client}
        await socket.send(json.dumps(hello))
        if self.unanswered is not None:
            await socket.send(json.dumps(self.unanswered))
        async with asyncio.TaskGroup() as tasks:
            hearing = tasks.create_task(self._hear(socket))
            acting = tasks.create_task(self._act(socket))
            await asyncio.wait([hearing, acting], return_when=asyncio.FIRST_COMPLETED)
            hearing.cancel()
            acting.cancel()

    async def _hear(self, socket: ClientConnection) -> None:
        with suppress(*BROKEN):
            async for raw in socket:
                self._take_in(msgspec.json.decode(raw))
                if self.game.is_over:
                    return

    def _take_in(self, message: Json) -> None:
        for entry in message.get("entries", ()):
            self.game.show(entry)
            if entry["seq"] > self.seq + 1:
                raise Wrong(f"{self.game.id}: {entry['seq']} came after {self.seq}")
            self.seq = max(self.seq, entry["seq"])
        self.now = message.get("now") or self.now
        self.is_connected |= message["type"] == "welcome"
        request = message.get("request")
        if message["type"] in ("done", "refused") and request == self.request:
            self.unanswered = None
            if self.is_ghost and message["type"] == "refused":
                self.run.tally.ghosts_refused += 1
            elif message["type"] == "done":
                if self.is_ghost:
                    raise Wrong(f"{self.game.id}: a ghost played")
                self.done.add(request)
                self.run.tally.acknowledged += 1
                self.run.moved.set()
        if self.is_ghost and (self.now["eyes"] is not None or self.now["offers"] is not None):
            raise Wrong(f"{self.game.id}: a ghost sees with the eyes of seat {self.now['eyes']}")
        self.game.is_over |= self.now.get("position", {}).get("phase") == "over"

    async def _act(self, socket: ClientConnection) -> None:
        while not self.game.is_over:
            await asyncio.sleep(THINK * (0.5 + self.dice.random()) * (4 if self.is_ghost else 1))
            await self.run.playing.wait()
            move = self._choose()
            if self.unanswered is None and self.is_connected and move is not None:
                self.request += 1
                self.unanswered = {
                    "type": "move", "seat": self.seat, "rev": self.now["rev"], "moves": [move],
                    "request": self.request,
                }  # fmt: skip
                with suppress(*BROKEN):
                    await socket.send(json.dumps(self.unanswered))

    def _choose(self) -> str | None:
        if self.is_ghost:
            return "pick 1"
        offers = self.now.get("offers")
        if offers is None:
            return None
        moves = [move["move"] for move in offers["moves"]]
        return str(self.dice.choice([move for move in moves if move not in ("decline", "done")] or moves))


async def post(run: Run, dice: random.Random, path: str, body: Json) -> Json:
    """The answer to a request, from whichever server gives one."""
    async with httpx.AsyncClient(timeout=20) as client:
        while True:
            try:
                answer = await client.post(f"http://{run.a_server(dice)}/api/{path}", json=body)
            except BROKEN:
                answer = None
            if answer is not None and answer.is_success:
                found: Json = answer.json()
                return found
            await asyncio.sleep(0.2)


async def new_game(run: Run, dice: random.Random) -> Game:
    """Two people; one and a bot; or one on a seat that another has given up, and does not want to know it."""
    kind = run.tally.tables % 3
    run.tally.tables += 1
    if kind < 2:
        second = {"kind": "human", "name": "Bo"} if kind == 0 else {"kind": "bot", "level": "random"}
        made = await post(
            run, dice, "tables", {"seats": [{"kind": "human", "name": "Ann"}, second], "first": 0}
        )
        game = Game(made["id"])
        game.people = [Person(run, game, key["secret"], key["seat"]) for key in made["keys"]]
        return game
    while True:
        body = {"seats": [{"kind": "open"}, {"kind": "open"}], "first": 0}
        made = await post(run, dice, "tables", body)
        game = Game(made["id"])
        gone = await post(run, dice, f"tables/{game.id}/join", {"name": "Cy", "seat": 0})
        if await leave(run, dice, game.id, gone["secret"]):
            break
    keys = [await post(run, dice, f"tables/{game.id}/join", {"name": name}) for name in ("Di", "Ed")]
    game.people = [Person(run, game, key["secret"], key["seat"]) for key in keys]
    game.people.append(Person(run, game, gone["secret"], 0, is_ghost=True))
    return game


async def leave(run: Run, dice: random.Random, table: str, secret: str) -> bool:
    """Give a seat up; False if the server was killed meanwhile, and nobody knows."""
    url = f"ws://{run.a_server(dice)}/ws/tables/{table}"
    with suppress(*BROKEN):
        async with connect(url, proxy=None, max_size=None, open_timeout=20) as socket:
            await socket.send(json.dumps({"type": "hello", "secrets": [secret]}))
            await socket.send(json.dumps({"type": "leave", "seat": 0, "request": 1}))
            async for raw in socket:
                if msgspec.json.decode(raw)["type"] == "done":
                    return True
    return False


async def keep_playing(run: Run, number: int) -> None:
    """One game after the other at one table."""
    dice = random.Random(number)
    while True:
        game = await new_game(run, dice)
        run.games.append(game)
        async with asyncio.TaskGroup() as people:
            for person in game.people:
                people.create_task(person.live())
        run.tally.over += 1


async def settle(run: Run) -> None:
    """Nobody moves: then everybody who is connected soon knows everything that is in the database."""
    run.playing.clear()
    began = time.monotonic()
    store = Store(run.database)
    try:
        while True:
            await asyncio.sleep(0.5)
            games = [game for game in run.games if not game.is_over]
            with suppress(Exception):
                lengths = await store.lengths([game.id for game in games])
                late = [
                    f"{game.id}: {person.client} at {person.seq} of {lengths[game.id]}"
                    for game in games
                    for person in game.people
                    if not person.is_connected or person.seq != lengths[game.id]
                ]
                if not late:
                    break
                if time.monotonic() - began > PATIENCE:
                    raise Wrong(f"behind for ever: {late}")
    finally:
        await store.close()
    run.tally.settled += 1
    run.tally.longest_settling = max(run.tally.longest_settling, time.monotonic() - began)
    run.playing.set()


async def check(run: Run) -> None:
    """What the database has in the end, or up to now."""
    store = Store(run.database)
    for game in run.games:
        # What is told while the database is read is not in what was read.
        done = {f"{person.client} {request}" for person in game.people for request in person.done}
        shown = dict(game.shown)
        loaded = await store.load(game.id)
        if loaded is None:
            raise Wrong(f"{game.id} is gone")
        settings, events = loaded
        table = Table(game.id, settings)
        for event in events:
            table.apply(event)
        asked = [event.ask for event in events if event.ask is not None]
        if len(asked) != len(set(asked)):
            raise Wrong(f"{game.id}: something was done twice")
        if done - set(asked):
            raise Wrong(f"{game.id}: {done - set(asked)} are lost")
        for seq, seen in shown.items():
            what = events[seq - 1]
            if (what.__struct_config__.tag, getattr(what, "seat", None)) != (seen["kind"], seen["seat"]):
                raise Wrong(f"{game.id}: {seq} was {seen} and is {what}")
            if getattr(what, "move", None) != seen["move"]:
                raise Wrong(f"{game.id}: {seq} was {seen} and is {what}")
        players = {person.seat: person.client for person in game.people if not person.is_ghost}
        for event in events:
            player = players.get(event.seat) if isinstance(event, Played) else None
            if player is not None and (event.ask or "").split()[:1] != [player]:
                raise Wrong(f"{game.id}: {event} was not asked for by {player}")
    await store.close()


async def cut(run: Run) -> None:
    """All connections of one server to the database break."""
    with suppress(Exception):
        connection = await asyncpg.connect(run.database, timeout=10)
        names = "SELECT application_name FROM pg_stat_activity WHERE application_name LIKE 'elbowroom %'"
        found = sorted({row[0] for row in await connection.fetch(names)})
        whose = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"
        await connection.execute(whose, run.dice.choice(found))
        await connection.close()
        run.tally.cuts += 1


async def trouble(run: Run, kills: int, result: Path) -> None:
    """Kill, cut, restart; check now and then, and write down how far it is."""
    began = time.monotonic()
    while run.tally.kills < kills:
        until = min(kills, run.tally.kills + SETTLE_EVERY)
        async with asyncio.TaskGroup() as killers:
            for server in run.servers:
                killers.create_task(keep_killing(run, server, until))
        await restart(run)
        await settle(run)
        await check(run)
        run.tally.seconds = time.monotonic() - began
        result.write_bytes(msgspec.json.format(msgspec.json.encode(run.tally), indent=2))


async def restart(run: Run) -> None:
    """Restart PostgreSQL."""
    async with run.restarting:
        await asyncio.to_thread(run.postgres.restart, run.dice.choice(["fast", "immediate"]))
        run.tally.restarts += 1


async def keep_killing(run: Run, server: Server, until: int) -> None:
    """Kill one server in the middle of anything and start it again, until there were so many kills in all."""
    while run.tally.kills < until:
        enough = run.tally.acknowledged + run.dice.randint(*LINES)
        while run.tally.acknowledged < enough:
            run.moved.clear()
            await asyncio.wait_for(run.moved.wait(), PATIENCE)
        await asyncio.sleep(0.05 * run.dice.random())
        if run.dice.random() < CUT_SHARE:
            await cut(run)
        if run.dice.random() < RESTART_SHARE:
            await restart(run)
        if run.tally.kills < until:
            server.kill()
            run.tally.kills += 1
            await server.start()


async def main(kills: int, result: Path) -> None:
    """All of it."""
    with running_postgres(is_safe=True) as postgres:
        run = Run(postgres, postgres.url)
        try:
            await asyncio.gather(*(server.start() for server in run.servers))
            players = [asyncio.create_task(keep_playing(run, number)) for number in range(TABLES)]
            makes_trouble = asyncio.create_task(trouble(run, kills, result))
            await asyncio.wait([makes_trouble, *players], return_when=asyncio.FIRST_COMPLETED)
            for task in (makes_trouble, *players):
                if task.done() and (error := task.exception()) is not None:
                    run.tally.problems.append(repr(error))
                task.cancel()
            await asyncio.gather(makes_trouble, *players, return_exceptions=True)
        finally:
            for server in run.servers:
                os.killpg(server.nursery.pid, signal.SIGKILL)
            result.write_bytes(msgspec.json.format(msgspec.json.encode(run.tally), indent=2))
        print(result.read_text())


if __name__ == "__main__":
    wanted = [*sys.argv[1:], *(str(KILLS), "kills.json")[len(sys.argv) - 1 :]]
    asyncio.run(main(int(wanted[0]), Path(wanted[1])))
