"""Wealthy (11.20): seven coins, once, at the end of the race's first turn."""

from elbowroom.homebrew import Power, State

FORTUNE = 7


class Wealthy(Power):
    """A race in its first turn has not finished one yet."""

    def income(self, s: State, p: int) -> int:
        return FORTUNE if s.turns[p] == 0 else 0


TRAIT = Wealthy("wealthy", 4)
