"""A drawn board: borders on whole numbers, and for every region the borders around it in order."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

import numpy as np

from tools.draw_boards import foam, shore
from tools.draw_boards.facts import Facts
from tools.draw_boards.mesh import Mesh, first_mesh
from tools.draw_boards.start import Points
from tools.draw_boards.topology import topology

TOLERANCE = 0.35
"""So far, in units of the board, a border may go astray when points are left out."""

TRIES = 40
"""So often the borders are bent anew; the clearest is kept."""

NEAR_CORNER = 8
SHARP = 3.0
"""Two borders should be a third as far apart, so many short pieces from their corner, as a border is long."""


@dataclass(frozen=True)
class Drawing:
    """The borders of a board, and the rings of its regions: i is border i, ~i is border i backwards."""

    facts: Facts
    arcs: tuple[Points, ...]
    rings: tuple[tuple[int, ...], ...]

    def arc(self, number: int) -> Points:
        """The border i, or for ~i the border i backwards."""
        return self.arcs[number] if number >= 0 else self.arcs[~number][::-1]

    def outline(self, region: int) -> Points:
        """The points around a region, clockwise, each once."""
        around: Points = np.vstack([self.arc(number)[:-1] for number in self.rings[region]])
        steps = np.abs(around - np.roll(around, 1, axis=0)).sum(axis=1)
        return np.compress(steps > 0, around, axis=0)


def draw(facts: Facts) -> Drawing:
    """The board of some facts, always the same."""
    mesh = first_mesh(facts, topology(facts))
    foam.relax(facts, mesh)
    return Drawing(facts, _arcs(facts, mesh), tuple(_ring(mesh, region.id) for region in facts.regions))


def _arcs(facts: Facts, mesh: Mesh) -> tuple[Points, ...]:
    smooth = [
        mesh.line(number) if left == mesh.frame else shore.smooth(mesh.line(number))
        for number, left in enumerate(mesh.left)
    ]
    tries = [shore.bend(smooth, facts.height, f"{facts.players} {number}") for number in range(TRIES)]
    bent = max(tries, key=lambda lines: _clarity(mesh, lines))
    corners: dict[int, Points] = {}
    for line, points in zip(mesh.lines, bent, strict=True):
        points[0] = corners.setdefault(int(line[0]), points[0])
        points[-1] = corners.setdefault(int(line[-1]), points[-1])
    return tuple(
        _with_sharp_corners(line) if left == mesh.frame else np.round(shore.simplify(line, TOLERANCE))
        for line, left in zip(bent, mesh.left, strict=True)
    )


def _clarity(mesh: Mesh, lines: Sequence[Points]) -> float:
    """How well one sees who is adjacent to whom: as bad as the shortest border or the sharpest corner."""
    shortest = min(math.dist(line[0], line[-1]) for line in lines)
    leaving: dict[int, list[Points]] = {}
    for ends, line, left in zip(mesh.lines, lines, mesh.left, strict=True):
        if left != mesh.frame:
            leaving.setdefault(int(ends[0]), []).append(line[NEAR_CORNER])
            leaving.setdefault(int(ends[-1]), []).append(line[-1 - NEAR_CORNER])
    sharpest = min(math.dist(a, b) for near in leaving.values() for a, b in combinations(near, 2))
    return min(shortest, SHARP * sharpest)


def _with_sharp_corners(line: Points) -> Points:
    """A border at the frame with the corners of the board twice.

    Who draws borders as curves through the middles of their pieces then still meets the corners.
    """
    times = [1, *[2] * (len(line) - 2), 1]
    return np.repeat(np.round(line), times, axis=0)


def _ring(mesh: Mesh, region: int) -> tuple[int, ...]:
    """The borders around a region in clockwise order, that is with the region on the right."""
    around = [number for number, right in enumerate(mesh.right) if right == region]
    around += [~number for number, left in enumerate(mesh.left) if left == region]
    ends = {arc: _ends(mesh, arc) for arc in around}
    ring = [around[0]]
    while ends[ring[-1]][1] != ends[ring[0]][0]:
        ring.append(next(arc for arc in around if ends[arc][0] == ends[ring[-1]][1]))
    if len(ring) != len(around):
        raise ValueError(f"region {region} is in more than one piece")
    return tuple(ring)


def _ends(mesh: Mesh, arc: int) -> tuple[int, int]:
    line = mesh.lines[arc] if arc >= 0 else mesh.lines[~arc][::-1]
    return int(line[0]), int(line[-1])
