"""Those who play at all servers, come back when a line breaks, and remember what they were shown."""

import asyncio
import json
import random
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.kills.run import BROKEN, Run, Wrong

THINK = 0.3
"""Seconds between two moves of somebody, about."""
Json = dict[str, Any]


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
        self.gap: tuple[int, int] | None = None
        """More was missed than a welcome tells: the entries between these two are to be asked for."""
        self.request = 0
        self.is_reading = False
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
                await self._read_back(socket)
                if self.game.is_over:
                    return

    async def _read_back(self, socket: ClientConnection) -> None:
        """Ask for the next page of what was missed."""
        if self.gap is not None and not self.is_reading:
            self.is_reading = True
            await socket.send(json.dumps({"type": "log", "before": self.gap[1]}))

    def _take_in(self, message: Json) -> None:
        entries = message.get("entries", ())
        if message["type"] == "welcome":
            self.gap, self.is_reading = None, False
            if message["earlier"]:
                first = entries[0]["seq"]
                self.gap, self.seq = (self.seq, first), first - 1
        elif message["type"] == "log":
            self._fill(entries)
            return
        for entry in entries:
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

    def _fill(self, entries: list[Json]) -> None:
        """A page ends where it was asked to, and has no gap itself."""
        assert self.gap is not None
        last, first = self.gap
        numbers = [entry["seq"] for entry in entries]
        if numbers != list(range(first - len(numbers), first)) or not numbers:
            raise Wrong(f"{self.game.id}: {numbers} came before {first}")
        for entry in entries:
            self.game.show(entry)
        self.gap = None if numbers[0] <= last + 1 else (last, numbers[0])
        self.is_reading = False

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
