"""A position with everything in it, and how tests change it, refuse it and read it back."""

import copy
import json
import random
from typing import Any

import pytest

from elbowroom import Game, PositionError
from tests.scenario import Json, strip

BAY = strip("hill", "swamp", "forest", "farmland", "sea", "mountain inner", "lake inner")

GOOD: Json = {
    "map": BAY,
    "round": 3,
    "seat": 0,
    "phase": "expand",
    "acting": "active",
    "players": [
        {
            "name": "Ann",
            "coins": 12,
            "active": {"race": "trolls", "power": "heroic", "hand": 4, "aside": 0, "turns": 1, "heroes": 1},
            "declined": [{"race": "ghouls", "power": None, "hand": 1}],
        },
        {
            "name": "Bo",
            "coins": 9,
            "active": {
                "race": "elves", "power": "bivouacking", "hand": 0, "aside": 0, "turns": 2, "encampments": 0,
            },
            "declined": [],
        },
    ],
    "regions": {
        "0": {"seat": 0, "race": "trolls", "tokens": 2, "lair": 1, "hero": 1},
        "1": {"seat": 1, "race": "elves", "tokens": 2, "encampments": 3},
        "2": {"lost_tribe": 1},
        "3": {"seat": 0, "race": "ghouls", "tokens": 2},
    },
    "offer": [
        {"race": "orcs", "power": "flying", "coins": 1},
        {"race": "humans", "power": "berserk", "coins": 0},
    ],
    "banners": {"shuffled": ["amazons", "wizards"], "returned": ["ratmen", "giants"]},
    "badges": {"shuffled": ["hill", "wealthy"], "discarded": ["stout"]},
    "turn": {
        "conquests": 0, "occupied_taken": 0, "attacked": [], "die": None, "committed": False,
        "used": {"heroic": False},
    },
    "peace": [{"from": 1, "to": 0}],
    "seed": 7,
    "dice": 12345,
}  # fmt: skip
"""Every field there is, in the order in which they are written."""


def changed(path: str, value: object) -> Json:
    """The good position with one value put in: ``changed("players.0.coins", 3)``."""
    position = copy.deepcopy(GOOD)
    row: Any = position
    *steps, last = path.split(".")
    for step in steps:
        row = row[int(step) if isinstance(row, list) else step]
    row[int(last) if isinstance(row, list) else last] = value
    return position


def without(path: str) -> Json:
    """The good position with one field left out."""
    position = copy.deepcopy(GOOD)
    row: Any = position
    *steps, last = path.split(".")
    for step in steps:
        row = row[int(step) if isinstance(row, list) else step]
    del row[last]
    return position


def refused(position: Any) -> tuple[str, str]:
    """Why a position is refused, and which field is at fault; the message must name the field too."""
    with pytest.raises(PositionError) as caught:
        Game.from_position(position)
    assert caught.value.field in str(caught.value)
    return caught.value.code, caught.value.field


def assert_same_game(g: Game) -> None:
    """Through JSON and back: the same position, the same state, the same moves, the same future."""
    again = Game.from_position(json.dumps(g.to_position()))
    assert again.to_position() == g.to_position()
    assert again.state.key() == g.state.key()
    assert (again.seat, again.phase, again.acting, again.round, again.over, again.coins, again.winners) == (
        g.seat, g.phase, g.acting, g.round, g.over, g.coins, g.winners,
    )  # fmt: skip
    first, second = g.copy(), again
    rng = random.Random(1)
    for _ in range(12):
        assert first.legal == second.legal
        if first.over:
            break
        move = rng.choice(first.legal)
        assert first.play(move) == second.play(move)
    assert first.to_position() == second.to_position()
