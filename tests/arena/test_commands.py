"""`elbowroom match` and `elbowroom ladder`, as they are typed."""

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from typer.testing import CliRunner

from elbowroom.cli import app
from elbowroom.players.loading import FALLBACK, LEVELS
from tests.cli.shell import refused, run

ROOT = Path(__file__).parents[2]
GREEDY = f"{ROOT}/examples/bots/greedy.py:Greedy"
BROKEN = (
    "from elbowroom.players.bot import Bot\n"
    "class Broken(Bot):\n"
    "    def choose(self, view, legal, budget):\n"
    "        print('thinking')\n"
    "        return 1 / 0\n"
)


def players(command: str) -> list[dict[str, object]]:
    """What a match prints as JSON."""
    out = run("match", *command.split(), "--json")
    assert out.count("\n") == 1
    printed = json.loads(out)
    assert list(printed) == ["players"]
    return list(printed["players"])


@pytest.fixture
def broken(tmp_path: Path) -> str:
    (tmp_path / "broken.py").write_text(BROKEN, encoding="utf-8")
    return f"{tmp_path}/broken.py:Broken"


def test_the_example_of_the_docs_beats_random() -> None:
    greedy, random = players(f"--players {GREEDY},random --games 10")
    assert (greedy["bot"], random["bot"]) == (GREEDY, "random")
    assert greedy["wins"] >= 9  # type: ignore[operator]


def test_the_docs_show_the_example_as_it_is() -> None:
    example = (ROOT / "examples/bots/greedy.py").read_text(encoding="utf-8")
    assert f"```python\n{example}```\n" in (ROOT / "docs/bots.md").read_text(encoding="utf-8")


def test_json_has_an_entry_for_each_player() -> None:
    table = players("--players random,random,random --games 3 --nodes 5")
    assert [row["bot"] for row in table] == ["random"] * 3
    assert [row["games"] for row in table] == [3] * 3
    assert sum(float(str(row["wins"])) for row in table) == pytest.approx(3)
    for row in table:
        assert isinstance(row["mean_coins"], float)
        assert isinstance(row["seconds_per_turn"], float)


def test_bots_can_be_named_one_by_one() -> None:
    assert [row["bot"] for row in players(f"--players random --bot {GREEDY} --games 1")] == ["random", GREEDY]


def test_another_map_and_home_made_powers_can_be_played(tmp_path: Path) -> None:
    assert len(players("--players random,random --games 2 --map 5p")) == 2
    power = "from elbowroom.engine.trait import Power\nTRAIT = Power('lazy', 4)\n"
    (tmp_path / "lazy.py").write_text(power, encoding="utf-8")
    assert len(players(f"--players random,random --games 2 --homebrew {tmp_path}/lazy.py")) == 2


def test_a_table_is_printed_for_people() -> None:
    out = run("match", "--players", "random,random", "--games", "3", "--seed", "5")
    assert out.startswith("Games: 3. Map: 2p. Seed: 5. Budget: the usual one of each bot.\n")
    assert "95 % sure" in out
    assert out.count("random") == 2
    assert out.endswith("no multiple of the number of players.\n")


def test_a_broken_bot_is_told_once_and_does_not_stop_the_match(broken: str) -> None:
    options = ["match", "--players", f"{broken},random", "--games", "2", "--json"]
    result = CliRunner().invoke(app, options, env={"COLUMNS": "200"})
    assert json.loads(result.stdout)["players"][0]["lost_turns"] >= 20
    warnings = [line for line in result.stderr.splitlines() if line != "thinking"]
    assert len(warnings) == 1
    raised = f"{broken} raised ZeroDivisionError: division by zero (round 1; more turns like that: "
    assert warnings[0].startswith(raised)
    assert warnings[0].endswith(f"The level {FALLBACK} played them to their end.")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("", "2 to 5 can play, not 0."),
        ("--players random", "2 to 5 can play, not 1."),
        ("--players random,random,random,random,random,random", "2 to 5 can play, not 6."),
        ("--players random,genius", "There is no bot “genius”; known are random"),
        ("--players random,nowhere.py:Mine", "There is no file nowhere.py."),
        (
            "--players random,random --seconds 1 --nodes 1",
            "A turn has a budget of seconds or of nodes, not both.",
        ),
        ("--players random,random --seconds 0", "A turn needs a budget of more than 0 seconds, not 0.0."),
        ("--players random,random --seconds nan", "A turn needs a budget of more than 0 seconds, not nan."),
        ("--players random,random --nodes 0", "A turn needs a budget of 1 node or more, not 0."),
        ("--players random,random --map 9p", "There is no map “9p”; known are 2p, 3p, 4p, 5p, "),
        ("--players random,random --seed -1", "The seed must be a whole number from 0 to"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_one_line(options: str, said: str) -> None:
    assert refused("match", *options.split()).startswith(said)


def test_no_games_are_refused() -> None:
    result = CliRunner().invoke(app, ["match", "--players", "random,random", "--games", "0"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--games" in result.stderr


def test_the_ladder_is_written_as_a_page(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    levels = f"random,{GREEDY}"
    options = f"--levels {levels} --players 2 --games 2 --nodes 20"
    assert run("ladder", *options.split(), "--out", page) == ""
    assert page.read_text(encoding="utf-8").startswith("# The ladder\n")
    assert f"--levels {levels} --players 2 --games 2 --seed 1 --nodes 20\n" in page.read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--levels random", "A ladder needs two levels or more, not random."),
        ("--levels random,random", "A ladder has each level once: random, random."),
        ("--levels random,genius", "There is no bot “genius”"),
        ("--players two", "The numbers of players must look like 2,3,4,5, not “two”."),
        ("--players 1", "2 to 5 can play, not 1."),
        ("--games 1 --out nowhere/at/all.md", "nowhere/at/all.md cannot be written: "),
    ],
)
def test_a_ladder_that_cannot_be_is_refused(options: str, said: str) -> None:
    assert refused("ladder", *options.split()).startswith(said)


@pytest.mark.skipif(find_spec("matplotlib") is not None, reason="matplotlib is installed")
def test_a_picture_without_matplotlib_is_refused_before_the_first_game() -> None:
    options = ["--levels", f"{LEVELS[0]},{LEVELS[-1]}", "--games", "100000", "--plot", "ladder.png"]
    advice = "pip install 'elbowroom[plots]', or python3 run.py install --dev in a checkout"
    assert refused("ladder", *options) == f"Plots need matplotlib: {advice}"
