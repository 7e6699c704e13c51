"""What may be done now."""

from elbowroom.engine.phases.all_phases import LEGAL
from elbowroom.engine.state import State


def legal_actions(s: State) -> list[int]:
    """Every action that may be applied, each once; empty only when the game is over.

    At a chance node these are the possible outcomes; `apply.chance` says how likely they are.
    """
    return LEGAL[s.phase](s)


def legal_mask(s: State) -> int:
    """The players' legal actions as a mask over the alphabet of `actions`."""
    mask = 0
    for action in legal_actions(s):
        mask |= 1 << action
    return mask
