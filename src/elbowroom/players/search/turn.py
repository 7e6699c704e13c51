"""Search over whole turns: which regions in which order, where to stop, the die, decline, what to pick."""

from typing import Final

from elbowroom.engine.actions import ATTEMPT, CONQUER, DECLINE, DIE, DONE, ROLL, SPAN, USE_RACE
from elbowroom.engine.apply import apply, chance
from elbowroom.engine.board import members
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import (
    ACTIVE,
    CONQUER_PHASE,
    DIE_PHASE,
    EXPAND,
    NO_DIE,
    OVER,
    PICK_PHASE,
    REDEPLOY,
    SLOTS,
    STOUT,
    State,
)
from elbowroom.players.search.market import Market
from elbowroom.players.search.meter import Meter
from elbowroom.players.search.placing import next_placement, place_all
from elbowroom.players.search.using import favour, trait_of
from elbowroom.players.search.value import Value, utility

TOKEN_HOPE: Final = 0.7
"""What a token still in hand adds to a half-made plan when plans are compared."""

ODDS: Final = [1.0, 1 / 2, 1 / 3, 1 / 6]
"""How likely the die shows at least 0, 1, 2, 3."""

LONGEST_PLAN: Final = 2 * SPAN
"""No plan takes so many steps, unless something can be used without end."""

Key = tuple[int, int, int, int]
"""What half-made plans must have in common to be the same: regions, hand, markers and peace."""


class Plan:
    """Actions up to where chance or placing takes over, and what they promise."""

    def __init__(self, value: float, actions: list[int]) -> None:
        self.value = value
        self.actions = actions


class Node:
    """A half-made plan."""

    def __init__(
        self,
        s: State,
        actions: list[int],
        futures: list[float],
        value: float,
        hope: float,
        favours: float = 0.0,
    ) -> None:
        self.s = s
        self.actions = actions
        self.futures = futures
        self.value = value
        self.hope = hope
        self.favours = favours
        """What its uses are worth that are about seats: the value sees nothing of them."""


class TurnSearch:
    """Plans turns for whoever decides, by beam search over conquests with a value at the end."""

    def __init__(self, value: Value, width: int, meter: Meter, *, regard: float = 1.0) -> None:
        self.value = value
        self.width = width
        self.meter = meter
        self.regard = regard
        """How much the coins of others count against the seat's own."""

    def plans(self, s: State) -> list[Plan]:
        """The best plans at a decision, best first; never empty."""
        if s.phase == PICK_PHASE:
            found = self._pick_plans(s)
        elif s.phase in (EXPAND, CONQUER_PHASE):
            found = self._expand_plans(s)
        elif s.phase == STOUT:
            found = [self._after(s, DECLINE), self._after(s, DONE)]
        else:
            lead = self._utility(self.value.during(s, self.value.futures(s)), s.decider)
            found = [Plan(lead, [next_placement(s)])]
        found.sort(key=lambda plan: -plan.value)
        return found

    def _utility(self, totals: list[float], seat: int) -> float:
        return utility(totals, seat, self.regard)

    def _worth(self, s: State, seat: int, futures: list[float]) -> float:
        self.meter.spend()
        return self._utility(self.value.during(s, futures), seat)

    def _after(self, s: State, action: int) -> Plan:
        """A single action that ends the turn."""
        seat = s.seat
        child = s.copy()
        apply(child, action)
        settle_chance(child)
        self.meter.spend()
        return Plan(self._utility(self.value.between(child), seat), [action])

    # Picking

    def _pick_plans(self, s: State) -> list[Plan]:
        found = []
        for action in legal_actions(s):
            if action == DONE:
                found.append(Plan(0.0, [DONE]))
                continue
            child = s.copy()
            apply(child, action)
            settle_chance(child)
            narrow = TurnSearch(self.value, max(1, self.width // 3), self.meter)
            best = narrow.plans(child)[0]
            found.append(Plan(best.value, [action, *best.actions]))
        return found

    # Expanding

    def _expand_plans(self, s: State) -> list[Plan]:
        legal = legal_actions(s)
        found = self._conquest_plans(s)
        if DECLINE in legal:
            found.append(self._after(s, DECLINE))
            if s.people % SLOTS != ACTIVE:
                found[0].value = max(found[0].value, self._active_race_instead(s))
        return found

    def _active_race_instead(self, s: State) -> float:
        """What the turn is worth if the declined race does nothing and the active one expands."""
        child = s.copy()
        apply(child, DONE)
        if child.phase == REDEPLOY:
            place_all(child)
        return max(plan.value for plan in self._conquest_plans(child))

    def _conquest_plans(self, s: State) -> list[Plan]:
        """Beam search. Every node is also an end: being done there, or with a last throw of the die."""
        seat, p = s.seat, s.people
        futures = self.value.futures(s)
        root = Node(s, [], futures, self._worth(s, seat, futures), 0.0)
        if s.folded[p].rolls_first and s.die == NO_DIE and ROLL in legal_actions(s):
            # A roll costs nothing while something can be had with it: the die is cast before each conquest.
            return [Plan(root.value + 1.0, [ROLL]), Plan(root.value, [DONE])]
        ends = [Plan(root.value, [DONE])]
        beam = [root]
        while beam and not self.meter.is_out() and len(beam[0].actions) < LONGEST_PLAN:
            children: dict[Key, Node] = {}
            for node in beam:
                self._grow(node, seat, p, children, ends)
            beam = most_hopeful(children, self.width)
            ends += [Plan(node.value, [*node.actions, DONE]) for node in beam]
        ends.sort(key=lambda plan: -plan.value)
        return ends[: 4 * self.width]

    def _grow(self, node: Node, seat: int, p: int, children: dict[Key, Node], ends: list[Plan]) -> None:
        """Add every conquest as a child, and every last throw of the die as an end."""
        market = Market(node.s)
        ends += [
            self._attempt_plan(node, ATTEMPT + r, seat, market.prices[r] - market.hand)
            for r in members(market.attempts)
        ]
        for action in [CONQUER + r for r in members(market.conquests)] + market.uses:
            child = node.s.copy()
            victim, favours = child.owner[action % SPAN], node.favours
            if action >= USE_RACE and trait_of(child, action).names_a_seat:
                victim, favours = SLOTS * (action % SPAN), favours + favour(child, action % SPAN)
            apply(child, action)
            settle_chance(child)
            # Without uses it follows from what is held where markers stand, and nobody makes peace.
            marks = hash((tuple(child.marks), tuple(child.peace))) if child.folded[p].activated else 0
            key = (child.held[p], child.hand[p], child.immune, marks)
            if key in children:
                continue
            futures = self._futures_after(node, child, seat, victim)
            value = self._worth(child, seat, futures) + favours
            hope = value + TOKEN_HOPE * child.hand[p]
            children[key] = Node(child, [*node.actions, action], futures, value, hope, favours)

    def _attempt_plan(self, node: Node, action: int, seat: int, missing: int) -> Plan:
        """The last throw of the die, as its expectation, when so many tokens are missing."""
        won = node.s.copy()
        victim = won.owner[action % SPAN]
        apply(won, action)
        apply(won, DIE + 3)
        settle_chance(won)
        gain = self._worth(won, seat, self._futures_after(node, won, seat, victim)) + node.favours
        odds = ODDS[min(3, max(1, missing))]
        return Plan(odds * gain + (1.0 - odds) * node.value, [*node.actions, action])

    def _futures_after(self, node: Node, child: State, seat: int, victim: int) -> list[float]:
        """The futures of a node after a conquest, which concerns the seat and whoever was there."""
        futures = node.futures[:]
        futures[seat] = self.value.future(child, seat, self.value.turns_after(child, seat))
        if victim >= 0 and victim // SLOTS != seat:
            other = victim // SLOTS
            futures[other] = self.value.future(child, other, self.value.turns_after(child, other))
        return futures


def most_hopeful(children: dict[Key, Node], width: int) -> list[Node]:
    """The best of some half-made plans, best first; of equals those that were found first."""
    if width > 1:
        return sorted(children.values(), key=lambda node: -node.hope)[:width]
    best: Node | None = None
    for node in children.values():
        if best is None or node.hope > best.hope:
            best = node
    return [] if best is None else [best]


def settle_chance(s: State) -> None:
    """Let a chance node pass in the plainest way: a plan does not count on luck."""
    while s.phase > OVER:
        apply(s, DIE if s.phase == DIE_PHASE else chance(s)[0])
