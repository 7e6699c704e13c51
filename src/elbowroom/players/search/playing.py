"""Playing on from a state: for looking ahead, for learning, and to play a game out."""

from elbowroom.engine.apply import apply
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import OVER, REDEPLOY, WITHDRAW, State
from elbowroom.game.dice import Dice
from elbowroom.players.search.placing import place_all
from elbowroom.players.search.turn import Plan, TurnSearch


class Mover:
    """Who decides for everybody in a game that is only imagined."""

    def move(self, s: State, dice: Dice) -> State:
        """Decide what is due, where nothing has to be placed and no chance is due.

        The state is used up; the one that it came to is returned.
        """
        raise NotImplementedError


class Searcher(Mover):
    """Everybody searches; with some boldness not always the best plan is played."""

    def __init__(self, search: TurnSearch, boldness: float = 0.0) -> None:
        self.search = search
        self.boldness = boldness

    def move(self, s: State, dice: Dice) -> State:
        play_plan(s, chosen(self.search.plans(s), dice, self.boldness).actions, dice)
        return s


def play_on(s: State, mover: Mover, dice: Dice, stop_seat: int) -> State:
    """Finish the turn under way, then play turns until it is one of ``stop_seat``, or the game is over.

    The state is used up; the one that it came to is returned.
    """
    left = False
    turn = s.seat
    while s.phase != OVER:
        if s.seat != turn:
            left = True
            turn = s.seat
        if left and s.seat == stop_seat:
            break
        if s.is_chance():
            apply(s, dice.outcome(s))
        elif s.phase == REDEPLOY or s.phase == WITHDRAW:
            place_all(s)
        else:
            s = mover.move(s, dice)
    return s


def play_plan(s: State, actions: list[int], dice: Dice) -> None:
    """Play the actions of a plan as far as they are legal, and whatever chance brings between them."""
    for action in actions:
        while s.is_chance():
            apply(s, dice.outcome(s))
        if action not in legal_actions(s):
            return
        apply(s, action)


def chosen(plans: list[Plan], dice: Dice, boldness: float) -> Plan:
    """The best plan, or with some boldness one of the next best."""
    if boldness and dice.below(1000) < 1000 * boldness:
        return plans[dice.below(min(4, len(plans)))]
    return plans[0]
