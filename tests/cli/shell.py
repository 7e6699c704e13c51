"""Running commands in tests."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from typer.testing import CliRunner

from elbowroom import Game
from elbowroom.cli import app
from elbowroom.cli.demo_player import choose
from elbowroom.game.dice import seeded


def run(*arguments: str | Path, width: int = 200) -> str:
    """What a command prints; it must succeed and keep standard error empty."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], env={"COLUMNS": str(width)})
    assert (result.exit_code, result.stderr) == (0, ""), result.stdout
    return result.stdout


def refused(*arguments: str | Path) -> str:
    """The one line with which a command is refused."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments], env={"COLUMNS": "200"})
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1, result.stderr
    return result.stderr.strip()


def python(*arguments: str | Path, cwd: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    """A real process of this Python, without colours, which finds the programs that are installed with it."""
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        cwd=cwd,
        env=os.environ | {"PATH": paths, "COLUMNS": "80", "NO_COLOR": "1"} | environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def played(players: int = 2, seed: int = 5, until: Callable[[Game], bool] = lambda game: game.over) -> Game:
    """A game of simple players, up to a moment."""
    game, dice = Game.new(players, seed), seeded(seed)
    while not until(game):
        game.play(choose(game, dice))
    return game
