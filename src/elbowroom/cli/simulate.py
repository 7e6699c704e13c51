"""`elbowroom simulate`: many games of random players, and statistics of them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TextIO

import typer

from elbowroom.cli.options import HomebrewFiles, MapName, homebrew_with_texts, players_on


def simulate(
    players: Annotated[int | None, typer.Option("--players", "-p", show_default="2")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 1000,
    seed: Annotated[int, typer.Option("--seed", "-s")] = 1,
    map: MapName = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1)] = 1,
    homebrew: HomebrewFiles = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    out: Annotated[Path | None, typer.Option("--out")] = None,
) -> None:
    """Let random players play, and count coins, wins, declines, races and powers.

    What a race or power earned is a coin for each region its tokens held whenever their owner scored, active
    and in decline, and what race and power paid beside that; both are credited with all of it.
    """
    from elbowroom.arena.simulate import Setup, game_seeds
    from elbowroom.arena.simulate import simulate as play
    from elbowroom.arena.statistics import Summary
    from elbowroom.cli.match import with_progress

    seats = players_on(map, players, 2)
    setup = Setup(seats, map or f"{seats}p", homebrew_with_texts(homebrew))
    seeds = game_seeds(seed, games)
    setup.rules()
    summary = Summary(seats)
    with _lines(out) as lines:
        for result in with_progress(play(setup, seeds, jobs), games):
            summary.add(result)
            if lines is not None:
                lines.write(json.dumps(result.to_json()) + "\n")
    if as_json:
        print(json.dumps({"seed": seed, "map": setup.map, **summary.to_json()}))
    else:
        from elbowroom.cli.simulate_tables import print_summary

        print_summary(summary)


@contextmanager
def _lines(path: Path | None) -> Iterator[TextIO | None]:
    """A file to which each line goes as a whole; an interrupted run leaves whole lines."""
    if path is None:
        yield None
        return
    from elbowroom.engine.errors import OptionError

    try:
        file = path.open("w", encoding="utf-8", buffering=1)
    except OSError as error:
        raise OptionError("cannot_write", option="out", path=str(path), error=error.strerror or "") from error
    with file:
        yield file
