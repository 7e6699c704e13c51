"""The files of a drawn board: JSON for the page, SVG to look at."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from tools.draw_boards.drawing import Drawing, draw
from tools.draw_boards.facts import HEIGHTS, WIDTH, Region, read
from tools.draw_boards.preview import preview
from tools.draw_boards.spots import Circle, Spots, find_spots
from tools.draw_boards.start import Points

ROOT = Path(__file__).resolve().parents[2]
BOARDS = ROOT / "web" / "src" / "boards"
PREVIEWS = ROOT / "docs" / "boards"


def make_files(boards: Iterable[int] = tuple(HEIGHTS)) -> dict[Path, str]:
    """The files of the boards for so many players each, as they should be."""
    files = {}
    for players in boards:
        drawing = draw(read(players))
        spots = [
            find_spots(
                drawing.outline(region.id), len(region.symbols), drawing.facts.side, f"{players} {region.id}"
            )
            for region in drawing.facts.regions
        ]
        files[BOARDS / f"{players}p.json"] = _board(drawing, spots)
        files[PREVIEWS / f"{players}p.svg"] = preview(drawing, spots)
    return files


def stale(files: Mapping[Path, str]) -> list[Path]:
    """Those that are missing or other than they should be."""
    return [
        path for path, text in files.items() if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def _board(drawing: Drawing, spots: list[Spots]) -> str:
    """A line for every arc and every region, so that a change can be read."""
    arcs = [_compact(_deltas(arc)) for arc in drawing.arcs]
    regions = [
        _compact(_facts(region) | {"arcs": ring} | _places(places))
        for region, ring, places in zip(drawing.facts.regions, drawing.rings, spots, strict=True)
    ]
    return (
        f'{{"width":{WIDTH},"height":{drawing.facts.height},"arcs":[\n'
        + ",\n".join(arcs)
        + '\n],"regions":[\n'
        + ",\n".join(regions)
        + "\n]}\n"
    )


def _deltas(arc: Points) -> list[int]:
    """The first point, then the way from each point to the next."""
    steps = np.vstack([arc[:1], np.diff(arc, axis=0)])
    return [int(step) for step in steps.ravel()]


def _facts(region: Region) -> dict[str, Any]:
    return {"id": region.id, "name": region.name, "terrain": region.terrain, "symbols": region.symbols}


def _places(spots: Spots) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for name in ("token", "symbol", "label"):
        circle: Circle = getattr(spots, name)
        fields |= {name: [circle.x, circle.y], f"{name}Radius": circle.radius}
    return fields | {"decor": [number for place in spots.decor for number in place]}


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
