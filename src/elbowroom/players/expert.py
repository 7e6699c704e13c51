"""`expert`: searches whole turns widely, then tries the best of them against what the others may do."""

from elbowroom.engine.actions import DEPLOY, SPAN
from elbowroom.engine.state import PICK_PHASE, REDEPLOY, State
from elbowroom.players.bot import Budget, Meter
from elbowroom.players.planner import Planner
from elbowroom.players.purses import Purses
from elbowroom.players.search.deploying import spreads
from elbowroom.players.search.lookahead import PLACING, distinct, look_ahead, without_rash_decline
from elbowroom.players.search.placing import next_placement
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.weights import value_for

NODES = 6_000
WIDTH = 12
CANDIDATES = 8
"""Plans that are tried out."""
PLACING_NODES = 1_200
"""For where tokens go; beside the nodes for the rest of the turn."""
PICK_SHARE = 0.4
"""How much of a turn's seconds goes into picking; the rest is for the new race's conquests."""


class Expert(Planner):
    """The strongest: it tries its plans out, and counts what the others earn."""

    knows_traits = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._purses = Purses()

    def imagine(self, seen: State) -> State:
        return self._purses.fill(seen)

    def place(self, s: State, budget: Budget) -> list[int]:
        first = next_placement(s)
        if s.phase != REDEPLOY or not DEPLOY <= first < DEPLOY + SPAN or s.rules.seats == 2:
            return [first]  # against a single opponent nothing was gained by trying
        ways = spreads(s)
        if len(ways) == 1:
            return ways[0].actions
        nodes = PLACING_NODES if budget.nodes is None else PLACING_NODES * budget.nodes // NODES
        meter = Meter(Budget(budget.seconds, nodes), nodes)
        return look_ahead(s, ways, value_for(s.rules), meter, self.dice, PLACING)[0].plan.actions

    def plan(self, s: State, budget: Budget) -> list[int]:
        if budget.seconds is not None and s.phase == PICK_PHASE:
            budget = Budget(PICK_SHARE * budget.seconds, budget.nodes)
        meter = Meter(budget, NODES)
        value = value_for(s.rules)
        plans = without_rash_decline(s, TurnSearch(value, WIDTH, meter).plans(s), value, meter, self.dice)
        candidates = distinct(plans, CANDIDATES)
        if len(candidates) == 1:
            return candidates[0].actions
        return look_ahead(s, candidates, value, meter, self.dice)[0].plan.actions
