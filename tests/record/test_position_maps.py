"""Positions: their maps."""

import pytest

from elbowroom import Game
from tests.record.positions import BAY, assert_same_game, refused
from tests.scenario import Json, held, play, player, strip


def table(map: object) -> Json:
    return {"map": map, "players": [player("orcs hill", hand=5), player()]}


def test_a_map_of_one_region() -> None:
    g = Game.from_position(table({"regions": [{"id": 0, "terrain": "hill", "edge": True}]}))
    assert g.rounds == 10
    play(g, "conquer 0", "done", "deploy 0 4", "done")
    assert g.coins == [7, 5]
    assert_same_game(g)


def test_a_map_of_sixty_regions() -> None:
    g = Game.from_position(table(strip(*["hill"] * 60)))
    assert {f"conquer {r}" for r in range(60)} <= set(g.legal)
    assert_same_game(g)


def test_a_map_with_gaps_between_its_ids() -> None:
    rows = [
        {"id": 60, "terrain": "hill", "edge": True, "adjacent": [9]},
        {"id": 9, "terrain": "swamp", "adjacent": [60]},
    ]
    g = Game.from_position(table({"regions": rows}))
    assert sorted(g.legal) == ["conquer 60", "done"]
    play(g, "conquer 60", "conquer 9")
    assert g.to_position()["regions"] == {"9": held(0, "orcs", 2), "60": held(0, "orcs", 2)}
    assert_same_game(g)


def test_a_map_as_it_stands_in_its_file_or_without_what_may_be_left_out() -> None:
    rows: list[Json] = [
        {"id": 0, "terrain": "sea", "symbols": [], "lost_tribe": False, "edge": True, "border": True,
         "adjacent": [1], "x": 117, "y": 66, "name": "The Wet"},
        {"id": 1, "terrain": "hill", "symbols": ["mine", "magic"], "lost_tribe": True, "edge": False,
         "border": True, "adjacent": [0], "x": 345, "y": 62, "name": "The Dry"},
    ]  # fmt: skip
    whole = {"players": 2, "rounds": 10, "board": {"width": 1000, "height": 530}, "regions": rows}
    bare = {
        "regions": [
            {"id": 0, "terrain": "sea", "edge": True, "adjacent": [1]},
            {"id": 1, "terrain": "hill", "symbols": ["mine", "magic"], "adjacent": [0]},
        ]
    }
    for facts in (whole, bare):
        g = Game.from_position(table(facts))
        assert g.to_position()["map"] == facts
        assert (g.legal, g.rounds) == (["done", "conquer 1"], 10)
        assert_same_game(g)


def test_any_board_may_have_any_number_of_players() -> None:
    g = Game.from_position({"map": "5p", "players": [{}, {}]})
    assert (g.players, g.rounds) == (2, 8)


def hills(*rows: Json) -> Json:
    return table({"regions": [{"id": i, "terrain": "hill"} | row for i, row in enumerate(rows)]})


@pytest.mark.parametrize(
    ("position", "code", "field"),
    [
        (table("6p"), "unknown_id", "map"),
        (table(""), "unknown_id", "map"),
        (table(5), "not_an_object", "map"),
        (table([]), "not_an_object", "map"),
        (table({}), "bad_region_count", "map.regions"),
        (table({"regions": []}), "bad_region_count", "map.regions"),
        (table({"regions": {}}), "not_a_list", "map.regions"),
        (table({"regions": [5]}), "not_an_object", "map.regions[0]"),
        (table(strip(*["hill"] * 61)), "bad_region_count", "map.regions"),
        (table({"regions": [{"terrain": "hill"}]}), "missing", "map.regions[0].id"),
        (hills({"id": "0"}), "bad_number", "map.regions[0].id"),
        (hills({"id": -1}), "bad_number", "map.regions[0].id"),
        (hills({"id": 61}), "bad_number", "map.regions[0].id"),
        (hills({"id": True}), "bad_number", "map.regions[0].id"),
        (hills({"id": 1.0}), "bad_number", "map.regions[0].id"),
        (hills({}, {"id": 0}), "region_twice", "map.regions[1].id"),
        (table({"regions": [{"id": 0}]}), "unknown_id", "map.regions[0].terrain"),
        (hills({"terrain": "desert"}), "unknown_id", "map.regions[0].terrain"),
        (hills({"terrain": 5}), "unknown_id", "map.regions[0].terrain"),
        (hills({"symbols": ["gold"]}), "unknown_id", "map.regions[0].symbols[0]"),
        (hills({"symbols": ["mine", 5]}), "unknown_id", "map.regions[0].symbols[1]"),
        (hills({"symbols": "mine"}), "not_a_list", "map.regions[0].symbols"),
        (hills({"edge": 1}), "not_a_flag", "map.regions[0].edge"),
        (hills({"border": "yes"}), "not_a_flag", "map.regions[0].border"),
        (hills({"lost_tribe": 1}), "not_a_flag", "map.regions[0].lost_tribe"),
        (hills({"adjacent": 1}, {}), "not_a_list", "map.regions[0].adjacent"),
        (hills({"adjacent": ["1"]}, {}), "no_such_region", "map.regions[0].adjacent[0]"),
        (hills({"adjacent": [True]}, {}), "no_such_region", "map.regions[0].adjacent[0]"),
        (hills({"adjacent": [-1]}, {}), "no_such_region", "map.regions[0].adjacent[0]"),
        (hills({"adjacent": [99]}, {}), "no_such_region", "map.regions[0].adjacent[0]"),
        (hills({"adjacent": [2]}, {}), "no_such_region", "map.regions[0].adjacent"),
        (hills({"adjacent": [0]}, {}), "no_such_region", "map.regions[0].adjacent"),
        (hills({"adjacent": [1]}, {}), "one_way", "map.regions[0].adjacent"),
        (hills({}, {"adjacent": [0]}), "one_way", "map.regions[1].adjacent"),
        (table(BAY | {"rounds": 0}), "bad_number", "map.rounds"),
        (table(BAY | {"rounds": "10"}), "bad_number", "map.rounds"),
        (table(BAY | {"players": "2"}), "bad_number", "map.players"),
    ],
)
def test_a_map_that_cannot_be_is_refused(position: Json, code: str, field: str) -> None:
    assert refused(position) == (code, field)
