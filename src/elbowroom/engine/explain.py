"""Why not, and how much exactly: the slow and talkative siblings of `legal` and `conquest.cost`."""

from collections.abc import Callable
from typing import Final

from elbowroom.engine import fold
from elbowroom.engine.actions import DECISIONS, SPAN
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.conquest import LONGEST_SHOT, at_peace, cost
from elbowroom.engine.phases.expand import was_just_picked
from elbowroom.engine.state import (
    BASE_TOLL,
    CONQUER_PHASE,
    EXPAND,
    NO_DIE,
    OVER,
    PICK_PHASE,
    REDEPLOY,
    STOUT,
    WITHDRAW,
    State,
)


def why_not(s: State, action: int) -> list[str]:
    """Every reason why a player's action is not legal now, as codes; empty when it is."""
    if action in legal_actions(s):
        return []
    if s.phase == OVER:
        return ["game_over"]
    if s.is_chance() or not 0 <= action < DECISIONS:
        return ["not_a_decision"]
    return REASONS[action // SPAN](s, action % SPAN) or ["not_offered"]


def attack_refusals(s: State, p: int, r: int) -> list[str]:
    """Why a people may not attack a region at all, whatever it costs."""
    board, folded = s.rules.board, s.rules.folds[s.combo[p]]
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
        elif not board.neighbours(s.held[p]) & bit:
            found.append("not_adjacent")
    return found


def region_refusals(s: State, p: int, r: int) -> list[str]:
    """Why a people cannot put anything in a region."""
    if not s.rules.board.all >> r & 1:
        return ["no_such_region"]
    return [] if s.held[p] >> r & 1 else ["not_yours"]


def cost_parts(s: State, p: int, r: int) -> list[tuple[str, int]]:
    """What the cost of a region is made of; the numbers add up to `conquest.cost`."""
    rules = s.rules
    folded = rules.folds[s.combo[p]]
    parts = [("region", BASE_TOLL), ("mountain", rules.board.mountains >> r & 1)]
    parts += [("lost_tribe", s.tribes >> r & 1), ("tokens", s.tokens[r])]
    parts += [(marker.id, marker.defence * s.markers_at(k, r)) for k, marker in enumerate(rules.markers)]
    for trait in (folded.race, folded.power):
        if trait is not None and (trait is folded.race or not folded.in_decline):
            less = (trait.discount_on & rules.board.features[r] != 0) + (trait.discount(s, p) >> r & 1)
            parts.append((trait.id, -less))
    if s.die > 0:
        parts.append(("die", -s.die))
    total = sum(tokens for _, tokens in parts)
    if total < 1:
        parts.append(("at_least_one", 1 - total))
    return [(source, tokens) for source, tokens in parts if tokens]


def _pick(s: State, place: int) -> list[str]:
    if s.phase != PICK_PHASE:
        return ["wrong_phase"]
    if place >= len(s.offer):
        return ["no_such_combo"]
    return ["not_enough_coins"]


def _decline(s: State, argument: int) -> list[str]:
    if argument:
        return ["not_a_decision"]
    if s.phase not in (EXPAND, STOUT):
        return ["wrong_phase"]
    found = []
    if s.committed:
        found.append("already_acted")
    if was_just_picked(s):
        found.append("just_picked")
    return found


def _abandon(s: State, r: int) -> list[str]:
    found = region_refusals(s, s.people, r)
    if s.phase == CONQUER_PHASE:
        found.append("already_conquered")
    elif s.phase != EXPAND and not (s.phase == REDEPLOY and s.hand[s.people] < 0):
        found.append("wrong_phase")
    return found


def _conquer(s: State, r: int) -> list[str]:
    if s.phase not in (EXPAND, CONQUER_PHASE):
        return ["wrong_phase"]
    found = attack_refusals(s, s.people, r)
    if found == ["no_such_region"] or found == ["own_region"]:
        return found
    hand = s.free_hand()
    if hand < 1:
        found.append("no_tokens")
    elif hand < cost(s, s.people, r):
        found.append("not_enough_tokens")
    return found


def _attempt(s: State, r: int) -> list[str]:
    if s.phase not in (EXPAND, CONQUER_PHASE):
        return ["wrong_phase"]
    found = attack_refusals(s, s.people, r)
    if found == ["no_such_region"] or found == ["own_region"]:
        return found
    if s.rules.folds[s.combo[s.people]].rolls_first:
        found.append("rolls_first")
    hand = s.free_hand()
    short = cost(s, s.people, r) - hand
    if hand < 1:
        found.append("no_tokens")
    elif short <= 0:
        found.append("no_need")
    elif short > LONGEST_SHOT:
        found.append("too_short")
    return found


def _roll(s: State, argument: int) -> list[str]:
    if argument:
        return ["not_a_decision"]
    if s.phase not in (EXPAND, CONQUER_PHASE):
        return ["wrong_phase"]
    found = []
    if not s.rules.folds[s.combo[s.people]].rolls_first:
        found.append("cannot_roll_first")
    if s.die != NO_DIE:
        found.append("die_rolled")
    if s.free_hand() < 1:
        found.append("no_tokens")
    return found


def _use_race(s: State, argument: int) -> list[str]:
    return _use(s, 0, argument)


def _use_power(s: State, argument: int) -> list[str]:
    return _use(s, 1, argument)


def _use(s: State, half: int, argument: int) -> list[str]:
    if s.combo[s.people] < 0:
        return ["wrong_phase"]
    for trait in s.rules.folds[s.combo[s.people]].activated:
        if trait.half == half:
            found = ["die_rolled"] if s.die != NO_DIE else []
            if s.phase == REDEPLOY and s.hand[s.people] < 0:
                found.append("must_abandon")
            return found + trait.refusals(s, s.people, argument)
    return ["nothing_to_use"]


def _deploy(s: State, r: int) -> list[str]:
    if s.phase not in (REDEPLOY, WITHDRAW):
        return ["wrong_phase"]
    found = region_refusals(s, s.people, r)
    if s.hand[s.people] < 0:
        found.append("must_abandon")
    elif s.hand[s.people] == 0:
        found.append("no_tokens")
    return found


def _done(s: State, argument: int) -> list[str]:
    if argument:
        return ["not_a_decision"]
    p = s.people
    if s.phase == PICK_PHASE:
        return ["must_pick"]
    found = []
    if s.hand[p] > 0 and s.held[p]:
        found.append("tokens_in_hand")
    elif s.hand[p] < 0:
        found.append("must_abandon")
    if fold.owes(s.rules.folds[s.combo[p]], s, p):
        found.append("must_place")
    return found


REASONS: Final[tuple[Callable[[State, int], list[str]], ...]] = (
    _deploy,
    _conquer,
    _attempt,
    _abandon,
    _done,
    _pick,
    _decline,
    _roll,
    _use_race,
    _use_power,
)
