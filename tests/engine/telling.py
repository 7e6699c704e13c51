"""Whole random games as what happened in each step, with the positions before and after it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from elbowroom.content.loader import ruleset
from elbowroom.engine.actions import DIE, kind_of
from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.events import Conquered, Event, Rolled, Used
from elbowroom.engine.fold import overrides
from elbowroom.engine.phases.turn import winners
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import OVER, State
from elbowroom.game.dice import seeded
from elbowroom.record.inputs import MapSource
from elbowroom.testing.rebuilt import Rebuilt
from elbowroom.testing.sheet import Row, bare
from elbowroom.testing.walks import Pair, choose, opening

EARNING: dict[str, object] = {
    "format": 1,
    "races": [
        {
            "id": "mourners",
            "tokens": 9,
            "replaces": "ratmen",
            "rules": [
                {"kind": "coins", "per": "loss", "amount": 2, "state": "both"},
                {"kind": "stays", "amount": 2},
                {"kind": "tokens", "per": "loss"},
            ],
        }
    ],
    "powers": [
        {
            "id": "retiring",
            "tokens": 5,
            "rules": [
                {"kind": "coins", "per": "decline", "amount": 3},
                {"kind": "extra_round"},
                {"kind": "coins", "per": "conquest", "where": {"owner": "lost_tribe"}},
            ],
        }
    ],
}
"""Pieces that do what none of the box does: they earn at once, leave more behind, conquer twice."""


def earning_table(map: MapSource) -> tuple[Ruleset, list[Pair]]:
    """A table with these pieces, and the pairs to pick first."""
    rules = ruleset(map, 3, homebrew=[EARNING])
    race, power = rules.race_index["mourners"], rules.power_index["retiring"]
    return rules, [(race, 7), (2, power), (3, 9)]


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


def follow(rebuilt: Rebuilt, step: Step) -> None:
    """Rebuild what a step did: then all must be as it is in the game."""
    rebuilt.hear(step.events)
    assert rebuilt.position == step.after
    assert rebuilt.winners == step.winners
    if step.pips is not None:
        assert rebuilt.pips == step.pips
    traits = (*rebuilt.rules.races, *rebuilt.rules.powers)
    movers = {trait.id for trait in traits if overrides(trait, "use")}
    means = "tokens"
    for event in step.events:
        match event:
            case Rolled(region=region) if region is not None:
                means = "attempt"
            case Used(trait=trait) if trait in movers:  # others only count something
                means = trait
            case Conquered():
                assert event.means == means
