"""Finds where things stand in a region: tokens, printed symbols, small markers and decoration."""

from dataclasses import dataclass
from random import Random

import numpy as np

from tools.draw_boards.start import Points

GRID = 4
"""Places are looked for at whole numbers, so far apart."""

AIR = 3.0
"""What remains free between a border and a circle, and between two circles."""

TOKEN = 30.0
"""The least radius of the circle for tokens. A token is about 52 units wide on a small screen."""

TOKEN_SHARE = 0.27
"""Its greatest radius; 1 is the side of a square as large as a region."""

SYMBOL = 17.0
TWO_SYMBOLS = 24.0
MARKER = 13.0

DECOR_MOST = 14
DECOR_TRIES = 2000
DECOR_FROM_BORDER = 15.0
DECOR_FROM_SPOT = 8.0
DECOR_APART = range(60, 14, -3)
"""How far apart decoration is; the widest that leaves room for all of it is taken."""


@dataclass(frozen=True)
class Circle:
    """A place with room around it."""

    x: int
    y: int
    radius: int

    def away(self, points: Points) -> Points:
        """How far points are from the rim of the circle."""
        return np.sqrt((points[:, 0] - self.x) ** 2 + (points[:, 1] - self.y) ** 2) - self.radius


@dataclass(frozen=True)
class Spots:
    """The places of a region."""

    token: Circle
    symbol: Circle
    label: Circle
    decor: tuple[tuple[int, int], ...]


def find_spots(outline: Points, symbols: int, side: float, seed: str) -> Spots:
    """Good places in the region within an outline, with room for so many symbols.

    Side is that of a square as large as a region of the board is on average.
    """
    most = max(TOKEN, TOKEN_SHARE * side)
    grid = _grid(outline)
    room = _from_border(grid, outline)
    grid, room = grid[room > 0], room[room > 0]
    wanted = TWO_SYMBOLS if symbols > 1 else SYMBOL
    best: tuple[float, tuple[Circle, Circle, Circle]] | None = None
    for here in _candidates(room):
        token = _circle(grid[here], min(most, float(room[here]) - AIR))
        left = np.minimum(room, token.away(grid)) - AIR
        symbol = _circle(grid[np.argmax(left)], min(wanted, float(left.max())))
        left = np.minimum(left, symbol.away(grid) - AIR)
        label = _circle(grid[np.argmax(left)], min(MARKER, float(left.max())))
        score = 2 * token.radius / most + 1.5 * symbol.radius / wanted + label.radius / MARKER
        score = round(score + room[here] / room.max() / 4, 6)
        if best is None or score > best[0]:
            best = score, (token, symbol, label)
    if best is None:
        raise ValueError("a region has no room for a single token")
    return Spots(*best[1], _decor(outline, best[1], Random(seed)))


def _grid(outline: Points) -> Points:
    (left, top), (right, bottom) = outline.min(axis=0), outline.max(axis=0)
    x, y = np.meshgrid(np.arange(left, right, GRID), np.arange(top, bottom, GRID))
    return np.stack([x.ravel(), y.ravel()], axis=1)


def _from_border(points: Points, outline: Points) -> Points:
    """How far points are from the outline; below 0 for those outside of it."""
    square: Points = np.full(len(points), np.inf)
    inside = np.zeros(len(points), dtype=bool)
    x, y = points[:, 0], points[:, 1]
    for (ax, ay), (bx, by) in zip(outline, np.roll(outline, -1, axis=0), strict=True):
        dx, dy = bx - ax, by - ay
        along = np.clip(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy), 0, 1)
        square = np.minimum(square, (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2)
        if ay != by:
            inside ^= ((ay > y) != (by > y)) & (x < ax + (y - ay) * dx / dy)
    distance: Points = np.sqrt(square)
    return np.where(inside, distance, -distance)


def _candidates(room: Points) -> list[int]:
    """Where the tokens may stand: wherever there is room for the smallest circle, or else for the largest."""
    enough = min(TOKEN + AIR, float(room.max()))
    return [int(place) for place in np.flatnonzero(room >= enough)]


def _circle(place: Points, radius: float) -> Circle:
    return Circle(int(place[0]), int(place[1]), int(radius))


def _decor(outline: Points, spots: tuple[Circle, ...], random: Random) -> tuple[tuple[int, int], ...]:
    """Places for decoration: by chance, but not near to each other or to anything else."""
    (left, top), (right, bottom) = outline.min(axis=0), outline.max(axis=0)
    tries = [(random.uniform(left, right), random.uniform(top, bottom)) for _ in range(DECOR_TRIES)]
    points = np.floor(np.array(tries))
    free = _from_border(points, outline) >= DECOR_FROM_BORDER
    for spot in spots:
        free &= spot.away(points) >= DECOR_FROM_SPOT
    places = [(int(x), int(y)) for x, y in points[free]]
    chosen: list[tuple[int, int]] = []
    for apart in DECOR_APART:
        chosen = []
        for x, y in places:
            if all((x - u) ** 2 + (y - v) ** 2 >= apart**2 for u, v in chosen):
                chosen.append((x, y))
        if len(chosen) >= DECOR_MOST:
            break
    return tuple(sorted(chosen[:DECOR_MOST], key=lambda place: (place[1], place[0])))
