"""The picture of the README: what `elbowroom show` prints. `python -m tests.docs.picture` draws it anew."""

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from elbowroom import Game
from elbowroom.cli.board import print_game

IMAGES = Path(__file__).parents[2] / "docs" / "images"
POSITION = IMAGES / "position.json"
PICTURE = IMAGES / "show.svg"
WITHOUT_FONTS = re.sub(r" *@font-face \{\{.*?\}\}\n", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""The picture loads nothing from elsewhere."""


def recorded() -> Console:
    """A terminal on which the position was shown."""
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True, highlight=False)
    print_game(console, Game.from_position(POSITION))
    return console


def svg() -> str:
    """The picture."""
    title = "elbowroom show docs/images/position.json"
    return recorded().export_svg(title=title, code_format=WITHOUT_FONTS, unique_id="elbowroom")


if __name__ == "__main__":
    PICTURE.write_text(svg(), encoding="utf-8", newline="\n")
