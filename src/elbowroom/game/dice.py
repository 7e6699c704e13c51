"""The game's own chance: a small seeded generator whose whole state is one int.

One int can be copied with a game and written into a saved position, which the generators of the standard
library are too large for. It is a multiply-with-carry generator: ``_FACTOR * 2**30 - 1`` is a safe prime,
which makes the period about 2**59, and a step never leaves 60 bits, so compiled code stays in machine words.
"""

from typing import Final

from elbowroom.engine import fold
from elbowroom.engine.actions import DIE, REVEAL
from elbowroom.engine.phases.reveal import drawable
from elbowroom.engine.state import DIE_PHASE, State

_FACTOR: Final = 0x3FFBB24E
_BITS: Final = 30
_HALF: Final = (1 << _BITS) - 1
LARGEST_STATE: Final = (_FACTOR << _BITS) - 2


class Dice:
    """A stream of chance."""

    def __init__(self, state: int) -> None:
        self.state = state

    def __reduce__(self) -> tuple[object, ...]:
        return Dice, (self.state,)

    def below(self, n: int) -> int:
        """A number from 0 to ``n`` - 1; its bias is below one in a million for the small ``n`` here."""
        state = self.state
        state = (state & _HALF) * _FACTOR + (state >> _BITS)
        self.state = state
        return ((state & _HALF) ^ (state >> _BITS)) % n

    def outcome(self, s: State) -> int:
        """Decide a chance node."""
        if s.phase == DIE_PHASE:
            faces = fold.faces(s)
            return DIE + faces[self.below(len(faces))]
        races, powers = drawable(s)
        race = races[self.below(len(races))]
        return REVEAL + s.rules.combo(race, powers[self.below(len(powers))])

    def copy(self) -> "Dice":
        """A generator that will go on with the same numbers."""
        return Dice(self.state)


def seeded(seed: int) -> Dice:
    """Dice for a seed; neighbouring seeds are mixed apart (as SplitMix64 does) before the stream begins."""
    word = (1 << 64) - 1
    z = (seed + 0x9E3779B97F4A7C15) & word
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & word
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & word
    return Dice((z ^ (z >> 31)) % LARGEST_STATE + 1)
