"""All phases by number, and the two tables that make finding an act fast."""

from typing import Final

from elbowroom.engine.actions import KINDS, SPAN
from elbowroom.engine.events import Event
from elbowroom.engine.phases import conquer, die, expand, late_decline, over, pick, redeploy, reveal, withdraw
from elbowroom.engine.phases.phase import Act, Legal, Phase
from elbowroom.engine.state import (
    CONQUER_PHASE,
    DIE_PHASE,
    EXPAND,
    OVER,
    PHASES,
    PICK_PHASE,
    REDEPLOY,
    REVEAL_PHASE,
    STOUT,
    WITHDRAW,
    State,
)

BY_NUMBER: Final[dict[int, Phase]] = {
    PICK_PHASE: pick.PHASE,
    EXPAND: expand.PHASE,
    CONQUER_PHASE: conquer.PHASE,
    REDEPLOY: redeploy.PHASE,
    STOUT: late_decline.PHASE,
    WITHDRAW: withdraw.PHASE,
    OVER: over.PHASE,
    DIE_PHASE: die.PHASE,
    REVEAL_PHASE: reveal.PHASE,
}


def _no_act(s: State, argument: int, out: list[Event] | None) -> None:
    """An action that was not legal."""
    raise ValueError(PHASES[s.phase])


def _legal_by_phase() -> list[Legal]:
    return [BY_NUMBER[phase].legal for phase in range(len(PHASES))]


def _acts_by_phase_and_kind() -> list[Act]:
    table: list[Act] = [_no_act] * (len(PHASES) * KINDS)
    for number, phase in BY_NUMBER.items():
        for kind, act in phase.acts.items():
            table[number * KINDS + kind // SPAN] = act
    return table


LEGAL: Final = _legal_by_phase()
"""What may be done, by phase."""

ACTS: Final = _acts_by_phase_and_kind()
"""What an action does: the act of a kind stands at ``phase * KINDS + kind // SPAN``."""
