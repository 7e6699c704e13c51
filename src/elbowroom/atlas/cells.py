"""Regions of a board as the cells around scattered places: whatever is nearest to a place is its cell.

Only sums, products, quotients and roots are used, which every machine rounds alike: the same places give the
same cells everywhere.
"""

from elbowroom.atlas.drawing import Drawing
from elbowroom.game.dice import Dice

Spot = tuple[float, float]
Corner = tuple[float, float, int]
"""Of a cell: where it is, and what lies beyond the side that begins there. Below 0 it is the frame."""

FRAME = (-1, -2, -3, -4)
SETTLING = 12
"""So often every place moves to the middle of its cell, so that cells get more alike."""
LENGTHENING = 30
SHORTEST = 0.34
"""No border should be shorter; 1 is the side of a square as large as a cell."""
FINE = 1 << 20


def chance(dice: Dice) -> float:
    """A number from 0 to 1."""
    return dice.below(FINE) / FINE


def cell(places: list[Spot], own: int, width: float, height: float) -> list[Corner]:
    """The corners of the cell of a place, clockwise on a screen."""
    found = [(0.0, 0.0, -1), (width, 0.0, -2), (width, height, -3), (0.0, height, -4)]
    x, y = places[own]
    for other, (u, v) in enumerate(places):
        if other != own:
            # Nearer to us than to the other: along · point < limit.
            along = (u - x, v - y)
            limit = (u * u + v * v - x * x - y * y) / 2
            found = _cut(found, along, limit, other)
    return found


def _cut(corners: list[Corner], along: Spot, limit: float, beyond: int) -> list[Corner]:
    over = [along[0] * x + along[1] * y - limit for x, y, _ in corners]
    if max(over) <= 0:
        return corners
    kept: list[Corner] = []
    for i, (x, y, label) in enumerate(corners):
        j = (i + 1) % len(corners)
        if over[i] <= 0:
            kept.append((x, y, label))
        if (over[i] <= 0) != (over[j] <= 0):
            share = over[i] / (over[i] - over[j])
            u, v, _ = corners[j]
            there = (x + (u - x) * share, y + (v - y) * share)
            kept.append((*there, beyond if over[i] <= 0 else label))
    return kept


def middle(corners: list[Corner]) -> Spot:
    """The centre of mass of a cell."""
    area = across = down = 0.0
    for (x, y, _), (u, v, _) in zip(corners, corners[1:] + corners[:1], strict=True):
        part = x * v - u * y
        area += part
        across += (x + u) * part
        down += (y + v) * part
    return across / (3 * area), down / (3 * area)


def scatter(dice: Dice, count: int, width: int, height: int) -> list[list[Corner]]:
    """So many cells of about the same size, in rows from top to bottom."""
    places = [(chance(dice) * width, chance(dice) * height) for _ in range(count)]
    for _ in range(SETTLING):
        places = [middle(cell(places, own, width, height)) for own in range(count)]
    row = (width * height / count) ** 0.5
    places.sort(key=lambda place: (int(place[1] / row), place[0]))
    return [cell(places, own, width, height) for own in range(count)]


def drawn(cells: list[list[Corner]], dice: Dice, width: int, height: int) -> Drawing | None:
    """The cells as a drawing, with borders that bend; None if, which is rare, four meet in a point."""
    net = _Net(cells, width, height)
    if not net.is_sound:
        return None
    net.lengthen(SHORTEST * (width * height / len(cells)) ** 0.5)
    return net.bent(dice)


class _Net:
    """Corners that cells share, by what meets there."""

    def __init__(self, cells: list[list[Corner]], width: int, height: int) -> None:
        self.width, self.height = width, height
        self.spots: list[Spot] = []
        self.rings: list[list[int]] = []
        numbers: dict[frozenset[int], int] = {}
        for own, corners in enumerate(cells):
            ring = []
            for i, (x, y, label) in enumerate(corners):
                meeting = {corners[i - 1][2], label}
                key = frozenset(meeting if max(meeting) < 0 else meeting | {own})
                if key not in numbers:
                    numbers[key] = len(self.spots)
                    self.spots.append((x, y))
                ring.append(numbers[key])
            self.rings.append(ring)
        used = [place for ring in self.rings for place in ring]
        inner = [place for key, place in numbers.items() if min(key) >= 0]
        self.is_sound = all(used.count(place) == 3 for place in inner)

    def _sides(self) -> list[tuple[int, int]]:
        """Every border between two cells once."""
        found = {(a, b) for ring in self.rings for a, b in zip(ring, ring[1:] + ring[:1], strict=True)}
        return sorted(side for side in found if side[0] < side[1] and (side[1], side[0]) in found)

    def lengthen(self, least: float) -> None:
        """Push the ends of short borders apart, a little at a time."""
        sides = self._sides()
        for _ in range(LENGTHENING):
            for a, b in sides:
                (x, y), (u, v) = self.spots[a], self.spots[b]
                far = ((x - u) ** 2 + (y - v) ** 2) ** 0.5
                if far < least:
                    step = (least - far) / (8 * max(far, 1.0))
                    self.spots[a] = self._held(a, x + (x - u) * step, y + (y - v) * step)
                    self.spots[b] = self._held(b, u + (u - x) * step, v + (v - y) * step)

    def _held(self, place: int, x: float, y: float) -> Spot:
        """What is at the frame stays there."""
        old_x, old_y = self.spots[place]
        x = old_x if old_x in (0, self.width) else min(max(x, 1.0), self.width - 1.0)
        y = old_y if old_y in (0, self.height) else min(max(y, 1.0), self.height - 1.0)
        return x, y

    def bent(self, dice: Dice) -> Drawing:
        """The drawing, with a bend in the middle of every border."""
        points = [(round(x), round(y)) for x, y in self.spots]
        bends: dict[tuple[int, int], int] = {}
        for a, b in self._sides():
            (x, y), (u, v) = points[a], points[b]
            bow = (chance(dice) - 0.5) * 0.28
            bends[a, b] = bends[b, a] = len(points)
            points.append((round((x + u) / 2 - (v - y) * bow), round((y + v) / 2 + (u - x) * bow)))
        rings = {}
        for own, ring in enumerate(self.rings):
            bent: list[int] = []
            for side in zip(ring, ring[1:] + ring[:1], strict=True):
                bent += [side[0], bends[side]] if side in bends else [side[0]]
            rings[own] = tuple(bent)
        return Drawing(self.width, self.height, tuple(points), rings)
