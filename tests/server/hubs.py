"""Hubs inside the test: the real ones, with a real database, and connections whose messages are kept."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from elbowroom.server.live.commands import carry_out
from elbowroom.server.live.connection import Connection
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.room import Room
from elbowroom.server.live.times import Pace
from elbowroom.server.live.workers import Workers
from elbowroom.server.protocol.http import Created, NewTable, SeatPlan
from elbowroom.server.protocol.socket import PageMessage
from elbowroom.server.protocol.table import Clock
from elbowroom.server.remind.options import RemindOptions
from elbowroom.server.store.store import Store
from elbowroom.server.table.secrets import digest
from elbowroom.server.web.run import keep_keys, make_desk
from tests.patience import PATIENCE
from tests.server.serving import SEED, Json

BRISK = Pace(pause=0.0, grace=0.4)


@asynccontextmanager
async def hub_on(
    database: str, pace: Pace = BRISK, remind: RemindOptions | None = None
) -> AsyncIterator[Hub]:
    """A hub that runs; with options it tells players who are away of their turns."""
    store = Store(database)
    await store.open()
    desk = None if remind is None else make_desk(store, remind, await keep_keys(store, remind))
    hub = Hub(store, Workers(1), pace, desk)
    await hub.start()
    try:
        yield hub
    finally:
        await hub.stop()


async def create(hub: Hub, *seats: str, clock: Clock | None = None) -> Created:
    """A table of humans, "open" seats, or "bot LEVEL"."""
    plans = [SeatPlan("human", seat) for seat in seats]
    for plan in plans:
        if plan.name == "open":
            plan.kind, plan.name = "open", ""
        if plan.name.startswith("bot "):
            plan.kind, plan.level, plan.name = "bot", plan.name.removeprefix("bot "), ""
    return await hub.create(NewTable(plans, first=0, clock=clock, seed=SEED))


class Guest:
    """Somebody at a table of a hub in this process."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.connection = Connection()
        self.messages: list[Json] = []
        self.now: Json = {}
        self.table: Json = {}
        self.entries: list[Json] = []
        self._pump = asyncio.create_task(self.connection.pump(self._receive))

    @classmethod
    async def at(cls, hub: Hub, made: Created, *seats: int) -> "Guest":
        guest = cls(await hub.room(made.id))
        keys = [digest(key.secret) for key in made.keys if key.seat in seats]
        async with guest.room.lock:
            await guest.room.welcome(guest.connection, keys, None)
        await guest.wait(lambda: bool(guest.now))
        return guest

    async def _receive(self, raw: bytes) -> None:
        message = msgspec.json.decode(raw)
        self.messages.append(message)
        self.now = message.get("now") or self.now
        self.table = message.get("table") or self.table
        self.entries += message.get("entries", [])

    async def ask(self, message: PageMessage) -> None:
        await carry_out(self.room, self.connection, message)

    async def wait(self, is_so: Callable[[], Any]) -> None:
        """Until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(0.01)

    async def wait_for_entries(self, count: int) -> None:
        """Until so much has happened."""
        await self.wait(lambda: len(self.entries) >= count)

    async def wait_for_phase(self, phase: str) -> None:
        """Until the game is in a phase."""
        await self.wait(lambda: self.now["position"]["phase"] == phase)

    def kinds(self) -> list[tuple[str, int | None]]:
        """What happened beside moves, and to whom."""
        return [(entry["kind"], entry["seat"]) for entry in self.entries if entry["kind"] != "move"]

    async def leave(self) -> None:
        """The connection breaks."""
        self._pump.cancel()
        async with self.room.lock:
            self.room.disconnect(self.connection)
