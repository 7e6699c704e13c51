"""A first drawing of a map that has no crossings, however strange its shapes (Tutte's barycentric method).

The corners at the frame are placed by the rough centres of the regions there. Everything else, that is
regions, corners and the middles of borders, goes to the mean of what it is connected to.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tools.draw_boards.facts import WIDTH, Facts
from tools.draw_boards.topology import Topology

Points = NDArray[np.float64]

ROUNDS = 4000
NEAREST_TO_BOARD_CORNER = 30.0


def along_frame(x: float, y: float, height: float) -> float:
    """How far along the frame, clockwise from the top left, a point is seen from the middle."""
    across, down = 2 * x / WIDTH - 1, 2 * y / height - 1
    reach = max(abs(across), abs(down))
    x, y = (across / reach + 1) * WIDTH / 2, (down / reach + 1) * height / 2
    if reach == -down:
        return x
    if reach == across:
        return WIDTH + y
    if reach == down:
        return 2 * WIDTH + height - x
    return 2 * (WIDTH + height) - y


def on_frame(way: float, height: float) -> tuple[float, float]:
    """The point of the frame so far along it."""
    way %= 2 * (WIDTH + height)
    if way < WIDTH:
        return way, 0.0
    if way < WIDTH + height:
        return WIDTH, way - WIDTH
    if way < 2 * WIDTH + height:
        return 2 * WIDTH + height - way, height
    return 0.0, 2 * (WIDTH + height) - way


def board_corners(height: float) -> list[float]:
    """How far along the frame its four corners are."""
    return [0.0, WIDTH, WIDTH + height, 2.0 * WIDTH + height]


def frame_corners(facts: Facts, topology: Topology) -> dict[int, float]:
    """How far along the frame each corner that lies on it starts."""
    length = 2.0 * (WIDTH + facts.height)
    coast = _clockwise(facts, topology.coast)
    ways = [along_frame(facts.regions[region].x, facts.regions[region].y, facts.height) for region in coast]
    found = {}
    for region, other, way, next_way in zip(
        coast, coast[1:] + coast[:1], ways, ways[1:] + ways[:1], strict=True
    ):
        gap = (next_way - way) % length
        if gap > length / 2:
            raise ValueError(f"regions {region} and {other} are out of order along the frame")
        corner = topology.corners.index(tuple(sorted((region, other, topology.frame))))
        found[corner] = _away_from_board_corners((way + gap / 2) % length, facts.height)
    return found


def _clockwise(facts: Facts, coast: Sequence[int]) -> list[int]:
    centres = [(facts.regions[region].x, facts.regions[region].y) for region in coast]
    turned = sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(centres, centres[1:] + centres[:1], strict=True))
    return list(coast) if turned > 0 else list(reversed(coast))


def _away_from_board_corners(way: float, height: float) -> float:
    for corner in [*board_corners(height), 2.0 * (WIDTH + height)]:
        if abs(way - corner) < NEAREST_TO_BOARD_CORNER:
            return corner + (NEAREST_TO_BOARD_CORNER if way >= corner else -NEAREST_TO_BOARD_CORNER)
    return way


def first_drawing(facts: Facts, topology: Topology, ways: dict[int, float]) -> tuple[Points, Points, Points]:
    """Places for regions, corners and the middles of borders; those of borders at the frame are unused."""
    regions, corners = len(facts.regions), len(topology.corners)
    links = set()
    for number, border in enumerate(topology.borders):
        middle = regions + corners + number
        ends = (regions + border.start, regions + border.end)
        land = [region for region in border.regions if region != topology.frame]
        links |= {(region, end) for region in land for end in ends}
        if topology.frame not in border.regions:
            links |= {(node, middle) for node in (*land, *ends)}
    places = np.full((regions + corners + len(topology.borders), 2), (WIDTH / 2, facts.height / 2))
    held = np.array([regions + corner for corner in ways])
    there = np.array([on_frame(way, facts.height) for way in ways.values()])
    pairs = np.array(sorted(links))
    one, other = np.concatenate([pairs, pairs[:, ::-1]]).T
    degree = np.maximum(np.bincount(one, minlength=len(places)), 1)
    for _ in range(ROUNDS):
        places[held] = there
        for axis in (0, 1):
            places[:, axis] = np.bincount(one, places[other, axis], len(places)) / degree
    places[held] = there
    return places[:regions], places[regions : regions + corners], places[regions + corners :]
