"""What goes on at a table by itself: its clock runs, an absent player is waited for, bots play."""

import asyncio
import logging
import weakref
from collections.abc import Coroutine
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

from elbowroom.engine.errors import IllegalMove
from elbowroom.players.loading import FALLBACK
from elbowroom.record.position import Position
from elbowroom.server.errors import TableError
from elbowroom.server.live.bots import learn_one
from elbowroom.server.live.times import Pace, now_ms
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.live.workers import Workers
from elbowroom.server.store.database import StorageFailed
from elbowroom.server.table.clock import Clocks

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
        self.room: Room = weakref.proxy(room)  # a room that nobody wants is gone at once, without a search
        self.workers = workers
        self.pace = pace
        self._driver: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._background: set[asyncio.Task[None]] = set()
        self._absence = Clocks(pace.grace, "turn", len(room.table.seats))
        """How much longer each seat may be away in this turn, at a table with a clock."""
        self._decision: tuple[int, int, int] | None = None
        self._has_taught = not room.table.settings.packs

    @property
    def is_busy(self) -> bool:
        """Whether a timer runs or a bot is to move: then the room must stay in memory."""
        return self._driver is not None or self._timer is not None

    def resume(self) -> None:
        """Let the clock run and the bots play again, after any change and before anybody is told of it.

        At a server that does not look after the table the clock is shown, and nothing else goes on.
        """
        now, table = monotonic(), self.room.table
        self._forget_timer()
        seat = table.decider
        waits_for = seat if seat is not None and table.seats[seat].bot is None else None
        if table.clocks is not None:
            table.clocks.run(waits_for, now)
            self._note_absence(waits_for, now)
            if waits_for is not None:
                wait = table.clocks.left[waits_for]
                if self._absence.running is not None:
                    wait = min(wait, self._absence.left[waits_for])
                if self.room.is_ours:
                    self._timer = asyncio.get_running_loop().call_later(wait, self._ring)
        if not self.room.is_ours:
            return
        if table.plan_returns(0):
            self.spawn(self._give_back())
        is_driven = self._driver is not None and not self._driver.done()
        if table.bot_to_move() is not None and not is_driven and self.room.is_watched:
            self._driver = asyncio.create_task(self._drive())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, until `close` at the latest."""
        task = asyncio.create_task(self._attempt(work))
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def _attempt(self, work: Coroutine[Any, Any, None]) -> None:
        with suppress(StorageFailed):  # it is known, and the room is given up
            await work

    def stop(self) -> list[asyncio.Task[None]]:
        """Stop the timer, the bots and what goes on in the background; the tasks that come to their end."""
        self._forget_timer()
        tasks = [task for task in (self._driver, *self._background) if task is not None]
        for task in tasks:
            task.cancel()
        return tasks

    async def close(self) -> None:
        """Stop all of it, and wait until it has stopped."""
        await asyncio.gather(*self.stop(), return_exceptions=True)

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

    def _note_absence(self, seat: int | None, now: float) -> None:
        """Whoever is to decide and is away uses up what is allowed for that, however often they hang up."""
        if self._decision != self.room.table.decision():
            self._decision = self.room.table.decision()
            self._absence.run(None, now)
            if seat is not None:
                self._absence.wind_up(seat)
        self._absence.run(None if seat in self.room.presence.here else seat, now)

    def _ring(self) -> None:
        self.spawn(self._time_is_up())

    async def _time_is_up(self) -> None:
        """A clock has run out, or an absent player was waited for long enough: a bot takes over."""
        async with self.room.lock:
            table, presence = self.room.table, self.room.presence
            clocks, seat = table.clocks, table.decider
            if clocks is None or seat is None or table.bot_to_move() is not None or not self.room.is_ours:
                return
            is_here = seat in presence.here
            left = self.stop_clock()
            self._note_absence(seat, monotonic())
            if left and (is_here or self._absence.left[seat] > 0):
                self.resume()
                return
            briefly = is_here and clocks.per == "turn"
            await self.room.commit(table.plan_stand_in(seat, now_ms(), briefly=briefly, left=left))

    async def _give_back(self) -> None:
        async with self.room.lock:
            if self.room.is_ours:
                await self.room.commit(self.room.table.plan_returns(now_ms()))

    # The bots

    async def _teach(self, position: Position, flow: Flow) -> None:
        """Have the table's own races and powers learned, one by one, behind all that somebody waits for."""
        try:
            while await self.workers.run_behind(flow, learn_one, position):
                pass
        except TableError:
            self._has_taught = False  # there was too much to do: another time

    async def _drive(self) -> None:
        """Let bots play while it is a bot's decision; after an illegal move the fallback level decides."""
        distrusted = False
        while not self.room.is_discarded:
            try:
                async with self.room.lock:
                    table = self.room.table
                    level, seat, rev = table.bot_to_move(), table.decider, table.rev
                    wanted = self.room.is_ours and self.room.is_watched
                    if level is None or seat is None or not wanted:
                        self._driver = None
                        return
                    view, seed = table.game.view(seat), table.bot_seed()
                if not self._has_taught:
                    self._has_taught = True
                    self.spawn(self._teach(view, self.room.flow))
                moves = await self.workers.think(
                    self.room.flow, view, seat, FALLBACK if distrusted else level, seed
                )
                distrusted = not await self._play_one_by_one(seat, rev, moves)
            except StorageFailed:
                return  # the room is given up; they play on in the next one, when the database is back
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
                is_due = table.decider == seat and table.bot_to_move() is not None
                if table.rev != rev or not is_due or not self.room.is_ours:
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
