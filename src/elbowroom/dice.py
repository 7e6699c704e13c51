"""The game's own chance: a small seeded generator (SplitMix64) whose whole state is one int.

One int can be copied with a game and written into a saved position, which the generators of the standard
library are too large for.
"""

from elbowroom.engine.apply import chance
from elbowroom.engine.state import State

_WORD = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15
_MIX_1 = 0xBF58476D1CE4E5B9
_MIX_2 = 0x94D049BB133111EB


class Dice:
    """A stream of chance."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _WORD

    def below(self, n: int) -> int:
        """A number from 0 to ``n`` - 1. The bias of the remainder is below 2**-50 for any use here."""
        self.state = (self.state + _STEP) & _WORD
        z = self.state
        z = ((z ^ (z >> 30)) * _MIX_1) & _WORD
        z = ((z ^ (z >> 27)) * _MIX_2) & _WORD
        return (z ^ (z >> 31)) % n

    def outcome(self, s: State) -> int:
        """Decide a chance node."""
        outcomes = chance(s)
        return outcomes[self.below(len(outcomes))]

    def copy(self) -> "Dice":
        """A generator that will go on with the same numbers."""
        return Dice(self.state)
