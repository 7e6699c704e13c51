"""Lets the regions of a map push for room like the bubbles of a foam.

A region with less area than it should have presses on its borders; one that lies away from its rough
centre, or is long and thin, presses more on some sides than on others. Borders pull themselves straight,
short ones push their ends apart. All points follow these forces, a little at a time, until they rest.
"""

import numpy as np

from tools.draw_boards.facts import WIDTH, Facts
from tools.draw_boards.forces import Pressure, Tension, length_of
from tools.draw_boards.mesh import Mesh
from tools.draw_boards.necks import Necks
from tools.draw_boards.start import Points

STEPS = 3000
SETTLED = 1500
"""So many steps until place and shape count as much as they should; at first only area does."""
LONGEST_STEP = 0.8
SHORTEST_STEP = 0.08
FROM_BOARD_CORNER = 45.0
DIGITS = 2
"""The result is rounded, so that the last digits of a processor do not matter further on."""


def relax(facts: Facts, mesh: Mesh) -> None:
    """Move the points of a mesh until every region has a good place, size and shape."""
    pressure, tension, necks = Pressure(facts, mesh), Tension(facts, mesh), Necks(facts, mesh)
    hold = _Hold(facts, mesh)
    for step in range(STEPS):
        push = tension.push(mesh.points, pressure.push(mesh.points, min(1.0, step / SETTLED)))
        push += necks.push(mesh.points, step)
        longest = LONGEST_STEP + (SHORTEST_STEP - LONGEST_STEP) * step / STEPS
        mesh.points += push * np.minimum(longest / length_of(push), 1.0)[:, None]
        hold.apply(mesh.points)
    mesh.points = np.round(mesh.points, DIGITS)


class _Hold:
    """Keeps what is at the frame there, and the corners of the board where they are."""

    def __init__(self, facts: Facts, mesh: Mesh) -> None:
        size = np.array((WIDTH, facts.height), dtype=float)
        self._fixed = np.concatenate([line[1:-1] for line in mesh.along_frame()])
        self._places = mesh.points[self._fixed]
        self._sliding = mesh.at_frame
        start = mesh.points[mesh.at_frame]
        held = (start == 0) | (start == size)
        self._least = np.where(held, start, FROM_BOARD_CORNER)
        self._most = np.where(held, start, size - FROM_BOARD_CORNER)

    def apply(self, points: Points) -> None:
        """Put back what has left its place."""
        points[self._fixed] = self._places
        points[self._sliding] = np.clip(points[self._sliding], self._least, self._most)
