"""What a race or power can do that is no conquest: to own regions, or to a seat.

Nothing is known of it but what it changes, so it is tried. None of the base set does anything like it while
it conquers.
"""

from typing import Final

from elbowroom.engine.actions import SPAN, USE_POWER
from elbowroom.engine.apply import apply
from elbowroom.engine.fold import adjacent
from elbowroom.engine.state import ACTIVE, SLOTS, State
from elbowroom.engine.trait import Trait
from elbowroom.players.search.masks import count
from elbowroom.players.search.value import income_now

MOST_USES: Final = 8
"""How often race and power are used in a turn that is played quickly: some may be usable without end."""
TOKEN_WORTH: Final = 0.7
"""Coins that a token in hand is worth."""
SAFE_WORTH: Final = 0.5
GUARD_WORTH: Final = 0.2
"""Coins that a region is worth more when nobody can take it, and when it costs a token more."""
FAVOUR: Final = 0.2
TROOPS_FEARED: Final = 40.0
"""What can be asked of a seat is worth a little, and the more, the more there is to fear of that seat."""


def trait_of(s: State, action: int) -> Trait:
    """Whose doing a use is."""
    folded = s.folded[s.people]
    power = folded.power
    return power if action >= USE_POWER and power is not None else folded.race


def is_quiet(s: State, action: int) -> bool:
    """Whether a use is about a seat or a region of one's own: no conquest."""
    argument = action % SPAN
    return trait_of(s, action).names_a_seat or s.held[s.people] >> argument & 1 != 0


def quiet_gain(s: State, action: int) -> float:
    """Coins that such a use is worth: what it earns at once, and a little for tokens and safety."""
    if trait_of(s, action).names_a_seat:
        return favour(s, action % SPAN)
    p, seat = s.people, s.seat
    after = s.copy()
    apply(after, action)
    if after.is_chance() or after.people != p:
        return 0.0
    held = s.held[p]
    gain = float(income_now(after, seat) - income_now(s, seat))
    gain += TOKEN_WORTH * (after.hand[p] - s.hand[p])
    gain += SAFE_WORTH * (count(after.immune & held) - count(s.immune & held))
    return gain + GUARD_WORTH * (_guard(after, held) - _guard(s, held))


def _guard(s: State, mask: int) -> int:
    """What the regions of a mask would cost, but for the tokens that stand there."""
    total = 0
    while mask:
        low = mask & -mask
        mask ^= low
        r = low.bit_length() - 1
        total += s.toll[r] - s.tokens[r]
    return total


def favour(s: State, seat: int) -> float:
    """Coins that a use is worth which is about this seat."""
    near = adjacent(s.folded[s.people], s, s.people, s.held[s.people])
    return FAVOUR + min(menace(s, seat, near) / TROOPS_FEARED, 1.0)


def menace(s: State, seat: int, near: int) -> float:
    """How much there is to fear of a seat, for whoever has these regions nearby."""
    p = SLOTS * seat + ACTIVE
    return s.troops[p] * (1.0 + count(s.held[p] & near))
