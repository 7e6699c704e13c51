"""The pages of the documentation, as their tests read them."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "benchmarks").glob("*.md")])
FENCE = re.compile(r"^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)


def page(name: str) -> str:
    """The text of a page."""
    return (ROOT / name).read_text(encoding="utf-8")


def name(path: Path) -> str:
    """A page as tests report it."""
    return path.relative_to(ROOT).as_posix()


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return [fence["text"] for fence in FENCE.finditer(text) if fence["language"] == language]


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one of any level."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#+ |\Z)", text, re.DOTALL | re.MULTILINE)
    assert found is not None, heading
    return found[1]


def rows(text: str) -> Iterator[list[str]]:
    """The rows of the tables in a text, without their headings."""
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            yield cells
