"""`medium`: plans one turn greedily, with a hand-made sense of what is worth having."""

from elbowroom.engine.state import State
from elbowroom.players.bot import Budget, Meter
from elbowroom.players.planner import Planner
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.value import first_guess

NODES = 400


class Medium(Planner):
    """One conquest after the other, each the best it sees."""

    def plan(self, s: State, budget: Budget) -> list[int]:
        return TurnSearch(first_guess(s.rules), 1, Meter(budget, NODES)).plans(s)[0].actions
