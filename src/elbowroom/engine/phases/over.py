"""After the end: nothing may be done (9)."""

from elbowroom.engine.phases.phase import Phase
from elbowroom.engine.state import State


def legal(s: State) -> list[int]:
    """Nothing."""
    return []


PHASE: Phase = Phase(legal, {}, {})
