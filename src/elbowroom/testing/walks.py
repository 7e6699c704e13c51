"""Games that lead to many different states: chosen pairs, and random play in which much happens."""

from collections.abc import Callable, Sequence
from typing import Final

from elbowroom.engine.actions import ABANDON, DECLINE, DONE, PICK, REVEAL, kind_of
from elbowroom.engine.apply import apply, chance, new_state
from elbowroom.engine.events import Event
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import State
from elbowroom.game.dice import Dice, seeded

Pair = tuple[int, int]
"""A race and a power, as indexes of a ruleset."""

FIELDS: Final = (
    "owner", "tokens", "marks", "toll", "tribes", "immune", "placed",
    "combo", "folded", "held", "hand", "aside", "troops", "turns", "memo", "coins", "peace",
    "offer", "bounty", "banners", "returned", "badges", "discarded", "reveals",
    "round", "seat", "people", "phase", "after", "conquests", "occupied_taken", "attacked", "committed",
    "die", "target", "used",
)  # fmt: skip
"""Everything in a state that changes."""

RELUCTANT: Final = (DONE, DECLINE, ABANDON)


def snapshot(s: State) -> dict[str, object]:
    """All of a state as plain values that later changes cannot reach."""
    values = {name: getattr(s, name) for name in FIELDS}
    return {name: list(value) if isinstance(value, list) else value for name, value in values.items()}


def changes_nothing(s: State, query: Callable[[], object]) -> bool:
    """Whether a question leaves the state alone."""
    before, key = snapshot(s), s.key()
    query()
    return snapshot(s) == before and s.key() == key


def opening(rules: Ruleset, pairs: Sequence[Pair], out: list[Event] | None = None) -> State:
    """A new game whose first column begins with these pairs, so that the seats pick them from the top."""
    s = new_state(rules)
    wanted = [REVEAL + rules.combo(race, power) for race, power in pairs]
    dice = seeded(0)
    while s.is_chance():
        outcomes = chance(s)
        rest = [outcome for outcome in outcomes if _is_apart(rules, outcome - REVEAL, pairs)]
        apply(s, wanted.pop(0) if wanted else rest[dice.below(len(rest))], out)
    return s


def _is_apart(rules: Ruleset, combo: int, pairs: Sequence[Pair]) -> bool:
    return all(rules.race_of(combo) != race and rules.power_of(combo) != power for race, power in pairs)


def choose(s: State, dice: Dice) -> int:
    """A random action, so that much happens: round 1 picks from the top, races decline after a few turns.

    Conquests are rather not given up.
    """
    if s.is_chance():
        return dice.outcome(s)
    moves = legal_actions(s)
    if moves[0] == PICK and s.round == 1:
        return PICK
    if DECLINE in moves and dice.below(4) == 0:
        return DECLINE
    move = moves[dice.below(len(moves))]
    for _ in range(2):
        if kind_of(move) in RELUCTANT:
            move = moves[dice.below(len(moves))]
    return move
