"""Generated maps: whatever the seed, they are sound and in the proportions of the four boards."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom.atlas import new_map, problems_of, read_map
from elbowroom.atlas.drawing import double_area
from elbowroom.atlas.files import map_text
from elbowroom.atlas.proportions import usual
from elbowroom.content.loader import base_board
from elbowroom.engine.errors import OptionError
from elbowroom.record.inputs import json_object

SEEDS = st.tuples(st.integers(2, 6), st.integers(0, 2**64 - 1))
MANY = settings(
    max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)


@MANY
@given(SEEDS)
def test_nothing_is_wrong_with_a_new_map(wanted: tuple[int, int]) -> None:
    players, seed = wanted
    map = new_map(players, seed)
    assert problems_of(map) == []
    assert map.players == players
    assert read_map(map.to_json()) == map
    assert read_map(json_object(map_text(map), "map")) == map


@MANY
@given(SEEDS)
def test_neighbours_are_those_whose_outlines_share_a_side(wanted: tuple[int, int]) -> None:
    """Worked out from the coordinates, without the numbers of the points."""
    map = new_map(*wanted)
    assert map.drawing is not None
    sides: dict[frozenset[tuple[int, int]], list[int]] = {}
    for place in map.places:
        outline = map.drawing.outline(place.id)
        assert double_area(outline) > 0
        for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
            sides.setdefault(frozenset((a, b)), []).append(place.id)
    assert {len(regions) for regions in sides.values()} == {1, 2}
    pairs = {tuple(sorted(regions)) for regions in sides.values() if len(regions) == 2}
    assert pairs == {
        (place.id, other) for place in map.places for other in place.adjacent if place.id < other
    }
    # Three regions meet in every corner: with the frame as one more region, this is a triangulation (Euler).
    edges = sum(place.edge for place in map.places)
    assert len(pairs) + edges == 3 * (len(map.places) + 1) - 6


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_new_map_has_what_a_board_has(players: int) -> None:
    map, expected = new_map(players, 11), usual(players)
    terrains = Counter(place.terrain for place in map.places)
    assert dict(terrains) == dict(expected.terrains)
    symbols = Counter(symbol for place in map.places for symbol in place.symbols)
    assert dict(symbols) == dict(expected.symbols)
    assert sum(len(place.symbols) == 2 for place in map.places) == 1
    assert sum(place.lost_tribe for place in map.places) == expected.tribes
    assert all(place.edge for place in map.places if place.terrain == "sea")
    assert not any(place.edge for place in map.places if place.terrain == "lake")
    assert all(place.name is not None for place in map.places)
    if players <= 5:
        assert map.rounds == base_board(f"{players}p").rounds
    else:
        assert (map.rounds, len(map.places)) == (7, 57)


def test_the_same_seed_gives_the_same_map_and_another_one_another() -> None:
    assert new_map(3, 5) == new_map(3, 5)
    assert new_map(3, 5) != new_map(3, 6)
    assert new_map(3, 5).drawing != new_map(4, 5).drawing


@pytest.mark.parametrize("players", [1, 7, True, "3"])
def test_other_numbers_of_players_are_refused(players: object) -> None:
    with pytest.raises(OptionError) as caught:
        new_map(players, 1)  # type: ignore[arg-type]
    assert caught.value.code == "bad_player_count"
