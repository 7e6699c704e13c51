"""Where the active races of the others can come."""

from elbowroom.engine import fold
from elbowroom.engine.state import ACTIVE, SLOTS, State


def reach_of(s: State, seat: int) -> int:
    """Regions that the seat's active race could attack next, or the one that it will pick, as a mask."""
    p = SLOTS * seat + ACTIVE
    folded, held = s.folded[p], s.held[p]
    mask = fold.adjacent(folded, s, p, held) if held else s.rules.board.border
    return mask | fold.reach(folded, s, p) if folded.reachers else mask


def enemy_reach(s: State, seat: int) -> int:
    """Regions that some other seat's active race could attack next, as a mask."""
    mask = 0
    for other in range(s.rules.seats):
        if other != seat:
            mask |= reach_of(s, other)
    return mask
