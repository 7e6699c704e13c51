"""`elbowroom homebrew balance`: whether home-made races and powers are fair."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from elbowroom.cli.match import Jobs, Nodes

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from elbowroom.arena.balance import Report
    from elbowroom.arena.figures import Figures
    from elbowroom.arena.verdicts import Verdict

Sources = Annotated[list[Path], typer.Argument(metavar="FILE...")]


def balance(
    files: Sources,
    games: Annotated[int, typer.Option("--games", "-n", min=20)] = 400,
    level: Annotated[str, typer.Option("--level", "-l")] = "hard",
    players: Annotated[int, typer.Option("--players", "-p")] = 3,
    seed: Annotated[int, typer.Option("--seed", "-s")] = 1,
    nodes: Nodes = None,
    jobs: Jobs = 1,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    plot: Annotated[Path | None, typer.Option("--plot")] = None,
) -> None:
    """Play games with and without each race and power, and say how strong it is beside those of the box."""
    from elbowroom.arena.balance import Balance, Report, play
    from elbowroom.arena.balance_plot import plot_balance
    from elbowroom.arena.plots import check_plots
    from elbowroom.cli.ladder import check_writable
    from elbowroom.cli.match import checked_budget, with_progress
    from elbowroom.cli.options import homebrew_with_texts

    if plot is not None:
        check_plots()
        check_writable(plot, "plot")
    wanted = Balance(homebrew_with_texts(files), games, level, players, seed, checked_budget(None, nodes))
    wanted.check()
    report = Report(wanted)
    deals = wanted.deals()
    for _ in with_progress(play(report, deals, jobs), len(deals)):
        pass
    more = report.tries_wanted()
    for _ in with_progress(play(report, more, jobs), len(more)):
        pass
    if plot is not None:
        plot_balance(report, plot)
    if as_json:
        print(json.dumps(report.to_json()))
    else:
        _print(report)


def _print(report: "Report") -> None:
    from elbowroom.cli.console import FADED, spaced, standard_output
    from elbowroom.cli.match import told_budget
    from elbowroom.locales import text

    console, played = standard_output(), report.balance
    console.print(
        text(
            "arena-seats",
            bot=played.level,
            players=played.players,
            games=report.games,
            seed=played.seed,
            budget=told_budget(played.budget),
        )
    )
    console.print()
    figures = report.figures()
    for is_race, title in ((True, text("cli-races")), (False, text("cli-powers"))):
        alike = [found for found in figures if found.is_race == is_race]
        if any(found.is_new for found in alike):
            console.print(spaced(_table(title, alike)))
    console.print(text("balance-about"), style=FADED)
    console.print()
    for verdict in report.verdicts():
        _print_verdict(console, verdict)


def _table(title: str, figures: "list[Figures]") -> "Table":
    from elbowroom.cli.console import plain_table
    from elbowroom.locales import decimal_text, percent_span, percent_text, text, trait_name

    sure = text("arena-interval")
    columns = ["", text("cli-tokens"), text("cli-picked"), text("balance-strength"), sure]
    columns += [text("balance-coins"), sure, text("arena-win-rate"), sure]
    table = plain_table(title, columns, right=range(1, len(columns)))
    for found in figures:
        strength = found.strength
        table.add_row(
            trait_name(found.id),
            str(found.tokens),
            str(found.picks),
            decimal_text(strength.coins, signed=True),
            " … ".join(decimal_text(end, signed=True) for end in (strength.low, strength.high)),
            decimal_text(found.coins),
            f"{decimal_text(found.coins_low)}–{decimal_text(found.coins_high)}",
            percent_text(found.win_rate),
            percent_span(found.win_low, found.win_high),
            style="bold" if found.is_new else None,
        )
    return table


def _print_verdict(console: "Console", verdict: "Verdict") -> None:
    from elbowroom.locales import text, trait_name

    code = verdict.code.replace("_", "-")
    names = {"name": trait_name(verdict.id), "like": trait_name(verdict.like) if verdict.like else ""}
    told = text(f"balance-verdict-{code}", **names)
    advice = verdict.advice
    if advice is not None:
        tried = ("yes" if advice.tried else "no") if advice.is_enough else "short"
        number, other = advice.tokens, advice.tokens_tried
        told += " " + text("balance-advice", tried=tried, tokens=number, before=verdict.tokens, other=other)
    console.print(told, markup=False)
