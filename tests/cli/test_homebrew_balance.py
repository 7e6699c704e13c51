"""`elbowroom homebrew balance`, and home-made races and powers in the other commands."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import refused, run

EXAMPLES = Path(__file__).parents[2] / "examples" / "homebrew"
LONESOME = EXAMPLES / "lonesome.py"
QUICKLY = ("--games", "20", "--level", "medium", "--players", "2")


def test_it_tells_how_strong_a_piece_is_beside_the_others() -> None:
    told = run("homebrew", "balance", LONESOME, *QUICKLY)
    assert "Games: 20. Players: 2, all medium." in told
    assert "Lonesome" in told
    assert "Fortified" in told
    assert "Trolls" not in told  # races are told only if one is home-made
    assert told.rstrip().splitlines()[-1].startswith("Lonesome: ")


def test_as_json() -> None:
    told = json.loads(run("homebrew", "balance", LONESOME, *QUICKLY, "--json"))
    assert (told["level"], told["players"], told["games"]) == ("medium", 2, 20)
    (verdict,) = told["verdicts"]
    assert verdict["id"] == "lonesome"


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.toml")))
def test_packs_are_measured_like_code(name: str) -> None:
    told = json.loads(run("homebrew", "balance", EXAMPLES / name, *QUICKLY, "--json"))
    new = {piece["id"] for piece in told["pieces"] if piece["new"]}
    assert new
    assert {verdict["id"] for verdict in told["verdicts"]} == new


def test_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    run("homebrew", "balance", LONESOME, *QUICKLY, "--json", "--plot", tmp_path / "balance.png")
    assert (tmp_path / "balance.png").read_bytes().startswith(b"\x89PNG")


def test_what_cannot_be_read_is_refused() -> None:
    assert "nowhere.toml" in refused("homebrew", "balance", "nowhere.toml", *QUICKLY)
    assert "nobody" in refused("homebrew", "balance", LONESOME, "--level", "nobody")


def test_a_ladder_with_a_home_made_power() -> None:
    page = run("ladder", "--levels", "random,easy", "--players", "2", "--games", "30", "--homebrew", LONESOME)
    assert "Lonesome" in page
    assert "--homebrew" in page


def test_training_with_a_home_made_power(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    out = tmp_path / "weights.json"
    run("train", "-p", "2", "-i", "1", "-n", "32", "--homebrew", LONESOME, "--out", out)
    assert "lonesome" in json.loads(out.read_text())["weights"]["2"]


def test_a_match_and_a_simulation_with_a_folder_of_packs() -> None:
    run("match", "-p", "easy,random", "-n", "2", "--homebrew", EXAMPLES)
    told = json.loads(run("simulate", "-n", "40", "--homebrew", EXAMPLES, "--json"))
    assert set(told["races"]) - {"amazons"}
