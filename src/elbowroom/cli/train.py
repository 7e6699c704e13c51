"""`elbowroom train`: learn the value of the stronger bots by self-play."""

import json
from pathlib import Path
from typing import Annotated

import typer

from elbowroom.cli.options import HomebrewFiles, homebrew_with_texts


def train(
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=5)] = 2,
    iterations: Annotated[int, typer.Option("--iterations", "-i", min=1)] = 8,
    games: Annotated[int, typer.Option("--games", "-n", min=32)] = 1200,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0)] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1)] = 1,
    homebrew: HomebrewFiles = None,
    out: Annotated[Path, typer.Option("--out", "-o")] = Path("weights.json"),
) -> None:
    """Learn by self-play what a position is worth, and write it to a weights file.

    The file keeps what it has for other numbers of players. Needs the extra `train` (numpy).
    """
    from rich.progress import Progress
    from rich.table import Table

    from elbowroom.arena.train import Training, table
    from elbowroom.arena.train import train as learn
    from elbowroom.cli.console import standard_error, standard_output
    from elbowroom.engine.errors import OptionError
    from elbowroom.locales import decimal_text, text
    from elbowroom.measure.compiled import is_compiled

    try:
        import numpy as np  # noqa: F401
    except ImportError as error:
        raise OptionError("no_numpy", option="train") from error
    stored = _stored(out)
    _write(out, stored)
    training = Training(players, iterations, games, seed=seed, homebrew=homebrew_with_texts(homebrew))
    training.rules()
    shown = Table(text("train-iteration"), text("train-coins"), text("train-seconds"))
    console = standard_error()
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text("train-working"), total=games * iterations)
        for progress in learn(training, jobs, lambda played: bar.advance(task, played)):
            figures = decimal_text(progress.mean_coins), decimal_text(progress.seconds, 0)
            shown.add_row(str(progress.iteration), *figures)
            stored["weights"][str(players)] = table(training, progress.rows)
            stored["trained"][str(players)] = {
                "command": f"elbowroom train --players {players} --iterations {iterations}"
                f" --games {games} --seed {seed}" + "".join(f" --homebrew {file}" for file in homebrew or ()),
                "iteration": progress.iteration,
                "seconds": round(progress.seconds),
                "compiled": is_compiled(),
            }
            _write(out, stored)
    standard_output().print(shown)


def _stored(path: Path) -> dict[str, dict[str, object]]:
    from elbowroom.engine.errors import ContentError

    if not path.exists():
        return {"trained": {}, "weights": {}}
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return {"trained": dict(found["trained"]), "weights": dict(found["weights"])}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ContentError("not_weights", path=str(path)) from error


def _write(path: Path, stored: dict[str, dict[str, object]]) -> None:
    """All or nothing: a weights file is never half written."""
    from elbowroom.engine.errors import OptionError

    half = path.with_name(path.name + ".part")
    try:
        half.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")
        half.replace(path)
    except OSError as error:
        raise OptionError("cannot_write", option="out", path=str(path), error=error.strerror or "") from error
