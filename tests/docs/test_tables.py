"""The tables of docs/formats.md and README.md list what there is, all of it and nothing else."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

import elbowroom
from elbowroom import Game
from elbowroom.cli import app
from elbowroom.content.loader import MAPS, base_powers, base_races
from elbowroom.engine import events
from elbowroom.engine.actions import VERBS
from elbowroom.engine.state import OVER, PHASES
from elbowroom.record import position, record
from tests.docs.pages import page, rows, section
from tests.locales.sources import reason_codes

FORMATS = page("docs/formats.md")
PACKAGE = Path(elbowroom.__file__).parent
OUTER = ("arena", "cli", "players", "testing")
"""Parts of the package whose errors are not about the formats."""


def first_column(heading: str) -> list[str]:
    """The words in backticks of the first column of the tables under a heading."""
    return [word for cells in rows(section(FORMATS, heading)) for word in re.findall(r"`(.+?)`", cells[0])]


def raised(error: str) -> set[str]:
    """The codes with which an error is raised."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        if path.relative_to(PACKAGE).parts[0] not in OUTER:
            found.update(re.findall(rf'{error}\(\s*"(\w+)"', path.read_text(encoding="utf-8")))
    assert found, error
    return found


def test_all_races_powers_and_maps_are_named() -> None:
    words = re.findall(r"`(\w+)`", section(FORMATS, "Names"))
    named = [*(trait.id for trait in (*base_races(), *base_powers())), *MAPS]
    assert words[: len(named)] == named


def test_all_moves_are_listed() -> None:
    verbs = {move.split()[0] for move in first_column("Moves")}
    assert verbs == {*VERBS, "die", "reveal"}


def test_all_phases_are_listed() -> None:
    assert first_column("Phases") == list(PHASES[: OVER + 1])


def test_all_of_a_game_is_listed() -> None:
    listed = {
        re.split(r"[.(]", name)[1]
        for heading in ("Making a game", "Looking", "Playing")
        for name in re.findall(r"`((?:game|Game)\.\w+)", section(FORMATS, heading))
    }
    made = vars(Game.new(2, seed=1))
    assert listed == {name for name in (*vars(Game), *made) if not name.startswith("_")}


def test_all_events_are_listed_with_their_fields() -> None:
    listed = {
        cells[0].strip("`"): re.findall(r"`(\w+)`", cells[1]) for cells in rows(section(FORMATS, "Events"))
    }
    assert listed == {kind.__name__: [each.name for each in fields(kind)] for kind in events.KINDS}


def test_all_fields_of_a_position_are_listed() -> None:
    assert set(first_column("The table")) == set(position.Position.__annotations__)
    assert first_column("The turn") == list(position.Turn.__annotations__)
    markers = {trait.marker.id for trait in (*base_races(), *base_powers()) if trait.marker is not None}
    assert set(first_column("Regions")) == {"lost_tribe", "seat", "race", "tokens"} | markers
    registers = {trait.register for trait in (*base_races(), *base_powers()) if trait.register}
    player = {"name", "coins", "active", "declined"}
    assert set(first_column("Players")) == (player | {"race", "power", "hand", "aside", "turns"} | registers)


def test_all_headers_of_a_record_are_listed() -> None:
    assert first_column("Records") == list(record._HEADERS)


def test_all_reasons_are_listed_in_order() -> None:
    assert first_column("IllegalMove") == sorted(reason_codes())


@pytest.mark.parametrize(
    "error", ["PositionError", "RecordError", "ContentError", "PackError", "OptionError"]
)
def test_all_codes_of_an_error_are_listed_in_order(error: str) -> None:
    assert first_column(error) == sorted(raised(error))


def test_the_readme_lists_every_command() -> None:
    table = rows(section(page("README.md"), "Commands"))
    listed = {word for cells in table for word in re.findall(r"`([\w-]+)`", cells[0])}
    known = {
        command.name or getattr(command.callback, "__name__", "").replace("_", "-")
        for command in app.registered_commands
    }
    assert listed == known | {group.name for group in app.registered_groups}
