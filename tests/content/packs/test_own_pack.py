"""The pack that comes with the game: every piece has a drawing of its own in the page."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from elbowroom.content.at_table import own_pack

DRAWN = Path(__file__).parents[3] / "web" / "src" / "pieces" / "drawn"


def test_every_piece_has_a_drawing_that_is_ours() -> None:
    pack: Any = own_pack("odd_neighbours").data()
    icons = [piece["icon"] for piece in [*pack["races"], *pack["powers"]]]
    assert len(icons) == len(set(icons)) == 18
    assert sorted(icons) == sorted(path.stem for path in DRAWN.glob("*.svg"))


def test_drawings_take_the_colour_of_the_words_beside_them() -> None:
    for path in DRAWN.glob("*.svg"):
        root = ElementTree.parse(path).getroot()
        assert root.get("viewBox") == "0 0 512 512", path.name
        paints = {node.get(name) for node in root for name in ("fill", "stroke")} - {None}
        assert "currentColor" in paints, path.name
        assert paints <= {"currentColor", "none"}, path.name
