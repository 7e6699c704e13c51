"""`hard`: searches whole turns, with the learned value at their end."""

from elbowroom.engine.state import State
from elbowroom.players.bot import Budget, Meter
from elbowroom.players.planner import Planner
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.weights import value_for

NODES = 1500
WIDTH = 4


class Hard(Planner):
    """The best turn it finds by itself; it does not ask what the others will do with theirs."""

    def plan(self, s: State, budget: Budget) -> list[int]:
        return TurnSearch(value_for(s.rules), WIDTH, Meter(budget, NODES)).plans(s)[0].actions
