"""Records: what may be read."""

import json
from pathlib import Path

import pytest

from elbowroom import Game
from tests.record.records import LINES, POSITION, record
from tests.scenario import held, strip


def test_a_record_is_played_again_to_its_result() -> None:
    g = Game.replay(record(*LINES))
    assert g.over
    assert g.coins == [9, 6]
    assert g.winners == [0]
    assert g.names == ["Ann", "Bo"]


def test_a_record_may_be_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(*LINES), encoding="utf-8")
    assert Game.replay(file).coins == [9, 6]


@pytest.mark.parametrize(
    "text",
    [
        "\n\n# a game\n" + record(*LINES),
        "\n\n".join(LINES),
        "\n# comment\n".join(LINES),
        "\r\n".join(LINES),
        record(*LINES).replace("conquer 3", "  conquer   3   # at last"),
        record(*LINES).replace("elbowroom 1", "elbowroom 1 # the first format").replace("-- ", "-- # moves"),
        record(*LINES).rstrip("\n"),
        record(*LINES, "", "# the end", ""),
        record(*LINES).replace("== 9 6", "==  9   6 # Ann wins"),
    ],
    ids=[
        "before", "blank lines", "comments", "crlf", "spaces", "after headers", "no last newline", "after",
        "after the result",
    ],
)  # fmt: skip
def test_blank_lines_and_comments_are_allowed(text: str) -> None:
    assert Game.replay(text).coins == [9, 6]


def test_a_hash_inside_json_is_no_comment() -> None:
    facts = strip("hill", "swamp", "forest", "farmland", rounds=1) | {"title": "Map # 1"}
    text = record(*LINES).replace(LINES[5], f"position {json.dumps(POSITION | {'map': facts})}")
    assert Game.replay(text).map == facts


@pytest.mark.parametrize("end", [end for end in range(7, 18) if end != 10])
def test_a_record_that_breaks_off_replays_to_where_it_ends(end: int) -> None:
    g = Game.replay(record(*LINES[:end]))
    assert g.record().splitlines()[7:end] == LINES[7:end]
    assert g.over == (end == 17)


def test_the_headers_may_come_in_any_order() -> None:
    assert Game.replay(record(LINES[0], *reversed(LINES[1:6]), *LINES[6:])).coins == [9, 6]


def test_headers_with_a_plain_default_may_be_left_out() -> None:
    assert Game.replay(record("elbowroom 1", LINES[5], *LINES[6:])).coins == [9, 6]
    g = Game.replay(record("elbowroom 1", "players Ann, Bo, Cy", "--"))
    assert (g.map, g.seed, g.names) == ("3p", 0, ["Ann", "Bo", "Cy"])


def test_a_seed_before_a_position_is_the_seed_of_the_game() -> None:
    assert Game.replay(record(*LINES)).seed == 7


def test_held_regions_of_a_position_are_replayed_too() -> None:
    position = POSITION | {"regions": {"0": held(0, "orcs", 2)}}
    g = Game.replay(record("elbowroom 1", f"position {json.dumps(position)}", "--", "abandon 0"))
    assert g.to_position()["regions"] == {}
