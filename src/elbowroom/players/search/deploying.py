"""Ways to spread a hand over the map, for a bot that tries them out."""

from typing import Final

from elbowroom.engine.actions import DEPLOY, SPAN
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import State
from elbowroom.players.search.placing import FADING, dangers, fading_by, neediest
from elbowroom.players.search.turn import Plan

FADINGS: Final = (FADING, fading_by(0.3), fading_by(0.45), fading_by(0.8), fading_by(0.93))
"""From the usual way on: the less a token is thought to keep others off, the more are put where danger is."""


def spreads(s: State) -> list[Plan]:
    """Different ways to place all tokens in hand, the usual one first; what they are worth is not known."""
    danger = dangers(s)
    regions = 0
    for action in legal_actions(s):
        if DEPLOY <= action < DEPLOY + SPAN:
            regions |= 1 << action - DEPLOY
    alike = [1.0 if here else 0.0 for here in danger]
    found: dict[tuple[int, ...], Plan] = {}
    for fading in FADINGS:
        for weights in (danger, alike):
            actions = _spread(s, regions, weights, fading)
            found.setdefault(tuple(sorted(actions)), Plan(0.0, actions))
    return list(found.values())


def _spread(s: State, regions: int, danger: list[float], fading: list[float]) -> list[int]:
    toll = list(s.toll)
    actions = []
    for _ in range(s.hand[s.people]):
        r = neediest(regions, toll, danger, fading)
        toll[r] += 1
        actions.append(DEPLOY + r)
    return actions
