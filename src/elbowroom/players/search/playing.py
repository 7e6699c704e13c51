"""Playing on from a state with a turn search for everybody: for looking ahead, and for learning."""

from elbowroom.engine.apply import apply
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import OVER, REDEPLOY, WITHDRAW, State
from elbowroom.game.dice import Dice
from elbowroom.players.search.placing import next_placement
from elbowroom.players.search.turn import Plan, TurnSearch


def play_plan(s: State, actions: list[int], dice: Dice) -> None:
    """Play the actions of a plan as far as they are legal, and whatever chance brings between them."""
    for action in actions:
        while s.is_chance():
            apply(s, dice.outcome(s))
        if action not in legal_actions(s):
            return
        apply(s, action)


def play_until(s: State, search: TurnSearch, dice: Dice, stop_seat: int, boldness: float = 0.0) -> None:
    """Finish the turn under way, then play turns until it is one of ``stop_seat``, or the game is over."""
    left = False
    turn = s.seat
    while s.phase != OVER:
        if s.seat != turn:
            left = True
            turn = s.seat
        if left and s.seat == stop_seat:
            return
        if s.is_chance():
            apply(s, dice.outcome(s))
        elif s.phase in (REDEPLOY, WITHDRAW):
            apply(s, next_placement(s))
        else:
            play_plan(s, chosen(search.plans(s), dice, boldness).actions, dice)


def chosen(plans: list[Plan], dice: Dice, boldness: float) -> Plan:
    """The best plan, or with some boldness one of the next best."""
    if boldness and dice.below(1000) < 1000 * boldness:
        return plans[dice.below(min(4, len(plans)))]
    return plans[0]
