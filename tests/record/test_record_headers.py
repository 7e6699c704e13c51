"""Records: files and headers that are refused, and which line is at fault."""

import json
from pathlib import Path

import pytest

from elbowroom import Game, RecordError
from tests.record.records import CUNNING, LINES, POSITION, changed, fault, record


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay(tmp_path / "nothing.txt")
    assert "nothing.txt" in str(caught.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\x00\xfe")
    with pytest.raises(RecordError):
        Game.replay(file)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("\n\n", 2),
        ("# only a comment\n", 1),
        ("hello\n", 1),
        ("\n\nelbowroom\n", 3),
        ("elbowroom 1 2\n--\n", 1),
        ("1 elbowroom\n--\n", 1),
        ("Elbowroom 1\n--\n", 1),
        (json.dumps(POSITION), 1),
    ],
)
def test_what_is_no_record_is_refused(text: str, line: int) -> None:
    assert fault(text) == ("not_a_record", line)


@pytest.mark.parametrize("version", ["2", "0", "1.0", "x"])
def test_another_version_is_refused(version: str) -> None:
    assert fault(changed(1, f"elbowroom {version}")) == ("unknown_version", 1)


@pytest.mark.parametrize("line", ["colour red", "Map 2p", "conquer 1", "mapp 2p", "== 1 2"])
def test_an_unknown_header_is_refused(line: str) -> None:
    assert fault(changed(5, LINES[4], line)) == ("unknown_header", 6)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_a_header_that_comes_twice_is_refused(number: int) -> None:
    assert fault(changed(6, LINES[5], LINES[number - 1])) == ("header_twice", 7)


def test_headers_that_never_end_are_refused() -> None:
    assert fault(record(*LINES[:6])) == ("no_moves", 6)


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "7 8", "1e3", "²", "9" * 5000, str(2**64)])
def test_a_bad_seed_is_refused(seed: str) -> None:
    code, line = fault(changed(3, f"seed {seed}"))
    assert code in ("bad_header", "bad_header_value")
    assert line == 3


def test_a_seed_without_a_number_is_refused() -> None:
    assert fault(changed(3, "seed")) == ("bad_header_value", 3)


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "map 9p"),
        (2, "map"),
        (2, "map {"),
        (2, 'map {"regions": []}'),
        (2, 'map {"a":' + "[" * 100_000),
        (4, "players Ann"),
        (4, "players Ann,"),
        (4, "players"),
        (4, "players A, B, C, D, E, F"),
    ],
)
def test_a_bad_map_or_bad_players_are_refused_with_their_line(number: int, line: str) -> None:
    headers = LINES[:5]
    headers[number - 1] = line
    with pytest.raises(RecordError) as caught:
        Game.replay(record(*headers, "--"))
    assert caught.value.line == number


@pytest.mark.parametrize(
    "position", ["{", "[]", "5", "{}", '{"players": 5}', json.dumps(POSITION | {"round": 77}), "[" * 100_000]
)
def test_a_bad_position_is_refused_with_its_line(position: str) -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay(changed(6, f"position {position}"))
    assert caught.value.line == 6


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay(changed(5, "homebrew -", "options blindfold"))
    assert caught.value.line == 6


@pytest.mark.parametrize("wanted", ["gnomes", "cunning, gnomes", "gnomes,", ","])
def test_a_home_made_trait_that_is_not_there_is_refused(wanted: str) -> None:
    assert fault(changed(5, f"homebrew {wanted}"), [CUNNING]) == ("missing_homebrew", 5)
