"""Giants (10.5): a token less for any region next to a mountain region they hold."""

from elbowroom.homebrew import Race, State, adjacent


class Giants(Race):
    """They come down from their mountains."""

    def discount(self, s: State, p: int) -> int:
        return adjacent(s, p, s.held[p] & s.rules.board.mountains)


TRAIT = Giants("giants", 6, box=11)
