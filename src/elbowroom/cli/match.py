"""`elbowroom match`: bots against bots."""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from elbowroom.cli.options import HomebrewFiles, MapName, homebrew_with_texts

if TYPE_CHECKING:
    from elbowroom.arena.match import Match, Score
    from elbowroom.arena.referee import Mishap
    from elbowroom.players.bot import Budget

T = TypeVar("T")

Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1)]
Nodes = Annotated[int | None, typer.Option("--nodes")]


def match(
    players: Annotated[str, typer.Option("--players", "-p")] = "",
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="BOT"),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s")] = 1,
    map: MapName = None,
    jobs: Jobs = 1,
    seconds: Annotated[float | None, typer.Option("--seconds")] = None,
    nodes: Nodes = None,
    homebrew: HomebrewFiles = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let bots play against each other, from every seat alike, and count wins and coins.

    Each game is played once from every seat with the same seed, so that luck evens out. With --nodes, or with
    no budget at all, the same seed gives the same result on every machine.
    """
    from elbowroom.arena.match import Match, add_game, play_matches, scores

    names = [name.strip() for name in players.split(",") if name.strip()] + (bot or [])
    played = Match(
        tuple(names), games, seed, map, checked_budget(seconds, nodes), homebrew_with_texts(homebrew)
    )
    played.check()
    table = scores(played)
    for _, game, result in with_progress(play_matches([played], jobs), games):
        add_game(table, played, game, result)
    if as_json:
        print(json.dumps({"players": [score.to_json() for score in table]}))
    else:
        _print_scores(played, table)
    warn((score.bot, mishap) for score in table for mishap in score.mishaps)


def checked_budget(seconds: float | None, nodes: int | None) -> "Budget":
    """The budget that the options --seconds and --nodes give; only one of them may be given."""
    from math import isfinite

    from elbowroom.engine.errors import OptionError
    from elbowroom.players.bot import Budget

    if seconds is not None and nodes is not None:
        raise OptionError("two_budgets", option="seconds")
    if seconds is not None and not (isfinite(seconds) and seconds > 0):
        raise OptionError("bad_seconds", option="seconds", seconds=seconds)
    if nodes is not None and nodes < 1:
        raise OptionError("bad_nodes", option="nodes", nodes=nodes)
    return Budget(seconds, nodes)


def with_progress(results: Iterator[T], games: int) -> Iterator[T]:
    """The results as they come, with a bar on standard error if that is a terminal."""
    from elbowroom.cli.console import standard_error
    from elbowroom.locales import text

    console = standard_error()
    if not console.is_terminal:
        yield from results
        return
    from rich.progress import track

    yield from track(results, text("cli-playing"), total=games, console=console, transient=True)


def warn(mishaps: "Iterable[tuple[str, Mishap]]") -> None:
    """Say what bots did wrong on standard error, each kind of mishap of each bot once."""
    from rich.text import Text

    from elbowroom.cli.console import standard_error
    from elbowroom.locales import decimal_text, text
    from elbowroom.players.loading import FALLBACK

    kinds: dict[tuple[str, str], list[Mishap]] = {}
    for bot, mishap in mishaps:
        kinds.setdefault((bot, mishap.code), []).append(mishap)
    console = standard_error()
    for (bot, code), alike in kinds.items():
        detail = alike[0].detail
        if code == "too_slow":
            detail = decimal_text(float(detail), 2)
        what = text(f"arena-mishap-{code.replace('_', '-')}", bot=bot, detail=detail)
        told = text("arena-mishaps", what=what, round=alike[0].round, more=len(alike) - 1, fallback=FALLBACK)
        console.print(Text(told, style="yellow"), soft_wrap=True)


def _print_scores(match: "Match", table: "Sequence[Score]") -> None:
    from elbowroom.cli.console import FADED, plain_table, standard_output
    from elbowroom.locales import decimal_text, percent_span, percent_text, text

    console = standard_output()
    columns = ("bot", "games", "wins", "win-rate", "interval", "mean-coins", "seconds")
    budget = told_budget(match.budget)
    console.print(text("arena-match", games=match.games, map=match.board, seed=match.seed, budget=budget))
    rows = plain_table("", [text(f"arena-{column}") for column in columns], right=range(1, len(columns)))
    rows.columns[0].overflow = "fold"
    for score in table:
        low, high = score.interval
        rows.add_row(
            score.bot,
            str(score.games),
            decimal_text(score.wins),
            percent_text(score.win_rate, 1),
            percent_span(low, high, 1),
            decimal_text(score.coins.mean),
            decimal_text(score.seconds_per_turn, 3),
        )
    console.print(rows)
    if match.games % len(match.bots):
        console.print(text("arena-uneven"), style=FADED)


def told_budget(budget: "Budget") -> str:
    """A budget in words."""
    from elbowroom.locales import shortest_text, text

    if budget.seconds is not None:
        return text("arena-seconds-budget", seconds=shortest_text(budget.seconds))
    if budget.nodes is not None:
        return text("arena-nodes-budget", nodes=budget.nodes)
    return text("arena-usual-budget")
