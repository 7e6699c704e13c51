"""The drawn boards say what the map files say, measured on the shapes themselves."""

import copy
import gzip
import math
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import pytest
from shapely import Point, box, union_all

from elbowroom.content.loader import map_facts
from tests.boards.drawn import (
    MAPS,
    VISIBLE,
    adjacent,
    at_the_frame,
    load,
    points,
    polygons,
    shared_borders,
)
from tools.draw_boards.files import BOARDS, make_files, stale

SMALLEST_REGION = 6000.0
SMALLEST_TOKEN_CIRCLE = 30
TOKEN = 26.0
"""Half the width of a token on a small screen."""


def facts_of(name: str) -> dict[str, Any]:
    return dict(map_facts(name))


@pytest.fixture(params=MAPS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def complaints(board: dict[str, Any], facts: dict[str, Any]) -> list[str]:
    """What is wrong with the shapes of a board."""
    shapes = polygons(board)
    borders, frame = shared_borders(shapes), at_the_frame(board, shapes)
    edge = {row["id"] for row in facts["regions"] if row["edge"]}
    whole = box(0, 0, board["width"], board["height"])
    wrong = [f"{region} is not a plain polygon" for region, shape in shapes.items() if not shape.is_valid]
    if wrong:
        return wrong
    wrong += [f"{pair} share a border" for pair in borders.keys() - adjacent(facts)]
    wrong += [f"{pair} share no border" for pair in adjacent(facts) if borders.get(pair, 0) < VISIBLE]
    wrong += [f"{region} touches the frame" for region in frame.keys() - edge]
    wrong += [f"{region} does not touch the frame" for region in edge if frame.get(region, 0) < VISIBLE]
    wrong += [
        f"{a} and {b} overlap"
        for a, b in combinations(shapes, 2)
        if shapes[a].intersects(shapes[b]) and shapes[a].intersection(shapes[b]).area > 0
    ]
    if not math.isclose(union_all(list(shapes.values())).area, whole.area, abs_tol=1e-6):
        wrong.append("the board has gaps")
    return wrong


def test_shapes_say_what_the_facts_say(name: str) -> None:
    assert complaints(load(name), facts_of(name)) == []


def test_regions_are_those_of_the_map(name: str) -> None:
    kept = ("id", "name", "terrain", "symbols")
    drawn = [{key: region[key] for key in kept} for region in load(name)["regions"]]
    assert drawn == [{key: row[key] for key in kept} for row in facts_of(name)["regions"]]


def test_regions_are_large_and_none_is_a_ribbon(name: str) -> None:
    for region, shape in polygons(load(name)).items():
        assert shape.area >= SMALLEST_REGION, region
        assert 4 * math.pi * shape.area / shape.length**2 > 0.25, region


def test_regions_lie_near_their_rough_centres(name: str) -> None:
    facts, board = facts_of(name), load(name)
    across, down = board["width"] / facts["board"]["width"], board["height"] / facts["board"]["height"]
    shapes = polygons(board)
    for row in facts["regions"]:
        assert shapes[row["id"]].distance(Point(row["x"] * across, row["y"] * down)) < 60, row["id"]


def test_there_is_room_for_tokens_symbols_and_markers(name: str) -> None:
    board = load(name)
    shapes = polygons(board)
    for region in board["regions"]:
        circles = [(Point(region[key]), region[f"{key}Radius"]) for key in ("token", "symbol", "label")]
        for place, radius in circles:
            assert shapes[region["id"]].contains(place), region["id"]
            assert shapes[region["id"]].exterior.distance(place) >= radius, region["id"]
        for (place, radius), (other, other_radius) in combinations(circles, 2):
            assert place.distance(other) >= radius + other_radius, region["id"]
        assert region["tokenRadius"] >= SMALLEST_TOKEN_CIRCLE > TOKEN, region["id"]
        assert region["symbolRadius"] >= (14 if region["symbols"] else 10), region["id"]
        assert region["labelRadius"] >= 8, region["id"]


def test_decoration_stands_free(name: str) -> None:
    board = load(name)
    shapes = polygons(board)
    assert sum(len(region["decor"]) for region in board["regions"]) / 2 >= 8 * len(shapes)
    for region in board["regions"]:
        decor = [Point(place) for place in zip(region["decor"][::2], region["decor"][1::2], strict=True)]
        assert len(decor) <= 14, region["id"]
        for place in decor:
            assert shapes[region["id"]].contains(place)
            assert shapes[region["id"]].exterior.distance(place) >= 14
            for key in ("token", "symbol", "label"):
                assert place.distance(Point(region[key])) > region[f"{key}Radius"]
        assert all(a.distance(b) >= 14 for a, b in combinations(decor, 2))


def test_borders_between_regions_are_not_straight(name: str) -> None:
    board = load(name)
    width, height = board["width"], board["height"]
    for arc in board["arcs"]:
        way = points(arc)
        if all(x in (0, width) or y in (0, height) for x, y in way):
            continue
        assert max(math.dist(*piece) for piece in pairwise(way)) < 40


def pull_at_a_border(board: dict[str, Any]) -> None:
    """Move one point of a border far away."""
    arc = max(board["arcs"], key=len)
    arc[len(arc) // 2 // 2 * 2] += 400


def swap_two_regions(board: dict[str, Any]) -> None:
    """Give two regions each other's place."""
    one, other = board["regions"][3], board["regions"][12]
    one["arcs"], other["arcs"] = other["arcs"], one["arcs"]


def leave_the_frame(board: dict[str, Any]) -> None:
    """Let the board be higher than its regions."""
    board["height"] += 10


def go_the_other_way(board: dict[str, Any]) -> None:
    """Read one border backwards."""
    board["regions"][5]["arcs"][0] = ~board["regions"][5]["arcs"][0]


@pytest.mark.parametrize("harm", [pull_at_a_border, swap_two_regions, leave_the_frame, go_the_other_way])
def test_a_board_that_was_harmed_is_found_out(name: str, harm: Callable[[dict[str, Any]], None]) -> None:
    board = copy.deepcopy(load(name))
    harm(board)
    assert complaints(board, facts_of(name))


def test_a_missing_neighbour_is_found_out(name: str) -> None:
    facts = copy.deepcopy(facts_of(name))
    facts["regions"][0]["adjacent"] = facts["regions"][0]["adjacent"][1:]
    assert len(complaints(load(name), facts)) == 1


@pytest.mark.slow
def test_the_files_are_what_the_script_makes() -> None:
    files = make_files()
    assert stale(files) == []
    path = BOARDS / "3p.json"
    assert stale({**files, path: files[path].replace("1", "2", 1)}) == [path]


def test_the_boards_are_quick_to_load() -> None:
    assert sum(len(gzip.compress((BOARDS / f"{name}.json").read_bytes())) for name in MAPS) < 25_000
