"""What goes on at a table by itself: its clock runs, an absent player is waited for, bots play."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Any

from elbowroom.engine.errors import IllegalMove
from elbowroom.players.loading import FALLBACK
from elbowroom.server.live.times import now_ms
from elbowroom.server.live.workers import Workers

if TYPE_CHECKING:
    from elbowroom.server.live.room import Room

log = logging.getLogger(__name__)

RETRY_SECONDS = 2.0
LATE_SECONDS = 0.01
COURTEOUS = 10.0
MOST_COURTEOUS = 1.0
"""A bot waits so many times as long as it was kept waiting, up to so many seconds."""


@dataclass(frozen=True)
class Pace:
    """Times in seconds: between two moves of a bot, and how long an absent player is waited for."""

    pause: float = 0.04
    grace: float = 60.0
    courtesy: float = 5.0
    """How long another server that made the last move is given to let its bots play on."""


class Attendant:
    """Keeps one table going. Whatever it does, it does as anybody would: with the room's lock."""

    def __init__(self, room: "Room", workers: Workers, pace: Pace) -> None:
        self.room = room
        self.workers = workers
        self.pace = pace
        self._driver: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether it waits for a moment or for a bot."""
        return self._driver is not None or self._timer is not None

    def settle(self, delay: float = 0.0) -> None:
        """After anything has changed, and before it is told: set the clock, the timer and the bots going."""
        now, table = monotonic(), self.room.table
        self._forget_timer()
        seat = table.decider
        waits_for = seat if seat is not None and table.seats[seat].bot is None else None
        if table.clocks is not None:
            is_here = waits_for in self.room.presence.here
            table.clocks.run(waits_for if is_here else None, now)
            if waits_for is not None:
                end = self.room.presence.away_since(waits_for) + self.pace.grace
                wait = table.clocks.left[waits_for] if is_here else end - now
                self._timer = asyncio.get_running_loop().call_later(max(0.0, wait), self._ring)
        if table.plan_returns(0):
            self.start(self._give_back())
        if table.bot_to_move() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(delay))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done beside everything else."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def close(self) -> None:
        """Stop everything."""
        self._forget_timer()
        tasks = [task for task in (self._driver, *self._errands) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # The clock

    def stopped_clock(self) -> float | None:
        """Stop the clock, and say what it shows for the seat that decides; `settle` lets it run again."""
        table = self.room.table
        if table.clocks is None or table.decider is None or table.bot_to_move() is not None:
            return None
        table.clocks.run(None, monotonic())
        return round(table.clocks.left[table.decider], 2)

    def _ring(self) -> None:
        self.start(self._time_is_up())

    async def _time_is_up(self) -> None:
        """A clock has run out, or an absent player was waited for long enough: a bot takes over."""
        async with self.room.lock:
            table, presence = self.room.table, self.room.presence
            clocks, seat = table.clocks, table.decider
            if clocks is None or seat is None or table.bot_to_move() is not None:
                return
            is_here = seat in presence.here
            left = self.stopped_clock()
            waited = monotonic() - presence.away_since(seat)
            if (is_here and left) or (not is_here and waited < self.pace.grace):
                self.settle()
                return
            briefly = is_here and clocks.clock.per == "turn"
            await self.room.commit(table.plan_stand_in(seat, now_ms(), briefly=briefly, left=left))

    async def _give_back(self) -> None:
        async with self.room.lock:
            await self.room.commit(self.room.table.plan_returns(now_ms()))

    # The bots

    async def _drive(self, delay: float) -> None:
        """Let bots play as long as it is a bot's decision."""
        await asyncio.sleep(delay)
        distrusted = False
        while not self.room.is_discarded:
            try:
                async with self.room.lock:
                    table = self.room.table
                    level, seat, rev = table.bot_to_move(), table.decider, table.rev
                    if level is None or seat is None:
                        self._driver = None
                        return
                    view, seed = table.game.view(seat), table.bot_seed()
                moves = await self.workers.think(view, seat, FALLBACK if distrusted else level, seed)
                distrusted = not await self._play_one_by_one(seat, rev, moves)
            except Exception:
                log.exception("the bots of table %s stumbled", self.room.table.id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _pause(self) -> None:
        """A moment between two moves. If it took longer than it should, people are waiting too: let them."""
        began = monotonic()
        await asyncio.sleep(self.pace.pause)
        late = monotonic() - began - self.pace.pause
        if late > LATE_SECONDS:
            await asyncio.sleep(min(COURTEOUS * late, MOST_COURTEOUS))

    async def _play_one_by_one(self, seat: int, rev: int, moves: list[str]) -> bool:
        """Play a bot's moves where nothing has come between; whether they were legal."""
        for move in moves:
            await self._pause()
            async with self.room.lock:
                table = self.room.table
                if table.rev != rev or table.decider != seat or table.bot_to_move() is None:
                    return True
                try:
                    planned = table.plan_moves(seat, rev, [move], now_ms(), None)
                except IllegalMove:
                    log.exception("a bot made an illegal move")
                    return False
                if not await self.room.commit(planned):
                    return True
                rev = self.room.table.rev
        return True
