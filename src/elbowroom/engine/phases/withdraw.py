"""Withdrawn troops come back to regions their race still holds (5.4, 5.5)."""

from elbowroom.engine import fold
from elbowroom.engine.actions import DEPLOY, append_all
from elbowroom.engine.state import SLOTS, WITHDRAW, State


def begin_withdrawal(s: State) -> bool:
    """Let the next people clockwise from the turn's seat put its troops back; whether there is one."""
    peoples = len(s.combo)
    start = s.seat * SLOTS
    for step in range(peoples):
        p = (start + step) % peoples
        if s.held[p] and is_waiting(s, p):
            s.people = p
            s.phase = WITHDRAW
            return True
    return False


def is_waiting(s: State, p: int) -> bool:
    """Whether a people that holds regions has tokens or markers in hand."""
    return s.hand[p] > 0 or fold.owes(s.rules.folds[s.combo[p]], s, p)


def withdraw_actions(s: State) -> list[int]:
    """Each region for a token, and what was taken up with the lost regions."""
    moves: list[int] = []
    p = s.people
    if s.hand[p] > 0:
        append_all(moves, DEPLOY, s.held[p])
    fold.append_offers(s.rules.folds[s.combo[p]], s, p, moves)
    return moves
