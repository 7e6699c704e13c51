"""What must hold of a map: each kind of problem is found, and where it is."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from elbowroom.atlas import check_playable, new_map, problems_of, read_map
from elbowroom.content.loader import map_facts
from elbowroom.engine.errors import PositionError
from elbowroom.locales import describe_error, languages

Facts = dict[str, Any]


def fresh() -> Facts:
    return copy.deepcopy(new_map(2, 7).to_json())


def codes(facts: Facts, *, as_drawn: bool = False) -> dict[str, tuple[int, ...]]:
    """Each problem with its regions."""
    return {
        problem.error.code: problem.regions for problem in problems_of(read_map(facts, as_drawn=as_drawn))
    }


def row(facts: Facts, wanted: Callable[[Facts], bool]) -> Facts:
    return next(row for row in facts["regions"] if wanted(row))


def test_a_corner_that_is_dragged_too_far_crosses_an_outline() -> None:
    facts = fresh()
    inner = row(facts, lambda row: not row["edge"])
    place = facts["drawing"]["rings"][str(inner["id"])][0]
    around = {int(id) for id, ring in facts["drawing"]["rings"].items() if place in ring}
    facts["drawing"]["points"][place] = [1, 1]
    found = codes(facts)
    assert set(found["map_crossed"]) & around
    with pytest.raises(PositionError, match="outline"):
        check_playable(read_map(facts))


def test_a_ring_the_wrong_way_round_is_found() -> None:
    facts = fresh()
    facts["drawing"]["rings"]["4"].reverse()
    assert codes(facts)["map_crossed"] == (4,)


def test_a_gap_is_found_at_the_regions_beside_it() -> None:
    facts = fresh()
    inner = row(facts, lambda row: not row["edge"])["id"]
    ring, points = facts["drawing"]["rings"][str(inner)], facts["drawing"]["points"]
    own = len(points)
    points.append([points[ring[1]][0], points[ring[1]][1]])
    ring[1] = own
    found = codes(facts)
    assert inner in found["map_torn"]
    assert 2 <= len(found["map_torn"]) <= 3


def test_two_regions_in_the_same_place_overlap() -> None:
    facts = fresh()
    facts["drawing"]["rings"]["3"] = list(facts["drawing"]["rings"]["9"])
    assert {3, 9} <= set(codes(facts)["map_overlapping"])


def test_a_board_that_is_larger_than_its_regions_is_not_filled() -> None:
    facts = fresh()
    facts["drawing"]["width"] = 1200
    assert "map_torn" in codes(facts)


def test_facts_must_be_what_is_drawn() -> None:
    facts = fresh()
    one = facts["regions"][0]
    other = row(facts, lambda row: row["id"] == one["adjacent"][0])
    one["adjacent"].remove(other["id"])
    other["adjacent"].remove(one["id"])
    assert codes(facts)["map_other_neighbours"] == tuple(sorted((one["id"], other["id"])))
    assert codes(facts, as_drawn=True) == {}
    one["edge"] = not one["edge"]
    assert codes(facts)["map_other_edge"] == (one["id"],)


def test_land_behind_the_sea_cannot_be_reached() -> None:
    facts = fresh()
    inner = row(facts, lambda row: not row["edge"] and row["terrain"] != "lake")
    for around in [row for row in facts["regions"] if row["id"] in inner["adjacent"]]:
        around["terrain"], around["lost_tribe"], around["symbols"] = "lake", False, []
    assert codes(facts)["map_no_way_in"] == (inner["id"],)


def test_a_map_in_two_parts_is_not_connected() -> None:
    facts = fresh()
    del facts["drawing"]
    facts["regions"].append({"id": 60, "terrain": "hill", "edge": True})
    found = codes(facts)
    assert found["map_not_connected"] == (60,)
    assert found["map_not_drawn"] == ()


def test_a_tribe_on_water_is_grave_and_a_symbol_there_is_odd() -> None:
    facts = fresh()
    sea = row(facts, lambda row: row["terrain"] == "sea")
    sea["lost_tribe"], sea["symbols"] = True, ["mine"]
    found = {problem.error.code: problem for problem in problems_of(read_map(facts))}
    assert (found["map_tribe_on_water"].regions, found["map_tribe_on_water"].is_grave) == ((sea["id"],), True)
    assert (found["map_symbol_on_water"].regions, found["map_symbol_on_water"].is_grave) == (
        (sea["id"],),
        False,
    )


def test_unusual_counts_are_told_with_what_is_usual() -> None:
    facts = fresh()
    facts["rounds"] = 3
    for region in facts["regions"]:
        region["lost_tribe"], region["border"] = False, False
        region["symbols"] = []
        region["terrain"] = "hill"
    facts["regions"][0]["border"] = True
    found = {problem.error.code: problem.error.facts for problem in problems_of(read_map(facts))}
    assert (found["map_rounds"]["count"], found["map_rounds"]["usual"]) == (3, 10)
    assert (found["map_tribe_count"]["count"], found["map_tribe_count"]["usual"]) == (0, 9)
    assert found["map_border_count"]["count"] == 1
    assert {"map_terrain_count", "map_symbol_count"} <= set(found)
    assert not any(problem.is_grave for problem in problems_of(read_map(facts)))


def test_the_box_has_eighteen_lost_tribes() -> None:
    facts = copy.deepcopy(new_map(5, 7).to_json())
    for region in [row for row in facts["regions"] if row["terrain"] not in ("sea", "lake")][:19]:  # type: ignore[attr-defined]
        region["lost_tribe"] = True
    assert "too_many_tribes" in codes(facts)


def test_a_map_for_six_needs_land_for_six() -> None:
    facts = fresh() | {"players": 6}
    found = codes(facts)
    assert {"map_too_little_land", "map_region_count"} <= set(found)


def test_tiny_regions_and_borders_are_odd() -> None:
    facts = fresh()
    points, rings = facts["drawing"]["points"], facts["drawing"]["rings"]
    inner = row(facts, lambda row: not row["edge"])["id"]
    outline = [points[place] for place in rings[str(inner)]]
    x, y = (sum(point[axis] for point in outline) / len(outline) for axis in (0, 1))
    for place in rings[str(inner)]:
        u, v = points[place]
        points[place] = [round(x + (u - x) * 0.2), round(y + (v - y) * 0.2)]
    found = problems_of(read_map(facts))
    odd = {problem.error.code: problem.regions for problem in found if not problem.is_grave}
    assert odd["map_small_region"] == (inner,)


def test_names_are_not_there_twice() -> None:
    facts = fresh()
    one, other = [row for row in facts["regions"] if row["terrain"] == "hill"][:2]
    other["name"] = one["name"]
    assert codes(facts)["map_same_name"] == tuple(sorted((one["id"], other["id"])))
    assert codes(facts, as_drawn=True) == {}


def test_a_repainted_region_gets_a_name_that_fits() -> None:
    facts = fresh()
    hill = row(facts, lambda row: row["terrain"] == "hill")
    before = hill["name"]
    hill["terrain"] = "swamp"
    after = next(place for place in read_map(facts, as_drawn=True).places if place.id == hill["id"])
    assert after.name not in (before, None)
    assert len({place.name for place in read_map(facts, as_drawn=True).places}) == len(facts["regions"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_four_boards_have_no_problem_but_that_they_have_no_drawing(players: int) -> None:
    assert list(codes(dict(map_facts(f"{players}p")))) == ["map_not_drawn"]


@pytest.mark.parametrize("locale", languages())
def test_every_language_says_where(locale: str) -> None:
    facts = fresh()
    facts["drawing"]["rings"]["4"].reverse()
    (problem,) = [one for one in problems_of(read_map(facts)) if one.error.code == "map_crossed"]
    assert "4" in describe_error(problem.error.code, problem.error.facts, locale)


WRONG: dict[str, tuple[str, Callable[[Facts], object]]] = {
    "bad_number": ("map.players", lambda facts: facts.update(players=7)),
    "missing": ("map.players", lambda facts: facts.pop("players")),
    "unknown_field": ("map.dragons", lambda facts: facts.update(dragons=1)),
    "unknown_id": ("map.regions[2].terrain", lambda facts: facts["regions"][2].update(terrain="lava")),
    "region_twice": ("map.regions[5].id", lambda facts: facts["regions"][5].update(id=1)),
    "bad_region_count": ("map.regions", lambda facts: facts.update(regions=facts["regions"] * 3)),
    "bad_title": ("map.title", lambda facts: facts.update(title="x" * 41)),
    "bad_point": ("map.drawing.points[3]", lambda facts: facts["drawing"]["points"].__setitem__(3, [1, -1])),
    "bad_ring": ("map.drawing.rings.6", lambda facts: facts["drawing"]["rings"].pop("6")),
    "no_such_point": (
        "map.drawing.rings.6[0]",
        lambda facts: facts["drawing"]["rings"]["6"].__setitem__(0, 9999),
    ),
    "too_many_points": ("map.drawing.points", lambda facts: facts["drawing"].update(points=[[0, 0]] * 3001)),
    "not_an_object": ("map.drawing", lambda facts: facts.update(drawing=[1])),
    "not_a_list": ("map.drawing.points", lambda facts: facts["drawing"].update(points={"a": 1})),
}


@pytest.mark.parametrize("code", WRONG)
def test_wrong_data_is_refused_with_the_path_of_what_is_wrong(code: str) -> None:
    field, spoil = WRONG[code]
    facts = fresh()
    spoil(facts)
    with pytest.raises(PositionError) as caught:
        read_map(facts)
    assert (caught.value.code, caught.value.field) == (code, field)


@pytest.mark.parametrize("value", [None, 3, [], "2p", {"players": 2, "regions": [3]}, {"players": 2}])
def test_what_is_no_map_is_refused(value: object) -> None:
    with pytest.raises(PositionError):
        read_map(value)
