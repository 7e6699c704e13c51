"""Where the active races of the others can come."""

from elbowroom.engine.state import ACTIVE, SLOTS, State


def reach_of(s: State, seat: int) -> int:
    """Regions that the seat's active race could attack next, or the one that it will pick, as a mask."""
    p = SLOTS * seat + ACTIVE
    board = s.rules.board
    held = s.held[p]
    mask = board.neighbours(held) if held else board.border
    if s.combo[p] >= 0:
        for trait in s.rules.folds[s.combo[p]].reachers:
            mask |= trait.reach(s, p)
    return mask


def enemy_reach(s: State, seat: int) -> int:
    """Regions that some other seat's active race could attack next, as a mask."""
    mask = 0
    for other in range(s.rules.seats):
        if other != seat:
            mask |= reach_of(s, other)
    return mask
