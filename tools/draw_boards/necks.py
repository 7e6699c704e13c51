"""Keeps the borders of a foam apart, so that no region has a narrow neck and no corner is a splinter."""

import numpy as np

from tools.draw_boards.facts import WIDTH, Facts
from tools.draw_boards.forces import add_up, length_of
from tools.draw_boards.mesh import PIECES, Indices, Mesh
from tools.draw_boards.start import Points

NARROW = 0.45
"""Borders nearer than this push each other away; 1 is the side of a square as large as a region."""
OPENING = 2.2
"""How fast two borders go apart from the corner where they meet; at 1 they are apart at their other ends."""
FORCE = 0.15
REFRESH = 25
"""After so many steps it is looked anew which points are near to each other."""


class Necks:
    """Pushes borders apart: fully where they do not meet, less and less towards a corner that they share."""

    def __init__(self, facts: Facts, mesh: Mesh) -> None:
        self._size = np.array((WIDTH, facts.height), dtype=float)
        self._narrow = NARROW * facts.side
        reach = _reach(mesh)
        self._watched = np.array(list(reach))
        self._wanted = self._narrow * _openings(list(reach.values()))
        for line in mesh.between():
            own = np.isin(self._watched, line)
            self._wanted[np.ix_(own, own)] = 0
        at_frame = set(mesh.at_frame.tolist())
        self._inland = np.array([point for point, ends in reach.items() if not ends.keys() & at_frame])
        self._one = self._other = np.zeros(0, dtype=np.int64)
        self._apart = np.zeros(0)

    def push(self, points: Points, step: int) -> Points:
        """Where the points are pushed that are too near to a border which is not their own."""
        if step % REFRESH == 0:
            self._look(points)
        way = points[self._one] - points[self._other]
        length = length_of(way)
        force = way * (FORCE * np.maximum(self._apart - length, 0) / length)[:, None]
        push = add_up(self._one, force, len(points)) - add_up(self._other, force, len(points))
        inland = points[self._inland]
        push[self._inland] += FORCE * np.maximum(self._narrow - inland, 0)
        push[self._inland] -= FORCE * np.maximum(self._narrow - (self._size - inland), 0)
        return push

    def _look(self, points: Points) -> None:
        x, y = points[self._watched, 0], points[self._watched, 1]
        square = (x[:, None] - x) ** 2 + (y[:, None] - y) ** 2
        near: Indices = np.argwhere(np.triu(square < (1.5 * self._wanted) ** 2))
        self._apart = self._wanted[near[:, 0], near[:, 1]]
        self._one, self._other = self._watched[near[:, 0]], self._watched[near[:, 1]]


def _reach(mesh: Mesh) -> dict[int, dict[int, int]]:
    """For every other point, how many pieces it is away from the corners at the ends of its borders."""
    reach: dict[int, dict[int, int]] = {}
    for line in mesh.between():
        for steps in range(0, PIECES + 1, 2):
            ends = reach.setdefault(int(line[steps]), {})
            for corner, far in ((int(line[0]), steps), (int(line[-1]), PIECES - steps)):
                ends[corner] = min(far, ends.get(corner, PIECES))
    return reach


def _openings(reach: list[dict[int, int]]) -> Points:
    """For each two points, how far apart they want to be: 1 if their borders share no corner."""
    table = np.ones((len(reach), len(reach)))
    for i, one in enumerate(reach):
        for j, other in enumerate(reach[:i]):
            steps = [min(one[corner], other[corner]) for corner in one.keys() & other.keys()]
            table[i, j] = table[j, i] = min(1.0, OPENING * min(steps, default=PIECES) / PIECES)
    return table
