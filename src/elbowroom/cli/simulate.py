"""`elbowroom simulate`: many games of random players, and statistics of them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TextIO

import typer

from elbowroom.cli.options import HomebrewFiles, homebrew_with_texts


def simulate(
    players: Annotated[int, typer.Option("--players", "-p", help="2 to 5.")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same games.")] = 1,
    map: Annotated[str | None, typer.Option("--map", help="2p, 3p, 4p or 5p; by number of players.")] = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes play.")] = 1,
    homebrew: HomebrewFiles = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
    out: Annotated[Path | None, typer.Option("--out", help="Write a JSON line for each game here.")] = None,
) -> None:
    """Let random players play, and count coins, wins, declines, races and powers.

    What a race or power earned is a coin for each region its tokens held whenever their owner scored, active
    and in decline, and what race and power paid beside that; both are credited with all of it.
    """
    from elbowroom.arena.simulate import Setup, game_seeds
    from elbowroom.arena.simulate import simulate as play
    from elbowroom.arena.statistics import Summary
    from elbowroom.cli.match import with_progress

    setup = Setup(players, map or f"{players}p", homebrew_with_texts(homebrew))
    seeds = game_seeds(seed, games)
    setup.rules()
    summary = Summary(players)
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
