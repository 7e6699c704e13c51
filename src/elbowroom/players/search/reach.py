"""Where peoples can go: who may come next, and what a conquest would cost now."""

from elbowroom.engine import fold
from elbowroom.engine.actions import SPAN
from elbowroom.engine.phases.conquer import append_conquests
from elbowroom.engine.phases.conquest import cost
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


def priced_conquests(s: State, moves: list[int], prices: list[int]) -> None:
    """Append what `legal_actions` has of conquests, attempts, the roll and uses, and beside each its price.

    The price is what `cost` says of the region; for the roll it is 0.
    """
    append_conquests(s, moves, prices)
    for i in range(len(prices), len(moves)):
        prices.append(cost(s, s.people, moves[i] % SPAN))
