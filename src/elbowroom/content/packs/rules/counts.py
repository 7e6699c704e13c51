"""What coins and tokens are counted by."""

from typing import Final

from elbowroom.content.packs.rules.regions import Where
from elbowroom.content.packs.rules.times import is_state, is_time
from elbowroom.engine import fold
from elbowroom.engine.board import TERRAINS
from elbowroom.engine.state import State
from elbowroom.engine.trait import Marker

TURN: Final = 0
REGION: Final = 1
GROUP: Final = 2
LARGEST_GROUP: Final = 3
TERRAIN: Final = 4
CONQUEST: Final = 5
LOSS: Final = 6
DECLINE: Final = 7

_TERRAINS: Final = tuple(TERRAINS.values())

# How the conquests of a turn are counted: by the state, or in what the trait notes of the turn.
ALL_CONQUESTS: Final = -1
NON_EMPTY: Final = -2


class Count:
    """A rule that brings coins or tokens: so many for each of something."""

    def __init__(
        self, amount: int, per: int, where: Where, every: int, at_most: int, when: int, states: int
    ) -> None:
        self.amount = amount
        self.per = per
        self.where = where
        self.every = every
        self.at_most = at_most
        """0 is no limit."""
        self.when = when
        self.states = states
        self.counter = ALL_CONQUESTS
        """Where conquests are counted: one of the above, or the place among what is noted of the turn."""

    def is_plain(self) -> bool:
        """Whether it only multiplies, always."""
        return self.every == 1 and self.at_most == 0 and self.when == 0

    def total(self, s: State, p: int, marker: Marker | None, noted: int) -> int:
        """What it brings now; ``noted`` is how many conquests its counter has."""
        if not is_state(self.states, p) or not is_time(self.when, s, p):
            return 0
        return self._limited(self._cases(s, p, marker, noted))

    def _limited(self, cases: int) -> int:
        brought = self.amount * (cases // self.every)
        return min(brought, self.at_most) if self.at_most else brought

    def _cases(self, s: State, p: int, marker: Marker | None, noted: int) -> int:
        per = self.per
        if per == CONQUEST:
            if p != s.people:
                return 0
            if self.counter == ALL_CONQUESTS:
                return s.conquests
            return s.occupied_taken if self.counter == NON_EMPTY else noted
        if self.where.filter is None and per in (TURN, LOSS, DECLINE):
            return 1
        mask = self.where.of(s, p, marker)
        if per == REGION:
            return mask.bit_count()
        if per == TERRAIN:
            board, kinds = s.rules.board, 0
            for feature in _TERRAINS:
                if mask & board.on(feature):
                    kinds += 1
            return kinds
        if per in (GROUP, LARGEST_GROUP):
            sizes = _groups(s, p, mask)
            return len(sizes) if per == GROUP else max(sizes, default=0)
        return 1 if mask else 0

    def for_loss(self, s: State, p: int, r: int, marker: Marker | None) -> int:
        """What it brings when this region is taken from the people."""
        if self.per != LOSS or not is_state(self.states, p) or not is_time(self.when, s, p):
            return 0
        return self._limited(1) if self.where.of(s, p, marker) >> r & 1 else 0


def _groups(s: State, p: int, mask: int) -> list[int]:
    """How many regions are in each group that is connected for this people."""
    sizes = []
    while mask:
        group = fresh = mask & -mask
        while fresh:
            fresh = fold.adjacent(s.folded[p], s, p, fresh) & mask & ~group
            group |= fresh
        sizes.append(group.bit_count())
        mask &= ~group
    return sizes
