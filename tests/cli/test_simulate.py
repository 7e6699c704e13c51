"""`elbowroom simulate`."""

import json
from pathlib import Path
from typing import Any

import pytest

from elbowroom.content.loader import ruleset
from elbowroom.measure.playout import random_game
from tests.cli.shell import python, refused, run

EXAMPLES = Path(__file__).parents[2] / "examples" / "homebrew"


def test_the_tables_show_what_the_json_says() -> None:
    told: Any = json.loads(run("simulate", "--games", "40", "--json"))
    printed = run("simulate", "--games", "40")
    assert printed.startswith("Games: 40. Players: 2.")
    assert f"{told['seats'][0]['mean_coins']:.1f}" in printed
    assert f"{100 * told['seats'][1]['win_share']:.1f} %" in printed
    assert f"Declines (average round: {told['declines']['mean_round']:.1f})" in printed
    trolls, dragons = told["races"]["trolls"], told["powers"]["dragon_master"]
    assert ["Trolls", str(trolls["picks"]), f"{trolls['mean_earned']:.1f}"] == words_of(printed, "Trolls")[:3]
    row = words_of(printed, "Dragon")
    assert row[row.index("Dragon") + 2] == str(dragons["picks"])


def words_of(printed: str, word: str) -> list[str]:
    """The words of the line in which a word stands, from the column of that word on."""
    return next(line[line.index(word) :].split() for line in printed.splitlines() if word in line)


def test_the_json_is_what_the_lines_add_up_to(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    told: Any = json.loads(run("simulate", "-p", "3", "-n", "25", "-s", "4", "--json", "--out", out))
    games: list[Any] = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert len(games) == told["games"] == 25
    assert (told["players"], told["map"], told["seed"]) == (3, "3p", 4)
    assert told["actions"] == sum(game["actions"] for game in games)
    for seat in range(3):
        coins = [game["coins"][seat] for game in games]
        wins = sum(1 / len(game["winners"]) for game in games if seat in game["winners"])
        assert told["seats"][seat]["mean_coins"] == pytest.approx(sum(coins) / 25)
        assert told["seats"][seat]["win_share"] == pytest.approx(wins / 25)
    picks = [pick for game in games for pick in game["picks"]]
    for race, row in told["races"].items():
        earned = [pick["earned"] for pick in picks if pick["race"] == race]
        assert row["picks"] == len(earned)
        assert row["mean_earned"] == pytest.approx(sum(earned) / len(earned), abs=1e-4)
    declines = [turn for game in games for seat in game["declines"] for turn in seat]
    assert told["declines"]["by_round"] == {str(n): declines.count(n) for n in sorted(set(declines))}


def test_a_line_is_the_random_game_of_its_seed(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    run("simulate", "-n", "3", "--map", "3p", "--out", out)
    for line in out.read_text(encoding="utf-8").splitlines():
        game: Any = json.loads(line)
        state, actions = random_game(ruleset("3p", 2), game["seed"])
        assert (game["coins"], game["actions"]) == (state.coins, actions)
        assert list(game) == ["seed", "players", "coins", "winners", "declines", "picks", "actions"]


def test_the_same_seed_gives_the_same_table_whatever_the_number_of_jobs(tmp_path: Path) -> None:
    alone = run("simulate", "--games", "50", "--seed", "3", "--json")
    together = python("-m", "elbowroom", "simulate", "-n", "50", "-s", "3", "-j", "3", "--json", cwd=tmp_path)
    assert (together.returncode, together.stderr) == (0, "")
    assert together.stdout == alone
    assert run("simulate", "--games", "50", "--seed", "4", "--json") != alone


def test_home_made_traits_are_played_and_called_by_their_names() -> None:
    files: list[str | Path] = ["--homebrew", EXAMPLES / "moles.py", "--homebrew", EXAMPLES / "lonesome.py"]
    printed = run("simulate", "--games", "60", *files)
    assert "Moles" in printed
    assert "Lonesome" in printed
    assert "Tritons" not in printed
    told: Any = json.loads(run("simulate", "--games", "60", "--jobs", "2", "--json", *files))
    assert told["races"]["moles"]["picks"] > 0
    assert told["powers"]["lonesome"]["picks"] > 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "7"], "2 to 5 can play, not 7."),
        (["--players", "1"], "2 to 5 can play, not 1."),
        (["--map", "9p"], "There is no map “9p”; known are 2p, 3p, 4p, 5p, pocket, patchwork, half_dozen."),
        (["--seed", "-1"], "The seed must be a whole number from 0 to 18446744073709551615, not -1."),
        (["--homebrew", "nowhere.py"], "There is no file nowhere.py."),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(arguments: list[str], sentence: str) -> None:
    assert refused("simulate", "--games", "1", *arguments) == sentence


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    path = tmp_path / "missing" / "games.jsonl"
    sentence = f"{path} cannot be written: No such file or directory."
    assert refused("simulate", "--games", "1", "--out", path) == sentence


def test_a_broken_homebrew_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("1 / 0\n", encoding="utf-8")
    sentence = f"{path} cannot be loaded: ZeroDivisionError: division by zero."
    assert refused("simulate", "--homebrew", path) == sentence


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments", [["--games", "-3"], ["--games", "many"], ["--jobs", "0"], ["--nonsense"]]
)
def test_bad_options_are_named_without_a_traceback(arguments: list[str], tmp_path: Path) -> None:
    done = python("-m", "elbowroom", "simulate", *arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert arguments[0] in done.stderr
    assert "Traceback" not in done.stderr
