"""A state: everything that changes, as flat lists of small ints and a dozen ints.

A *people* is an index, three for each seat: ``3 * seat`` its active race, then its declined race, then a race
that declined beside it. Search copies a state and applies actions to the copy; nothing is ever unmade.
"""

from typing import Final, cast

from elbowroom.engine.ruleset import MARKER_BITS, MOST_MARKERS, OFFER, Ruleset
from elbowroom.engine.trait import Marker

PICK_PHASE: Final = 0
EXPAND: Final = 1
CONQUER_PHASE: Final = 2
REDEPLOY: Final = 3
STOUT: Final = 4
WITHDRAW: Final = 5
OVER: Final = 6
DIE_PHASE: Final = 7
REVEAL_PHASE: Final = 8

PHASES: Final = ("pick", "expand", "conquer", "redeploy", "stout", "withdraw", "over", "die", "reveal")

SLOTS: Final = 3
ACTIVE: Final = 0
DECLINED: Final = 1
BESIDE: Final = 2

NOBODY: Final = -1
NO_DIE: Final = -1
NOWHERE: Final = -1
HIDDEN: Final = -1
"""Stands for coins that the viewer may not see."""

STARTING_COINS: Final = 5
BASE_TOLL: Final = 2


class State:
    """One moment of a game."""

    def __init__(self, rules: Ruleset, source: "State | None" = None) -> None:
        self.rules = rules
        if source is None:
            self._clear()
        else:
            self._copy(source)

    def _clear(self) -> None:
        board = self.rules.board
        seats = self.rules.seats
        peoples = SLOTS * seats
        # The map, by region.
        self.owner = [NOBODY] * board.size
        self.tokens = [0] * board.size
        self.marks = [0] * board.size
        self.toll = [BASE_TOLL + (board.mountains >> r & 1) for r in range(board.size)]
        self.tribes = 0
        self.immune = 0
        self.placed = [0] * len(self.rules.markers)
        # The peoples.
        self.combo = [NOBODY] * peoples
        self.folded = [self.rules.nobody] * peoples
        self.held = [0] * peoples
        self.hand = [0] * peoples
        self.aside = [0] * peoples
        self.troops = [0] * peoples
        self.turns = [0] * peoples
        self.memo = [0] * (2 * peoples)
        # The players.
        self.coins = [STARTING_COINS] * seats
        self.peace = [0] * seats
        # The column and the stacks. Nothing is ordered before it is drawn, so nothing can be peeked at.
        self.offer: list[int] = []
        self.bounty: list[int] = []
        self.banners = 0
        self.returned: list[int] = []
        self.badges = 0
        self.discarded = 0
        self.reveals = 0
        # The turn.
        self.round = 1
        self.seat = 0
        self.people = 0
        self.phase = PICK_PHASE
        self.after = PICK_PHASE
        self.conquests = 0
        self.occupied_taken = 0
        self.attacked = 0
        self.committed = False
        self.die = NO_DIE
        self.target = NOWHERE
        self.used = [0, 0]

    def _copy(self, s: "State") -> None:
        self.owner = s.owner[:]
        self.tokens = s.tokens[:]
        self.marks = s.marks[:]
        self.toll = s.toll[:]
        self.tribes = s.tribes
        self.immune = s.immune
        self.placed = s.placed[:]
        self.combo = s.combo  # these two are never changed, only replaced (`troops.enlist`, `troops.forget`)
        self.folded = s.folded
        self.held = s.held[:]
        self.hand = s.hand[:]
        self.aside = s.aside[:]
        self.troops = s.troops[:]
        self.turns = s.turns[:]
        self.memo = s.memo[:]
        self.coins = s.coins[:]
        self.peace = s.peace[:]
        self.offer = s.offer[:]
        self.bounty = s.bounty[:]
        self.banners = s.banners
        self.returned = s.returned[:]
        self.badges = s.badges
        self.discarded = s.discarded
        self.reveals = s.reveals
        self.round = s.round
        self.seat = s.seat
        self.people = s.people
        self.phase = s.phase
        self.after = s.after
        self.conquests = s.conquests
        self.occupied_taken = s.occupied_taken
        self.attacked = s.attacked
        self.committed = s.committed
        self.die = s.die
        self.target = s.target
        self.used = s.used[:]

    def copy(self) -> "State":
        """An equal state; what is done to one does not change the other."""
        return State(self.rules, self)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        # What is folded belongs to the rules, which fold it again where they are restored.
        fields = dict(cast("dict[str, object]", self.__getstate__()))
        del fields["rules"], fields["folded"]
        return _restored, (self.rules, fields)

    def key(self) -> tuple[object, ...]:
        """A hashable value, equal for equal states of one ruleset."""
        return (
            tuple(self.owner), tuple(self.tokens), tuple(self.marks), self.tribes,
            tuple(self.combo), tuple(self.hand), tuple(self.aside), tuple(self.turns), tuple(self.memo),
            tuple(self.coins), tuple(self.peace),
            tuple(self.offer), tuple(self.bounty), self.banners, tuple(self.returned),
            self.badges, self.discarded, self.reveals,
            self.round, self.seat, self.people, self.phase, self.after, self.conquests, self.occupied_taken,
            self.attacked, self.committed, self.die, self.target, tuple(self.used),
        )  # fmt: skip

    # Questions that everybody asks.

    @property
    def decider(self) -> int:
        """The seat whose decision it is."""
        return self.people // SLOTS

    def seat_of(self, p: int) -> int:
        """The seat of a people."""
        return p // SLOTS

    def is_chance(self) -> bool:
        """Whether the next action is not a player's: a die or a combo to reveal."""
        return self.phase >= DIE_PHASE

    def free_hand(self) -> int:
        """Tokens the acting people can conquer with. While it may still decline they lie on the map (6.1)."""
        p = self.people
        if self.phase == EXPAND:
            return self.troops[p] - self.held[p].bit_count()
        return self.hand[p]

    def tray(self, race: int) -> int:
        """Tokens of a race that are neither on the map nor in anybody's hand."""
        rules = self.rules
        for p, combo in enumerate(self.combo):
            if combo >= 0 and rules.race_of(combo) == race:
                return rules.races[race].box - self.troops[p]
        return rules.races[race].box

    def has_stack(self) -> bool:
        """Whether a banner lies below the combos on offer."""
        return self.banners != 0 or len(self.returned) > 0

    # Markers.

    def markers_at(self, k: int, r: int) -> int:
        """How many of marker ``k`` stand in region ``r``."""
        return self.marks[r] >> MARKER_BITS * k & MOST_MARKERS

    def where(self, marker: Marker, mask: int) -> int:
        """The regions of a mask in which the marker stands."""
        k = MARKER_BITS * self.rules.marker_index[marker.id]
        found = 0
        while mask:
            low = mask & -mask
            if self.marks[low.bit_length() - 1] >> k & MOST_MARKERS:
                found |= low
            mask ^= low
        return found

    def count(self, marker: Marker, mask: int) -> int:
        """How many of the marker stand in the regions of a mask."""
        k = self.rules.marker_index[marker.id]
        total = 0
        while mask:
            low = mask & -mask
            total += self.markers_at(k, low.bit_length() - 1)
            mask ^= low
        return total

    def left(self, marker: Marker) -> int:
        """How many of the marker are not on the map."""
        return marker.supply - self.placed[self.rules.marker_index[marker.id]]


def _restored(rules: Ruleset, fields: dict[str, object]) -> State:
    """A pickled state."""
    s = State(rules)
    for name, value in fields.items():
        setattr(s, name, value)
    s.folded = [rules.nobody if combo < 0 else rules.folded(combo) for combo in s.combo]
    return s


def first_offer_size(rules: Ruleset) -> int:
    """How many combos a new game shows."""
    return min(OFFER, len(rules.races), len(rules.powers))
