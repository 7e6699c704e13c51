"""Makes the smooth borders of a foam look drawn by hand.

The whole plane is bent by waves, long ones first and then shorter and shorter ones, and the borders go with
it. A bend moves near points by nearly the same way, so it does not lay one part of the map over another:
borders that did not cross before do not cross after, however wild they look.
"""

import math
from collections.abc import Sequence
from random import Random

import numpy as np

from tools.draw_boards.facts import WIDTH
from tools.draw_boards.start import Points

LENGTHS = (260.0, 150.0, 90.0, 60.0, 40.0, 27.0, 18.0, 12.0)
"""Wave lengths, one after the other."""

WAVES = 9
"""So many waves in different directions make one bend."""

STEEPNESS = 1.15
"""At 1, a bend might fold the plane where all its waves come together."""

FADE = 0.4
"""So many wave lengths from the frame a bend reaches its full strength, for the frame stays as it is."""

FINENESS = 2.0


def smooth(line: Points) -> Points:
    """A line through the same points without edges, as a chain of short pieces (Catmull and Rom)."""
    if len(line) < 3:
        return line
    ahead, behind = 2 * line[0] - line[1], 2 * line[-1] - line[-2]
    path = np.vstack([ahead, line, behind])
    parts = []
    for before, start, end, after in zip(path, path[1:], path[2:], path[3:], strict=False):
        pieces = max(1, round(float(np.sqrt(((end - start) ** 2).sum())) / FINENESS))
        t = (np.arange(pieces) / pieces)[:, None]
        curve = (end - before) * t + (2 * before - 5 * start + 4 * end - after) * t**2
        parts.append(start + (curve + (3 * start - before - 3 * end + after) * t**3) / 2)
    return np.vstack([*parts, line[-1:]])


def bend(lines: Sequence[Points], height: float, seed: str) -> list[Points]:
    """The lines after the plane was bent; the frame is as it was."""
    points = np.vstack(list(lines))
    for length in LENGTHS:
        points = _bend_once(points, height, length, Random(f"{seed} {length}"))
    ends = np.cumsum([len(line) for line in lines])
    return np.split(points, ends[:-1])


def _bend_once(points: Points, height: float, length: float, random: Random) -> Points:
    away = np.zeros_like(points)
    for _ in range(WAVES):
        angle, turn, phase = (random.uniform(0, 2 * math.pi) for _ in range(3))
        rate = 2 * math.pi / length * random.uniform(0.75, 1.25)
        wave = np.sin(rate * (math.cos(angle) * points[:, 0] + math.sin(angle) * points[:, 1]) + phase)
        away += wave[:, None] * (STEEPNESS / WAVES / rate) * np.array((math.cos(turn), math.sin(turn)))
    room = np.minimum(points, np.array((WIDTH, height)) - points) / (FADE * length)
    room = np.clip(room, 0, 1)
    return points + away * room**2 * (3 - 2 * room)


def simplify(line: Points, tolerance: float) -> Points:
    """The line without the points that it can do without (Douglas and Peucker)."""
    kept = {0, len(line) - 1}
    spans = [(0, len(line) - 1)]
    while spans:
        first, last = spans.pop()
        if last - first < 2:
            continue
        way, inner = line[last] - line[first], line[first + 1 : last] - line[first]
        length = max(math.hypot(*way), 1e-9)
        off = np.abs(way[0] * inner[:, 1] - way[1] * inner[:, 0]) / length
        farthest = int(np.argmax(off))
        if off[farthest] > tolerance:
            middle = first + 1 + farthest
            kept.add(middle)
            spans += [(first, middle), (middle, last)]
    return line[sorted(kept)]
