"""Positions: anything at all is refused or can be played."""

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom import ContentError, Game, OptionError, PositionError
from tests.record.positions import GOOD
from tests.scenario import Json

LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.integers(),
    st.floats(),
    st.text(max_size=4),
    st.sampled_from(["orcs", "elves", "ghouls", "amazons", "sorcerers", "halflings", "trolls"]),
    st.sampled_from(["hill", "heroic", "bivouacking", "stout", "spirit", "berserk", "diplomat", "seafaring"]),
    st.sampled_from(
        ["pick", "expand", "conquer", "redeploy", "stout", "withdraw", "over", "active", "declined"]
    ),
)
KEYS = st.one_of(
    st.sampled_from(sorted(GOOD)),
    st.sampled_from(
        ["race", "power", "hand", "tokens", "coins", "active", "hero", "fortress", "acting_race", "0"]
    ),
    st.text(max_size=3),
)
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


def paths_of(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in a position."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths_of(item, (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from paths_of(item, (*path, i))


PATHS = sorted(paths_of(GOOD), key=str)
MUTATIONS = st.lists(
    st.tuples(st.sampled_from(PATHS), st.sampled_from(["put", "drop"]), LEAVES | JSON), max_size=4
)


def mutated(mutations: list[tuple[tuple[str | int, ...], str, object]]) -> Json:
    """The good position after some accidents; those whose place is gone by then do nothing."""
    position = copy.deepcopy(GOOD)
    for path, act, value in mutations:
        row: Any = position
        try:
            for step in path[:-1]:
                row = row[step]
            if act == "put":
                row[path[-1]] = value
            else:
                del row[path[-1]]
        except (KeyError, IndexError, TypeError):
            continue
    return position


def assert_refused_or_playable(position: Any, seed: int) -> None:
    """Either an error of the package, or a game that goes on."""
    try:
        g = Game.from_position(position)
    except (PositionError, OptionError, ContentError) as error:
        assert str(error)  # noqa: PT017
        return
    rng = random.Random(seed)
    for _ in range(15):
        assert g.over or g.legal
        if g.over:
            break
        g.play(rng.choice(g.legal))
    again = Game.from_position(g.to_position())
    assert again.to_position() == g.to_position()
    assert Game.replay(g.record()).to_position() == g.to_position()


@given(JSON, st.integers(0, 9))
@settings(deadline=None)
def test_arbitrary_json_is_refused_or_playable(value: object, seed: int) -> None:
    assert_refused_or_playable(value if not isinstance(value, str) else [value], seed)


@given(MUTATIONS, st.integers(0, 9))
@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_a_good_position_after_accidents_is_refused_or_playable(
    mutations: list[tuple[tuple[str | int, ...], str, object]], seed: int
) -> None:
    assert_refused_or_playable(mutated(mutations), seed)


@given(st.text(max_size=200))
@settings(deadline=None)
def test_arbitrary_text_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        Game.from_position("{" + text)
