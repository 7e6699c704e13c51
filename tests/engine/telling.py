"""Whole random games as what happened in each step, with the positions before and after it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from elbowroom.engine.actions import DIE, kind_of
from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.events import Event
from elbowroom.engine.phases.turn import winners
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import OVER, State
from elbowroom.game.dice import seeded
from elbowroom.testing.walks import Pair, choose, opening
from tests.engine.sheet import Row, bare


@dataclass(frozen=True)
class Step:
    """What one action did, and what nobody can see in a position afterwards."""

    before: Row
    events: list[Event]
    after: Row
    pips: int | None = None
    winners: tuple[int, ...] = ()


def told_game(rules: Ruleset, pairs: Sequence[Pair], seed: int) -> Iterator[Step]:
    """A game in which the seats pick these pairs first: its opening, then every action."""
    events: list[Event] = []
    before = bare(new_state(rules))
    s = opening(rules, pairs, events)
    yield Step(before, events, bare(s))
    dice = seeded(seed)
    while s.phase != OVER:
        yield _act(s, choose(s, dice))


def _act(s: State, action: int) -> Step:
    before, events = bare(s), list[Event]()
    apply(s, action, events)
    return Step(
        before,
        events,
        bare(s),
        pips=action - DIE if kind_of(action) == DIE else None,
        winners=tuple(winners(s)) if s.phase == OVER else (),
    )
