"""Who plays on what: the names and the map of a position, which are needed before anything else."""

from elbowroom.content.fields import Fields
from elbowroom.content.loader import FEWEST, MAPS, MOST
from elbowroom.engine.errors import PositionError
from elbowroom.options import MapSource, default_names, is_name


def read_names(position: Fields) -> list[str]:
    """The names by seat; how many there are is how many play."""
    players = position.items("players")
    if not FEWEST <= len(players) <= MOST:
        facts = {"players": len(players), "fewest": FEWEST, "most": MOST}
        raise PositionError("bad_player_count", field="players", **facts)
    names = []
    for (value, path), default in zip(players, default_names(len(players)), strict=True):
        name = Fields(value, path).text("name", default)
        if not is_name(name):
            raise PositionError("bad_name", field=f"{path}.name", name=repr(name))
        names.append(name)
    return names


def read_map(position: Fields, players: int) -> MapSource:
    """The name of a map, or a map itself."""
    default = f"{players}p"
    if isinstance(position.value.get("map", default), str):
        return position.one_of("map", MAPS, default)
    return position.inner("map").value
