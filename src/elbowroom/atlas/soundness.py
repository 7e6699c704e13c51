"""Whether a drawing is sound: every outline goes once around its region, and together they fill the board.

If no outline crosses itself, all go the same way round, and every side is either at the frame or shared by
two that go along it in opposite ways, then no two regions overlap: a map drawn so is planar.
"""

from elbowroom.atlas.drawing import Drawing, Point, double_area, sides_of


def crossed(drawing: Drawing) -> list[int]:
    """Regions whose outline crosses or touches itself, or goes the wrong way round."""
    return [region for region in drawing.rings if not _is_simple(drawing.outline(region))]


def torn(drawing: Drawing) -> list[int]:
    """Regions with a side that is neither at the frame nor the border of a neighbour."""
    return [
        region
        for region, ring in drawing.rings.items()
        if any(not drawing.is_at_frame(side) and not drawing.across(side) for side in sides_of(ring))
    ]


def overlapping(drawing: Drawing) -> list[int]:
    """Regions that lie on the same side of the same border as another one, or beyond the frame."""
    shared = [regions for regions in drawing.sides.values() if len(regions) > 1]
    beyond = [
        [*regions, *drawing.across(side)]
        for side, regions in drawing.sides.items()
        if drawing.is_at_frame(side) and drawing.across(side)
    ]
    return sorted({region for regions in shared + beyond for region in regions})


def covers_board(drawing: Drawing) -> bool:
    """Whether the regions together are as large as the board."""
    areas = sum(double_area(drawing.outline(region)) for region in drawing.rings)
    return areas == 2 * drawing.width * drawing.height


def short_borders(drawing: Drawing, least: float) -> list[tuple[int, int]]:
    """Pairs of neighbours whose border is so short that one does not see it."""
    lengths: dict[tuple[int, int], float] = {}
    for side, (region, *_) in drawing.sides.items():
        for other in drawing.across(side):
            if region < other:
                (x, y), (u, v) = drawing.points[side[0]], drawing.points[side[1]]
                far = ((x - u) ** 2 + (y - v) ** 2) ** 0.5
                lengths[region, other] = lengths.get((region, other), 0.0) + far
    return [pair for pair, length in lengths.items() if length < least]


def _is_simple(outline: list[Point]) -> bool:
    if double_area(outline) <= 0 or len(set(outline)) < len(outline):
        return False
    sides = list(zip(outline, outline[1:] + outline[:1], strict=True))
    last = len(sides) - 1
    return not any(
        _meet(*sides[i], *sides[j])
        for i in range(len(sides))
        for j in range(i + 2, len(sides))
        if (i, j) != (0, last)
    ) and not any(_folds_back(outline[i - 2], outline[i - 1], outline[i]) for i in range(len(outline)))


def _turn(a: Point, b: Point, c: Point) -> int:
    """Above 0 if the way from a over b to c turns right on a screen, 0 if it is straight."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two sides have a point in common."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _parts(_turn(a, b, c), _turn(a, b, d)) and _parts(_turn(c, d, a), _turn(c, d, b))


def _parts(one: int, other: int) -> bool:
    """Whether two points do not lie on the same side of a line."""
    return one == 0 or other == 0 or (one > 0) != (other > 0)


def _folds_back(a: Point, b: Point, c: Point) -> bool:
    """Whether the way from a over b to c goes back along itself."""
    ahead = (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])
    return _turn(a, b, c) == 0 and ahead < 0
