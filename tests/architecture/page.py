"""The page's sources, as the architecture tests read them."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.sources import ROOT

SOURCES = ROOT / "web" / "src"
IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*["']((?:@|\.{1,2})/[^"']+)["']""")
"""What follows ``from`` or ``import``, also where it is imported later, if it is a file of the page."""


def page_files() -> list[Path]:
    """Everything of the page that can import or be imported: scripts, components and styles."""
    found = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    assert found
    return sorted(found)


def page_name(path: Path) -> str:
    """A file as tests report it, relative to the page's sources."""
    return path.relative_to(SOURCES).as_posix()


def room(path: Path) -> str:
    """The folder that a file stands in; a loose file is a room of its own."""
    return page_name(path.parent) if path.parent != SOURCES else path.name


def page_imports(path: Path) -> Iterator[Path]:
    """The files that a file imports."""
    for target in IMPORT.findall(path.read_text(encoding="utf-8")):
        start = SOURCES / target[2:] if target.startswith("@/") else path.parent / target
        ways = [start.with_name(start.name + suffix) for suffix in ("", ".ts", ".svelte")]
        found = [way.resolve() for way in ways if way.is_file()]
        assert found, f"{page_name(path)} imports {target}, which is not there"
        yield found[0]
