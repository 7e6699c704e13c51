"""`elbowroom bench`: which figures there are and how they are told, never how high they are."""

import json
import sys

import pytest
from typer.testing import CliRunner

from elbowroom.cli import app
from elbowroom.cli.bench import print_measured
from elbowroom.measure.bench import Measured
from elbowroom.measure.compiled import is_compiled
from tests.cli.shell import run

GAMES = {"2p": 5000.4, "3p": 3000.0, "4p": 2000.0, "5p": 1500.0}


@pytest.fixture
def no_catanatron(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> pytest.CaptureFixture[str]:
    monkeypatch.setenv("COLUMNS", "80")
    return capsys


@pytest.mark.usefixtures("no_catanatron")
def test_json_is_one_object_with_every_figure_and_nothing_else() -> None:
    figures = json.loads(run("bench", "--json", "--seconds", "0.05"))
    assert list(figures) == [
        "compiled",
        "random_games_per_second",
        "actions_per_second",
        "copy_us",
        "legal_us",
        "start_to_first_game_s",
        "catanatron_games_per_second",
        "ratio_to_catanatron",
    ]
    assert figures["compiled"] is is_compiled()
    assert list(figures["random_games_per_second"]) == ["2p", "3p", "4p", "5p"]
    assert figures["catanatron_games_per_second"] is None
    assert figures["ratio_to_catanatron"] is None


@pytest.mark.usefixtures("no_catanatron")
def test_progress_is_told_on_a_terminal_beside_the_result() -> None:
    arguments = ["bench", "--json", "--seconds", "0.05"]
    result = CliRunner().invoke(app, arguments, env={"FORCE_COLOR": "1", "COLUMNS": "80"})
    assert "Measuring" in result.stderr
    assert json.loads(result.stdout)


def test_the_table_says_what_each_figure_means(told: pytest.CaptureFixture[str]) -> None:
    print_measured(Measured(True, GAMES, 900_000, 1.5, 2.25, 0.125, 25.0))
    rows = [line.rstrip().split(maxsplit=1) for line in told.readouterr().out.splitlines()]
    assert rows[0] == ["The", "compiled engine, one core."]
    assert [word for word, *_ in rows[4:14]] == (
        ["games"] * 4 + ["actions", "copy", "legal", "first", "catanatron", "ratio"]
    )
    assert rows[4][1].split(maxsplit=4) == ["2p", "5000", "/", "s", "whole games of random moves on this map"]
    assert rows[9][1].split(maxsplit=2) == ["1.50", "µs", "copying a state"]
    assert rows[13][1].split(maxsplit=1) == ["200.0", "games 2p for each game of catanatron"]


def test_without_catanatron_the_table_says_how_to_get_it(told: pytest.CaptureFixture[str]) -> None:
    print_measured(Measured(False, GAMES, 100_000, 4.5, 4.25, 0.25))
    printed = told.readouterr().out
    assert printed.startswith("The interpreted engine, one core.")
    assert "ratio" not in printed
    assert "catanatron is not installed. It comes with pip install 'elbowroom[bench]'" in printed


def test_no_time_at_all_is_refused() -> None:
    assert CliRunner().invoke(app, ["bench", "--seconds", "0"]).exit_code == 2
