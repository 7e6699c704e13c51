"""Where peoples can go: who may come next, and what a conquest would cost now."""

from elbowroom.engine import fold
from elbowroom.engine.actions import ATTEMPT, CONQUER, ROLL, SPAN
from elbowroom.engine.phases.conquest import LONGEST_SHOT, cost, targets
from elbowroom.engine.state import ACTIVE, NO_DIE, SLOTS, State


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


def priced_conquests(s: State, moves: list[int], prices: list[int]) -> None:
    """Append what `legal_actions` has of conquests, attempts, the roll and uses, and beside each its price.

    The price is what `cost` says of the region; for the roll it is 0.
    """
    p = s.people
    folded = s.rules.folds[s.combo[p]]
    hand = s.free_hand()
    if hand > 0:
        toll, discount = s.toll, folded.discount
        masks = fold.discounts(folded, s, p) if folded.discounters else None
        pips = max(s.die, 0)
        longest = hand if folded.rolls_first else hand + LONGEST_SHOT
        mask = targets(s, p)
        while mask:
            low = mask & -mask
            mask ^= low
            r = low.bit_length() - 1
            price = toll[r] - discount[r] - pips
            if masks is not None:
                for cheaper in masks:
                    if cheaper & low:
                        price -= 1
            if price > longest:
                continue
            moves.append(CONQUER + r if price <= hand else ATTEMPT + r)
            prices.append(max(price, 1))
        if folded.rolls_first and s.die == NO_DIE:
            moves.append(ROLL)
            prices.append(0)
    if folded.activated and s.die == NO_DIE:
        offers: list[int] = []
        fold.append_offers(folded, s, p, offers)
        for action in offers:
            moves.append(action)
            prices.append(cost(s, p, action % SPAN))
