"""Lonesome in small scenarios on a map of four regions in a row."""

from pathlib import Path

from elbowroom import Game

MAP = {
    "regions": [
        {"id": 0, "terrain": "hill", "edge": True, "adjacent": [1]},
        {"id": 1, "terrain": "swamp", "edge": True, "adjacent": [0, 2]},
        {"id": 2, "terrain": "forest", "edge": True, "adjacent": [1, 3]},
        {"id": 3, "terrain": "farmland", "edge": True, "adjacent": [2]},
    ]
}


def holding(*regions: int) -> Game:
    """Lonesome Orcs, about to expand, hold these regions with three tokens each."""
    position = {
        "map": MAP,
        "players": [
            {"active": {"race": "orcs", "power": "lonesome", "turns": 1}},
            {"active": {"race": "elves", "power": "hill", "hand": 6}},
        ],
        "regions": {str(r): {"seat": 0, "race": "orcs", "tokens": 3} for r in regions},
    }
    return Game.from_position(position, homebrew=[Path(__file__).with_name("lonesome.py")])


def test_a_region_apart_pays_a_coin_more() -> None:
    assert holding(0, 2).income(0) == {"regions": 2, "lonesome": 2}
    assert holding(0, 1, 3).income(0) == {"regions": 3, "lonesome": 1}


def test_neighbours_pay_nothing_more() -> None:
    assert holding(0, 1).income(0) == {"regions": 2}


def test_a_conquest_can_cost_the_bonus() -> None:
    game = holding(0, 2)
    game.play("conquer 1")
    game.play("done")
    assert game.income(0) == {"regions": 3}


def test_in_decline_only_the_regions_pay() -> None:
    game = holding(0, 2)
    game.play("decline")
    assert game.coins[0] == 5 + 2
