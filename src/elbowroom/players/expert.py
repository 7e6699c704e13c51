"""`expert`: searches whole turns widely, then tries the best of them against what the others may do."""

from elbowroom.engine.state import State
from elbowroom.players.bot import Budget, Meter
from elbowroom.players.planner import Planner
from elbowroom.players.search.lookahead import distinct, look_ahead
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.weights import value_for

NODES = 6_000
WIDTH = 12
ROUNDS = 2
CANDIDATES = 16
"""Plans that are tried, times the seats: with more players trials are longer, so fewer plans are tried."""


class Expert(Planner):
    """The strongest: about a second a turn."""

    def plan(self, s: State, budget: Budget) -> list[int]:
        meter = Meter(budget, NODES)
        value = value_for(s.rules)
        plans = TurnSearch(value, WIDTH, meter).plans(s)
        candidates = distinct(plans, max(3, CANDIDATES // s.rules.seats))
        if len(candidates) == 1:
            return candidates[0].actions
        return look_ahead(s, candidates, value, meter, self.dice, rounds=ROUNDS)[0].plan.actions
