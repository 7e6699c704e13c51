"""What moves the borders of a foam: regions want room, and borders want to be straight, but not short."""

import numpy as np

from tools.draw_boards.facts import WIDTH, Facts
from tools.draw_boards.mesh import PIECES, Indices, Mesh
from tools.draw_boards.start import Points

AREA = 1.7
MOST_AREA = 0.6
"""A region that misses more than this share of its area presses no harder."""
HOME = 0.3
ROUND = 0.7
SEA = 0.15
"""Seas care less about where they are and how round: they fill what is left at the edge of the board."""

TENSION = 20.0
MOST_BULGE = 2.0
EVEN = 0.3
LONG_PIECES = 18.0
"""Two pieces longer than this pull less to be even, or long borders would be too stiff to bulge."""

SHORT = 0.48
"""A border shorter than this pushes its ends apart; 1 is the side of a square as large as a region."""
APART = 0.08


def add_up(index: Indices, values: Points, count: int) -> Points:
    """The sum of the values of each index."""
    return np.stack([np.bincount(index, values[:, axis], count) for axis in (0, 1)], axis=1)


def length_of(ways: Points) -> Points:
    """The lengths of vectors, never quite nothing, so that one may divide by them."""
    return np.maximum(np.sqrt(ways[:, 0] ** 2 + ways[:, 1] ** 2), 0.5)


class Pressure:
    """How regions press on their borders: for area, towards their rough centres, and to be round."""

    def __init__(self, facts: Facts, mesh: Mesh) -> None:
        pieces = [len(line) - 1 for line in mesh.lines]
        self._start = np.concatenate([line[:-1] for line in mesh.lines])
        self._end = np.concatenate([line[1:] for line in mesh.lines])
        self._left = np.repeat(mesh.left, pieces)
        self._right = np.repeat(mesh.right, pieces)
        self._frame = mesh.frame
        shares = np.array([_share(len(r.adjacent) + r.edge, r.terrain) for r in facts.regions])
        self._area = np.append(shares / shares.sum() * WIDTH * facts.height, 1.0)
        self._home = np.array([*((r.x, r.y) for r in facts.regions), (0.0, 0.0)])
        self._firm = np.array([*(SEA if r.terrain == "sea" else 1.0 for r in facts.regions), 0.0])

    def push(self, points: Points, ease: float) -> Points:
        """Where the points are pushed; place and shape count from nothing to fully with ease."""
        a, b = points[self._start], points[self._end]
        count = self._frame + 1
        cross = (a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]) / 2
        area = np.bincount(self._right, cross, count) - np.bincount(self._left, cross, count)
        moment = (a + b) / 3 * cross[:, None]
        centre = (add_up(self._right, moment, count) - add_up(self._left, moment, count)) / area[:, None]
        small = AREA * np.clip(1 - area / self._area, -MOST_AREA, MOST_AREA)
        small[self._frame] = 0
        force = np.zeros(len(a))
        for side, sign in ((self._right, 1.0), (self._left, -1.0)):
            away = (a + b) / 2 - centre[side]
            square = self._area[side] / np.pi
            home = ((self._home - centre)[side] * away).sum(axis=1) / square
            thin = 1 - (away**2).sum(axis=1) / square
            shape = HOME * np.clip(home, -1, 1) + ROUND * np.clip(thin, -1, 1)
            force += sign * (small[side] + ease * self._firm[side] * shape)
        way = b - a
        push = np.stack([way[:, 1], -way[:, 0]], axis=1) * force[:, None] / 2
        return add_up(self._start, push, len(points)) + add_up(self._end, push, len(points))


def _share(neighbours: int, terrain: str) -> float:
    """How large a region should be beside others: with many neighbours larger, and a sea larger than land."""
    return (0.45 + 0.095 * max(neighbours, 5)) * (1.4 if terrain == "sea" else 1.0)


class Tension:
    """How borders pull themselves straight, and push their ends apart when they are short."""

    def __init__(self, facts: Facts, mesh: Mesh) -> None:
        self._short = SHORT * facts.side
        lines = np.array(mesh.between())
        self._start, self._end = lines[:, :-1].ravel(), lines[:, 1:].ravel()
        self._first, self._last = lines[:, 0], lines[:, -1]
        self._inner = lines[:, 1:-1].ravel()
        self._before, self._after = lines[:, :-2].ravel(), lines[:, 2:].ravel()
        self._corners = np.array([(line[0], line[-1]) for line in mesh.lines]).T

    def push(self, points: Points, pressure: Points) -> Points:
        """Where tension and pressure push the points, the same however fine the borders are."""
        count = len(points)
        way = points[self._end] - points[self._start]
        length = length_of(way)
        straight = length_of(points[self._last] - points[self._first])
        bulge = np.minimum(length.reshape(-1, PIECES).sum(axis=1) / straight, MOST_BULGE)
        pull = way * (TENSION * np.repeat(bulge, PIECES) / length)[:, None]
        border = (np.bincount(self._start, length, count) + np.bincount(self._end, length, count)) / 2
        push = pressure + add_up(self._start, pull, count) - add_up(self._end, pull, count)
        push /= np.maximum(border, 2.0)[:, None]
        before, here, after = points[self._before], points[self._inner], points[self._after]
        wide = np.maximum(length_of(after - before) / LONG_PIECES, 1.0)
        push[self._inner] += (before + after - 2 * here) * (EVEN / wide)[:, None]
        return push + self._apart(points)

    def _apart(self, points: Points) -> Points:
        first, last = self._corners
        way = points[last] - points[first]
        length = length_of(way)
        force = way * (APART * np.maximum(self._short - length, 0) / length)[:, None]
        return add_up(last, force, len(points)) - add_up(first, force, len(points))
