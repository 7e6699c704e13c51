"""Where troops and markers go in redeployment and withdrawal: to danger, weighed by what is at stake."""

from typing import Final

from elbowroom.engine.actions import ABANDON, DEPLOY, DONE, SPAN, USE_POWER, USE_RACE
from elbowroom.engine.apply import apply
from elbowroom.engine.board import members
from elbowroom.engine.fold import adjacent
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.redeploy import deploy
from elbowroom.engine.state import ACTIVE, REDEPLOY, SLOTS, State
from elbowroom.players.search.features import turns_left
from elbowroom.players.search.reach import reach_of
from elbowroom.players.search.using import TOKEN_WORTH, menace, trait_of
from elbowroom.players.search.value import income_now

UNEASE: Final = 0.3
"""Troops that a region is thought to fear though nobody can reach it."""
NEW_TROOPS: Final = 8.0
"""Troops that a seat without an active race is thought to come with."""
STRONGEST: Final = 64
"""A region that costs more tokens than these is as safe as one that costs so many."""
FEAR: Final = 0.3
"""Coins that may be lost for each troop that can come to a region, before its defence is counted."""
LEAST_GAIN: Final = 0.001


def fading_by(factor: float) -> list[float]:
    """How likely an attack still is for each number of tokens that it costs, if each one leaves that part."""
    return [factor**tokens for tokens in range(STRONGEST + 1)]


FADING: Final = fading_by(0.62)
"""How much less likely an attack becomes with each token of defence."""


def next_placement(s: State) -> int:
    """A good action in ``redeploy`` or ``withdraw``."""
    legal = legal_actions(s)
    if len(legal) == 1:
        return legal[0]
    kind = legal[0] // SPAN * SPAN
    if kind == ABANDON:
        return ABANDON + min(members(s.held[s.people]), key=lambda r: worth(s, r))
    for use in (USE_RACE, USE_POWER):
        arguments = [action - use for action in legal if use <= action < use + SPAN]
        argument = best_use(s, use, arguments, dangers(s)) if arguments else -1
        if argument >= 0:
            return use + argument
    if kind == DEPLOY:
        return DEPLOY + neediest(s.held[s.people], s.toll, dangers(s), FADING)
    return DONE if DONE in legal else legal[0]


def place_all(s: State) -> None:
    """All that the acting people has to place, as `next_placement` says, with one look at the dangers."""
    p, phase = s.people, s.phase
    folded = s.folded[p]
    danger: list[float] | None = None
    while s.people == p and s.phase == phase and not s.is_chance():
        offered = 0
        for trait in folded.activated:
            offered |= trait.offers(s, p)
        if s.hand[p] <= 0 or not s.held[p] or offered:
            is_done = phase == REDEPLOY and not offered and s.hand[p] == 0 and not folded.owing
            apply(s, DONE if is_done else next_placement(s))
            danger = None
            continue
        if danger is None:
            danger = dangers(s)
        r = neediest(s.held[p], s.toll, danger, FADING)
        if phase == REDEPLOY:
            deploy(s, r, None)  # as apply does, which has nothing to add to it here
        else:
            apply(s, DEPLOY + r)


def neediest(mask: int, toll: list[int], danger: list[float], fading: list[float]) -> int:
    """The region of a mask where one more token guards most; of equals the weakest, and then the last."""
    best, best_need, best_toll = -1, -1.0, 0
    while mask:
        low = mask & -mask
        mask ^= low
        r = low.bit_length() - 1
        tokens = toll[r]
        need = danger[r] * fading[min(tokens, STRONGEST)]
        if need > best_need or (need == best_need and tokens <= best_toll):
            best, best_need, best_toll = r, need, tokens
    return best


def best_use(s: State, use: int, arguments: list[int], danger: list[float]) -> int:
    """The seat with the most troops nearby, if it is about seats; or where a marker guards most.

    A marker that only pays stands best where nobody comes. Whatever else a use may be is tried; -1 if nothing
    is gained by it.
    """
    folded, trait = s.folded[s.people], trait_of(s, use)
    if trait.names_a_seat:
        near = adjacent(folded, s, s.people, s.held[s.people])
        return max(arguments, key=lambda seat: (menace(s, seat, near), -seat))
    marker = trait.marker
    if marker is None or not s.left(marker):
        return _best_deed(s, use, arguments, danger)
    if marker.coins and not marker.defence and not marker.immune:
        return min(arguments, key=lambda r: (danger[r] * FADING[min(s.toll[r], STRONGEST)], r))
    mask = 0
    for r in arguments:
        mask |= 1 << r
    return neediest(mask, s.toll, danger, FADING)


def _best_deed(s: State, use: int, arguments: list[int], danger: list[float]) -> int:
    """The use after which the people stands best, or -1 if it stands no better after any."""
    best, best_worth = -1, _security(s, s.people, danger) + LEAST_GAIN
    for argument in arguments:
        after = s.copy()
        apply(after, use + argument)
        if after.is_chance() or after.people != s.people:
            continue
        worth = _security(after, s.people, danger)
        if worth > best_worth:
            best, best_worth = argument, worth
    return best


def _security(s: State, p: int, danger: list[float]) -> float:
    """Coins that the people's seat is paid now, less what it may lose of its regions."""
    coins = float(income_now(s, p // SLOTS))
    if s.hand[p] > 0:
        coins += TOKEN_WORTH * s.hand[p]
    mask = s.held[p] & ~s.immune
    while mask:
        low = mask & -mask
        mask ^= low
        r = low.bit_length() - 1
        coins -= FEAR * danger[r] * FADING[min(s.toll[r], STRONGEST)]
    return coins


def worth(s: State, r: int) -> float:
    """What a region earns the people that holds it."""
    return region_worth(s.folded[s.people].bonus, r)


def region_worth(bonus: list[int], r: int) -> float:
    """A coin, and one more for each bonus (a mask of regions) that the region shows."""
    coins = 1.0
    for mask in bonus:
        coins += mask >> r & 1
    return coins


def dangers(s: State) -> list[float]:
    """For each region of the acting people, how many enemy troops can come there, times what it is worth."""
    p = s.people
    seat = p // SLOTS
    found = [0.0] * s.rules.board.size
    if turns_left(s, seat) <= (1 if s.phase == REDEPLOY else 0):
        return found  # it will not score again
    at_risk = s.held[p] & ~s.immune
    mask = at_risk
    while mask:
        low = mask & -mask
        mask ^= low
        found[low.bit_length() - 1] = UNEASE
    for other in range(s.rules.seats):
        if other == seat or turns_left(s, other) <= 0 or s.peace[other] >> seat & 1:
            continue
        q = SLOTS * other + ACTIVE
        troops = NEW_TROOPS if s.combo[q] < 0 else float(s.troops[q])
        mask = at_risk & reach_of(s, other)
        while mask:
            low = mask & -mask
            mask ^= low
            r = low.bit_length() - 1
            found[r] = found[r] + troops
    bonus = s.folded[p].bonus
    if bonus:
        while at_risk:
            low = at_risk & -at_risk
            at_risk ^= low
            r = low.bit_length() - 1
            found[r] *= region_worth(bonus, r)
    return found
