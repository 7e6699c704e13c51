"""What a race or power lets its owner do: the trait decides what, and why not."""

from elbowroom.engine.events import Event
from elbowroom.engine.state import NO_DIE, REDEPLOY, State


def use_race(s: State, argument: int, out: list[Event] | None) -> None:
    """The race does what it offered."""
    _use(s, 0, argument, out)


def use_power(s: State, argument: int, out: list[Event] | None) -> None:
    """The power does what it offered."""
    _use(s, 1, argument, out)


def _use(s: State, half: int, argument: int, out: list[Event] | None) -> None:
    p = s.people
    for trait in s.folded[p].activated:
        if trait.half == half:
            trait.use(s, p, argument, out)


def why_not_use_race(s: State, argument: int) -> list[str]:
    """Why the race cannot be used so."""
    return _why_not(s, 0, argument)


def why_not_use_power(s: State, argument: int) -> list[str]:
    """Why the power cannot be used so."""
    return _why_not(s, 1, argument)


def _why_not(s: State, half: int, argument: int) -> list[str]:
    for trait in s.folded[s.people].activated:
        if trait.half == half:
            found = ["die_rolled"] if s.die != NO_DIE else []
            if s.phase == REDEPLOY and s.hand[s.people] < 0:
                found.append("must_abandon")
            return found + trait.refusals(s, s.people, argument)
    return ["nothing_to_use"]
