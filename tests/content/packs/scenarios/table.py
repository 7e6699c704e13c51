"""Tables with one race or power of data, for scenarios."""

from collections.abc import Mapping
from typing import Any

from elbowroom import Game
from tests.scenario import Json, game, player


def rule(kind: str, **fields: Any) -> Json:
    """A rule; ``not_`` is the field of that name without the line."""
    return {"kind": kind, **fields}


def power(*rules: Json, **fields: Any) -> Json:
    """A pack with the power "art"."""
    return {"format": 1, "powers": [{"id": "art", "tokens": 3, "rules": list(rules), **fields}]}


def race(*rules: Json, **fields: Any) -> Json:
    """A pack with the race "folk"."""
    piece = {"id": "folk", "tokens": 5, "replaces": "skeletons", "rules": list(rules), **fields}
    return {"format": 1, "races": [piece]}


def table(
    pack: Json,
    map: Json,
    regions: Mapping[int, Json] | None = None,
    *,
    hand: int = 0,
    turns: int = 1,
    rival_hand: int = 0,
    rival: str = "orcs hill",
    **fields: Any,
) -> Game:
    """Seat 0 has the piece of the pack and nothing else that matters; seat 1 has another race."""
    combo = "ratmen art" if "powers" in pack else "folk wealthy"
    seats = [player(combo, hand=hand, turns=turns), player(rival, hand=rival_hand, turns=1)]
    return game(map, seats, regions, homebrew=[pack], **fields)
