"""`elbowroom analyse`."""

import json
from pathlib import Path
from typing import Any

import pytest

from elbowroom import Game
from tests.cli.shell import played, refused, run
from tests.scenario import game, held, player

HOMEBREW = Path(__file__).parents[2] / "examples" / "homebrew"
QUICK = ("--seconds", "0.1")


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """Seat 1 decides in the last turn, and nothing can be won any more."""
    table = game(
        "2p",
        [player("orcs hill", turns=1, coins=20), player("elves merchant", turns=1, coins=60)],
        {1: held(0, "orcs"), 20: held(1, "elves"), 21: held(1, "elves")},
        round=10,
        seat=1,
    )
    path = tmp_path / "position.json"
    path.write_text(json.dumps(table.to_position() | {"open_scores": True}), encoding="utf-8")
    return path


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(played(3).record(), encoding="utf-8")
    return path


def test_the_prospects_and_plans_of_a_position_are_shown(position: Path) -> None:
    printed = run("analyse", position, *QUICK)
    title, head, rule, ann, bo, _, plans = (line.rstrip() for line in printed.splitlines()[:7])
    assert title.startswith("Prospects after ")
    assert title.endswith(" games played out")
    assert head.split() == ["Player", "Expected", "coins", "Chance", "to", "win"]
    assert set(rule.replace(" ", "")) == {"─"}
    assert ann.split()[:3] == ["Player", "1", "20.0"]
    assert bo.split()[:2] == ["Player", "2"]
    assert bo.endswith(" %")
    assert plans == "The best plans for Player 2"
    assert "Lead" in printed
    assert "done" in printed


def test_the_json_is_one_object_and_nothing_else(record: Path) -> None:
    told: Any = json.loads(run("analyse", record, "--at", "0", "--json", *QUICK))
    assert list(told) == ["prospects", "plans", "games"]
    assert [list(prospect) for prospect in told["prospects"]] == [["seat", "coins", "win"]] * 3
    assert sum(prospect["win"] for prospect in told["prospects"]) == pytest.approx(1, abs=0.01)
    assert [list(plan) for plan in told["plans"]] == [["moves", "lead"]] * len(told["plans"])
    assert told["plans"][0]["moves"][0] in Game.new(3, 5).legal
    assert told["games"] > 0


def test_a_record_is_analysed_at_its_end_or_after_so_many_moves(record: Path) -> None:
    coins = played(3).coins
    end = run("analyse", record)
    assert end.splitlines()[0].rstrip() == "The end"
    assert all(f"{coin}.0" in end for coin in coins)
    assert "best plans" not in end
    told: Any = json.loads(run("analyse", record, "--json"))
    assert [prospect["coins"] for prospect in told["prospects"]] == coins
    assert (told["plans"], told["games"]) == ([], 0)
    assert "The best plans for Player 1" in run("analyse", record, "--at", "1", *QUICK)


def test_names_of_the_players_are_used(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(Game.new(2, 7, names=["Ann", "Bo"]).record(), encoding="utf-8")
    printed = run("analyse", path, *QUICK)
    assert "The best plans for Ann" in printed
    assert "\nBo " in printed


def test_home_made_races_are_analysed(tmp_path: Path) -> None:
    g = Game.new(2, 7, homebrew=[HOMEBREW / "moles.py"])
    path = tmp_path / "game.txt"
    path.write_text(g.record(), encoding="utf-8")
    assert "The best plans" in run("analyse", path, "--homebrew", HOMEBREW / "moles.py", *QUICK)


@pytest.mark.parametrize("width", [60, 80])
def test_it_fits_the_terminal(record: Path, width: int) -> None:
    printed = run("analyse", record, "--at", "1", *QUICK, width=width)
    assert max(map(len, printed.splitlines())) <= width
    assert "…" not in printed


@pytest.mark.parametrize("seconds", ["0", "-2", "nan", "inf"])
def test_seconds_that_are_none_are_refused(position: Path, seconds: str) -> None:
    assert " 0 seconds" in refused("analyse", position, "--seconds", seconds)


def test_what_cannot_be_read_is_refused(tmp_path: Path, record: Path) -> None:
    path = tmp_path / "nothing.json"
    assert refused("analyse", path) == f"There is no file {path}."
    path.write_text("[1, 2", encoding="utf-8")
    assert refused("analyse", path).startswith(f"{path}: position: this is not JSON: ")
    assert refused("analyse", record, "--at", "99999").startswith(f"{record}: the record has ")
