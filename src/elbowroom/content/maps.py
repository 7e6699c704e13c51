"""Turn the facts of a map, from a file or inline in a position, into a board."""

from collections.abc import Mapping

from elbowroom.engine.board import LAST_REGION, SYMBOLS, TERRAINS, Board, Region
from elbowroom.engine.errors import PositionError

ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}
"""Rounds by number of players (1.1)."""

MOST_REGIONS = 60


def board_from(facts: Mapping[str, object], field: str, seats: int | None = None) -> Board:
    """A board from facts like those in the map files; an error names the path of what is wrong."""
    rows = facts.get("regions")
    if not isinstance(rows, list) or not 1 <= len(rows) <= MOST_REGIONS:
        raise PositionError("bad_region_count", field=f"{field}.regions", most=MOST_REGIONS)
    regions = [_region(row, f"{field}.regions[{i}]") for i, row in enumerate(rows)]
    by_id = {region.id: region for region in regions}
    if len(by_id) != len(regions):
        twice = next(region.id for i, region in enumerate(regions) if by_id[region.id] is not regions[i])
        raise PositionError("region_twice", field=f"{field}.regions", region=twice)
    for i, region in enumerate(regions):
        _check_neighbours(region, by_id, f"{field}.regions[{i}].adjacent")
    return Board(regions, _rounds(facts, field, seats))


def _rounds(facts: Mapping[str, object], field: str, seats: int | None) -> int:
    players = facts.get("players", seats)
    rounds = facts.get("rounds", ROUNDS.get(players, 10) if isinstance(players, int) else 10)
    if not _is_int(rounds) or not isinstance(rounds, int) or not 1 <= rounds <= 99:
        raise PositionError("bad_number", field=f"{field}.rounds", value=repr(rounds), least=1, most=99)
    return rounds


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _region(row: object, field: str) -> Region:
    if not isinstance(row, Mapping):
        raise PositionError("not_an_object", field=field, value=repr(row))
    id = row.get("id")
    if not _is_int(id) or not 0 <= id <= LAST_REGION:
        raise PositionError("bad_number", field=f"{field}.id", value=repr(id), least=0, most=LAST_REGION)
    terrain = row.get("terrain")
    if terrain not in TERRAINS:
        raise PositionError("unknown_id", field=f"{field}.terrain", value=repr(terrain), known=", ".join(TERRAINS))
    symbols = 0
    for symbol in _list(row.get("symbols", []), f"{field}.symbols"):
        if symbol not in SYMBOLS:
            raise PositionError("unknown_id", field=f"{field}.symbols", value=repr(symbol), known=", ".join(SYMBOLS))
        symbols |= SYMBOLS[str(symbol)]
    near = 0
    for other in _list(row.get("adjacent", []), f"{field}.adjacent"):
        if not isinstance(other, int) or isinstance(other, bool) or not 0 <= other <= LAST_REGION:
            raise PositionError("no_such_region", field=f"{field}.adjacent", value=repr(other))
        near |= 1 << other
    edge, tribe = _flag(row, "edge", field), _flag(row, "lost_tribe", field)
    border = _flag(row, "border", field) if "border" in row else None
    return Region(id, TERRAINS[terrain], symbols, near, edge, tribe, border)


def _list(value: object, field: str) -> list[object]:
    if not isinstance(value, list):
        raise PositionError("not_a_list", field=field, value=repr(value))
    return value


def _flag(row: Mapping[str, object], key: str, field: str) -> bool:
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise PositionError("not_a_flag", field=f"{field}.{key}", value=repr(value))
    return value


def _check_neighbours(region: Region, by_id: dict[int, Region], field: str) -> None:
    for other in range(LAST_REGION + 1):
        if not region.near >> other & 1:
            continue
        if other not in by_id or other == region.id:
            raise PositionError("no_such_region", field=field, value=repr(other))
        if not by_id[other].near >> region.id & 1:
            raise PositionError("one_way", field=field, region=region.id, other=other)
