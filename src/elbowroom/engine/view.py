"""What a seat may see (7.2): purses of others are hidden unless the table plays with open totals."""

from dataclasses import replace

from elbowroom.engine.events import Earned, Event, Scored
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import HIDDEN, OVER, State


def observe(s: State, seat: int | None) -> State:
    """A copy of the state as the seat sees it; None is somebody who only watches."""
    seen = s.copy()
    if not s.rules.open_scores and s.phase != OVER:
        for other in range(s.rules.seats):
            if other != seat:
                seen.coins[other] = HIDDEN
    return seen


def redact(event: Event, rules: Ruleset, seat: int | None) -> Event:
    """The event as the seat may hear of it: what is received on a turn is seen by all, a total is not."""
    if isinstance(event, Scored | Earned) and event.seat != seat and not rules.open_scores:
        return replace(event, total=None)
    return event
