"""A player who is easy to watch: conquers what it can, declines when it can no more, wastes nothing."""

from elbowroom.game import Game
from elbowroom.game.dice import Dice

TOP_COMBOS = 3
"""It looks no further down the column."""
LAST_USE_OF_A_DECLINE = 2
"""With fewer rounds to go than this a new race would not pay."""
FEWEST_TOKENS = 4
"""With fewer to conquer with, a race is tired."""

EAGERNESS = ("pick", "use", "conquer", "roll", "attempt", "deploy", "done", "abandon", "decline")
"""What it does first if it can."""


def choose(game: Game, dice: Dice) -> str:
    """A legal move; which one of several good ones, the dice decide."""
    moves: dict[str, list[str]] = {}
    for move in game.legal:
        moves.setdefault(move.split()[0], []).append(move)
    if _is_tired(game, moves):
        return "decline"
    verb = next(verb for verb in EAGERNESS if verb in moves)
    several = moves[verb][:TOP_COMBOS] if verb == "pick" else moves[verb]
    return several[dice.below(len(several))]


def _is_tired(game: Game, moves: dict[str, list[str]]) -> bool:
    """Hardly any tokens are left to conquer with, and a new race still has time."""
    rounds_to_go = game.rounds - game.round
    return (
        "decline" in moves
        and rounds_to_go >= LAST_USE_OF_A_DECLINE
        and game.state.free_hand() < FEWEST_TOKENS
    )
