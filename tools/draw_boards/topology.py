"""Where regions meet: the corners and borders of a map, found from who is adjacent to whom.

The frame around the board counts as one more region, adjacent to all that touch the edge. Regions and
adjacencies are then a triangulation of the sphere: three regions meet in every corner, and two corners
that have two regions in common are the ends of a border.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

from tools.draw_boards.facts import Facts

Graph = Mapping[int, frozenset[int]]


@dataclass(frozen=True)
class Border:
    """A border from corner to corner, with the regions on its two sides."""

    start: int
    end: int
    regions: tuple[int, int]


@dataclass(frozen=True)
class Topology:
    """The corners of a map (the three regions of each), its borders, and the regions along the frame."""

    frame: int
    corners: tuple[tuple[int, ...], ...]
    borders: tuple[Border, ...]
    coast: tuple[int, ...]


def topology(facts: Facts) -> Topology:
    """Corners and borders of a map. There is only one way to lay it out, but for its mirror image."""
    frame = len(facts.regions)
    graph = {r.id: frozenset(r.adjacent) | ({frame} if r.edge else set()) for r in facts.regions}
    graph[frame] = frozenset(r.id for r in facts.regions if r.edge)
    pockets = sorted(region for region, near in graph.items() if len(near) == 2)
    corners = _corners(
        {region: near - set(pockets) for region, near in graph.items() if region not in pockets}
    )
    borders = _borders(corners)
    for pocket in pockets:
        _insert(pocket, graph[pocket], corners, borders)
    if len(corners) != 2 * len(graph) - 4 or len(borders) != 3 * len(graph) - 6:
        raise ValueError(f"the map for {facts.players} players does not have three regions at every corner")
    return Topology(frame, tuple(corners), tuple(borders), _ring(frame, corners))


def _corners(graph: Graph) -> list[tuple[int, ...]]:
    """The triangles that are faces: those that do not cut the map in two (Tutte)."""
    triangles = (
        (a, b, c)
        for a in sorted(graph)
        for b, c in combinations(sorted(graph[a]), 2)
        if a < b and c in graph[b]
    )
    return [triangle for triangle in triangles if _connected(graph, set(graph) - set(triangle))]


def _connected(graph: Graph, nodes: set[int]) -> bool:
    left = set(nodes)
    queue = [left.pop()]
    while queue:
        found = graph[queue.pop()] & left
        left -= found
        queue.extend(found)
    return not left


def _borders(corners: Iterable[tuple[int, ...]]) -> list[Border]:
    ends: dict[tuple[int, int], list[int]] = {}
    for number, corner in enumerate(corners):
        for pair in combinations(corner, 2):
            ends.setdefault(pair, []).append(number)
    for pair, found in ends.items():
        if len(found) != 2:
            raise ValueError(f"the border of {pair} has {len(found)} ends")
    return [Border(start, end, pair) for pair, (start, end) in sorted(ends.items())]


def _insert(pocket: int, near: frozenset[int], corners: list[tuple[int, ...]], borders: list[Border]) -> None:
    """Put a region with two neighbours on the border of those two, which goes on at both of its ends."""
    a, b = sorted(near)
    old = next(border for border in borders if border.regions == (a, b))
    first, second = len(corners), len(corners) + 1
    corners += [(a, b, pocket)] * 2
    borders.remove(old)
    borders += [Border(old.start, first, (a, b)), Border(second, old.end, (a, b))]
    borders += [Border(first, second, (a, pocket)), Border(first, second, (b, pocket))]


def _ring(frame: int, corners: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """The regions at the frame, in the order in which one meets them when walking along it."""
    pairs = [[region for region in corner if region != frame] for corner in corners if frame in corner]
    ring = list(pairs.pop(0))
    while len(pairs) > 1:
        pair = next(pair for pair in pairs if ring[-1] in pair)
        pairs.remove(pair)
        ring.append(next(region for region in pair if region != ring[-1]))
    return tuple(ring)
