"""Going on conquering: by tokens, a final attempt, a roll first, or what race and power can do (4)."""

from elbowroom.engine import fold
from elbowroom.engine.actions import ABANDON, ATTEMPT, CONQUER, DONE, ROLL, USE_POWER, USE_RACE
from elbowroom.engine.events import Event
from elbowroom.engine.phases.conquest import attack_refusals, cost, take, targets
from elbowroom.engine.phases.phase import Phase, must_be_bare
from elbowroom.engine.phases.redeploy import end_conquests, region_refusals
from elbowroom.engine.phases.use import use_power, use_race, why_not_use_power, why_not_use_race
from elbowroom.engine.state import DIE_PHASE, NO_DIE, NOWHERE, State


def legal(s: State) -> list[int]:
    """Go on conquering, or be done."""
    moves = [DONE]
    append_conquests(s, moves)
    return moves


def append_conquests(s: State, moves: list[int]) -> None:
    """Add every conquest, final attempt, roll and special conquest that is possible now."""
    p = s.people
    folded = s.folded[p]
    hand = s.free_hand()
    if hand > 0:
        mask = targets(s, p)
        toll, discount = s.toll, folded.discount
        masks: list[int] | None = None
        if folded.haggles:
            toll, masks = fold.tolls(s, p), fold.discounts(folded, s, p)
        strength = hand + max(s.die, 0)
        # Whoever rolls first has no final attempt (11.2).
        reach = strength if folded.rolls_first else strength + folded.longest
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


def _why_not_conquer(s: State, r: int) -> list[str]:
    found = attack_refusals(s, s.people, r)
    if found in (["no_such_region"], ["own_region"]):
        return found
    hand = s.free_hand()
    if hand < 1:
        found.append("no_tokens")
    elif hand < cost(s, s.people, r):
        found.append("not_enough_tokens")
    return found


def attempt(s: State, r: int, out: list[Event] | None) -> None:
    """Name the region of the final attempt; the die decides (4.8)."""
    s.target = r
    s.phase = DIE_PHASE


def _why_not_attempt(s: State, r: int) -> list[str]:
    found = attack_refusals(s, s.people, r)
    if found in (["no_such_region"], ["own_region"]):
        return found
    if s.folded[s.people].rolls_first:
        found.append("rolls_first")
    hand = s.free_hand()
    short = cost(s, s.people, r) - hand
    if hand < 1:
        found.append("no_tokens")
    elif short <= 0:
        found.append("no_need")
    elif short > s.folded[s.people].longest:
        found.append("too_short")
    return found


def roll(s: State, argument: int, out: list[Event] | None) -> None:
    """Roll before choosing a region (11.2)."""
    s.target = NOWHERE
    s.phase = DIE_PHASE


def _why_not_roll(s: State, argument: int) -> list[str]:
    found = must_be_bare(argument)
    if found:
        return found
    if not s.folded[s.people].rolls_first:
        found.append("cannot_roll_first")
    if s.die != NO_DIE:
        found.append("die_rolled")
    if s.free_hand() < 1:
        found.append("no_tokens")
    return found


def _why_not_abandon(s: State, r: int) -> list[str]:
    return [*region_refusals(s, s.people, r), "already_conquered"]


def finish(s: State, argument: int, out: list[Event] | None) -> None:
    """No more conquests."""
    end_conquests(s, out)


def _why_not_finish(s: State, argument: int) -> list[str]:
    return must_be_bare(argument)


PHASE: Phase = Phase(
    legal,
    {
        CONQUER: conquer,
        ATTEMPT: attempt,
        ROLL: roll,
        USE_RACE: use_race,
        USE_POWER: use_power,
        DONE: finish,
    },
    {
        CONQUER: _why_not_conquer,
        ATTEMPT: _why_not_attempt,
        ROLL: _why_not_roll,
        ABANDON: _why_not_abandon,
        USE_RACE: why_not_use_race,
        USE_POWER: why_not_use_power,
        DONE: _why_not_finish,
    },
)
