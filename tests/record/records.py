"""A short record, and how tests change it, refuse it and play to its end."""

import json
import random

import pytest

from elbowroom import Game, RecordError
from elbowroom.content.loader import Homebrew
from elbowroom.engine.trait import Power, Race
from tests.scenario import player, strip

POSITION = {
    "map": strip("hill", "swamp", "forest", "farmland", rounds=1),
    "players": [
        player("orcs hill", hand=5) | {"name": "Ann"},
        player("elves swamp", hand=4) | {"name": "Bo"},
    ],
}
LINES = [
    "elbowroom 1",
    "map 2p",
    "seed 7",
    "players Ann, Bo",
    "homebrew -",
    f"position {json.dumps(POSITION)}",
    "--",
    "conquer 0",
    "conquer 1",
    "attempt 2",
    "die 1",
    "deploy 0 2",
    "done",
    "conquer 3",
    "done",
    "deploy 3 3",
    "done",
    "== 9 6",
]
"""Ann takes three regions, the last with the die, and scores them and a hill; Bo takes and scores one."""

GNOMES = Race("gnomes", 6, box=10, replaces="humans")
CUNNING = Power("cunning", 5)


def record(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def changed(number: int, *lines: str) -> str:
    """The record with one line replaced by others (or by nothing)."""
    return record(*LINES[: number - 1], *lines, *LINES[number:])


def fault(text: str, homebrew: Homebrew = ()) -> tuple[str, int]:
    """Why a record is refused, and in which line; the message must name the line too."""
    with pytest.raises(RecordError) as caught:
        Game.replay(text, homebrew=homebrew)
    assert str(caught.value.line) in str(caught.value)
    return caught.value.code, caught.value.line


def finish(g: Game, seed: int = 0) -> Game:
    """Play random moves to the end."""
    rng = random.Random(seed)
    while not g.over:
        g.play(rng.choice(g.legal))
    return g
