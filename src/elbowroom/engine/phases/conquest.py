"""Conquests: what may be attacked, what it costs, and what happens to those who were there (4, 5)."""

from elbowroom.engine import fold
from elbowroom.engine.actions import ATTEMPT, CONQUER, DONE, ROLL
from elbowroom.engine.events import Conquered, Driven, Event, Repelled, Rolled, TribeFell
from elbowroom.engine.phases.redeploy import begin_redeployment
from elbowroom.engine.state import ACTIVE, CONQUER_PHASE, DIE_PHASE, NO_DIE, NOWHERE, SLOTS, State
from elbowroom.engine.troops import disband, settle, vacate

LONGEST_SHOT = 3
"""The most that the die can add (1.8)."""


def targets(s: State, p: int) -> int:
    """Every region that the people may attack now, whatever it costs: near enough, and not forbidden."""
    held = s.held[p]
    board = s.rules.board
    folded = s.rules.folds[s.combo[p]]
    near = board.neighbours(held) if held else board.border
    if folded.reachers:
        near |= fold.reach(folded, s, p)
    return near & ~forbidden(s, p)


def forbidden(s: State, p: int) -> int:
    """Regions the people may not attack however near: its own, immune ones, water, and those at peace."""
    mask = s.held[p] | s.immune
    if not s.rules.folds[s.combo[p]].sails:
        mask |= s.rules.board.water
    if p % SLOTS == ACTIVE and s.truce[p // SLOTS]:
        mask |= at_peace(s, p)
    return mask


def at_peace(s: State, p: int) -> int:
    """What the active races hold that this active race may not attack (11.5)."""
    mask = 0
    if p % SLOTS == ACTIVE:
        for seat in range(s.rules.seats):
            if s.truce[p // SLOTS] >> seat & 1:
                mask |= s.held[SLOTS * seat]
    return mask


def cost(s: State, p: int, r: int) -> int:
    """Tokens needed for the region: its toll, all discounts, the die if one was rolled (4.3, 4.4)."""
    folded = s.rules.folds[s.combo[p]]
    tokens = s.toll[r] - folded.discount[r]
    if s.die > 0:
        tokens -= s.die
    if folded.discounters:
        for mask in fold.discounts(folded, s, p):
            tokens -= mask >> r & 1
    return max(tokens, 1)


def conquer_actions(s: State) -> list[int]:
    """Go on conquering, or be done."""
    moves = [DONE]
    append_conquests(s, moves)
    return moves


def append_conquests(s: State, moves: list[int]) -> None:
    """Every conquest, final attempt, roll and special conquest that is possible now."""
    p = s.people
    folded = s.rules.folds[s.combo[p]]
    hand = s.free_hand()
    if hand > 0:
        mask = targets(s, p)
        toll, discount = s.toll, folded.discount
        masks = fold.discounts(folded, s, p) if folded.discounters else None
        strength = hand + max(s.die, 0)
        # Whoever rolls first has no final attempt (11.2).
        reach = strength if folded.rolls_first else strength + LONGEST_SHOT
        while mask:
            low = mask & -mask
            mask ^= low
            r = low.bit_length() - 1
            price = toll[r] - discount[r]
            if masks is not None:
                for cheaper in masks:
                    if cheaper & low:
                        price -= 1
            if price <= strength:
                moves.append(CONQUER + r)
            elif price <= reach:
                moves.append(ATTEMPT + r)
        if folded.rolls_first and s.die == NO_DIE:
            moves.append(ROLL)
    if folded.activated and s.die == NO_DIE:
        fold.append_offers(folded, s, p, moves)


def conquer(s: State, r: int, out: list[Event] | None) -> None:
    """Take the region at its present cost."""
    p = s.people
    tokens = cost(s, p, r)
    s.die = NO_DIE
    take(s, p, r, tokens, "tokens", out)


def take(s: State, p: int, r: int, tokens: int, means: str, out: list[Event] | None) -> None:
    """Take the region with so many tokens from hand; whoever was there withdraws (5.1)."""
    owner = s.owner[r]
    losses = 0 if owner < 0 else s.rules.folds[s.combo[owner]].losses
    was_occupied = evict(s, p, r, losses, out)
    s.hand[p] -= tokens
    occupy(s, p, r, tokens, was_occupied, means, out)


def evict(s: State, p: int, r: int, losses: int, out: list[Event] | None) -> bool:
    """Clear the region for people ``p``, with so many tokens lost to the tray; whether it was non-empty."""
    bit = 1 << r
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
    folded = s.rules.folds[s.combo[owner]]
    if folded.on_lost:
        fold.before_loss(folded, s, owner, r, out)
    tokens = vacate(s, r)
    lost = min(losses, tokens)
    s.troops[owner] -= lost
    s.hand[owner] += tokens - lost
    if out is not None:
        race = s.rules.race_id(s.combo[owner])
        out.append(Driven(owner // SLOTS, race, r, lost, tokens - lost))
    if owner % SLOTS != ACTIVE and s.troops[owner] == 0:
        disband(s, owner, out)
    return True


def occupy(
    s: State, p: int, r: int, tokens: int, was_occupied: bool, means: str, out: list[Event] | None
) -> None:
    """The people stands in the cleared region; the conquest counts."""
    settle(s, p, r, tokens)
    s.conquests += 1
    if was_occupied:
        s.plundered += 1
    if out is not None:
        out.append(Conquered(p // SLOTS, s.rules.race_id(s.combo[p]), r, tokens, means))
    folded = s.rules.folds[s.combo[p]]
    if folded.on_conquest:
        fold.after_conquest(folded, s, p, r, out)


def note_attack(s: State, p: int, r: int) -> None:
    """Remember that an active race attacked another player's active race (11.5)."""
    owner = s.owner[r]
    if owner >= 0 and owner % SLOTS == ACTIVE and p % SLOTS == ACTIVE:
        s.attacked |= 1 << owner // SLOTS


def attempt(s: State, r: int) -> None:
    """Name the region of the final attempt; the die decides (4.8)."""
    s.target = r
    s.phase = DIE_PHASE


def roll(s: State) -> None:
    """Roll before choosing a region (11.2)."""
    s.target = NOWHERE
    s.phase = DIE_PHASE


def die_lands(s: State, pips: int, out: list[Event] | None) -> None:
    """A roll waits for its conquest; a final attempt is settled and ends this race's conquests."""
    p, r = s.people, s.target
    if out is not None:
        out.append(Rolled(p // SLOTS, pips, None if r == NOWHERE else r))
    if r == NOWHERE:
        s.die = pips
        s.phase = CONQUER_PHASE
        return
    s.target = NOWHERE
    if s.hand[p] + pips >= cost(s, p, r):
        take(s, p, r, s.hand[p], "attempt", out)
    else:
        note_attack(s, p, r)
        if out is not None:
            out.append(Repelled(p // SLOTS, s.rules.race_id(s.combo[p]), r))
    begin_redeployment(s, out)
