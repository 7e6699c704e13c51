"""Giants (10.5): a token less for any region next to a mountain region they hold."""

from elbowroom.engine.state import State
from elbowroom.engine.trait import Race


class Giants(Race):
    """They come down from their mountains."""

    def discount(self, s: State, p: int) -> int:
        board = s.rules.board
        return board.neighbours(s.held[p] & board.mountains)


TRAIT = Giants("giants", 6, box=11)
