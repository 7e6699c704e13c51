"""Where troops and markers go in redeployment and withdrawal: to danger, weighed by what is at stake."""

from elbowroom.engine.actions import ABANDON, DEPLOY, DONE, SPAN, USE_POWER, USE_RACE
from elbowroom.engine.board import members
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import ACTIVE, REDEPLOY, SLOTS, State
from elbowroom.players.search.features import reach_of, turns_left

FADING = 0.62
"""How much less likely an attack becomes with each token of defence."""


def next_placement(s: State) -> int:
    """A good action in ``redeploy`` or ``withdraw``."""
    legal = legal_actions(s)
    if len(legal) == 1:
        return legal[0]
    kind = legal[0] // SPAN * SPAN
    danger = dangers(s)
    if kind == ABANDON:
        return ABANDON + min(members(s.held[s.people]), key=lambda r: worth(s, r))
    for use in (USE_RACE, USE_POWER):
        arguments = [action - use for action in legal if use <= action < use + SPAN]
        if arguments:
            return use + best_use(s, use, arguments, danger)
    if kind == DEPLOY:
        held = members(s.held[s.people])
        return DEPLOY + max(held, key=lambda r: (danger[r] * FADING ** s.toll[r], -s.toll[r], r))
    return DONE


def best_use(s: State, use: int, arguments: list[int], danger: list[float]) -> int:
    """Where a marker guards most; without one it is about a seat: the one with the most troops nearby."""
    folded = s.folded[s.people]
    trait = folded.race if use == USE_RACE else folded.power
    if trait is not None and trait.marker is None and max(arguments) < s.rules.seats:
        near = s.rules.board.neighbours(s.held[s.people])
        return max(arguments, key=lambda seat: (_menace(s, seat, near), -seat))
    return max(arguments, key=lambda r: (danger[r] * FADING ** s.toll[r], -s.toll[r], r))


def _menace(s: State, seat: int, near: int) -> float:
    p = SLOTS * seat + ACTIVE
    return s.troops[p] * (1.0 + (s.held[p] & near).bit_count())


def worth(s: State, r: int) -> float:
    """What a region earns the people that holds it."""
    p = s.people
    folded = s.folded[p]
    coins = 1.0
    for mask in folded.bonus:
        coins += mask >> r & 1
    return coins


def dangers(s: State) -> list[float]:
    """For each region of the acting people, how many enemy troops can come there, times what it is worth."""
    p = s.people
    seat = p // SLOTS
    board = s.rules.board
    found = [0.0] * board.size
    if turns_left(s, seat) <= (1 if s.phase == REDEPLOY else 0):
        return found  # it will not score again
    reaches = []
    for other in range(s.rules.seats):
        q = SLOTS * other + ACTIVE
        if other == seat or turns_left(s, other) <= 0 or s.peace[other] >> seat & 1:
            continue
        reaches.append((reach_of(s, other), 8.0 if s.combo[q] < 0 else float(s.troops[q])))
    for r in members(s.held[p] & ~s.immune):
        menace = 0.3
        for reach, troops in reaches:
            if reach >> r & 1:
                menace += troops
        found[r] = menace * worth(s, r)
    return found
