"""Turn the facts of a map, from a file or inline in a position, into a board."""

from collections.abc import Mapping

from elbowroom.content.fields import Fields
from elbowroom.engine.board import LAST_REGION, SYMBOLS, TERRAINS, Board, Region, members
from elbowroom.engine.errors import PositionError

ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8, 6: 7}
"""Rounds by number of players (1.1); for six, which no board of the base game has, by the same steps."""

MOST_REGIONS = 60


def board_from(facts: Mapping[str, object], path: str, seats: int) -> Board:
    """A board from facts like those in the map files; an error names the path of what is wrong."""
    fields = Fields(facts, path)
    rows = fields.items("regions")
    if not 1 <= len(rows) <= MOST_REGIONS:
        raise PositionError(
            "bad_region_count", field=fields.at("regions"), regions=len(rows), most=MOST_REGIONS
        )
    regions = [_region(Fields(row, where)) for row, where in rows]
    by_id: dict[int, Region] = {}
    for region, (_, where) in zip(regions, rows, strict=True):
        if region.id in by_id:
            raise PositionError("region_twice", field=f"{where}.id", region=region.id)
        by_id[region.id] = region
    for region, (_, where) in zip(regions, rows, strict=True):
        for other in members(region.near):
            if other not in by_id or other == region.id:
                raise PositionError("no_such_region", field=f"{where}.adjacent", value=repr(other))
            if not by_id[other].near >> region.id & 1:
                raise PositionError("one_way", field=f"{where}.adjacent", region=region.id, other=other)
    players = fields.number("players", seats, 1, 9)
    return Board(regions, fields.number("rounds", ROUNDS.get(players, 10), 1, 99))


def _region(row: Fields) -> Region:
    if not row.has("id"):
        raise PositionError("missing", field=row.at("id"))
    symbols = near = 0
    for symbol in row.ids("symbols", SYMBOLS):
        symbols |= symbol
    for other, path in row.items("adjacent"):
        if not isinstance(other, int) or isinstance(other, bool) or not 0 <= other <= LAST_REGION:
            raise PositionError("no_such_region", field=path, value=repr(other))
        near |= 1 << other
    return Region(
        row.number("id", 0, 0, LAST_REGION),
        TERRAINS[row.one_of("terrain", TERRAINS)],
        symbols,
        near,
        row.flag("edge"),
        row.flag("lost_tribe"),
        row.flag("border") if row.has("border") else None,
    )
