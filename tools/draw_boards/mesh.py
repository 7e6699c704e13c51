"""A map as points and lines: every border is a chain of points, with a region on each side."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tools.draw_boards.facts import WIDTH, Facts
from tools.draw_boards.start import Points, board_corners, first_drawing, frame_corners, on_frame
from tools.draw_boards.topology import Border, Topology

Indices = NDArray[np.int64]

PIECES = 10
"""So many pieces has a border between two regions."""


@dataclass
class Mesh:
    """Points, and the borders between them; `left` and `right` are what lies beside each border.

    The first points are the corners of the topology. Left and right are as on a map with y going down.
    """

    points: Points
    lines: list[Indices]
    left: Indices
    right: Indices
    frame: int
    at_frame: Indices

    def line(self, border: int) -> Points:
        """The points of a border, from its start to its end."""
        return self.points[self.lines[border]]

    def between(self) -> list[Indices]:
        """The borders between two regions."""
        return [line for line, left in zip(self.lines, self.left, strict=True) if left != self.frame]

    def along_frame(self) -> list[Indices]:
        """The borders between a region and the frame."""
        return [line for line, left in zip(self.lines, self.left, strict=True) if left == self.frame]


def first_mesh(facts: Facts, topology: Topology) -> Mesh:
    """The map as it is drawn first."""
    ways = frame_corners(facts, topology)
    regions, corners, middles = first_drawing(facts, topology, ways)
    points = list(corners)
    lines, left, right = [], [], []
    for border, middle in zip(topology.borders, middles, strict=True):
        start, end = border.start, border.end
        if topology.frame in border.regions:
            start, end = _clockwise(border, ways, facts.height)
            inner = _passed(ways[start], ways[end], facts.height)
            sides = (topology.frame, min(border.regions))
        else:
            inner = _through(corners[start], middle, corners[end])
            a, b = border.regions
            sides = (a, b) if _turn(corners[start], middle, regions[a]) < 0 else (b, a)
        lines.append(np.array([start, *range(len(points), len(points) + len(inner)), end]))
        points += inner
        left.append(sides[0])
        right.append(sides[1])
    return Mesh(
        np.array(points), lines, np.array(left), np.array(right), topology.frame, np.array(sorted(ways))
    )


def _through(start: Points, middle: Points, end: Points) -> list[Points]:
    half = PIECES // 2
    first = [start + (middle - start) * step / half for step in range(1, half)]
    return [*first, *(middle + (end - middle) * step / half for step in range(half))]


def _turn(a: Points, b: Points, c: Points) -> float:
    return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


def _clockwise(border: Border, ways: dict[int, float], height: float) -> tuple[int, int]:
    """The ends of a border at the frame, in the order of a clockwise walk."""
    length = 2.0 * (WIDTH + height)
    turned = (ways[border.end] - ways[border.start]) % length > length / 2
    return (border.end, border.start) if turned else (border.start, border.end)


def _passed(start: float, end: float, height: float) -> list[Points]:
    """The corners of the board that a clockwise walk along the frame passes."""
    length = 2.0 * (WIDTH + height)
    found = [way for way in board_corners(height) if 0 < (way - start) % length < (end - start) % length]
    return [np.array(on_frame(way, height)) for way in sorted(found, key=lambda way: (way - start) % length)]
