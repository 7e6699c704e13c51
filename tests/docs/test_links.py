"""Links of the documentation lead somewhere, and what it names exists."""

import re
from pathlib import Path

import pytest

from tests.docs.pages import FENCE, PAGES, ROOT, name

LINK = re.compile(r"\[[^\]]*\]\((?P<target>[^)\s]+)\)")
FILE = re.compile(r"`((?:src|tests|docs|examples|tools|benchmarks)/[\w./-]+)`")


def prose(path: Path) -> str:
    """A page without its code."""
    return FENCE.sub("", path.read_text(encoding="utf-8"))


def anchors(path: Path) -> set[str]:
    """The headings of a page as links name them."""
    headings = re.findall(r"^#+ (.+)$", prose(path), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


def test_the_pages_are_found() -> None:
    names = [name(path) for path in PAGES]
    assert {"README.md", "CONTRIBUTING.md", "docs/formats.md", "benchmarks/results.md"} <= set(names)
    assert sum(page.startswith("docs/adr/") for page in names) >= 7


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_links_lead_to_what_exists(path: Path) -> None:
    for link in LINK.finditer(prose(path)):
        target, _, anchor = link["target"].partition("#")
        if target.startswith(("http://", "https://")):
            continue
        file = (path.parent / target).resolve() if target else path
        assert file.exists(), link["target"]
        assert file.is_relative_to(ROOT), link["target"]
        assert not anchor or anchor in anchors(file), link["target"]


@pytest.mark.parametrize("path", PAGES, ids=name)
def test_files_that_a_page_names_exist(path: Path) -> None:
    named = [file for file in FILE.findall(prose(path)) if "NAME" not in file]
    assert [file for file in named if not (ROOT / file).exists()] == []
