"""A board knows its regions, and the sets of them that rules ask for."""

import pytest

from elbowroom.content.maps import board_from
from elbowroom.engine.board import (
    CAVERN,
    COAST,
    FARMLAND,
    FOREST,
    HILL,
    LAKE,
    LAND,
    MAGIC,
    MINE,
    MOUNTAIN,
    SEA,
    SWAMP,
    WATER,
    Board,
    members,
)
from tests.scenario import Json, strip

BAY = strip(
    "sea",
    "hill inner",
    "mountain mine cavern inner",
    "lake inner",
    "forest magic tribe inner",
    "swamp cavern",
    joins=[(1, 5)],
)


def board(facts: Json, seats: int = 2) -> Board:
    return board_from(facts, "map", seats)


def with_border(facts: Json, **border: bool) -> Json:
    """The same map with the border written down for some regions: ``r1=True``."""
    rows = facts["regions"]
    assert isinstance(rows, list)
    return facts | {
        "regions": [
            row | {"border": border[f"r{row['id']}"]} if f"r{row['id']}" in border else row for row in rows
        ]
    }


@pytest.mark.parametrize(
    ("feature", "regions"),
    [
        (SEA, [0]),
        (HILL, [1]),
        (MOUNTAIN, [2]),
        (LAKE, [3]),
        (FOREST, [4]),
        (SWAMP, [5]),
        (FARMLAND, []),
        (MINE, [2]),
        (CAVERN, [2, 5]),
        (MAGIC, [4]),
        (HILL | SWAMP, [1, 5]),
        (WATER, [0, 3]),
        (LAND, [1, 2, 4, 5]),
    ],
)
def test_a_feature_gives_the_regions_that_show_it(feature: int, regions: list[int]) -> None:
    assert members(board(BAY).on(feature)) == regions


def test_the_sets_that_rules_ask_for_are_worked_out_once() -> None:
    b = board(BAY)
    assert members(b.all) == [0, 1, 2, 3, 4, 5]
    assert members(b.water) == [0, 3]
    assert members(b.land) == [1, 2, 4, 5]
    assert members(b.mountains) == [2]
    assert members(b.caverns) == [2, 5]
    assert members(b.tribes) == [4]
    assert members(b.edge) == [0, 5]


@pytest.mark.rule("10.12")
def test_coast_is_land_next_to_a_sea_or_a_lake() -> None:
    assert members(board(BAY).on(COAST)) == [1, 2, 4]


@pytest.mark.rule("10.12")
def test_water_next_to_water_is_no_coast() -> None:
    assert members(board(strip("sea", "lake", "hill")).on(COAST)) == [2]


@pytest.mark.rule("4.1")
def test_the_border_is_the_edge_and_the_shore_of_a_sea_at_the_edge() -> None:
    assert members(board(BAY).border) == [0, 1, 5]


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("water", ["lake", "sea inner"])
def test_the_shore_of_a_lake_or_an_inner_sea_is_no_border(water: str) -> None:
    b = board(strip("hill", "swamp inner", water, "forest inner"))
    assert not b.border >> 3 & 1


def test_a_border_that_the_map_gives_stands_above_the_rule() -> None:
    b = board(with_border(BAY, r0=False, r1=False, r4=True))
    assert members(b.border) == [4, 5]


def test_neighbours_are_everything_that_touches_any_of_a_set() -> None:
    b = board(BAY)
    assert members(b.neighbours(1 << 1)) == [0, 2, 5]
    assert members(b.neighbours(1 << 0 | 1 << 3)) == [1, 2, 4]
    assert members(b.neighbours(1 << 0 | 1 << 1)) == [0, 1, 2, 5]
    assert b.neighbours(0) == 0


def test_ids_may_have_gaps() -> None:
    b = board(
        {
            "regions": [
                {"id": 60, "terrain": "hill", "adjacent": [7]},
                {"id": 7, "terrain": "sea", "edge": True, "adjacent": [60]},
            ]
        }
    )
    assert b.ids == [7, 60]
    assert b.size == 61
    assert members(b.all) == [7, 60]
    assert members(b.neighbours(1 << 7)) == [60]
    assert members(b.border) == [7, 60]


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 10), (3, 10), (4, 9), (5, 8)])
def test_rounds_that_a_map_leaves_out_follow_from_the_players(seats: int, rounds: int) -> None:
    assert board({"regions": [{"id": 0, "terrain": "hill"}]}, seats).rounds == rounds


def test_rounds_that_a_map_gives_are_taken() -> None:
    assert board(strip("hill", rounds=3)).rounds == 3


@pytest.mark.parametrize(
    ("mask", "regions"), [(0, []), (1, [0]), (0b1011, [0, 1, 3]), (1 << 60 | 1 << 5, [5, 60])]
)
def test_a_mask_as_regions_is_in_ascending_order(mask: int, regions: list[int]) -> None:
    assert members(mask) == regions
