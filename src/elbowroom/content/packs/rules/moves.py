"""The moves that data can give: a region taken, a token replaced, peace, a marker placed by hand."""

from typing import Final

from elbowroom.content.packs.rules.regions import Where
from elbowroom.content.packs.rules.times import is_time
from elbowroom.engine import fold
from elbowroom.engine.board import members
from elbowroom.engine.events import Event
from elbowroom.engine.peace import make_peace
from elbowroom.engine.phases.conquest import attack_refusals, evict, occupy, take, targets
from elbowroom.engine.phases.redeploy import region_refusals
from elbowroom.engine.state import ACTIVE, CONQUER_PHASE, EXPAND, REDEPLOY, SLOTS, WITHDRAW, State
from elbowroom.engine.trait import Marker
from elbowroom.engine.troops import lift, place, raise_tokens

NONE: Final = 0
TAKE: Final = 1
SWAP: Final = 2
PEACE: Final = 3
ONE_A_TURN: Final = 4
MOVED: Final = 5
ANEW: Final = 6


class Move:
    """What the owner of a piece may do. ``used`` is how often, or with which seats, it was done this turn."""

    def __init__(self, kind: int, where: Where, when: int, marker: Marker | None) -> None:
        self.kind = kind
        self.where = where
        self.when = when
        self.marker = marker
        self.tokens = 1
        """What a taken region costs."""
        self.times = 1
        """How often a turn."""
        self.per_seat = False
        """Once for each opponent."""
        self.stands = Where(None, True)
        """Where the marker of a taken region may stand."""

    def offers(self, s: State, p: int, used: int, pieces: int) -> int:
        """What it may be done with now; ``pieces`` is how many markers are in hand."""
        kind = self.kind
        if kind == ANEW:
            if s.phase not in (REDEPLOY, WITHDRAW) or s.hand[p] < 0 or not pieces:
                return 0
            return self.free(s, p)
        if not is_time(self.when, s, p):
            return 0
        if kind == TAKE:
            if s.phase not in (EXPAND, CONQUER_PHASE) or used >= self.times or s.free_hand() < self.tokens:
                return 0
            return targets(s, p) & self.where.of(s, p, self.marker)
        if kind == SWAP:
            return self._prey(s, p, used)
        if s.phase != REDEPLOY or s.hand[p] < 0 or used:
            return 0
        if kind == PEACE:
            return (1 << s.rules.seats) - 1 & ~s.attacked & ~(1 << p // SLOTS)
        marker = self.marker
        if marker is None or (kind == ONE_A_TURN and not s.left(marker)):
            return 0
        return self.free(s, p)

    def free(self, s: State, p: int) -> int:
        """Regions where one more of the marker may stand."""
        mask = self.where.of(s, p, self.marker) & s.held[p]
        marker = self.marker
        if marker is None or (marker.stacks and self.kind != MOVED):
            return mask
        return mask & ~s.where(marker, mask)

    def _prey(self, s: State, p: int, used: int) -> int:
        if s.phase not in (EXPAND, CONQUER_PHASE) or not s.troops[p]:
            return 0
        if not s.tray(s.rules.race_of(s.combo[p])) or (used and not self.per_seat):
            return 0
        mask = targets(s, p)
        if not s.held[p]:  # there is no region to be adjacent to: only what reaches further helps
            mask &= fold.reach(s.folded[p], s, p)
        prey = 0
        for seat in range(s.rules.seats):
            if seat != p // SLOTS and not (self.per_seat and used >> seat & 1):
                prey |= s.held[SLOTS * seat]
        mask &= prey & self.where.of(s, p, self.marker)
        found = 0
        for r in members(mask):
            if s.tokens[r] == 1 and not s.marks[r] & s.rules.shield_bits:
                found |= 1 << r
        return found

    def refusals(self, s: State, p: int, argument: int, used: int, pieces: int) -> list[str]:
        """Codes that say why it cannot be done with this."""
        kind = self.kind
        fights = kind in (TAKE, SWAP)
        phases = (EXPAND, CONQUER_PHASE) if fights else (REDEPLOY, WITHDRAW) if kind == ANEW else (REDEPLOY,)
        if s.phase not in phases:
            return ["wrong_phase"]
        if kind == PEACE and argument >= s.rules.seats:
            return ["no_such_seat"]
        found: list[str] = []
        if kind != PEACE:
            found = attack_refusals(s, p, argument) if fights else region_refusals(s, p, argument)
            if "no_such_region" in found or "own_region" in found or "not_yours" in found:
                return found
            if not self.where.of(s, p, self.marker) >> argument & 1:
                found.append("wrong_region")
        if kind != ANEW and not is_time(self.when, s, p):
            found.append("not_now")
        if kind == SWAP:
            return found + self._why_no_prey(s, p, argument, used)
        if kind == ANEW:
            if not pieces:
                found.append("none_left")
        elif used >= self.times:
            found.append("already_used")
        if kind == TAKE and s.free_hand() < self.tokens:
            found.append("no_tokens" if s.free_hand() < 1 else "not_enough_tokens")
        if kind == PEACE:
            if argument == p // SLOTS:
                found.append("own_seat")
            if s.attacked >> argument & 1:
                found.append("was_attacked")
        marker = self.marker
        if marker is not None and kind in (ONE_A_TURN, MOVED, ANEW):
            if kind == ONE_A_TURN and not s.left(marker):
                found.append("none_left")
            if (kind == MOVED or not marker.stacks) and s.where(marker, 1 << argument):
                found.append("stands_there")
        return found

    def _why_no_prey(self, s: State, p: int, argument: int, used: int) -> list[str]:
        found: list[str] = []
        if not s.tray(s.rules.race_of(s.combo[p])):
            found.append("tray_empty")
        if not s.troops[p]:
            found.append("no_tokens")
        if not s.held[p] and not fold.reach(s.folded[p], s, p) >> argument & 1:
            found.append("not_adjacent")
        owner = s.owner[argument]
        if owner < 0 or owner % SLOTS != ACTIVE or owner // SLOTS == p // SLOTS or s.tokens[argument] != 1:
            found.append("not_a_lone_token")
            return found
        if used >> (owner // SLOTS) & 1 if self.per_seat else used:
            found.append("already_used")
        if s.marks[argument] & s.rules.shield_bits:
            found.append("shielded")
        return found

    def after(self, s: State, argument: int, used: int) -> int:
        """What is noted of the turn once it is done."""
        if self.kind == SWAP and self.per_seat:
            return used | 1 << s.owner[argument] // SLOTS
        return used + 1

    def do(self, s: State, p: int, argument: int, means: str, out: list[Event] | None) -> None:
        """Do it; ``means`` is the id of the piece."""
        kind, marker = self.kind, self.marker
        if kind == TAKE:
            if marker is not None:
                lift(s, marker, s.held[p], out)
            take(s, p, argument, self.tokens, means, out)
            if marker is not None and self.stands.of(s, p, marker) >> argument & 1:
                place(s, marker, argument, out)
        elif kind == SWAP:
            evict(s, p, argument, s.tokens[argument], out)
            raise_tokens(s, p, 1, out)
            occupy(s, p, argument, 1, True, means, out)
        elif kind == PEACE:
            make_peace(s, p // SLOTS, argument, out)
        elif marker is not None:
            if kind == MOVED:
                lift(s, marker, s.held[p], out)
            place(s, marker, argument, out)
