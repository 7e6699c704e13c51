"""Underworld (11.19): caverns cost a token less and are all adjacent to each other."""

from elbowroom.engine.board import CAVERN
from elbowroom.engine.state import State
from elbowroom.engine.trait import Power


class Underworld(Power):
    """A cavern has to be held before another can be reached from it."""

    def reach(self, s: State, p: int) -> int:
        caverns = s.rules.board.caverns
        return caverns if s.held[p] & caverns else 0


TRAIT = Underworld("underworld", 5, discount_on=CAVERN)
