"""What a game is given from outside: names, a seed, a map, and a position wherever it comes from."""

import json
from collections.abc import Mapping
from pathlib import Path

from elbowroom.content.fields import Fields
from elbowroom.content.loader import FEWEST, MAPS, OWN_MAPS, most_players
from elbowroom.engine.errors import PositionError
from elbowroom.record.visible import is_visible

Source = Mapping[str, object] | str | Path
"""A position: an object, JSON text, or the path of a file."""

MapSource = str | Mapping[str, object]
"""The name of a map, or a map itself."""

MOST_SEEDS = 1 << 64


def default_names(players: int) -> list[str]:
    """Names for those who gave none."""
    return [f"Player {i + 1}" for i in range(players)]


def is_name(name: object) -> bool:
    """Whether a name can stand in a record, where names share one line and are parted by commas."""
    if not isinstance(name, str) or not is_visible(name):
        return False
    return name == name.strip() != "" and not set(name) & set(",#")


def read_names(position: Fields) -> list[str]:
    """The names by seat; how many there are is how many play."""
    players = position.items("players")
    most = most_players(position.value.get("map"))
    if not FEWEST <= len(players) <= most:
        facts = {"players": len(players), "fewest": FEWEST, "most": most}
        raise PositionError("bad_player_count", field="players", **facts)
    names = []
    for (value, path), default in zip(players, default_names(len(players)), strict=True):
        name = Fields(value, path).text("name", default)
        if not is_name(name):
            raise PositionError("bad_name", field=f"{path}.name", name=repr(name))
        names.append(name)
    return names


def read_map(position: Fields, players: int) -> MapSource:
    """The map that a position names or holds; without one, that of the number of players."""
    default = f"{players}p"
    if isinstance(position.value.get("map", default), str):
        return position.one_of("map", (*MAPS, *OWN_MAPS), default)
    return position.inner("map").value


def position_object(position: Source) -> object:
    """The object that a position is, wherever it comes from."""
    if isinstance(position, str):
        if position.lstrip().startswith(("{", "[")):
            return json_object(position, "position")
        position = Path(position)
    if isinstance(position, Path):
        try:
            text = position.read_text(encoding="utf-8")
        except (OSError, ValueError) as error:
            raise PositionError("unreadable", field="position", path=repr(str(position))) from error
        return json_object(text, "position")
    return position


def json_object(text: str, field: str) -> dict[str, object]:
    """JSON text that must be an object."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise PositionError("not_json", field=field, error=str(error)) from error
    if not isinstance(value, dict):
        raise PositionError("not_an_object", field=field, value=repr(value))
    return value


def compact_json(value: object) -> str:
    """JSON on one line."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def plain(value: object) -> object:
    """A deep copy as plain dicts and lists: what callers do to their own afterwards changes nothing here."""
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value
