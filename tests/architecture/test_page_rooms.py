"""The page has rooms, too: each imports only what stands below it, and the map in the docs shows them all."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests.architecture.page import page_files, page_imports, page_name, room
from tests.architecture.sources import ROOT

ROOMS = (
    {"position.ts", "vocabulary.ts", "pack.ts", "boards", "styles", "sw.ts"},
    {"protocol.ts"},
    {"lib"},
    {"ui"},
    {"pieces"},
    {"board"},
    {"rules"},
    {"traits"},
    {"players", "talk", "story", "summary"},
    {"analysis", "guide", "maps", "mine"},
    {"table/combos", "table/turn"},
    {"table/seats"},
    {"table", "replay", "lobby", "rulebook", "workshop"},
    {"App.svelte"},
    {"main.ts"},
)
"""A room imports itself and rooms of the rows before it; rooms of one row do not know each other."""


def row(name: str) -> int:
    found = [i for i, rooms in enumerate(ROOMS) if name in rooms]
    assert found, f"{name} has no place in ROOMS yet"
    return found[0]


@pytest.mark.parametrize("path", page_files(), ids=page_name)
def test_a_file_imports_its_own_room_and_rooms_below(path: Path) -> None:
    own = room(path)
    above = {
        page_name(target)
        for target in page_imports(path)
        if room(target) != own and row(room(target)) >= row(own)
    }
    assert above == set()


def test_there_are_no_cycles() -> None:
    # a component that stands in itself, as a filter inside a filter does, imports itself
    TopologicalSorter({path: set(page_imports(path)) - {path} for path in page_files()}).prepare()


def test_every_room_has_files() -> None:
    assert {name for rooms in ROOMS for name in rooms} == {room(path) for path in page_files()}


def test_the_map_in_the_docs_shows_every_room() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8").partition("| room of `web/src`")[2]
    table = page.partition("\n\n")[0]
    shown = {
        name.removesuffix("/")
        for cell in re.findall(r"^\| (`.*?`) \|", table, re.M)
        for name in re.findall("`(.*?)`", cell)
    }
    assert shown == {name for rooms in ROOMS for name in rooms}
