"""Filters of regions, as masks of a state."""

from typing import Final

from elbowroom.engine import fold
from elbowroom.engine.board import ANYWHERE, COAST
from elbowroom.engine.state import SLOTS, State
from elbowroom.engine.trait import Marker

OWN: Final = 1
OWN_DECLINED: Final = 2
ENEMY_ACTIVE: Final = 4
ENEMY_DECLINED: Final = 8
LOST_TRIBE: Final = 16
ANY: Final = 32

UNSAID: Final = -1
"""A condition that may be yes or no, and is neither."""
MANY: Final = 99
"""More tokens than can ever stand in a region."""


class Filter:
    """Conditions that must all hold. ``marker`` of the questions is the one of the piece that asks."""

    def __init__(self) -> None:
        self.features: list[int] = []
        """Of each of these sets a region shows at least one feature."""
        self.coast = UNSAID
        """No coast, if it says anything; a coast is a feature."""
        self.edge = UNSAID
        self.owners = 0
        """Any of these; 0 says nothing."""
        self.empty = UNSAID
        self.least = 0
        self.most = MANY
        self.marked = UNSAID
        self.near: Filter | None = None
        self.other: Filter | None = None
        """A filter that must not hold."""

    def is_features_only(self) -> bool:
        """Whether it asks for one set of features and nothing else."""
        return len(self.features) <= 1 and self._says_nothing_else()

    def is_empty_only(self) -> bool:
        """Whether it asks for non-empty regions and nothing else."""
        if self.empty != 0 or self.features:
            return False
        return self.coast == UNSAID and self._is_about_features()

    def _says_nothing_else(self) -> bool:
        return self.coast == UNSAID and self.empty == UNSAID and self._is_about_features()

    def _is_about_features(self) -> bool:
        if self.edge != UNSAID or self.owners or self.least or self.most != MANY or self.marked != UNSAID:
            return False
        return self.near is None and self.other is None

    def of(self, s: State, p: int, marker: Marker | None) -> int:
        """The regions for which all conditions hold, as this people sees it."""
        board = s.rules.board
        mask = board.all
        for features in self.features:
            mask &= board.on(features)
        if self.coast != UNSAID:
            mask &= ~board.on(COAST)
        if self.edge != UNSAID:
            mask &= board.edge if self.edge else ~board.edge
        if self.owners and not self.owners & ANY:
            mask &= self._owned(s, p)
        if mask and self.empty != UNSAID:
            mask &= ~_occupied(s) if self.empty else _occupied(s)
        if mask and (self.least or self.most != MANY):
            mask = self._counted(s, mask)
        if mask and self.marked != UNSAID and marker is not None:
            standing = s.where(marker, mask)
            mask = standing if self.marked else mask & ~standing
        if mask and self.near is not None:
            mask &= fold.adjacent(s.folded[p], s, p, self.near.of(s, p, marker))
        if mask and self.other is not None:
            mask &= ~self.other.of(s, p, marker)
        return mask

    def _owned(self, s: State, p: int) -> int:
        owners, held = self.owners, s.held
        home = p - p % SLOTS
        mask = held[p] if owners & OWN else 0
        if owners & OWN_DECLINED:
            mask |= (held[home + 1] | held[home + 2]) & ~held[p]
        if owners & LOST_TRIBE:
            mask |= s.tribes
        if owners & (ENEMY_ACTIVE | ENEMY_DECLINED):
            for q in range(0, len(held), SLOTS):
                if q != home:
                    if owners & ENEMY_ACTIVE:
                        mask |= held[q]
                    if owners & ENEMY_DECLINED:
                        mask |= held[q + 1] | held[q + 2]
        return mask

    def _counted(self, s: State, mask: int) -> int:
        found = 0
        while mask:
            low = mask & -mask
            mask ^= low
            if self.least <= s.tokens[low.bit_length() - 1] <= self.most:
                found |= low
        return found


def _occupied(s: State) -> int:
    """Regions with a Lost Tribe or anybody's tokens."""
    mask = s.tribes
    for held in s.held:
        mask |= held
    return mask


class Where:
    """The regions that a rule is about: its filter, and whether it is about the people's own regions."""

    def __init__(self, filter: Filter | None, own: bool) -> None:
        self.filter = filter
        self.own = own

    def of(self, s: State, p: int, marker: Marker | None) -> int:
        """The regions, as a mask."""
        filter = self.filter
        if filter is None:
            return s.held[p] if self.own else s.rules.board.all
        mask = filter.of(s, p, marker)
        return mask & s.held[p] if self.own and not filter.owners else mask

    def features(self) -> int:
        """The features that alone decide it; 0 if anything else does."""
        if self.filter is None:
            return ANYWHERE
        if not self.filter.is_features_only():
            return 0
        return self.filter.features[0]
