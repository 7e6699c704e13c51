"""docs/architecture.md shows every file of the package in its room, and nothing that is not there."""

import re

from tests.architecture.sources import PACKAGE, ROOT, files, name

MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
TABLE = re.compile(r"^\| file of `(\w+/)` \|.*\n((?:\|.*\n)+)", re.M)
SHOWN_BY_FOLDER = ("content/base/races/", "content/base/powers/", "server/store/migrations/")


def shown() -> set[str]:
    """Every file and folder in the first columns of the tables."""
    found: set[str] = set()
    for room, rows in TABLE.findall(MAP):
        for row in rows.splitlines()[1:]:
            found.update(room + word for word in re.findall(r"`([\w/.]+)`", row.split("|")[1]))
    return found


def test_every_file_is_in_its_room_and_no_room_has_a_file_too_many() -> None:
    rooms = {name(path) for path in files() if path.name != "__init__.py" and "/" in name(path)}
    single = {file for file in rooms if not file.startswith(SHOWN_BY_FOLDER)}
    assert {entry for entry in shown() if entry.endswith(".py")} == single


def test_every_folder_on_the_map_is_there() -> None:
    folders = {entry for entry in shown() if entry.endswith("/")}
    assert set(SHOWN_BY_FOLDER) <= folders
    assert {folder for folder in folders if not (PACKAGE / folder).is_dir()} == set()


def test_the_house_has_no_other_parts() -> None:
    drawing = MAP.partition("```\nsrc/elbowroom/")[2].partition("```")[0]
    drawn = set(re.findall(r"^  ([\w.]+)", drawing, re.M)) - {"web"}
    parts = {name(path).partition("/")[0] for path in files()}
    assert drawn == parts - {"__init__.py", "__main__.py"}
