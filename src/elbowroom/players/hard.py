"""`hard`: searches whole turns, with the learned value at their end."""

from elbowroom.engine.state import State
from elbowroom.players.bot import Budget, Meter
from elbowroom.players.planner import Planner
from elbowroom.players.search.lookahead import without_rash_decline
from elbowroom.players.search.quick import would_be_rash
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.weights import value_for

NODES = 1500
WIDTH = 2
WIDTH_OF_FRESH_RACE = 4
"""With more in hand than it holds there is much that a race could do."""


class Hard(Planner):
    """The best turn it finds by itself; it tries nothing out but whether to decline."""

    knows_traits = True

    def plan(self, s: State, budget: Budget) -> list[int]:
        value, meter = value_for(s.rules), Meter(budget, NODES)
        plans = TurnSearch(value, WIDTH_OF_FRESH_RACE if would_be_rash(s) else WIDTH, meter).plans(s)
        return without_rash_decline(s, plans, value, meter, self.dice)[0].actions
