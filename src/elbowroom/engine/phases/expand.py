"""The start of an expanding turn: ready, abandon, or decline instead (6.1, 6.2, 2.3)."""

from elbowroom.engine.actions import ABANDON, DECLINE, DONE, append_all
from elbowroom.engine.events import Abandoned, Event
from elbowroom.engine.phases.conquest import append_conquests
from elbowroom.engine.state import CONQUER_PHASE, EXPAND, REDEPLOY, SLOTS, State
from elbowroom.engine.troops import gather, vacate


def expand_actions(s: State) -> list[int]:
    """Decline, abandon, conquer, or be done without a conquest."""
    moves = [DONE]
    if can_decline(s):
        moves.append(DECLINE)
    append_all(moves, ABANDON, s.held[s.people])
    append_conquests(s, moves)
    return moves


def can_decline(s: State) -> bool:
    """Only before anything was done this turn (8.3), and not in the turn of the pick (2.2)."""
    return not s.committed and not was_just_picked(s)


def was_just_picked(s: State) -> bool:
    """Whether the seat's active race was picked this turn: it has tokens, no region and no finished turn."""
    active = SLOTS * s.seat
    return s.turns[active] == 0 and not s.held[active] and s.troops[active] > 0


def ready(s: State) -> None:
    """The first act of an expanding turn takes the tokens up; afterwards there is nothing left to take."""
    if s.phase == EXPAND:
        gather(s, s.people)


def commit(s: State) -> None:
    """A conquest begins: the time to abandon or to decline is over."""
    ready(s)
    s.phase = CONQUER_PHASE
    s.committed = True


def abandon(s: State, r: int, out: list[Event] | None) -> None:
    """The region's tokens come into hand, and it is nobody's (6.2). In redeployment 10.1 may force this."""
    p = s.people
    if s.phase != REDEPLOY:
        ready(s)
        s.committed = True
    s.hand[p] += vacate(s, r)
    if out is not None:
        out.append(Abandoned(p // SLOTS, s.rules.race_id(s.combo[p]), r))
