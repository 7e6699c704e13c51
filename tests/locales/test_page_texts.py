"""The page says nothing that has no text, and no text of the page is left over."""

import re
from pathlib import Path

import pytest

from elbowroom.locales import has_text
from elbowroom.rulebook.texts import rules_text
from tests.locales.test_texts import FILES, messages

PAGE = Path(__file__).parents[2] / "web" / "src"
SOURCES = {
    path: path.read_text(encoding="utf-8")
    for path in [*PAGE.rglob("*"), PAGE.parent / "app-files.ts"]
    if path.suffix in (".ts", ".svelte")
}
ID = r"[a-z0-9]+(?:[-_][a-z0-9]+)+(?:\.[a-z]+)?"
QUOTED = re.compile(rf"""["']({ID})["']""")
BUILT = re.compile(r"`([a-z][a-z0-9-]*-)\$\{[^`]*?\}([a-z-]*)`")
"""An id with a part that is known only at run time, such as ``race-${id}-about``."""


def test_the_page_has_sources_and_texts() -> None:
    assert len(SOURCES) > 20
    assert [path for path in FILES if path.stem.startswith("page-")]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_every_text_that_the_page_asks_for_exists(path: Path) -> None:
    rules_text("rules-title")  # the rulebook is read late
    asked = re.findall(rf"""\btext\(\s*["']({ID})["']""", SOURCES[path])
    assert [id for id in asked if not has_text(id.partition(".")[0])] == []


def test_no_text_of_the_page_is_left_over() -> None:
    source = "\n".join(SOURCES.values())
    whole = {id.partition(".")[0].replace("_", "-") for id in QUOTED.findall(source)}
    parts = set(BUILT.findall(source))
    texts = [id for path in FILES if path.stem.startswith("page-") for id in messages(path.stem)]
    unused = [
        id for id in texts
        if id not in whole and not any(id.startswith(head) and id.endswith(tail) for head, tail in parts)
    ]  # fmt: skip
    assert unused == []
