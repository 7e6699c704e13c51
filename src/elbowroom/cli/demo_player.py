"""A player who is easy to watch: conquers what it can, declines when it can no more, wastes nothing."""

from elbowroom.game import Game
from elbowroom.game.dice import Dice

TOP_COMBOS = 3
"""It picks one of so many combos from the top of the column."""
FEWEST_ROUNDS_TO_GO = 2
"""With fewer rounds to go it does not decline: a new race would not pay."""
FEWEST_TOKENS = 4
"""With fewer tokens to conquer with, a race is tired and declines."""

VERBS_IN_ORDER = ("pick", "use", "conquer", "roll", "attempt", "deploy", "done", "abandon", "decline")
"""It makes the first of these moves that is legal."""


def choose(game: Game, dice: Dice) -> str:
    """A legal move; which one of several good ones, the dice decide."""
    moves: dict[str, list[str]] = {}
    for move in game.legal:
        moves.setdefault(move.split()[0], []).append(move)
    if _is_tired(game, moves):
        return "decline"
    verb = next(verb for verb in VERBS_IN_ORDER if verb in moves)
    several = moves[verb][:TOP_COMBOS] if verb == "pick" else moves[verb]
    return several[dice.below(len(several))]


def _is_tired(game: Game, moves: dict[str, list[str]]) -> bool:
    """Hardly any tokens are left to conquer with, and a new race still has time."""
    rounds_to_go = game.rounds - game.round
    return (
        "decline" in moves and rounds_to_go >= FEWEST_ROUNDS_TO_GO and game.state.free_hand() < FEWEST_TOKENS
    )
