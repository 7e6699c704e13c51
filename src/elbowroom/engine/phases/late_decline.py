"""After scoring, a race that may decline late does so or does not (11.17)."""

from elbowroom.engine.actions import DECLINE, DONE
from elbowroom.engine.events import Event
from elbowroom.engine.phases.decline import decline_late
from elbowroom.engine.phases.phase import Phase, must_be_bare
from elbowroom.engine.phases.turn import end_turn
from elbowroom.engine.state import State


def legal(s: State) -> list[int]:
    """Both."""
    return [DECLINE, DONE]


def stay(s: State, argument: int, out: list[Event] | None) -> None:
    """The race stays active."""
    end_turn(s, out)


def _why_not(s: State, argument: int) -> list[str]:
    return must_be_bare(argument)


PHASE: Phase = Phase(legal, {DECLINE: decline_late, DONE: stay}, {DECLINE: _why_not, DONE: _why_not})
