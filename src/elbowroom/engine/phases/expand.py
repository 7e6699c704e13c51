"""The start of an expanding turn: ready, abandon, conquer, or decline instead (6.1, 6.2, 2.3)."""

from elbowroom.engine.actions import (
    ABANDON,
    ATTEMPT,
    CONQUER,
    DECLINE,
    DONE,
    ROLL,
    USE_POWER,
    USE_RACE,
    append_all,
)
from elbowroom.engine.events import Event
from elbowroom.engine.phases import conquer as conquering
from elbowroom.engine.phases import redeploy, use
from elbowroom.engine.phases.conquer import append_conquests
from elbowroom.engine.phases.decline import decline_instead
from elbowroom.engine.phases.phase import Phase, begin_phase, must_be_bare
from elbowroom.engine.state import CONQUER_PHASE, SLOTS, State
from elbowroom.engine.troops import gather


def legal(s: State) -> list[int]:
    """Decline, abandon, conquer, or be done without a conquest."""
    moves = [DONE]
    if can_decline(s):
        moves.append(DECLINE)
    append_all(moves, ABANDON, s.held[s.people])
    append_conquests(s, moves)
    return moves


def can_decline(s: State) -> bool:
    """Only before anything was done this turn (8.3), and not in the turn of the pick (2.2)."""
    return not s.committed and s.combo[SLOTS * s.seat] >= 0 and not was_just_picked(s)


def was_just_picked(s: State) -> bool:
    """Whether the seat's active race was picked this turn: it has tokens, no region and no finished turn."""
    active = SLOTS * s.seat
    return s.turns[active] == 0 and not s.held[active] and s.troops[active] > 0


def _why_not_decline(s: State, argument: int) -> list[str]:
    found = must_be_bare(argument)
    if found:
        return found
    if s.committed:
        found.append("already_acted")
    if s.combo[SLOTS * s.seat] < 0:
        found.append("no_active_race")
    elif was_just_picked(s):
        found.append("just_picked")
    return found


def abandon(s: State, r: int, out: list[Event] | None) -> None:
    """The region's tokens come into hand, and it is nobody's (6.2)."""
    gather(s, s.people, out)
    s.committed = True
    redeploy.abandon(s, r, out)


def _why_not_abandon(s: State, r: int) -> list[str]:
    return redeploy.region_refusals(s, s.people, r)


def _begin(s: State, out: list[Event] | None) -> None:
    """A conquest begins: all are ready (6.1), the time to abandon or to decline is over."""
    gather(s, s.people, out)
    begin_phase(s, s.people, CONQUER_PHASE, out)
    s.committed = True


def _conquer(s: State, r: int, out: list[Event] | None) -> None:
    _begin(s, out)
    conquering.conquer(s, r, out)


def _attempt(s: State, r: int, out: list[Event] | None) -> None:
    _begin(s, out)
    conquering.attempt(s, r, out)


def _roll(s: State, argument: int, out: list[Event] | None) -> None:
    _begin(s, out)
    conquering.roll(s, argument, out)


def _use_race(s: State, argument: int, out: list[Event] | None) -> None:
    _begin(s, out)
    use.use_race(s, argument, out)


def _use_power(s: State, argument: int, out: list[Event] | None) -> None:
    _begin(s, out)
    use.use_power(s, argument, out)


PHASE: Phase = Phase(
    legal,
    {
        **conquering.PHASE.acts,  # be done, without a conquest
        DECLINE: decline_instead,
        ABANDON: abandon,
        CONQUER: _conquer,
        ATTEMPT: _attempt,
        ROLL: _roll,
        USE_RACE: _use_race,
        USE_POWER: _use_power,
    },
    {**conquering.PHASE.reasons, DECLINE: _why_not_decline, ABANDON: _why_not_abandon},
)
