"""`elbowroom train`."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from elbowroom.cli import app
from elbowroom.content.loader import ruleset
from elbowroom.players.search.features import names
from tests.cli.shell import python, refused, run

pytestmark = pytest.mark.slow

pytest.importorskip("numpy", reason="training needs numpy: pip install 'elbowroom[train]'")

TINY = ("--players", "2", "--iterations", "1", "--games", "32")


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_a_complete_weights_file_is_written(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    printed = run("train", *TINY, "--out", out)
    assert "Mean coins" in printed
    told = read(out)
    assert set(told) == {"trained", "weights"}
    assert list(told["weights"]) == list(told["trained"]) == ["2"]
    assert list(told["weights"]["2"]) == names(ruleset("2p", 2))
    assert {len(column) for column in told["weights"]["2"].values()} == {11}
    assert told["trained"]["2"]["command"] == (
        "elbowroom train --players 2 --iterations 1 --games 32 --seed 1"
    )
    assert list(tmp_path.iterdir()) == [out], "nothing half written is left"


def test_the_command_it_notes_gives_the_same_weights_again(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    run("train", *TINY, "--seed", "4", "--out", first)
    command = read(first)["trained"]["2"]["command"].split()[1:]
    run(*command, "--out", second)
    assert read(second)["weights"] == read(first)["weights"]


def test_other_numbers_of_players_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    kept = {"one": [0.0, 1.5]}
    out.write_text(
        json.dumps({"trained": {"3": {"seconds": 9}}, "weights": {"3": kept, "2": kept}}), encoding="utf-8"
    )
    run("train", *TINY, "--out", out)
    told = read(out)
    assert told["weights"]["3"] == kept
    assert told["trained"]["3"] == {"seconds": 9}
    assert told["weights"]["2"] != kept


@pytest.mark.parametrize(
    "text", ["", "[1, 2", "[]", "{}", '{"weights": {}}', '{"weights": 5, "trained": {}}']
)
def test_a_broken_file_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    out = tmp_path / "weights.json"
    out.write_text(text, encoding="utf-8")
    assert refused("train", "--games", "100000", "--out", out).startswith(f"{out} is not a weights file")
    assert out.read_text(encoding="utf-8") == text
    assert list(tmp_path.iterdir()) == [out]


def test_a_file_that_is_no_text_is_refused_and_left_alone(tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    out.write_bytes(b"\xff\x00weights")
    assert refused("train", "--games", "100000", "--out", out).startswith(f"{out} is not a weights file")
    assert out.read_bytes() == b"\xff\x00weights"


def test_a_file_that_cannot_be_written_is_refused_before_the_first_game(tmp_path: Path) -> None:
    out = tmp_path / "nowhere" / "weights.json"
    sentence = refused("train", "--games", "100000", "--out", out)
    assert sentence == f"{out} cannot be written: No such file or directory."


@pytest.mark.parametrize(
    "options", ["--players 1", "--players 6", "--games 15", "--iterations 0", "--jobs 0"]
)
def test_what_cannot_be_trained_is_refused(options: str, tmp_path: Path) -> None:
    out = tmp_path / "weights.json"
    result = CliRunner().invoke(app, ["train", *options.split(), "--out", str(out)], env={"COLUMNS": "200"})
    assert (result.exit_code, result.stdout) == (2, "")
    assert options.split()[0] in result.stderr
    assert not out.exists()


def test_without_numpy_it_says_what_is_missing(tmp_path: Path) -> None:
    blocked = "import sys; sys.modules['numpy'] = None; from elbowroom.cli import main; main()"
    done = python("-c", blocked, "train", "--games", "100000", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    advice = "pip install 'elbowroom[train]', or python3 run.py install --dev in a checkout"
    assert done.stderr.splitlines() == [f"Training needs numpy: {advice}"]
    assert list(tmp_path.iterdir()) == []
