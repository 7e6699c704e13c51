"""The drawn boards as shapes: flattens the files of the page, and measures who touches whom."""

import json
from itertools import combinations
from typing import Any

from shapely import Polygon, box

from tools.draw_boards.files import BOARDS

MAPS = ("2p", "3p", "4p", "5p")
VISIBLE = 35.0
"""A border at least so long can be seen and clicked."""


def load(name: str) -> dict[str, Any]:
    """The file of a board, as the page reads it."""
    data: dict[str, Any] = json.loads((BOARDS / f"{name}.json").read_text(encoding="utf-8"))
    return data


def points(arc: list[float]) -> list[tuple[float, float]]:
    """The points of an arc, which has the first one and then the way to each next one."""
    x = y = 0.0
    found = []
    for dx, dy in zip(arc[::2], arc[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def polygons(board: dict[str, Any]) -> dict[int, Polygon]:
    """The shapes of the regions, by id."""
    shapes = {}
    for region in board["regions"]:
        ring: list[tuple[float, float]] = []
        for number in region["arcs"]:
            way = points(board["arcs"][max(number, ~number)])
            ring += way if number >= 0 else way[::-1]
        shapes[region["id"]] = Polygon(ring)
    return shapes


def shared_borders(shapes: dict[int, Polygon]) -> dict[tuple[int, int], float]:
    """How long the border of each two regions is that have more than single points in common."""
    lengths = {
        (a, b): float(shapes[a].exterior.intersection(shapes[b].exterior).length)
        for a, b in combinations(sorted(shapes), 2)
        if shapes[a].intersects(shapes[b])
    }
    return {pair: length for pair, length in lengths.items() if length > 0}


def at_the_frame(board: dict[str, Any], shapes: dict[int, Polygon]) -> dict[int, float]:
    """How much of the frame each region has that touches it at all."""
    frame = box(0, 0, board["width"], board["height"]).exterior
    return {
        region: float(shape.exterior.intersection(frame).length)
        for region, shape in shapes.items()
        if shape.exterior.intersects(frame)
    }


def adjacent(facts: dict[str, Any]) -> set[tuple[int, int]]:
    """The pairs that a map file says are neighbours."""
    return {(row["id"], other) for row in facts["regions"] for other in row["adjacent"] if row["id"] < other}
