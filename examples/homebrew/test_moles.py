"""Moles in small scenarios on a map of four regions in a row."""

from pathlib import Path
from typing import Any

from elbowroom import Game

MAP = {
    "regions": [
        {"id": 0, "terrain": "hill", "edge": True, "adjacent": [1]},
        {"id": 1, "terrain": "swamp", "symbols": ["cavern"], "edge": True, "adjacent": [0, 2]},
        {"id": 2, "terrain": "mountain", "symbols": ["mine", "cavern"], "edge": True, "adjacent": [1, 3]},
        {"id": 3, "terrain": "farmland", "edge": True, "adjacent": [2]},
    ]
}


def moles_and_orcs(regions: dict[str, dict[str, object]], seat: int = 0) -> Game:
    """Moles in seat 0, Orcs in seat 1; the seat is about to expand."""
    position = {
        "map": MAP,
        "seat": seat,
        "players": [
            {"active": {"race": "moles", "power": "forest", "turns": 1, "hand": 4}},
            {"active": {"race": "orcs", "power": "forest", "turns": 1, "hand": 6}},
        ],
        "regions": regions,
    }
    return Game.from_position(position, homebrew=[Path(__file__).with_name("moles.py")])


def test_caverns_and_mines_cost_a_token_less_but_only_once() -> None:
    game = moles_and_orcs({"3": {"seat": 1, "race": "orcs"}})
    assert [game.cost(r) for r in range(4)] == [2, 1, 2, 3]


def test_every_mole_gets_away() -> None:
    game = moles_and_orcs({"1": {"seat": 0, "race": "moles", "tokens": 2}}, seat=1)
    game.play("conquer 1")
    position: Any = game.to_position()
    assert position["players"][0]["active"]["hand"] == 4 + 2


def test_a_mole_in_decline_is_lost_like_anybody_else() -> None:
    game = moles_and_orcs({"1": {"seat": 0, "race": "moles", "tokens": 2}})
    game.play("decline")
    game.play("conquer 1")
    position: Any = game.to_position()
    assert position["players"][0]["declined"] == []


def test_they_take_the_place_of_the_tritons() -> None:
    position: Any = Game.new(2, 1, homebrew=[Path(__file__).with_name("moles.py")]).to_position()
    races = [combo["race"] for combo in position["offer"]] + position["banners"]["shuffled"]
    assert "moles" in races
    assert "tritons" not in races
