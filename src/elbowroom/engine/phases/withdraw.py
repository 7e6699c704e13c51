"""Withdrawn troops come back to regions their race still holds (5.4, 5.5)."""

from elbowroom.engine import fold
from elbowroom.engine.actions import DEPLOY, DONE, USE_POWER, USE_RACE, append_all
from elbowroom.engine.events import Event
from elbowroom.engine.phases.phase import Phase
from elbowroom.engine.phases.redeploy import deploy, why_not_deploy, why_not_done
from elbowroom.engine.phases.turn import end_turn
from elbowroom.engine.phases.use import use_power, use_race, why_not_use_power, why_not_use_race
from elbowroom.engine.state import State


def legal(s: State) -> list[int]:
    """Each region for a token, and what was taken up with the lost regions."""
    moves: list[int] = []
    p = s.people
    if s.hand[p] > 0:
        append_all(moves, DEPLOY, s.held[p])
    fold.append_offers(s.folded[p], s, p, moves)
    return moves


def deploy_back(s: State, r: int, out: list[Event] | None) -> None:
    """One withdrawn token joins the region; the last one ends the turn."""
    deploy(s, r, out)
    end_turn(s, out)


def _use_race(s: State, argument: int, out: list[Event] | None) -> None:
    use_race(s, argument, out)
    end_turn(s, out)


def _use_power(s: State, argument: int, out: list[Event] | None) -> None:
    use_power(s, argument, out)
    end_turn(s, out)


PHASE: Phase = Phase(
    legal,
    {DEPLOY: deploy_back, USE_RACE: _use_race, USE_POWER: _use_power},
    {
        DEPLOY: why_not_deploy,
        DONE: why_not_done,
        USE_RACE: why_not_use_race,
        USE_POWER: why_not_use_power,
    },
)
