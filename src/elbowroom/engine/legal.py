"""What may be done now."""

from collections.abc import Callable
from typing import Final

from elbowroom.engine.actions import DECLINE, DIE, DIE_FACES, DONE
from elbowroom.engine.phases.conquest import conquer_actions
from elbowroom.engine.phases.expand import expand_actions
from elbowroom.engine.phases.pick import pick_actions, reveal_actions
from elbowroom.engine.phases.redeploy import redeploy_actions
from elbowroom.engine.phases.withdraw import withdraw_actions
from elbowroom.engine.state import State


def legal_actions(s: State) -> list[int]:
    """Every action that may be applied, each once; empty only when the game is over.

    At a chance node these are the possible outcomes; `apply.chance` says how likely they are.
    """
    return BY_PHASE[s.phase](s)


def legal_mask(s: State) -> int:
    """The players' legal actions as a mask over the alphabet of `actions`."""
    mask = 0
    for action in legal_actions(s):
        mask |= 1 << action
    return mask


def _stout_actions(s: State) -> list[int]:
    return [DECLINE, DONE]


def _over_actions(s: State) -> list[int]:
    return []


def _die_actions(s: State) -> list[int]:
    return [DIE + pips for pips in sorted(set(DIE_FACES))]


BY_PHASE: Final[tuple[Callable[[State], list[int]], ...]] = (
    pick_actions,
    expand_actions,
    conquer_actions,
    redeploy_actions,
    _stout_actions,
    withdraw_actions,
    _over_actions,
    _die_actions,
    reveal_actions,
)
