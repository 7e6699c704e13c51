"""Positions: what is written."""

import copy
import json
from typing import Any

import pytest

from elbowroom import Game
from tests.record.positions import GOOD, assert_same_game, changed, refused
from tests.scenario import Json, active, held, region


def test_a_position_is_written_as_it_was_read() -> None:
    written = Game.from_position(GOOD).to_position()
    assert written == GOOD
    assert list(written) == list(GOOD)
    assert_same_game(Game.from_position(GOOD))


def test_a_new_game_writes_every_field_of_players_offer_stacks_and_turn() -> None:
    position: Any = Game.new(2, 7).to_position()
    assert position["map"] == "2p"
    assert [position[key] for key in ("round", "seat", "phase", "acting")] == [1, 0, "pick", "active"]
    assert position["players"] == [
        {"name": "Player 1", "coins": 5, "active": None, "declined": []},
        {"name": "Player 2", "coins": 5, "active": None, "declined": []},
    ]
    assert [sorted(row) for row in position["offer"]] == [["coins", "power", "race"]] * 6
    assert len(position["banners"]["shuffled"]) == 8
    assert position["banners"]["returned"] == []
    assert len(position["badges"]["shuffled"]) == 14
    assert position["badges"]["discarded"] == []
    assert position["turn"] == {
        "conquests": 0, "occupied_taken": 0, "attacked": [], "die": None, "committed": False, "used": {},
    }  # fmt: skip
    assert position["peace"] == []
    assert position["seed"] == 7


def test_only_regions_that_hold_something_and_markers_that_stand_are_written() -> None:
    regions: Any = Game.new(2, 7).to_position()["regions"]
    assert regions == {str(r): {"lost_tribe": 1} for r in (3, 6, 10, 11, 12, 13, 14, 16, 18)}
    g = Game.from_position(changed("regions.0", held(0, "trolls", 2, lair=1, hero=0, fortress=0)))
    assert region(g, 0) == {"seat": 0, "race": "trolls", "tokens": 2, "lair": 1}
    g = Game.from_position(changed("regions.5", {"lost_tribe": 0, "tokens": 0, "lair": 0}))
    assert region(g, 5) == {}


def test_a_position_can_be_written_as_json() -> None:
    g = Game.new(4, 7)
    assert json.loads(json.dumps(g.to_position())) == g.to_position()


def test_open_scores_are_written_when_they_are() -> None:
    assert "open_scores" not in Game.from_position(GOOD).to_position()
    assert Game.from_position(GOOD | {"open_scores": True}).to_position()["open_scores"] is True


EXAMPLE: Json = {
    "map": "2p",
    "round": 3,
    "seat": 0,
    "phase": "expand",
    "acting": "active",
    "players": [
        {
            "name": "Ann",
            "coins": 12,
            "active": {"race": "trolls", "power": "dragon_master", "hand": 4, "aside": 0, "turns": 1},
            "declined": [{"race": "ghouls", "power": None, "hand": 0}],
        },
        {"name": "Bo", "coins": 9, "active": {"race": "elves", "power": "hill"}, "declined": []},
    ],
    "regions": {
        "3": {"lost_tribe": 1},
        "5": {"seat": 0, "race": "trolls", "tokens": 2, "lair": 1, "dragon": 1},
        "6": {"seat": 1, "race": "elves", "tokens": 1, "fortress": 1, "encampments": 2},
    },
    "offer": [{"race": "orcs", "power": "flying", "coins": 1}],
    "banners": {"shuffled": ["humans", "wizards"], "returned": ["ratmen"]},
    "badges": {"shuffled": ["wealthy"], "discarded": ["stout"]},
    "turn": {
        "conquests": 1, "occupied_taken": 1, "attacked": [1], "die": None,
        "used": {"dragon_master": True, "sorcerers": [1], "fortified": False},
    },
    "peace": [{"from": 1, "to": 0}],
}  # fmt: skip
"""The example of the contract, but for the hole and the hero: Hill Elves have neither."""


def test_the_example_of_the_contract_can_be_played() -> None:
    g = Game.from_position(EXAMPLE)
    assert (g.seat, g.phase, g.round, g.coins) == (0, "expand", 3, [12, 9])
    written: Any = g.to_position()
    for key in ("regions", "offer", "banners", "badges", "peace"):
        assert written[key] == EXAMPLE[key]
    assert written["turn"]["used"] == {"dragon_master": True}
    assert written["turn"]["attacked"] == [1]
    assert active(g, 1) == {"race": "elves", "power": "hill", "hand": 0, "aside": 0, "turns": 0}
    assert g.cost(6) == 6
    assert g.why_not("use dragon_master 6") == ["already_used"]
    assert_same_game(g)


@pytest.mark.parametrize("marker", ["hole", "hero"])
def test_the_example_as_it_stands_names_the_marker_that_cannot_be(marker: str) -> None:
    position = copy.deepcopy(EXAMPLE)
    regions: Any = position["regions"]
    regions["6"][marker] = 1
    assert refused(position) == ("foreign_marker", f"regions.6.{marker}")
