"""The engine's fast path: whole games of uniformly random moves, without notation, events or checks."""

from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import DIE_PHASE, OVER, State
from elbowroom.game.dice import Dice, seeded


def play_out(s: State, dice: Dice, most: int = 1_000_000) -> int:
    """Play random legal moves to the end of the game, or at most so many; how many actions it took."""
    actions = 0
    while s.phase != OVER and actions < most:
        if s.phase >= DIE_PHASE:
            apply(s, dice.outcome(s))
        else:
            moves = legal_actions(s)
            apply(s, moves[dice.below(len(moves))])
        actions += 1
    return actions


def random_game(rules: Ruleset, seed: int) -> tuple[State, int]:
    """A whole random game: its last state, and how many actions it took."""
    s = new_state(rules)
    return s, play_out(s, seeded(seed))
