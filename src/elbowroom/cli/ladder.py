"""`elbowroom ladder`: all levels against each other, as a page of tables and a picture."""

from pathlib import Path
from typing import Annotated

import typer

from elbowroom.cli.match import Jobs, Nodes
from elbowroom.cli.options import HomebrewFiles, MapName, homebrew_with_texts, players_on

EVERY_TABLE = "2,3,4,5"


def ladder(
    levels: Annotated[str | None, typer.Option("--levels", show_default=False)] = None,
    players: Annotated[str | None, typer.Option("--players", "-p", show_default=EVERY_TABLE)] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 120,
    seed: Annotated[int, typer.Option("--seed", "-s")] = 1,
    map: MapName = None,
    nodes: Nodes = None,
    jobs: Jobs = 1,
    homebrew: HomebrewFiles = None,
    out: Annotated[Path | None, typer.Option("--out")] = None,
    plot: Annotated[Path | None, typer.Option("--plot")] = None,
) -> None:
    """Rate the levels: how often they win, what they earn, what they pick and when they decline."""
    from elbowroom.arena.ladder import Ladder, Standings
    from elbowroom.arena.ladder_page import page
    from elbowroom.arena.plots import check_plots, plot_ladder
    from elbowroom.cli.match import checked_budget, warn, with_progress
    from elbowroom.players.loading import LEVELS

    wanted = LEVELS if levels is None else tuple(level.strip() for level in levels.split(","))
    tables = _numbers(players or EVERY_TABLE) if players or map is None else (players_on(map, None, 2),)
    traits = homebrew_with_texts(homebrew)
    rungs = Ladder(wanted, tables, games, seed, checked_budget(None, nodes), map, traits)
    rungs.check()
    if plot is not None:
        check_plots()
        check_writable(plot, "plot")
    if out is not None:
        check_writable(out, "out")
    standings = Standings(rungs)
    for _ in with_progress(standings.play(jobs), games * len(standings.matches)):
        pass
    if plot is not None:
        plot_ladder(standings, plot)
    shown = None if plot is None else _link_from(out, plot)
    if out is None:
        print(page(standings, shown), end="")
    else:
        out.write_text(page(standings, shown), encoding="utf-8")
    found = (score for table in standings.scores.values() for score in table)
    warn((score.bot, mishap) for score in found for mishap in score.mishaps)


def _numbers(players: str) -> tuple[int, ...]:
    from elbowroom.engine.errors import OptionError

    try:
        return tuple(int(number) for number in players.split(","))
    except ValueError as error:
        raise OptionError("bad_player_list", option="players", players=players) from error


def check_writable(path: Path, option: str) -> None:
    """Refuse a file that cannot be written, before hours of games are played for it."""
    from elbowroom.engine.errors import OptionError

    try:
        path.open("ab").close()
    except OSError as error:
        raise OptionError(
            "cannot_write", option=option, path=str(path), error=error.strerror or ""
        ) from error


def _link_from(page: Path | None, picture: Path) -> str:
    """The picture's path as the page links to it."""
    import os

    return Path(os.path.relpath(picture, page.parent if page else Path())).as_posix()
