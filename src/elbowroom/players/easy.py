"""`easy`: sensible and beatable. It looks at one move at a time and at nothing that lies ahead."""

from elbowroom.engine.actions import ATTEMPT, CONQUER, DECLINE, DONE, PICK, ROLL, SPAN, USE_POWER, USE_RACE
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.conquest import cost
from elbowroom.engine.state import CONQUER_PHASE, EXPAND, PICK_PHASE, REDEPLOY, SLOTS, STOUT, WITHDRAW, State
from elbowroom.players.bot import Bot, Budget, View
from elbowroom.players.search.placing import next_placement, worth
from elbowroom.record.notation import write_move

HIGHEST_PRICE = 2
"""Coins it is willing to pay for a combo."""
TURNS_BEFORE_REST = 3
FEW_SPARE_TOKENS = 4
"""After so many turns a race with no more tokens than these to spare may rest."""


class Easy(Bot):
    """A beginner who has understood the rules."""

    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        s = view.state
        actions = legal_actions(s)
        if s.phase == PICK_PHASE:
            action = self._pick(s, actions)
        elif s.phase in (EXPAND, CONQUER_PHASE):
            action = self._expand(s, actions)
        elif s.phase in (REDEPLOY, WITHDRAW):
            action = next_placement(s)
        else:
            action = DECLINE if s.phase == STOUT and self._is_tired(s) else DONE
        return write_move(s, action)

    def _pick(self, s: State, actions: list[int]) -> int:
        """One of the cheap ones, the more tokens and coins the likelier."""
        if actions == [DONE]:
            return DONE
        places = range(min(HIGHEST_PRICE + 1, len(actions)))
        tokens = [s.rules.folded(s.offer[place]).tokens + s.bounty[place] - place for place in places]
        best = max(tokens)
        good = [place for place in places if tokens[place] >= best - 1]
        return PICK + good[self.dice.below(len(good))]

    def _expand(self, s: State, actions: list[int]) -> int:
        """The cheapest region; a special conquest where it saves most; a die when one pip would do."""
        conquests = [action for action in actions if CONQUER <= action < CONQUER + SPAN]
        if DECLINE in actions and self._is_tired(s):
            return DECLINE
        uses = [action for action in actions if USE_RACE <= action < USE_POWER + SPAN]
        if uses:
            return max(uses, key=lambda action: (s.toll[action % SPAN], action))
        if ROLL in actions:
            return ROLL
        if conquests:
            prices = {action: self._price(s, action % SPAN) for action in conquests}
            cheap = [action for action in conquests if prices[action] <= min(prices.values()) + 0.5]
            return cheap[self.dice.below(len(cheap))]
        near = [
            action
            for action in actions
            if ATTEMPT <= action < ATTEMPT + SPAN and cost(s, s.people, action % SPAN) - s.free_hand() == 1
        ]
        return near[self.dice.below(len(near))] if near else DONE

    def _price(self, s: State, r: int) -> float:
        return cost(s, s.people, r) - 0.5 * worth(s, r)

    def _is_tired(self, s: State) -> bool:
        """Whether the active race has had its time and can hardly grow, with rounds left for another."""
        home = SLOTS * s.seat
        spare = s.troops[home] - s.held[home].bit_count()
        return (
            s.turns[home] >= TURNS_BEFORE_REST
            and spare <= FEW_SPARE_TOKENS
            and s.round < s.rules.board.rounds - 1
        )
