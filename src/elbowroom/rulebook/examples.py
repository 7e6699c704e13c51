"""The examples of the rulebook: real positions, moves for the engine to play, and what captions claim."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from elbowroom.content.loader import map_facts
from elbowroom.engine.events import Event
from elbowroom.game import Game

MAP = "2p"
"""All examples are played on the smallest board: what matters there is easy to find."""
SEED = 7
Json = dict[str, Any]


@dataclass(frozen=True)
class Example:
    """A position, moves to be made there, and the regions that a picture of it must show (all if none)."""

    id: str
    rules: tuple[str, ...]
    moves: tuple[str, ...]
    dice: tuple[int, ...]
    see: tuple[int, ...]
    position: Json
    before: Json
    after: Json
    also: tuple[int, ...]

    def game(self) -> Game:
        """A game at the position before the moves."""
        return Game.from_position(self.position)


@cache
def examples() -> dict[str, Example]:
    """All examples by id, in their order."""
    folder = resources.files("elbowroom.rulebook") / "examples"
    found: dict[str, Example] = {}
    for name in ("chapters", "races", "powers"):
        rows = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
        found.update((id, _example(id, row)) for id, row in rows.items())
    return found


def play(example: Example, moves: Sequence[str] | None = None) -> tuple[Game, list[Event]]:
    """Play the example's own moves, or others, from its position.

    The first dice fall as in the example, further ones by the game's own seed. Raises `IllegalMove` at the
    first move that is not legal.
    """
    game = example.game()
    dice = list(example.dice)
    happened: list[Event] = []
    for move in example.moves if moves is None else moves:
        rolls = bool(dice) and move.partition(" ")[0] in ("attempt", "roll")
        happened += game.play(move, die=dice.pop(0) if rolls else None)
    return game, happened


def _example(id: str, row: Json) -> Example:
    moves = [move.partition("/") for move in row["moves"]]
    return Example(
        id=id,
        rules=tuple(row["rules"]),
        moves=tuple(move.strip() for move, _, _ in moves),
        dice=tuple(int(die) for _, _, die in moves if die),
        see=tuple(row["see"]),
        position=_position(row),
        before=row["before"],
        after=row["after"],
        also=tuple(row.get("also", ())),
    )


def _position(row: Json) -> Json:
    regions = {r: _region(text) for r, text in row.get("regions", {}).items()}
    for region in map_facts(MAP)["regions"]:  # type: ignore[attr-defined]
        if region["lost_tribe"]:
            regions.setdefault(str(region["id"]), {"lost_tribe": 1})
    position: Json = {
        "map": MAP,
        "round": row.get("round", 2),
        "seat": row.get("seat", 0),
        "phase": row.get("phase", "expand"),
        "acting": row.get("acting", "active"),
        "players": [_player(text) for text in row["players"]],
        "regions": regions,
        "seed": SEED,
    }
    if "offer" in row:
        position["offer"] = [_combo(text) for text in row["offer"]]
    if "turn" in row:
        position["turn"] = row["turn"]
    return position


def _split(text: str) -> tuple[list[str], dict[str, str]]:
    """The plain words of a text, and its fields, such as ``hand=4``."""
    words = text.split()
    fields = dict(word.split("=") for word in words if "=" in word)
    return [word for word in words if "=" not in word], fields


def _player(text: str) -> Json:
    words, fields = _split(text)
    coins, declined = int(fields.pop("coins", 5)), fields.pop("declined", "")
    active = None
    if words != ["-"]:
        active = {"race": words[0], "power": words[1], **{key: int(value) for key, value in fields.items()}}
    races = [race.partition("_") for race in declined.split(",") if race]
    return {
        "coins": coins,
        "active": active,
        "declined": [{"race": race, "power": power or None} for race, _, power in races],
    }


def _region(text: str) -> Json:
    (seat, race, tokens), markers = _split(text)
    row: Json = {"seat": int(seat), "race": race, "tokens": int(tokens)}
    return row | {marker: int(count) for marker, count in markers.items()}


def _combo(text: str) -> Json:
    (race, power), fields = _split(text)
    return {"race": race, "power": power, "coins": int(fields.get("coins", 0))}
