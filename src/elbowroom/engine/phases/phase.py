"""A decision point: what may be done there, doing it, and why something may not be done.

Each phase has a file of its own that ends in its `Phase`. `engine.phases.all_phases` collects them.
"""

from collections.abc import Callable

from elbowroom.engine.events import Event, PhaseBegan
from elbowroom.engine.state import PHASES, SLOTS, State

Legal = Callable[[State], list[int]]
Act = Callable[[State, int, "list[Event] | None"], None]
Reason = Callable[[State, int], list[str]]


class Phase:
    """What a phase's file has to say. Acts and reasons stand under their kind of action."""

    def __init__(self, legal: Legal, acts: dict[int, Act], reasons: dict[int, Reason]) -> None:
        self.legal = legal
        """Every action that may be applied now."""
        self.acts = acts
        """What each kind of action does in this phase; nothing is checked."""
        self.reasons = reasons
        """Why an action of a kind is not legal; asked only when it is not. A kind without any is
        one for another phase."""


def begin_phase(s: State, p: int, phase: int, out: list[Event] | None) -> None:
    """The people decides in this phase from now on; chance may come in between without another word."""
    if out is not None and (s.phase != phase or s.people != p):
        race = None if s.combo[p] < 0 else s.rules.race_id(s.combo[p])
        out.append(PhaseBegan(p // SLOTS, race, PHASES[phase]))
    s.people = p
    s.phase = phase


def must_be_bare(argument: int) -> list[str]:
    """Some decisions have no argument: with one they are none."""
    return ["not_a_decision"] if argument else []
