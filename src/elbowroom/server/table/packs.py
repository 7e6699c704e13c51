"""The packs of a table: read when it is made, and told once instead of inside every position."""

from collections.abc import Mapping, Sequence
from typing import Any

from elbowroom.content.at_table import own_pack
from elbowroom.content.packs.load import pack_of
from elbowroom.content.packs.reader import read_pack
from elbowroom.engine.errors import PackError
from elbowroom.game import Game
from elbowroom.server.errors import TableError

PackData = dict[str, Any]


def checked_packs(wanted: Sequence[str | Mapping[str, Any]]) -> list[PackData]:
    """Packs that somebody wants to play with, without anything that is not needed."""
    found = []
    for number, pack in enumerate(wanted):
        try:
            read = own_pack(pack) if isinstance(pack, str) else read_pack(pack)
        except PackError as error:
            path = f"packs[{number}].{error.field}" if error.field else f"packs[{number}]"
            error.field = error.facts["field"] = path
            raise
        found.append(read.data())
    return found


def packs_of(game: Game) -> list[PackData]:
    """The home-made pieces of a game, as one pack."""
    pack = pack_of(game.homebrew)
    return [] if pack is None else [pack.data()]


def with_on_top(game: Game, top: Sequence[str]) -> Game:
    """The same beginning with these races and powers in the first rows of the column, in their order."""
    position: dict[str, Any] = {**game.to_position()}
    offer = [dict(combo) for combo in position["offer"]]
    for kind, below in (("race", "banners"), ("power", "badges")):
        stack = position[below]
        shown, waiting = [combo[kind] for combo in offer], list(stack["shuffled"])
        order = [*shown, *waiting]
        wanted = [id for id in dict.fromkeys(top) if id in order]
        for row, id in enumerate(wanted[: len(shown)]):
            place = order.index(id)
            order[row], order[place] = order[place], order[row]
        for combo, id in zip(offer, order, strict=False):
            combo[kind] = id
        position[below] = {**stack, "shuffled": order[len(shown) :]}
    there = {id for combo in offer for id in (combo["race"], combo["power"])}
    for id in top:
        if id not in there:
            raise TableError("not_at_table", where="top", trait=repr(id))
    return Game.from_position({**position, "offer": offer}, seed=game.seed, homebrew=game.homebrew)
