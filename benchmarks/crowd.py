"""People who play over real sockets, connect again when a line breaks, and remember what they were told."""

import asyncio
import json
import random
import time
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from elbowroom.server.store.store import Store

BROKEN = (OSError, WebSocketException, EOFError, TimeoutError, httpx.HTTPError)
PLAIN: dict[str, Any] = {"proxy": None, "max_size": None, "compression": None, "open_timeout": 20}
HEAL_SECONDS = 60.0
Json = dict[str, Any]


class Place:
    """A table and two pages at it, which go on to a new one when the game is over."""

    def __init__(self, crowd: "Crowd") -> None:
        self.crowd = crowd
        self.id = ""
        self.pages = [Page(self, seat) for seat in range(2)]
        self._going_on = asyncio.Lock()

    async def go_on(self, after: str) -> None:
        """Sit down at a new table, unless the other one has done that."""
        async with self._going_on:
            if self.id == after:
                made = await self.crowd.new_table()
                for page, key in zip(self.pages, made["keys"], strict=True):
                    page.come(key["secret"])
                self.id = made["id"]


class Page:
    """A page with one seat. It moves as soon as it can, or after a pause."""

    def __init__(self, place: Place, seat: int) -> None:
        self.crowd, self.place, self.seat = place.crowd, place, seat
        self.dice = self.crowd.dice
        self.client = f"page{self.dice.getrandbits(48):x}"
        self.socket: ClientConnection | None = None
        self.secret = ""
        self.now: Json = {}
        self.seq = self.request = 0
        self.sent_at = 0.0
        self.unanswered: Json | None = None
        self.done: set[int] = set()

    def come(self, secret: str) -> None:
        """Have the seat at a new table."""
        self.secret, self.seq, self.now, self.unanswered = secret, 0, {}, None

    @property
    def is_over(self) -> bool:
        """Whether its game is."""
        return bool(self.now) and self.now["position"]["phase"] == "over"

    async def live(self) -> None:
        """Be connected until the crowd goes home."""
        while not self.crowd.is_over:
            id = self.place.id
            with suppress(*BROKEN):
                await self._be_at(id)
            if self.is_over or self.place.id != id:
                self.socket = None
                with suppress(*BROKEN):
                    await self.place.go_on(id)
                continue
            if self.socket is not None and self.socket.close_code == 4004:
                self.crowd.gave_up += 1
            self.socket = None
            if not self.crowd.is_over:
                self.crowd.came_back += 1
                await asyncio.sleep(0.1 + 0.4 * self.dice.random())

    async def _be_at(self, id: str) -> None:
        async with connect(f"ws://{self.crowd.host}/ws/tables/{id}", **PLAIN) as self.socket:
            await self._send(
                {"type": "hello", "secrets": [self.secret], "since": self.seq, "client": self.client}
            )
            if self.unanswered is not None:
                await self._send(self.unanswered)
            async for raw in self.socket:
                await self._take_in(msgspec.json.decode(raw))
                if self.is_over and self.unanswered is None:
                    return

    async def _send(self, message: Json) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def _take_in(self, message: Json) -> None:
        for entry in message.get("entries", ()):
            self.seq = max(self.seq, entry["seq"])
        self.now = message.get("now") or self.now
        if message["type"] in ("done", "refused") and message["request"] == self.request:
            self.unanswered = None
            if message["type"] == "done":
                self.done.add(self.request)
                self.crowd.note(time.perf_counter() - self.sent_at)
        is_asked = self.crowd.is_playing and bool(self.now) and self.now["offers"] is not None
        if self.unanswered is None and is_asked:
            await self.move()

    async def move(self) -> None:
        """Make any move that is possible now."""
        if self.crowd.pause:
            await asyncio.sleep(self.crowd.pause * (0.5 + self.dice.random()))
        moves = [move["move"] for move in self.now["offers"]["moves"]]
        move = self.dice.choice([move for move in moves if move != "decline"] or moves)
        self.request += 1
        self.unanswered = {
            "type": "move", "seat": self.seat, "rev": self.now["rev"], "moves": [move],
            "request": self.request,
        }  # fmt: skip
        self.sent_at = time.perf_counter()
        await self._send(self.unanswered)


class Crowd:
    """Two people at each of so many tables."""

    def __init__(self, host: str, tables: int, pause: float = 0.0) -> None:
        self.host, self.tables, self.pause = host, tables, pause
        self.dice = random.Random(1)
        self.places: list[Place] = []
        self.ids: list[str] = []
        """Of all tables at which somebody played."""
        self.latencies: list[float] = []
        self.is_playing = self.is_over = False
        self.acknowledged = self.came_back = self.gave_up = 0
        self.silence = 0.0
        self._heard = 0.0
        self._lives: list[asyncio.Task[None]] = []
        self._client = httpx.AsyncClient(timeout=60)

    @property
    def pages(self) -> list[Page]:
        """Everybody's."""
        return [page for place in self.places for page in place.pages]

    async def new_table(self) -> Json:
        """A table of two people."""
        seats = [{"kind": "human", "name": name} for name in ("Ann", "Bo")]
        body = {"seats": seats, "first": 0}
        made: Json = (
            (await self._client.post(f"http://{self.host}/api/tables", json=body)).raise_for_status().json()
        )
        self.ids.append(made["id"])
        return made

    def note(self, latency: float) -> None:
        """A move was acknowledged."""
        now = time.perf_counter()
        self.silence = max(self.silence, now - self._heard)
        self._heard = now
        self.acknowledged += 1
        self.latencies.append(latency)

    async def sit_down(self) -> None:
        """Make the tables, and connect everybody."""
        self.places = [Place(self) for _ in range(self.tables)]
        for place in self.places:
            await place.go_on("")
        self._lives = [asyncio.create_task(page.live()) for page in self.pages]
        while not all(page.now for page in self.pages):
            await asyncio.sleep(0.1)

    async def play(self, seconds: float) -> None:
        """Everybody plays for so long; then nobody moves, and lines stay open."""
        self.is_playing, self._heard = True, time.perf_counter()
        starting = [page for page in self.pages if page.now and page.now["offers"] is not None]
        await asyncio.gather(*(page.move() for page in starting))
        await asyncio.sleep(seconds)
        self.is_playing = False
        if self.pause == 0:
            await self.go_home()

    async def go_home(self) -> None:
        """Close all lines."""
        self.is_over = True
        for life in self._lives:
            life.cancel()
        await asyncio.gather(*self._lives, return_exceptions=True)
        await self._client.aclose()

    def percentile(self, share: float) -> float:
        """After how many seconds such a share of moves was acknowledged."""
        found = sorted(self.latencies)
        return found[int(share * (len(found) - 1))] if found else float("inf")

    async def behind(self, database: str) -> int:
        """Pages that lack something that is in the database, however long one waits; then all go home."""
        store = Store(database)
        limit = time.monotonic() + HEAL_SECONDS
        late = len(self.pages)
        while late and time.monotonic() < limit:
            await asyncio.sleep(0.5)
            lengths = await store.lengths([place.id for place in self.places])
            late = sum(page.socket is None or page.seq != lengths[page.place.id] for page in self.pages)
        await store.close()
        await self.go_home()
        return late

    async def lost(self, database: str) -> int:
        """Moves that were acknowledged and are not in the database."""
        store = Store(database)
        asked: set[str] = set()
        for table in self.ids:
            asked |= {event.ask for event in await store.events(table) if event.ask is not None}
        await store.close()
        return sum(f"{page.client} {number}" not in asked for page in self.pages for number in page.done)
