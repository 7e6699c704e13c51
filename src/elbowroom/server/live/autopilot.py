"""What goes on at a table by itself: its clock runs, an absent player is waited for, bots play."""

import asyncio
import logging
from collections.abc import Coroutine
from time import monotonic
from typing import TYPE_CHECKING, Any

from elbowroom.engine.errors import IllegalMove
from elbowroom.players.loading import FALLBACK
from elbowroom.server.live.times import Pace, now_ms
from elbowroom.server.live.workers import Workers

if TYPE_CHECKING:
    from elbowroom.server.live.room import Room

log = logging.getLogger(__name__)

RETRY_SECONDS = 2.0
LATE_SECONDS = 0.01
"""A pause that took so much longer than it should shows that the server has too much to do."""
YIELD_FACTOR = 10.0
LONGEST_YIELD = 1.0
"""A bot then waits so many times as long as it was kept waiting, up to so many seconds."""


class Autopilot:
    """Runs the clock, the bots and the stand-ins of one table. It takes the room's lock as anybody does."""

    def __init__(self, room: "Room", workers: Workers, pace: Pace) -> None:
        self.room = room
        self.workers = workers
        self.pace = pace
        self._driver: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._background: set[asyncio.Task[None]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether a timer runs or a bot is to move: then the room must stay in memory."""
        return self._driver is not None or self._timer is not None

    def resume(self, delay: float = 0.0) -> None:
        """Let the clock run and the bots play again, after any change and before anybody is told of it."""
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
            self.spawn(self._give_back())
        if table.bot_to_move() is not None and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(delay))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, until `close` at the latest."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def close(self) -> None:
        """Stop the timer, the bots and what goes on in the background."""
        self._forget_timer()
        tasks = [task for task in (self._driver, *self._background) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    # The clock

    def stop_clock(self) -> float | None:
        """Stop the clock, and say what it shows for the seat that decides; `resume` lets it run again."""
        table = self.room.table
        if table.clocks is None or table.decider is None or table.bot_to_move() is not None:
            return None
        table.clocks.run(None, monotonic())
        return round(table.clocks.left[table.decider], 2)

    def _ring(self) -> None:
        self.spawn(self._time_is_up())

    async def _time_is_up(self) -> None:
        """A clock has run out, or an absent player was waited for long enough: a bot takes over."""
        async with self.room.lock:
            table, presence = self.room.table, self.room.presence
            clocks, seat = table.clocks, table.decider
            if clocks is None or seat is None or table.bot_to_move() is not None:
                return
            is_here = seat in presence.here
            left = self.stop_clock()
            waited = monotonic() - presence.away_since(seat)
            if (is_here and left) or (not is_here and waited < self.pace.grace):
                self.resume()
                return
            briefly = is_here and clocks.clock.per == "turn"
            await self.room.commit(table.plan_stand_in(seat, now_ms(), briefly=briefly, left=left))

    async def _give_back(self) -> None:
        async with self.room.lock:
            await self.room.commit(self.room.table.plan_returns(now_ms()))

    # The bots

    async def _drive(self, delay: float) -> None:
        """Let bots play while it is a bot's decision; after an illegal move the fallback level decides."""
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
        """Wait between two moves, and longer if the server is late: people are waiting too, and go first."""
        began = monotonic()
        await asyncio.sleep(self.pace.pause)
        late = monotonic() - began - self.pace.pause
        if late > LATE_SECONDS:
            await asyncio.sleep(min(YIELD_FACTOR * late, LONGEST_YIELD))

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
