"""Actions are ints from one fixed alphabet: a kind and an argument.

The argument is a region, a row of the column (0 is the top) or a seat. Decisions of players are all below
``DECISIONS``; behind them stand the two kinds that chance decides.
"""

from typing import Final

SPAN: Final = 64
"""How many arguments a kind has room for."""

# The commonest kinds first: Python keeps ints up to 256 ready made.
DEPLOY: Final = 0 * SPAN
CONQUER: Final = 1 * SPAN
ATTEMPT: Final = 2 * SPAN
ABANDON: Final = 3 * SPAN
DONE: Final = 4 * SPAN
PICK: Final = 5 * SPAN
DECLINE: Final = 6 * SPAN
ROLL: Final = 7 * SPAN
USE_RACE: Final = 8 * SPAN
USE_POWER: Final = 9 * SPAN

DECISIONS: Final = 10 * SPAN
"""The size of the players' alphabet."""

DIE: Final = 10 * SPAN
REVEAL: Final = 11 * SPAN
"""The argument is a combo (see `Ruleset`); the last kind, so that it has no upper end."""

KINDS: Final = 12
"""How many kinds there are."""

VERBS: Final = ("deploy", "conquer", "attempt", "abandon", "done", "pick", "decline", "roll", "use", "use")
"""The word of each kind in the notation."""

DIE_FACES: Final = (0, 0, 0, 1, 2, 3)


def kind_of(action: int) -> int:
    """The kind of an action, as the constants above."""
    return min(action // SPAN * SPAN, REVEAL)


def argument_of(action: int) -> int:
    """The region, row, seat, pips or combo that an action names."""
    return action - kind_of(action)


def append_all(moves: list[int], kind: int, mask: int) -> None:
    """Add one action of this kind for each region (or seat) of a mask."""
    while mask:
        low = mask & -mask
        moves.append(kind + low.bit_length() - 1)
        mask ^= low
