"""The tables that `elbowroom simulate` prints."""

from rich.columns import Columns
from rich.table import Table

from elbowroom.arena.statistics import Series, Summary
from elbowroom.cli.console import FADED, plain_table, spaced, standard_output
from elbowroom.locales import decimal_text, percent_text, text, trait_name

BAR = 30
"""The longest bar, in characters."""


def print_summary(summary: Summary) -> None:
    """Print coins and wins by seat, declines by round, and what races and powers earned."""
    console = standard_output()
    mean = decimal_text(summary.actions / summary.games)
    console.print(text("cli-games-played", games=summary.games, players=summary.players, actions=mean))
    console.print()
    console.print(spaced(_seats(summary)))
    console.print(spaced(_declines(summary)))
    races = _earnings(text("cli-races"), summary.races)
    powers = _earnings(text("cli-powers"), summary.powers)
    console.print(Columns([spaced(races), spaced(powers)], padding=(0, 4)))
    console.print(text("cli-earned-means"), style=FADED)


def _seats(summary: Summary) -> Table:
    headings = [text("cli-seat"), text("cli-coins"), text("cli-spread"), text("cli-wins")]
    table = plain_table(text("cli-seats"), headings, right=[0, 1, 2, 3])
    for seat, coins in enumerate(summary.coins):
        share = percent_text(summary.wins[seat] / summary.games, 1)
        table.add_row(str(seat), decimal_text(coins.mean), decimal_text(coins.spread), share)
    return table


def _declines(summary: Summary) -> Table:
    title = text("cli-declines", mean=decimal_text(summary.mean_decline))
    table = plain_table(title, [text("cli-in-round"), text("cli-races"), ""], right=[0, 1])
    most = max(summary.declines.values(), default=1)
    for turn, count in sorted(summary.declines.items()):
        table.add_row(str(turn), str(count), "█" * max(1, round(BAR * count / most)))
    return table


def _earnings(title: str, series: dict[str, Series]) -> Table:
    """How often each race or power was picked and what it earned, best first."""
    table = plain_table(
        title, ["", text("cli-picked"), text("cli-earned"), text("cli-spread")], right=[1, 2, 3]
    )
    for id, earned in sorted(series.items(), key=lambda item: (-item[1].mean, item[0])):
        figures = decimal_text(earned.mean), decimal_text(earned.spread)
        table.add_row(trait_name(id), str(earned.count), *figures)
    return table
