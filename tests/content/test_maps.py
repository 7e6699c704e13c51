"""The four boards hold together, and not one of their facts changes unnoticed."""

import hashlib
import json
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "elbowroom"
MAPS = PACKAGE / "content" / "base" / "maps"
SOURCES = ROOT.parent / "shared" / "maps"

WATER = {"sea", "lake"}
TERRAINS = WATER | {"farmland", "forest", "hill", "mountain", "swamp"}
SYMBOLS = {"cavern", "magic", "mine"}
KEYS = ["id", "name", "terrain", "symbols", "lost_tribe", "edge", "border", "adjacent", "x", "y"]

MOUNTAINS_IN_BOX = 9
LOST_TRIBES_IN_BOX = 18
LONGEST_NAME = 18

Board = dict[str, Any]
Region = dict[str, Any]


class Expected(NamedTuple):
    """What can be counted on one printed board."""

    players: int
    rounds: int
    size: tuple[int, int]
    terrains: dict[str, int]
    symbols: dict[str, int]
    lost_tribes: int
    edge: int
    border: int
    adjacencies: int
    checksum: str


def land(each: int, mountain: int) -> dict[str, int]:
    """Terrain counts: every board has two seas, one lake, and four kinds of land in equal number."""
    return {
        "sea": 2,
        "lake": 1,
        "farmland": each,
        "forest": each,
        "hill": each,
        "swamp": each,
        "mountain": mountain,
    }


EXPECTED = {
    "2p": Expected(
        players=2,
        rounds=10,
        size=(1000, 530),
        terrains=land(4, mountain=4),
        symbols={"cavern": 4, "magic": 4, "mine": 4},
        lost_tribes=9,
        edge=15,
        border=16,
        adjacencies=51,
        checksum="78a6bf26fff7cc01dd3f83d518d1aab1b2a855fab1deda01aa1fdd2e55a0995a",
    ),
    "3p": Expected(
        players=3,
        rounds=10,
        size=(1000, 530),
        terrains=land(5, mountain=7),
        symbols={"cavern": 5, "magic": 5, "mine": 5},
        lost_tribes=10,
        edge=16,
        border=18,
        adjacencies=71,
        checksum="0298926c80dcc826a1fb549ed0b23799d969ae10b5b089029a3f18aadf7afb53",
    ),
    "4p": Expected(
        players=4,
        rounds=9,
        size=(1000, 1000),
        terrains=land(7, mountain=8),
        symbols={"cavern": 7, "magic": 7, "mine": 7},
        lost_tribes=14,
        edge=18,
        border=23,
        adjacencies=95,
        checksum="b731399b8aecf631eaacdb9888685ba861d8a7c7d08207b8684219daf2d6e0c2",
    ),
    "5p": Expected(
        players=5,
        rounds=8,
        size=(1000, 1000),
        terrains=land(9, mountain=9),
        symbols={"cavern": 9, "magic": 9, "mine": 9},
        lost_tribes=18,
        edge=21,
        border=27,
        adjacencies=119,
        checksum="ccb4f5b10a6773a0f1407611d946acbe4e2b79cce04b5c1870011dc5738c898f",
    ),
}
REGION_COUNTS = {"2p": 23, "3p": 30, "4p": 39, "5p": 48}

each_map = pytest.mark.parametrize("name", sorted(EXPECTED))


def load(name: str) -> Board:
    return tomllib.loads((MAPS / f"{name}.toml").read_text(encoding="utf-8"))


def regions_of(name: str) -> list[Region]:
    regions: list[Region] = load(name)["regions"]
    return regions


def facts(board: Board) -> Board:
    """The board without the place names, which are ours to change."""
    nameless = [{key: value for key, value in region.items() if key != "name"} for region in board["regions"]]
    return {**board, "regions": nameless}


def english() -> dict[str, str]:
    """The one-line messages of regions.ftl."""
    text = (PACKAGE / "locales" / "en" / "regions.ftl").read_text(encoding="utf-8")
    pairs: list[tuple[str, str]] = re.findall(r"^([a-z][a-z0-9-]*) = (.+)$", text, flags=re.MULTILINE)
    assert len(dict(pairs)) == len(pairs), "a message is written twice"
    return dict(pairs)


def test_no_other_maps() -> None:
    assert sorted(path.stem for path in MAPS.glob("*.toml")) == sorted(EXPECTED)


@each_map
def test_shape(name: str) -> None:
    board = load(name)
    assert list(board) == ["players", "rounds", "board", "regions"]
    for index, region in enumerate(board["regions"]):
        assert list(region) == KEYS
        assert region["id"] == index
        assert region["terrain"] in TERRAINS
        assert set(region["symbols"]) <= SYMBOLS
        assert region["symbols"] == sorted(set(region["symbols"]))
        assert region["adjacent"] == sorted(set(region["adjacent"]))
        assert all(type(region[key]) is bool for key in ("lost_tribe", "edge", "border"))
        assert 0 < region["x"] < board["board"]["width"]
        assert 0 < region["y"] < board["board"]["height"]


@each_map
def test_counts(name: str) -> None:
    board, expected = load(name), EXPECTED[name]
    regions = board["regions"]
    assert (board["players"], board["rounds"]) == (expected.players, expected.rounds)
    assert (board["board"]["width"], board["board"]["height"]) == expected.size
    assert len(regions) == REGION_COUNTS[name] == sum(expected.terrains.values())
    assert Counter(region["terrain"] for region in regions) == expected.terrains
    assert Counter(symbol for region in regions for symbol in region["symbols"]) == expected.symbols
    assert sum(region["lost_tribe"] for region in regions) == expected.lost_tribes
    assert sum(region["edge"] for region in regions) == expected.edge
    assert sum(region["border"] for region in regions) == expected.border
    assert sum(len(region["adjacent"]) for region in regions) == 2 * expected.adjacencies


@each_map
def test_the_box_has_enough(name: str) -> None:
    regions = regions_of(name)
    assert sum(region["terrain"] == "mountain" for region in regions) <= MOUNTAINS_IN_BOX
    assert sum(region["lost_tribe"] for region in regions) <= LOST_TRIBES_IN_BOX


@each_map
def test_adjacency_goes_both_ways(name: str) -> None:
    regions = regions_of(name)
    pairs = {(region["id"], other) for region in regions for other in region["adjacent"]}
    assert {(b, a) for a, b in pairs} == pairs
    assert all(a != b for a, b in pairs)
    assert all(0 <= b < len(regions) for _, b in pairs)


@each_map
@pytest.mark.parametrize("across_water", [True, False])
def test_connected(name: str, across_water: bool) -> None:
    """Every region can be reached, also by a race that never gets its feet wet."""
    regions = regions_of(name)
    left = {region["id"] for region in regions if across_water or region["terrain"] not in WATER}
    todo = [left.pop()]
    while todo:
        found = left & set(regions[todo.pop()]["adjacent"])
        left -= found
        todo.extend(found)
    assert not left


@each_map
def test_drawn_without_gaps(name: str) -> None:
    """At every inner corner exactly three regions meet, so Euler's formula fixes the number of adjacencies.

    A region off the edge with two neighbours lies between two stretches of their frontier, which count once.
    """
    regions = regions_of(name)
    edge = sum(region["edge"] for region in regions)
    capes = sum(not region["edge"] and len(region["adjacent"]) == 2 for region in regions)
    assert EXPECTED[name].adjacencies + capes == 3 * len(regions) - 3 - edge


@each_map
def test_edge_is_a_ring(name: str) -> None:
    regions = regions_of(name)
    for region in regions:
        if region["edge"]:
            assert sum(regions[other]["edge"] for other in region["adjacent"]) >= 2


@each_map
def test_border(name: str) -> None:
    """Rule 4.1: the edge of the board, or the shore of a sea that touches it."""
    regions = regions_of(name)
    for region in regions:
        neighbours = [regions[other] for other in region["adjacent"]]
        on_shore = any(other["terrain"] == "sea" and other["edge"] for other in neighbours)
        assert region["border"] == (region["edge"] or on_shore), region["id"]


@each_map
def test_water_is_bare(name: str) -> None:
    for region in regions_of(name):
        if region["terrain"] in WATER:
            assert not region["symbols"]
            assert region["edge"] == (region["terrain"] == "sea")


@each_map
def test_lost_tribes_live_on_soft_ground(name: str) -> None:
    homes = {region["terrain"] for region in regions_of(name) if region["lost_tribe"]}
    assert not homes & (WATER | {"mountain"})


@each_map
def test_checksum(name: str) -> None:
    dump = json.dumps(facts(load(name)), sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(dump.encode()).hexdigest() == EXPECTED[name].checksum


@each_map
def test_same_as_source(name: str) -> None:
    source = SOURCES / f"{name}.json"
    if not source.is_file():
        pytest.skip("the source boards (shared/maps) are not beside this checkout")
    assert facts(load(name)) == json.loads(source.read_text(encoding="utf-8"))


def test_names_are_unique_keys() -> None:
    names = [region["name"] for name in EXPECTED for region in regions_of(name)]
    assert [key for key, count in Counter(names).items() if count > 1] == []
    assert [key for key in names if not re.fullmatch(r"[a-z]+(_[a-z]+)*", key)] == []


def test_every_region_has_an_english_name() -> None:
    names = [region["name"] for name in EXPECTED for region in regions_of(name)]
    messages = english()
    assert list(messages) == [f"region-{key.replace('_', '-')}" for key in names]
    assert len(set(messages.values())) == len(messages)
    assert [text for text in messages.values() if len(text) > LONGEST_NAME] == []
