"""`medium`: a good one-turn planner. It takes the most tokens and makes the most of them, step by step."""

from elbowroom.engine.actions import DONE, PICK
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import PICK_PHASE, State
from elbowroom.players.bot import Budget, Meter
from elbowroom.players.planner import Planner
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.weights import value_for

NODES = 400
REGARD = 0.7
"""It looks to its own gain first, and somewhat less to what others lose by it."""


class Medium(Planner):
    """One conquest after the other, each the best for itself; it has no opinion on races and powers."""

    def plan(self, s: State, budget: Budget) -> list[int]:
        if s.phase == PICK_PHASE:
            return [self._most_tokens(s)]
        value = value_for(s.rules, knows_traits=False)
        return TurnSearch(value, 1, Meter(budget, NODES), regard=REGARD).plans(s)[0].actions

    def _most_tokens(self, s: State) -> int:
        """The combo with the most tokens and coins for its price; the upper one of equals.

        Tokens that serve for conquest only hold nothing, and do not count. If they did, the first to pick
        would mostly take a race that cannot keep what it takes.
        """
        actions = legal_actions(s)
        if actions == [DONE]:
            return DONE
        gains = [
            folded.tokens - folded.keeps_aside + coins
            for folded, coins in zip(map(s.rules.folded, s.offer), s.bounty, strict=True)
        ]
        return max(actions, key=lambda action: (gains[action - PICK] - (action - PICK), -action))
