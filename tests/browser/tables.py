"""Tables made over HTTP, for tests that are about what comes after."""

import json
from typing import Any

import httpx

from elbowroom import Game
from elbowroom.locales import spoken
from tests.patience import PATIENCE

Json = dict[str, Any]
SEED = 5
"""Of tables that are made without one."""


def human(name: str) -> Json:
    """A seat for somebody who holds its secret."""
    return {"kind": "human", "name": name}


def bot(level: str = "easy") -> Json:
    """A seat for a bot."""
    return {"kind": "bot", "level": level}


def create(site: str, *seats: Json, **options: Any) -> Json:
    """A new table of somebody who speaks as the test does; the first seat begins unless told otherwise."""
    wanted = {"seats": seats, "first": 0, "seed": SEED, "language": spoken(), **options}
    answer = httpx.post(f"{site}/api/tables", json=wanted, timeout=PATIENCE)
    assert answer.is_success, answer.text
    made: Json = answer.json()
    return made


def create_at(site: str, position: Json, *seats: Json) -> Json:
    """A table that starts in the middle of things."""
    record = Game.from_position({**position, "open_scores": True}, seed=1).record()  # else it is a secret
    return create(site, *seats, origin={"step": 0, "record": record})


def key_ring(made: Json, *seats: int) -> str:
    """A script that gives a browser the secrets of these seats before it opens the page."""
    held = {"keys": [key for key in made["keys"] if key["seat"] in seats], "host": None}
    return remember(f"elbowroom.table.{made['id']}", held)


def settings(**chosen: Any) -> str:
    """A script that gives a browser its settings, unless somebody changed them since."""
    return remember("elbowroom.settings", chosen)


def remember(name: str, value: Json) -> str:
    """A script that gives a browser something to remember, unless it does already."""
    place, stored = json.dumps(name), json.dumps(json.dumps(value))
    return f"localStorage.getItem({place}) ?? localStorage.setItem({place}, {stored})"


def info(site: str, table: str) -> Json:
    """What everybody may know about a table."""
    found: Json = httpx.get(f"{site}/api/tables/{table}", timeout=PATIENCE).json()
    return found
