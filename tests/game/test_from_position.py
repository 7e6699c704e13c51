"""A game from a position."""

import json
from pathlib import Path

from elbowroom import Game
from elbowroom.engine.trait import Power, Race
from tests.game.games import LINE, orcs
from tests.scenario import TRIBE, active, held, player


def test_a_position_may_be_a_dict_json_text_or_a_file(tmp_path: Path) -> None:
    position = orcs().to_position()
    text = json.dumps(position)
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    for source in (position, text, "\n " + text, file, str(file)):
        assert Game.from_position(source).to_position() == position


def test_a_position_that_was_given_cannot_change_the_game() -> None:
    position = json.loads(json.dumps(orcs().to_position()))
    g = Game.from_position(position)
    before = g.to_position()
    position["regions"].clear()
    position["map"]["regions"].clear()
    assert g.to_position() == before


def test_the_seed_of_a_position_may_be_given() -> None:
    bare = {"map": LINE, "players": [player(), player()]}
    columns = [Game.from_position(bare, seed=seed).to_position()["offer"] for seed in (1, 1, 2)]
    assert columns[0] == columns[1] != columns[2]


def test_a_position_may_hold_home_made_traits() -> None:
    g = Game.from_position(
        {"map": LINE, "players": [player("gnomes cunning", hand=4), player()]},
        homebrew=[Race("gnomes", 6, box=10, replaces="humans"), Power("cunning", 5)],
    )
    assert active(g, 0) == {"race": "gnomes", "power": "cunning", "hand": 4, "aside": 0, "turns": 0}


def test_a_lost_tribe_stands_only_where_a_position_says_so() -> None:
    assert orcs().to_position()["regions"] == {"2": TRIBE, "3": held(1, "elves", 2)}
    assert Game.from_position({"map": LINE, "players": [player(), player()]}).to_position()["regions"] == {}
