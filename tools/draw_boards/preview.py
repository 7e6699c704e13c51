"""A picture of a drawn board, to see whether it looks well. The page paints its own."""

from collections.abc import Iterable, Sequence

from tools.draw_boards.drawing import Drawing
from tools.draw_boards.facts import WIDTH
from tools.draw_boards.spots import Spots
from tools.draw_boards.start import Points

COLOURS = {
    "sea": "#7fb2cf",
    "lake": "#93cbdc",
    "forest": "#7c9f5b",
    "hill": "#c3ca7d",
    "mountain": "#b3a595",
    "swamp": "#8c9a7f",
    "farmland": "#ead683",
}
INK = "#4a3b2a"


def preview(drawing: Drawing, spots: Sequence[Spots]) -> str:
    """The board as SVG: plain colours, circles for tokens, symbols and markers, dots for decoration."""
    height = drawing.facts.height
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" stroke-linejoin="round">',
        *_regions(drawing),
        *_circles(spots),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _regions(drawing: Drawing) -> Iterable[str]:
    for region in drawing.facts.regions:
        path = "".join(_curve(drawing.arc(arc)) for arc in drawing.rings[region.id])
        colour = COLOURS[region.terrain]
        yield f'<path d="M{path[1:]}Z" fill="{colour}" stroke="{INK}" stroke-width="2.5"/>'


def _curve(arc: Points) -> str:
    """A border with round bends: through the middles of its pieces, with their ends as control points."""
    middles = (arc[:-1] + arc[1:]) / 2
    start, *bends = zip(arc[:-1], middles, strict=True)
    path = f"L{_point(start[0])}L{_point(start[1])}"
    return path + "".join(f"Q{_point(bend)} {_point(middle)}" for bend, middle in bends)


def _point(place: Points) -> str:
    return f"{place[0]:g} {place[1]:g}"


def _circles(spots: Sequence[Spots]) -> Iterable[str]:
    yield '<g fill="#fff" fill-opacity=".3">'
    for places in spots:
        for circle in (places.token, places.symbol, places.label):
            yield f'<circle cx="{circle.x}" cy="{circle.y}" r="{circle.radius}"/>'
    yield f'</g><g stroke="{INK}" stroke-opacity=".45" stroke-width="5" stroke-linecap="round">'
    for places in spots:
        yield f'<path d="{"".join(f"M{x} {y}h0" for x, y in places.decor)}"/>'
    yield "</g>"
