"""`elbowroom demo`, and the command as a whole."""

from pathlib import Path

import pytest

from elbowroom.cli import app
from tests.cli.shell import played, python, refused, run

COMMANDS = [info.callback.__name__.replace("_", "-") for info in app.registered_commands if info.callback]


def test_all_commands_are_there() -> None:
    assert {"demo", "simulate", "replay", "show", "perft", "new-power", "new-race"} <= set(COMMANDS)


def test_the_demo_names_every_command_and_plays_a_whole_game() -> None:
    printed = run("demo", "--seed", "4")
    assert all(f"elbowroom {command} " in printed for command in COMMANDS)
    assert "Round 10 of 10 " in printed
    assert "The game is over. " in printed
    assert printed.count(" earns ") == 20
    assert printed.endswith("This game again: elbowroom demo --seed 4\n")
    assert run("demo", "--seed", "4", "--fast") == printed
    assert run("demo", "--seed", "5") != printed


def waits_of_the_demo(tmp_path: Path, *options: str, **environment: str) -> list[float]:
    """How long a real process would have waited between the lines: it counts instead."""
    check = "import sys, time; waits = []; time.sleep = waits.append; from elbowroom.cli import main\n"
    check += "try: main()\nfinally: print(*waits, file=sys.stderr)"
    done = python("-c", check, "demo", *options, cwd=tmp_path, **environment)
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) > 50
    return [float(word) for word in done.stderr.split()]


@pytest.mark.slow
def test_the_demo_waits_for_nobody_without_a_terminal(tmp_path: Path) -> None:
    assert sum(waits_of_the_demo(tmp_path)) == 0
    assert 1 < sum(waits_of_the_demo(tmp_path, FORCE_COLOR="1")) < 13, "that stands for a terminal"
    assert sum(waits_of_the_demo(tmp_path, "--fast", FORCE_COLOR="1")) == 0


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("players", [2, 5])
def test_the_players_of_the_demo_are_sensible(players: int, seed: int) -> None:
    game = played(players, seed)
    lines = game.record().split("--\n")[1].splitlines()
    assert min(game.coins) > 25
    assert sum(line.startswith("conquer") for line in lines) > 10 * players
    assert sum(line == "decline" for line in lines) >= 2


def test_help_is_given_without_loading_what_is_heavy(tmp_path: Path) -> None:
    check = "import sys; from elbowroom.cli import main\ntry: main()\n"
    check += "finally: print(*sys.modules, file=sys.stderr)"
    done = python("-c", check, "--help", cwd=tmp_path)
    assert done.returncode == 0
    assert all(command in done.stdout for command in COMMANDS)
    loaded = set(done.stderr.split())
    assert not loaded & {"fluent.runtime", "babel", "concurrent.futures", "elbowroom.arena.simulate"}


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    assert f"Usage: elbowroom {command} " in run(command, "--help").replace("root", "elbowroom")


def test_an_unknown_command_is_named(tmp_path: Path) -> None:
    done = python("-m", "elbowroom", "conquer", cwd=tmp_path)
    assert done.returncode == 2
    assert "conquer" in done.stderr


def test_an_error_of_the_package_is_one_line_and_no_traceback(tmp_path: Path) -> None:
    done = python("-m", "elbowroom", "replay", "nowhere.txt", cwd=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "There is no file nowhere.txt.\n")
    assert refused("demo", "--seed", "-5").startswith("The seed must be")
