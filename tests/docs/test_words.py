"""docs/words.md: where the code's words come from."""

import re
from pathlib import Path

import elbowroom
from tests.docs.pages import page

PACKAGE = Path(elbowroom.__file__).parent


def words() -> list[list[str]]:
    """The rows of the glossary."""
    lines = page("docs/words.md").splitlines()
    return [line.strip("| ").split(" | ") for line in lines if line.startswith("| **")]


def test_every_word_is_where_the_glossary_says() -> None:
    places = [where.strip("`") for _, _, where in words()]
    assert len(places) > 50
    assert [place for place in places if not (PACKAGE / place).is_file()] == []


def test_every_word_is_explained_once() -> None:
    explained = [word for cells in words() for word in re.findall(r"\*\*(.+?)\*\*", " ".join(cells))]
    assert len(explained) == len(set(explained))
