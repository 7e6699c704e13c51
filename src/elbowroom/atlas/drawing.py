"""The drawing of a map: points with whole numbers, and a ring of points around every region.

Neighbours share the points of their border, so who is adjacent to whom follows from the rings alone. A ring
goes clockwise on a screen, whose y grows downwards. A side at the frame has nothing
beyond it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from elbowroom.content.fields import Fields
from elbowroom.engine.errors import PositionError

MOST_POINTS = 3000
MOST_CORNERS = 200
"""Of one region."""
LEAST_SIDE, MOST_SIDE = 100, 4000

Point = tuple[int, int]
Side = tuple[int, int]
"""From one point to the next one of a ring."""


@dataclass(frozen=True)
class Drawing:
    """Where the regions of a map lie."""

    width: int
    height: int
    points: tuple[Point, ...]
    rings: Mapping[int, tuple[int, ...]]

    def outline(self, region: int) -> list[Point]:
        """The corners of a region, in order."""
        return [self.points[place] for place in self.rings[region]]

    def area(self, region: int) -> float:
        """How large a region is."""
        return double_area(self.outline(region)) / 2

    @cached_property
    def sides(self) -> dict[Side, list[int]]:
        """The regions whose rings go along each side; of a sound drawing it is always one."""
        found: dict[Side, list[int]] = {}
        for region, ring in self.rings.items():
            for side in sides_of(ring):
                found.setdefault(side, []).append(region)
        return found

    def across(self, side: Side) -> list[int]:
        """The regions beyond a side."""
        return self.sides.get((side[1], side[0]), [])

    def neighbours(self, region: int) -> set[int]:
        """The regions that share a border with this one."""
        near = {other for side in sides_of(self.rings[region]) for other in self.across(side)}
        return near - {region}

    def is_at_frame(self, side: Side) -> bool:
        """Whether a side runs along the edge of the board."""
        (x, y), (u, v) = self.points[side[0]], self.points[side[1]]
        return (x == u and x in (0, self.width)) or (y == v and y in (0, self.height))

    def touches_edge(self, region: int) -> bool:
        """Whether a region lies at the edge of the board."""
        return any(self.is_at_frame(side) for side in sides_of(self.rings[region]))

    def to_json(self) -> dict[str, object]:
        """Plain data that `read_drawing` reads."""
        return {
            "width": self.width,
            "height": self.height,
            "points": [list(point) for point in self.points],
            "rings": {str(region): list(ring) for region, ring in self.rings.items()},
        }


def sides_of(ring: Iterable[int]) -> list[Side]:
    """The sides of a ring, in order."""
    places = list(ring)
    return list(zip(places, places[1:] + places[:1], strict=True))


def double_area(outline: list[Point]) -> int:
    """Twice the area within an outline; below 0 if it goes the wrong way round."""
    pairs = zip(outline, outline[1:] + outline[:1], strict=True)
    return sum(x * v - u * y for (x, y), (u, v) in pairs)


def read_drawing(fields: Fields, regions: Iterable[int]) -> Drawing:
    """The drawing of a map from untrusted data, with a ring for each of its regions."""
    width = fields.number("width", 1000, LEAST_SIDE, MOST_SIDE)
    height = fields.number("height", 600, LEAST_SIDE, MOST_SIDE)
    rows = fields.items("points")
    if len(rows) > MOST_POINTS:
        raise PositionError("too_many_points", field=fields.at("points"), points=len(rows), most=MOST_POINTS)
    points = tuple(_point(row, path, width, height) for row, path in rows)
    wanted = [str(region) for region in regions]
    rings = fields.inner("rings", wanted)
    return Drawing(width, height, points, {int(id): _ring(rings, id, len(points)) for id in wanted})


def _point(row: object, path: str, width: int, height: int) -> Point:
    pair: list[object] = row if isinstance(row, list) and len(row) == 2 else [None, None]
    x, y = pair
    if type(x) is int and type(y) is int and 0 <= x <= width and 0 <= y <= height:
        return x, y
    raise PositionError("bad_point", field=path, value=repr(row)[:40], width=width, height=height)


def _ring(rings: Fields, id: str, points: int) -> tuple[int, ...]:
    items = rings.items(id)
    if not 3 <= len(items) <= MOST_CORNERS:
        raise PositionError("bad_ring", field=rings.at(id), corners=len(items), most=MOST_CORNERS)
    for place, path in items:
        if type(place) is not int or not 0 <= place < points:
            raise PositionError("no_such_point", field=path, value=repr(place)[:40], points=points)
    return tuple(place for place, _ in items if isinstance(place, int))
