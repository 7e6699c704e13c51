"""Ways to spread a hand over the map, for a bot that tries them out."""

from elbowroom.engine.actions import DEPLOY, SPAN
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import State
from elbowroom.players.search.placing import FADING, dangers
from elbowroom.players.search.turn import Plan

FADINGS = (FADING, 0.3, 0.45, 0.8, 0.93)
"""From the usual way on: the less a token is thought to keep others off, the more are put where danger is."""


def spreads(s: State) -> list[Plan]:
    """Different ways to place all tokens in hand, the usual one first; what they are worth is not known."""
    danger = dangers(s)
    regions = [action - DEPLOY for action in legal_actions(s) if DEPLOY <= action < DEPLOY + SPAN]
    alike = [1.0 if danger[r] else 0.0 for r in range(len(danger))]
    found: dict[tuple[int, ...], Plan] = {}
    for fading in FADINGS:
        for weights in (danger, alike):
            actions = _spread(s, regions, weights, fading)
            found.setdefault(tuple(sorted(actions)), Plan(0.0, actions))
    return list(found.values())


def _spread(s: State, regions: list[int], weights: list[float], fading: float) -> list[int]:
    toll = list(s.toll)
    actions = []
    for _ in range(s.hand[s.people]):
        best, best_need = regions[0], -1.0
        for r in regions:
            need = weights[r] * fading ** toll[r]
            if need > best_need or (need == best_need and toll[r] <= toll[best]):
                best, best_need = r, need
        toll[best] += 1
        actions.append(DEPLOY + best)
    return actions
