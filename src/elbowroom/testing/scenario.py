"""A small language for scenarios: a position, some moves, what must be true then.

Maps are strips of regions, each a few words; regions lie at the edge of the map unless they say otherwise::

    strip("hill", "swamp cavern tribe", "mountain mine inner", joins=[(0, 2)])
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import cast

from elbowroom.content.loader import Homebrew, load_homebrew
from elbowroom.engine.board import SYMBOLS, TERRAINS
from elbowroom.engine.errors import PositionError
from elbowroom.engine.trait import Trait
from elbowroom.game import Game

Json = dict[str, object]


def strip(*regions: str, joins: Iterable[tuple[int, int]] = (), rounds: int = 10) -> Json:
    """Regions 0, 1, 2 … in a row, each next to the one before; ``joins`` adds further borders.

    Words of a region: its terrain, symbols, ``tribe`` (a Lost Tribe) and ``inner`` (not at the edge). Raises
    `PositionError` for any other word.
    """
    near: list[set[int]] = [set() for _ in regions]
    for a, b in [*((i, i + 1) for i in range(len(regions) - 1)), *joins]:
        near[a].add(b)
        near[b].add(a)
    return {
        "players": 2,
        "rounds": rounds,
        "regions": [_region(i, text, near[i]) for i, text in enumerate(regions)],
    }


def _region(id: int, text: str, near: set[int]) -> Json:
    terrain, *words = text.split() or [""]
    _check_word(id, terrain, [*TERRAINS])
    for word in words:
        _check_word(id, word, [*SYMBOLS, "tribe", "inner"])
    return {
        "id": id,
        "terrain": terrain,
        "symbols": [word for word in words if word in SYMBOLS],
        "lost_tribe": "tribe" in words,
        "edge": "inner" not in words,
        "adjacent": sorted(near),
    }


def _check_word(id: int, word: str, known: list[str]) -> None:
    if word not in known:
        field = f"map.regions[{id}]"
        raise PositionError("unknown_id", field=field, value=repr(word), known=", ".join(known))


def player(active: str | None = None, *, declined: Sequence[str] = (), coins: int = 5, **fields: int) -> Json:
    """A player: ``player("orcs hill", hand=4)``; declined races as ``"elves"`` or ``"ghouls spirit"``."""
    row: Json = {"coins": coins, "active": None, "declined": [_declined(text) for text in declined]}
    if active is not None:
        race, power = active.split()
        row["active"] = {"race": race, "power": power, **fields}
    return row


def _declined(text: str) -> Json:
    race, _, power = text.partition(" ")
    return {"race": race, "power": power or None}


def held(seat: int, race: str, tokens: int = 1, **markers: int) -> Json:
    """A region that somebody holds."""
    return {"seat": seat, "race": race, "tokens": tokens, **markers}


TRIBE: Json = {"lost_tribe": 1}


def game(
    map: Json | str,
    players: Sequence[Json],
    regions: Mapping[int, Json] | None = None,
    *,
    homebrew: Homebrew = (),
    **fields: object,
) -> Game:
    """A game at that position; fields are those of `docs/formats.md`: ``phase``, ``turn``, ``peace`` …

    Lost Tribes are put where the map shows them unless the region is listed. Raises `PositionError` for a
    position that cannot be, and `ContentError` for home-made traits that cannot.
    """
    rows: dict[str, Json] = {str(r): row for r, row in (regions or {}).items()}
    if isinstance(map, dict):
        for region in cast("list[Json]", map["regions"]):
            if region["lost_tribe"]:
                rows.setdefault(str(region["id"]), TRIBE)
    position: Json = {"map": map, "players": list(players), "regions": rows, **fields}
    return Game.from_position(position, homebrew=homebrew)


def play(game: Game, *moves: str) -> Game:
    """Play moves one after the other; a die is given behind a slash: ``"attempt 4 / 2"``.

    Raises `IllegalMove` at the first one that is not legal; those before it are played.
    """
    for move in moves:
        text, _, die = move.partition("/")
        game.play(text.strip(), die=int(die) if die else None)
    return game


def region(game: Game, r: int) -> Json:
    """What stands in a region, as a position says it; empty if nothing does."""
    regions = cast("dict[str, Json]", game.to_position()["regions"])
    return regions.get(str(r), {})


def active(game: Game, seat: int) -> Json:
    """A seat's active race, as a position says it."""
    players = cast("list[Json]", game.to_position()["players"])
    return cast("Json", players[seat]["active"])


def declined(game: Game, seat: int) -> list[Json]:
    """A seat's declined races."""
    players = cast("list[Json]", game.to_position()["players"])
    return cast("list[Json]", players[seat]["declined"])


def legal(game: Game, verb: str) -> set[str]:
    """The legal moves that begin with a word or words: ``legal(game, "use heroic")``."""
    return {move for move in game.legal if move == verb or move.startswith(verb + " ")}


def conquerable(game: Game) -> set[int]:
    """The regions that can be conquered outright now."""
    return {int(move.split()[1]) for move in legal(game, "conquer")}


def trait_beside(test: str) -> Trait:
    """The trait that a test is about: ``trait_beside(__file__)`` in ``test_curious.py`` reads ``curious.py``.

    Raises `ContentError` if there is no such file, or no `TRAIT` in it.
    """
    path = Path(test)
    return load_homebrew([path.with_name(path.name.removeprefix("test_"))])[0]
