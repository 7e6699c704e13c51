"""`elbowroom show`."""

import json
from pathlib import Path

import pytest

from elbowroom import Game
from tests.cli.shell import played, refused, run
from tests.scenario import game, held, player, strip


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Seat 0 may expand; seat 1 has a race in decline, camps and a lair."""
    table = game(
        "2p",
        [
            player("trolls dragon_master", hand=4, turns=1, coins=12),
            player("elves bivouacking", declined=["ghouls"], turns=1),
        ],
        {
            5: held(0, "trolls", 2, lair=1, dragon=1),
            6: {"lost_tribe": 1},
            9: held(1, "elves", 1, encampments=2),
            13: held(1, "ghouls", 3),
        },
        round=3,
        offer=[{"race": "orcs", "power": "flying", "coins": 1}],
        banners={"shuffled": ["humans", "wizards"], "returned": ["ratmen"]},
        badges={"shuffled": ["wealthy"], "discarded": ["stout"]},
    )
    path = tmp_path / "position.json"
    path.write_text(json.dumps(table.to_position()), encoding="utf-8")
    return path


def row(printed: str, start: str) -> list[str]:
    """The words of the line that begins like this."""
    return next(
        line.split() for line in printed.splitlines() if line.split()[: len(start.split())] == start.split()
    )


@pytest.mark.parametrize("width", [80, 120])
def test_everything_is_on_the_board_at_any_width(position: Path, width: int) -> None:
    printed = run("show", position, width=width)
    assert max(map(len, printed.splitlines())) <= width
    assert "…" not in printed
    assert printed.startswith("Player 1: conquest or decline (round 3 of 10)\n")
    assert row(printed, "5 Pickaxe Peak") == (
        [
            "5",
            "Pickaxe",
            "Peak",
            "mountain",
            "mine",
            "cavern",
            "Player",
            "1",
            "2",
            "Trolls",
            "lair,",
            "dragon",
        ]
    )
    assert row(printed, "6 ") == ["6", "Grandmother", "Hill", "hill", "Lost", "Tribe"]
    assert row(printed, "9 ")[-5:] == ["2", "1", "Elves", "2", "encampments"]
    assert row(printed, "13 ")[-2:] == ["3", "(Ghouls)"]
    assert row(printed, "22 ") == ["22", "Mackerel", "Bay", "sea"]
    assert row(printed, "Player 1 12")[:8] == ["Player", "1", "12", "Dragon", "Master", "Trolls", "4", "1"]
    assert "1  Flying Orcs      10      1" in printed
    below = "banners shuffled 2, returned 1; badges shuffled 1, discarded 1"
    assert below in " ".join(printed.split())
    assert "\n  decline\n" in printed
    assert "\n  abandon 5\n" in printed
    assert "\n  use dragon_master 0 1 6 11\n" not in printed, "a troll is no seafarer"
    assert "\n  use dragon_master 1 6 11\n" in printed


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_map_fits_eighty_columns(players: int, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(played(players, until=lambda game: game.round == 4).record(), encoding="utf-8")
    printed = run("show", path, width=80)
    assert max(map(len, printed.splitlines())) <= 80
    assert "…" not in printed


def test_a_record_is_shown_at_its_end_or_after_so_many_moves(tmp_path: Path) -> None:
    finished = played()
    path = tmp_path / "game.txt"
    path.write_text(finished.record(), encoding="utf-8")
    end = run("show", path)
    assert end.startswith("end of the game\n")
    assert "Legal moves" not in end
    assert all(str(coins) in end for coins in finished.coins)
    start = run("show", path, "--at", "0")
    assert start.startswith("Player 1: choice of a combo (round 1 of 10)\n")
    assert start.count("no race yet") == 2
    assert "\n  pick 1 2 3 4 5 6\n" in start
    assert run("show", path, "--at", "1").startswith("Player 1: conquest or decline (round 1 of 10)\n")


def test_declined_ghouls_are_named_when_they_act(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    acting = game(
        strip("hill", "swamp", "forest"),
        [player("orcs hill", declined=["ghouls"], turns=1), player("elves swamp", hand=3)],
        {0: held(0, "orcs"), 1: held(0, "ghouls", 3)},
        acting="declined",
    )
    path.write_text(json.dumps(acting.to_position()), encoding="utf-8")
    printed = run("show", path)
    assert printed.startswith("Player 1: conquest or decline (round 1 of 10) (Ghouls)\n")
    assert row(printed, "1 region 1")[-2:] == ["3", "(Ghouls)"]


def test_amazons_aside_are_shown(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    amazons = game(
        strip("hill"),
        [player("amazons hill", aside=4, hand=2), player("elves swamp")],
        {0: held(0, "amazons")},
    )
    path.write_text(json.dumps(amazons.to_position()), encoding="utf-8")
    assert "Hill Amazons  2 + 4 aside        1" in run("show", path)


def test_what_cannot_be_shown_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    assert refused("show", path) == f"There is no file {path}."
    path.write_text("[1, 2", encoding="utf-8")
    assert refused("show", path).startswith(f"{path}: position: this is not JSON: ")
    path.write_text("{}", encoding="utf-8")
    assert refused("show", path) == f"{path}: players: 2 to 5 can play, not 0."
    path.write_text('{"players": [{}, {}], "round": "three"}', encoding="utf-8")
    assert refused("show", path) == f"{path}: round: a whole number from 1 to 10 is wanted here, not 'three'."
    path.write_text('{"players": [{}, {}]}', encoding="utf-8")
    assert refused("show", path, "--at", "3") == (
        f"{path}: --at counts the moves of a record, and this is a position."
    )
    path.write_text(Game.new(2, 1).record(), encoding="utf-8")
    assert refused("show", path, "--at", "3") == (
        f"{path}: --at can be from 0 to 0, the number of moves in the record, not 3."
    )
