"""`elbowroom new-map` and `check-map`, and maps from files for other commands."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from elbowroom.atlas import new_map, read_map
from elbowroom.cli import app
from tests.cli.shell import refused, run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A map for three players."""
    path = tmp_path / "three.json"
    run("new-map", "--players", "3", "--seed", "5", "--out", path)
    return path


def test_a_new_map_is_printed_or_written(file: Path) -> None:
    printed = json.loads(run("new-map", "--players", "3", "--seed", "5"))
    assert printed == json.loads(file.read_text(encoding="utf-8")) == new_map(3, 5).to_json()
    assert read_map(json.loads(run("new-map", "-p", "2"))).players == 2
    assert refused("new-map", "-p", "7") == "2 to 6 can play, not 7."


def test_a_map_is_checked(file: Path) -> None:
    assert "All is well" in run("check-map", file)
    facts = json.loads(file.read_text(encoding="utf-8"))
    facts["drawing"]["rings"]["4"].reverse()
    file.write_text(json.dumps(facts), encoding="utf-8")
    result = CliRunner().invoke(app, ["check-map", str(file)], env={"COLUMNS": "200"})
    assert result.exit_code == 1
    assert "(regions: 4)" in result.stdout
    facts["regions"][2]["terrain"] = "lava"
    file.write_text(json.dumps(facts), encoding="utf-8")
    assert refused("check-map", file).startswith("three.json.regions[2].terrain: 'lava' is not known here")


def test_a_map_may_be_toml(tmp_path: Path) -> None:
    file = tmp_path / "tiny.toml"
    file.write_text('players = 2\nregions = [{id = 0, terrain = "hill", edge = true}]\n', encoding="utf-8")
    assert "no drawing" in CliRunner().invoke(app, ["check-map", str(file)]).stdout
    assert "hill" in run("show", file)
    file.write_text("players = \n", encoding="utf-8")
    assert "this is not TOML" in refused("check-map", file)


def test_commands_play_on_a_map_from_a_file(file: Path, tmp_path: Path) -> None:
    told: Any = json.loads(run("simulate", "--map", file, "-n", "4", "--json"))
    assert (told["players"], told["map"]) == (3, str(file))
    assert run("simulate", "--map", file, "-n", "4", "-j", "2", "--json") == json.dumps(told) + "\n"
    seats: Any = json.loads(run("seats", "random", "--map", file, "-n", "3", "--json"))
    assert [row["games"] for row in seats["seats"]] == [3, 3, 3]
    assert str(file) in run("match", "--players", "random,random,easy", "--map", file, "-n", "3")
    assert "random" in run("ladder", "--levels", "random,easy", "--map", file, "-n", "1")
    assert "Keyhole Mountain" in run("show", file)
    assert "6" in run("perft", file, "--depth", "1")
    six = tmp_path / "six.json"
    run("new-map", "-p", "6", "-s", "1", "--out", six)
    assert json.loads(run("simulate", "--map", six, "-n", "2", "--json"))["players"] == 6
    assert refused("simulate", "--map", six, "-n", "2", "-p", "7") == "2 to 6 can play, not 7."
    assert refused("simulate", "--map", tmp_path / "no.json") == f"There is no file {tmp_path / 'no.json'}."
