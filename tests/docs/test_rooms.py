"""docs/architecture.md has every file of the server in its room; docs/words.md says where words come from."""

import re
from pathlib import Path

import elbowroom
from tests.docs.pages import page, rows, section

PACKAGE = Path(elbowroom.__file__).parent
SERVER = PACKAGE / "server"


def test_every_file_of_the_server_has_its_room() -> None:
    listed = {
        name
        for cells in rows(section(page("docs/architecture.md"), "The server"))
        for name in re.findall(r"`([\w/]+\.py)`", cells[0])
    }
    there = (path.relative_to(SERVER) for path in SERVER.rglob("*.py") if path.name != "__init__.py")
    assert listed == {path.as_posix() for path in there if "migrations" not in path.parts}


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
