"""Counting what can happen: a check on the rules that any change of them moves, and a measure of speed.

Every action counts one step, a player's decision and an outcome of chance alike; outcomes are counted once
each, however likely they are. Orders are told apart: the same two tokens placed the other way round are
another sequence.
"""

from elbowroom.engine.apply import apply
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import State
from elbowroom.record.notation import write_move, write_outcome


def perft(state: State, depth: int) -> int:
    """How many sequences of ``depth`` actions there are from here; the state stays as it is.

    A game that ends earlier adds nothing. Depth 0 is the one empty sequence.
    """
    if depth == 0:
        return 1
    actions = legal_actions(state)
    if depth == 1:
        return len(actions)
    return sum(perft(_after(state, action), depth - 1) for action in actions)


def divide(state: State, depth: int) -> dict[str, int]:
    """The same count apart for each first move or outcome, in notation; ``depth`` is at least 1."""
    write = _outcome if state.is_chance() else write_move
    return {write(state, action): perft(_after(state, action), depth - 1) for action in legal_actions(state)}


def _after(state: State, action: int) -> State:
    child = state.copy()
    apply(child, action)
    return child


def _outcome(state: State, action: int) -> str:
    return write_outcome(state.rules, action)
