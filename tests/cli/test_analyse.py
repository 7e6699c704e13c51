"""`elbowroom analyse`."""

import json
from pathlib import Path
from typing import Any

import pytest

from elbowroom import Game
from elbowroom.players.bot import Budget
from elbowroom.players.review import review
from elbowroom.record.record import read_record
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
    assert title.startswith("Prospects (games played out: ")
    assert title.endswith(")")
    assert head.split() == ["Player", "Expected", "coins", "Chance", "to", "win"]
    assert set(rule.replace(" ", "")) == {"─"}
    assert ann.split()[:3] == ["Player", "1", "20.0"]
    assert bo.split()[:2] == ["Player", "2"]
    assert bo.endswith(" %")
    assert plans == "The best plans: Player 2"
    assert "Lead" in printed
    assert "done" in printed


def test_the_json_is_one_object_and_nothing_else(record: Path) -> None:
    told: Any = json.loads(run("analyse", record, "--at", "0", "--json", *QUICK))
    assert list(told) == ["prospects", "plans", "games"]
    assert [list(prospect) for prospect in told["prospects"]] == [["seat", "coins", "win"]] * 3
    assert sum(prospect["win"] for prospect in told["prospects"]) == pytest.approx(1, abs=0.01)
    assert [list(plan) for plan in told["plans"]] == [["moves", "lead", "coins", "win", "reason"]] * len(
        told["plans"]
    )
    assert told["plans"][0]["moves"][0] in Game.new(3, 5).legal
    assert told["games"] > 0


def test_a_record_is_analysed_after_so_many_moves(record: Path) -> None:
    assert "The best plans: Player 1" in run("analyse", record, "--at", "1", *QUICK)
    last = len(read_record(record.read_text(encoding="utf-8")).moves())
    end = run("analyse", record, "--at", str(last))
    assert end.splitlines()[0].rstrip() == "The end"
    assert all(f"{coin}.0" in end for coin in played(3).coins)


FEW = ("--nodes", "60")


@pytest.fixture
def duel(tmp_path: Path) -> Path:
    path = tmp_path / "duel.txt"
    path.write_text(played(2).record(), encoding="utf-8")
    return path


def test_a_finished_record_is_reviewed(duel: Path) -> None:
    printed = run("analyse", duel, *FEW)
    lines = [line.rstrip() for line in printed.splitlines()]
    assert lines[0] == "Chance to win after each turn"
    curves = [line.split()[2] for line in lines[1:3]]
    game = played(2)
    assert {len(curve) for curve in curves} == {2 * game.rounds + 1}
    assert [curve[-1] == "█" for curve in curves] == [seat in game.winners for seat in range(2)]
    assert "What the turns cost" in lines
    assert "The better plan" in printed
    assert " more" in printed


def test_the_review_as_json_is_the_review(duel: Path) -> None:
    told: Any = json.loads(run("analyse", duel, "--json", *FEW))
    content = duel.read_text(encoding="utf-8")
    assert told == json.loads(json.dumps(review(content, Budget(nodes=60)).as_json()))
    assert told["over"] is True


def test_a_record_without_an_end_is_reviewed_when_that_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(played(2, until=lambda game: game.round == 3).record(), encoding="utf-8")
    assert "The best plans: " in run("analyse", path, *QUICK)
    told: Any = json.loads(run("analyse", path, "--review", "--json", *FEW))
    assert (told["over"], len(told["turns"])) == (False, 4)


@pytest.mark.parametrize("width", [60, 80])
def test_a_review_fits_the_terminal(duel: Path, width: int) -> None:
    printed = run("analyse", duel, *FEW, width=width)
    assert max(map(len, printed.splitlines())) <= width
    assert "…" not in printed


def test_names_of_the_players_are_used(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(Game.new(2, 7, names=["Ann", "Bo"]).record(), encoding="utf-8")
    printed = run("analyse", path, *QUICK)
    assert "The best plans: Ann" in printed
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
    assert refused("analyse", record, "--at", "99999").startswith(f"{record}: --at can be from 0 to ")
