"""docs/architecture.md tells of every file of the server in which room it is, and of no other."""

import re
from pathlib import Path

import elbowroom
from tests.docs.pages import page, rows, section

SERVER = Path(elbowroom.__file__).parent / "server"


def test_every_file_of_the_server_has_its_room() -> None:
    listed = {
        name
        for cells in rows(section(page("docs/architecture.md"), "The server"))
        for name in re.findall(r"`([\w/]+\.py)`", cells[0])
    }
    there = (path.relative_to(SERVER) for path in SERVER.rglob("*.py") if path.name != "__init__.py")
    assert listed == {path.as_posix() for path in there if "migrations" not in path.parts}
