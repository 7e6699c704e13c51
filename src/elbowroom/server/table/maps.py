"""The map of a table: checked when the table is made, and told by a name instead of inside every position."""

from collections.abc import Mapping
from typing import Any

import msgspec

from elbowroom.atlas import MapDocument, check_playable, problems_of, read_map
from elbowroom.content.loader import OWN_MAPS, map_facts
from elbowroom.engine.view import observe
from elbowroom.game import Game
from elbowroom.record.inputs import MapSource
from elbowroom.record.write import write_position
from elbowroom.server.errors import TableError, told_facts
from elbowroom.server.protocol.maps import CheckedMap, MapProblem, OwnMap
from elbowroom.server.table.secrets import digest

TABLE = "t:"
"""Before the id of a table: its own map."""
RECORD = "r:"
"""Before the digest of a map that came with a record."""


def map_for(wanted: str | dict[str, Any], seats: int) -> MapSource:
    """The map that somebody wants a table to have, if it can have it and so many play on it."""
    if isinstance(wanted, str):
        players = map_facts(wanted)["players"]
        source: MapSource = wanted
    else:
        found = read_map(wanted)
        check_playable(found)
        players, source = found.players, found.to_json()
    if players != seats:
        raise TableError("map_players", where="map", seats=seats, players=players)
    return source


def name_on_page(map: MapSource, own: str) -> str:
    """What the page calls a map: by its name, or a map of one's own by ``own``."""
    return map if isinstance(map, str) else own


def of_table(id: str) -> str:
    """What the page calls the own map of a table."""
    return TABLE + id


def of_record(map: MapSource) -> str:
    """What the page calls a map that came with a record."""
    return RECORD + digest(msgspec.json.encode(map, order="deterministic").decode())[:24]


def seen(game: Game, eyes: int | None, name: str) -> dict[str, Any]:
    """The position as a seat or a watcher may see it, with the name of its map."""
    return dict(write_position(observe(game.state, eyes), name, game.names))


def drawn(map: MapSource) -> dict[str, Any] | None:
    """A map of one's own as the page draws it; None for the boards that it has."""
    if isinstance(map, Mapping):
        return dict(map)
    return dict(map_facts(map)) if map in OWN_MAPS else None


def check_drawn(map: MapSource) -> None:
    """Refuse a map that the page cannot show."""
    if isinstance(map, str):
        return
    found = read_map(map)
    if found.drawing is None:
        raise TableError("own_map")
    check_playable(found)


def own_maps() -> list[OwnMap]:
    """The maps that come with the game beside the four boards."""
    found = [(name, read_map(dict(map_facts(name)))) for name in OWN_MAPS]
    return [OwnMap(name, map.players, len(map.places), map.rounds) for name, map in found]


def named_map(name: str) -> dict[str, Any]:
    """One of them."""
    if name not in OWN_MAPS:
        raise TableError("no_such_map", map=repr(name))
    return dict(map_facts(name))


def checked(map: MapDocument) -> CheckedMap:
    """A map and its problems, as they are told."""
    found = [
        MapProblem(
            one.error.code,
            str(one.error),
            _without_field(told_facts(one.error)),
            list(one.regions),
            one.is_grave,
        )
        for one in problems_of(map)
    ]
    return CheckedMap(map.to_json(), found)


def _without_field(facts: dict[str, int | str]) -> dict[str, int | str]:
    """Where something is shown at its place, its path would only confuse."""
    return {key: value for key, value in facts.items() if key != "field"}
