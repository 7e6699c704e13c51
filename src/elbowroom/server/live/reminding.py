"""When somebody is told that it is their turn: after nobody has been connected for the seat for a while."""

import asyncio
import weakref
from time import monotonic
from typing import TYPE_CHECKING

from elbowroom.server.live.desk import Desk
from elbowroom.server.remind.letters import Turn
from elbowroom.server.store.reminders import Kind

if TYPE_CHECKING:
    from elbowroom.server.live.room import Room

KINDS: tuple[Kind, ...] = ("push", "mail")


class Reminding:
    """Looks after one table. At a table with a clock nobody is told: there a bot steps in instead."""

    def __init__(self, room: "Room", desk: Desk | None) -> None:
        self.room: Room = weakref.proxy(room)
        self.desk = desk
        self._decision: tuple[int, int, int] | None = None
        self._is_new = True
        self._began = 0.0
        self._was_seen = True
        self._told: set[Kind] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._is_telling = self._is_in_doubt = False

    @property
    def is_waiting(self) -> bool:
        """Whether somebody is still to be told, or just being told: then the room must stay in memory."""
        return self._timer is not None or self._is_telling or self._is_in_doubt

    def watch(self) -> None:
        """Look again, after anything has happened or anybody has come or gone."""
        if self.desk is None:
            return
        self.close()
        self._is_in_doubt = False
        seat = self._waits_for()
        decision = None if seat is None else self.room.table.decision()
        if decision != self._decision:
            # what went on before this server knew the table may have been seen
            self._was_seen, self._is_new = self._is_new, False
            self._decision, self._began, self._told = decision, monotonic(), set()
        if seat is None:
            return
        if seat in self.room.presence.here:
            self._was_seen = True
            return
        due = [self._due(kind, seat) for kind in KINDS if kind not in self._told]
        if due and not self.room.is_ours:
            # The lease may be renewed in a moment; whoever does that looks again.
            self._is_in_doubt = self.room.is_leased
        elif due:
            wait = max(0.0, min(due) - monotonic())
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def close(self) -> None:
        """Tell nobody any more, until `watch` looks again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _waits_for(self) -> int | None:
        """The seat of the human whose decision it is, if the table has time for them."""
        table = self.room.table
        seat = table.decider
        is_human = seat is not None and table.seats[seat].bot is None
        return seat if is_human and table.clocks is None and table.status == "playing" else None

    def _due(self, kind: Kind, seat: int) -> float:
        assert self.desk is not None
        options = self.desk.options
        is_soon = kind == "push" and not self._was_seen
        since = max(self._began, self.room.presence.away_since(seat))
        return since + (options.push_after if is_soon else options.mail_after)

    def _ring(self) -> None:
        self._timer = None
        self._is_telling = True
        self.room.autopilot.spawn(self._tell())

    async def _tell(self) -> None:
        try:
            await self._tell_now()
        finally:
            self._is_telling = False

    async def _tell_now(self) -> None:
        assert self.desk is not None
        async with self.room.lock:
            self.watch()
            self.close()
            seat, table = self._waits_for(), self.room.table
            if seat is None or seat in self.room.presence.here or not self.room.is_ours:
                return
            now = monotonic()
            kinds = [kind for kind in KINDS if kind not in self._told and self._due(kind, seat) <= now]
            self._told.update(kinds)
            decision = ".".join(map(str, table.decision()))
            keys, turn = table.seats[seat].keys, turn_of(self.room, seat)
            self.watch()
        for kind in kinds:
            await self.desk.tell(kind, seat, keys, decision, turn)

    # Whoever has gone wants no more of it

    def forget(self, seat: int | None = None) -> None:
        """A seat was given up, or the game is over."""
        if self.desk is not None:
            self.room.autopilot.spawn(self.desk.forget(self.room.table.id, seat))


def turn_of(room: "Room", seat: int) -> Turn:
    """What is told about a turn."""
    table = room.table
    names = [one.name for one in table.seats]
    others = tuple(name for i, name in enumerate(names) if i != seat)
    return Turn(table.id, seat, names[seat], others, table.game.round, table.game.rounds)
