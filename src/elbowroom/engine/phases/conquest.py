"""Conquests: what may be attacked, what it costs, and what happens to those who were there (4, 5)."""

from elbowroom.engine import fold
from elbowroom.engine.events import Conquered, Driven, Event, TribeFell
from elbowroom.engine.state import ACTIVE, SLOTS, State
from elbowroom.engine.troops import disband, settle, vacate


def targets(s: State, p: int) -> int:
    """Every region that the people may attack now, whatever it costs: near enough, and not forbidden."""
    held = s.held[p]
    board = s.rules.board
    folded = s.folded[p]
    near = fold.adjacent(folded, s, p, held) if held else board.border
    if folded.reachers:
        near |= fold.reach(folded, s, p)
    return near & ~forbidden(s, p)


def forbidden(s: State, p: int) -> int:
    """Regions the people may not attack however near: its own, immune ones, water, and those at peace."""
    mask = s.held[p] | s.immune
    if not s.folded[p].sails:
        mask |= s.rules.board.water
    if p % SLOTS == ACTIVE and s.peace[p // SLOTS]:
        mask |= at_peace(s, p)
    return mask


def at_peace(s: State, p: int) -> int:
    """What the active races hold that this active race may not attack (11.5)."""
    mask = 0
    if p % SLOTS == ACTIVE:
        for seat in range(s.rules.seats):
            if s.peace[p // SLOTS] >> seat & 1:
                mask |= s.held[SLOTS * seat]
    return mask


def attack_refusals(s: State, p: int, r: int) -> list[str]:
    """Why a people may not attack a region at all, whatever it costs: `targets` in words."""
    board, folded = s.rules.board, s.folded[p]
    bit = 1 << r
    if not board.all & bit:
        return ["no_such_region"]
    if s.held[p] & bit:
        return ["own_region"]
    found = []
    if s.immune & bit:
        found.append("immune")
    if board.water & bit and not folded.sails:
        found.append("water")
    if at_peace(s, p) & bit:
        found.append("peace")
    if not fold.reach(folded, s, p) & bit:
        if not s.held[p]:
            if not board.border & bit:
                found.append("not_border")
        elif not fold.adjacent(folded, s, p, s.held[p]) & bit:
            found.append("not_adjacent")
    return found


def cost(s: State, p: int, r: int) -> int:
    """Tokens needed for the region: its toll, all discounts, the die if one was rolled (4.3, 4.4)."""
    folded = s.folded[p]
    tokens = s.toll[r] - folded.discount[r]
    if s.die > 0:
        tokens -= s.die
    if folded.haggles:
        for mask in fold.discounts(folded, s, p):
            tokens -= mask >> r & 1
        if s.rules.guarded:
            for mask in fold.defences(s, p):
                tokens += mask >> r & 1
    return max(tokens, 1)


def take(s: State, p: int, r: int, tokens: int, means: str, out: list[Event] | None) -> None:
    """Take the region with so many tokens from hand; whoever was there withdraws (5.1)."""
    owner = s.owner[r]
    losses = 0
    if owner >= 0:
        folded = s.folded[owner]
        losses = fold.losses(folded, s, owner, r) if folded.losers else folded.losses
    was_occupied = evict(s, p, r, losses, out)
    occupy(s, p, r, tokens, was_occupied, means, out)


def evict(s: State, p: int, r: int, losses: int, out: list[Event] | None) -> bool:
    """Clear the region for people ``p``, with so many tokens lost to the tray; whether it was non-empty."""
    bit = 1 << r
    if s.folded[p].before_conquest:
        fold.at_conquest(s.folded[p], s, p, r, out)
    if s.tribes & bit:
        s.tribes ^= bit
        s.toll[r] -= 1
        if out is not None:
            out.append(TribeFell(r))
        return True
    owner = s.owner[r]
    if owner < 0:
        return False
    note_attack(s, p, r)
    folded = s.folded[owner]
    if folded.on_lost:
        fold.before_loss(folded, s, owner, r, out)
    tokens = vacate(s, r, out)
    lost = min(losses, tokens)
    is_over = False
    if owner % SLOTS != ACTIVE and not s.held[owner] and not folded.fights:
        is_over = True  # nobody of a declined race is left in hand (8.5)
        lost = tokens
    s.troops[owner] -= lost
    s.hand[owner] += tokens - lost
    if out is not None:
        race = s.rules.race_id(s.combo[owner])
        out.append(Driven(owner // SLOTS, race, r, lost, tokens - lost))
    if owner % SLOTS != ACTIVE and (is_over or s.troops[owner] == 0):
        disband(s, owner, out)
    return True


def occupy(
    s: State, p: int, r: int, tokens: int, was_occupied: bool, means: str, out: list[Event] | None
) -> None:
    """The people stands in the cleared region with so many tokens from hand; the conquest counts."""
    s.hand[p] -= tokens
    settle(s, p, r, tokens)
    s.conquests += 1
    if was_occupied:
        s.occupied_taken += 1
    if out is not None:
        out.append(Conquered(p // SLOTS, s.rules.race_id(s.combo[p]), r, tokens, means))
    folded = s.folded[p]
    if folded.on_conquest:
        fold.after_conquest(folded, s, p, r, out)


def note_attack(s: State, p: int, r: int) -> None:
    """Remember that an active race attacked another player's active race (11.5)."""
    owner = s.owner[r]
    if owner >= 0 and owner % SLOTS == ACTIVE and p % SLOTS == ACTIVE:
        s.attacked |= 1 << owner // SLOTS
