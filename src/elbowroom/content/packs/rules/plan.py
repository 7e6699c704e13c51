"""All rules of one piece, ready to answer the hooks of its trait."""

from typing import Final

from elbowroom.content.packs.rules.counts import CONQUEST, DECLINE, LOSS, Count
from elbowroom.content.packs.rules.moves import ANEW, Move
from elbowroom.content.packs.rules.regions import MANY, Where
from elbowroom.content.packs.rules.times import is_state, is_time
from elbowroom.engine.board import members
from elbowroom.engine.events import Event
from elbowroom.engine.state import REDEPLOY, State
from elbowroom.engine.trait import Marker, Trait
from elbowroom.engine.troops import earn, lift, place, raise_tokens

SEAT_BITS: Final = 8
FEW_BITS: Final = 2
COUNT_BITS: Final = 6
"""What is noted of a turn is one int: the move, the rounds, then each count of conquests."""


class Weight:
    """A rule that makes regions cheaper, dearer, or cost fewer losses."""

    def __init__(self, amount: int, where: Where, when: int, states: int, first: int) -> None:
        self.amount = amount
        self.where = where
        self.when = when
        self.states = states
        self.first = first
        """Only so many conquests of a turn; 0 is all."""


class Plan:
    """The rules of a piece, sorted by the hook that answers for them."""

    def __init__(self, id: str, marker: Marker | None) -> None:
        self.id = id
        self.marker = marker
        self.prices: list[Weight] = []
        self.walls: list[Weight] = []
        self.casualties: list[Weight] = []
        self.doors: list[Weight] = []
        self.paths: list[Where] = []
        self.coins: list[Count] = []
        self.growth: list[Count] = []
        self.counters: list[Count] = []
        """Conquests that must be noted when they happen."""
        self.remaining = 0
        """Tokens that stay in decline; 0 is no rule."""
        self.remaining_where = Where(None, True)
        self.remaining_in_all = False
        """So many more than one a region, instead of so many in each."""
        self.rounds = 0
        self.rounds_when = 0
        self.move: Move | None = None
        self.on_conquest_where: Where | None = None
        """Where a conquest places a marker."""
        self.never_again = False
        self.move_bits = 0
        self.round_bits = 0

    # What is noted of a turn

    def noted(self, used: int, place: int) -> int:
        """How many conquests a counter has."""
        return used >> (self.move_bits + self.round_bits + COUNT_BITS * place) & (1 << COUNT_BITS) - 1

    def moves_used(self, used: int) -> int:
        """What the move noted."""
        return used & (1 << self.move_bits) - 1

    # Questions

    def discounts(self, s: State, p: int) -> list[int]:
        found: list[int] = []
        for rule in self.prices:
            if (not rule.first or s.conquests < rule.first) and is_time(rule.when, s, p):
                _add(found, rule, rule.where.of(s, p, self.marker))
        return found

    def defences(self, s: State, p: int) -> list[int]:
        found: list[int] = []
        for rule in self.walls:
            if is_state(rule.states, p) and is_time(rule.when, s, p):
                _add(found, rule, rule.where.of(s, p, self.marker) & s.held[p])
        return found

    def loses(self, s: State, p: int, r: int) -> int:
        found = MANY
        for rule in self.casualties:
            if is_state(rule.states, p) and rule.where.of(s, p, self.marker) >> r & 1:
                found = min(found, rule.amount)
        return 1 if found == MANY else found

    def reach(self, s: State, p: int) -> int:
        mask = 0
        for rule in self.doors:
            if is_time(rule.when, s, p):
                mask |= rule.where.of(s, p, self.marker)
        return mask

    def links(self, s: State, p: int, mask: int) -> int:
        found = 0
        for where in self.paths:
            linked = where.of(s, p, None)
            inside = mask & linked
            if inside:  # a region is not next to itself: alone it links to the others only
                found |= linked if inside & (inside - 1) else linked ^ inside
        return found

    def income(self, s: State, p: int, used: int) -> int:
        total = 0
        for rule in self.coins:
            if rule.per < LOSS:
                total += rule.total(s, p, self.marker, self.noted(used, max(rule.counter, 0)))
        return total

    def stays(self, s: State, p: int) -> list[int]:
        where = self.remaining_where.of(s, p, self.marker) & s.held[p]
        found = [1] * s.rules.board.size
        if not self.remaining_in_all:
            for r in members(where):
                found[r] = self.remaining
            return found
        left = self.remaining
        for r in sorted(members(where), key=lambda r: -s.tokens[r]):
            more = min(left, s.tokens[r] - 1)
            found[r] += more
            left -= more
        return found

    def owes(self, s: State, p: int, pieces: int) -> bool:
        return self.move is not None and pieces > 0 and self.move.free(s, p) != 0

    def default_register(self, s: State, p: int) -> int:
        marker = self.marker
        if marker is None:
            return 0
        if self.never_again:  # every region they hold was conquered once
            return max(s.count(marker, s.held[p]), min(marker.supply, s.held[p].bit_count()))
        return s.left(marker) if s.phase == REDEPLOY and s.people == p else 0

    def register_range(self, s: State, p: int) -> tuple[int, int]:
        marker = self.marker
        if marker is None:
            return 0, 0
        if self.never_again:
            return s.count(marker, s.held[p]), marker.supply
        return 0, s.left(marker)

    # Acts

    def use(self, trait: Trait, s: State, p: int, argument: int, out: list[Event] | None) -> None:
        move = self.move
        if move is None:
            return
        if move.kind == ANEW:
            trait.remember(s, p, trait.recall(s, p) - 1, out)
        else:
            used = trait.used(s)
            now = self.moves_used(used)
            trait.mark_used(s, used - now + move.after(s, argument, now), out)
        move.do(s, p, argument, self.id, out)

    def another_round(self, trait: Trait, s: State, p: int, out: list[Event] | None) -> bool:
        used = trait.used(s)
        begun = used >> self.move_bits & (1 << FEW_BITS) - 1
        if begun >= self.rounds or not is_time(self.rounds_when, s, p):
            return False
        trait.mark_used(s, used + (1 << self.move_bits), out)
        return True

    def before_conquest(self, trait: Trait, s: State, p: int, r: int, out: list[Event] | None) -> None:
        used = trait.used(s)
        shift = self.move_bits + self.round_bits
        more = used
        for rule in self.counters:
            filter = rule.where.filter
            if filter is None or filter.of(s, p, self.marker) >> r & 1:
                more += 1 << shift
            shift += COUNT_BITS
        if more != used:
            trait.mark_used(s, more, out)

    def on_conquest(self, trait: Trait, s: State, p: int, r: int, out: list[Event] | None) -> None:
        marker, where = self.marker, self.on_conquest_where
        if marker is None or where is None or not where.of(s, p, marker) >> r & 1:
            return
        if self.never_again:
            placed = trait.recall(s, p)
            if placed >= marker.supply:
                return
            trait.remember(s, p, placed + 1, out)
        if s.left(marker):
            place(s, marker, r, out)

    def on_lost(self, trait: Trait, s: State, p: int, r: int, out: list[Event] | None) -> None:
        coins = 0
        for rule in self.coins:
            coins += rule.for_loss(s, p, r, self.marker)
        if coins:
            earn(s, p, self.id, coins, out)
        if trait not in s.folded[p].alive:
            return
        tokens = 0
        for rule in self.growth:
            tokens += rule.for_loss(s, p, r, self.marker)
        if tokens:
            raise_tokens(s, p, tokens, out)
        if self.marker is not None and self.move is not None and self.move.kind == ANEW:
            trait.remember(s, p, trait.recall(s, p) + s.count(self.marker, 1 << r), out)

    def on_redeploy(self, trait: Trait, s: State, p: int, out: list[Event] | None) -> None:
        tokens = 0
        for rule in self.growth:
            if rule.per <= CONQUEST:
                tokens += rule.total(s, p, self.marker, self.noted(trait.used(s), max(rule.counter, 0)))
        if tokens:
            raise_tokens(s, p, tokens, out)
        if self.marker is not None and self.move is not None and self.move.kind == ANEW:
            lift(s, self.marker, s.held[p], out)
            trait.remember(s, p, s.left(self.marker), out)

    def on_decline(self, s: State, p: int, out: list[Event] | None) -> None:
        coins = 0
        for rule in self.coins:
            if rule.per == DECLINE:
                coins += rule.total(s, p, self.marker, 0)
        if coins:
            earn(s, p, self.id, coins, out)


def _add(found: list[int], rule: Weight, mask: int) -> None:
    if mask:
        found += [mask] * rule.amount
