"""`elbowroom seats`: equal bots, and who wins from where."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from elbowroom.cli.match import Jobs, Nodes
from elbowroom.cli.options import MapName, players_on

if TYPE_CHECKING:
    from elbowroom.arena.seats import SeatScores


def seats(
    bot: Annotated[str, typer.Argument()],
    players: Annotated[int | None, typer.Option("--players", "-p", show_default="4")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    seed: Annotated[int, typer.Option("--seed", "-s")] = 1,
    map: MapName = None,
    jobs: Jobs = 1,
    nodes: Nodes = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Let a bot play against copies of itself, and count wins by seat: is it fair to whoever sits last?"""
    from elbowroom.arena.seats import Seats, SeatScores
    from elbowroom.cli.match import checked_budget, warn, with_progress

    wanted = Seats(bot, players_on(map, players, 4), games, seed, checked_budget(None, nodes), map)
    wanted.check()
    found = SeatScores(wanted)
    for _ in with_progress(found.play(jobs), games):
        pass
    if as_json:
        print(json.dumps(found.to_json()))
    else:
        _print_seats(found)
    warn((score.bot, mishap) for score in found.scores for mishap in score.mishaps)


def _print_seats(found: "SeatScores") -> None:
    from elbowroom.cli.console import plain_table, standard_output
    from elbowroom.cli.match import told_budget
    from elbowroom.locales import decimal_text, percent_span, percent_text, text

    console, played = standard_output(), found.seats
    console.print(
        text(
            "arena-seats",
            bot=played.bot,
            players=played.players,
            games=played.games,
            seed=played.seed,
            budget=told_budget(played.budget),
        )
    )
    columns = ("seat", "wins", "win-rate", "interval", "of-fair-share", "mean-coins")
    rows = plain_table("", [text(f"arena-{column}") for column in columns], right=range(len(columns)))
    for seat, score in enumerate(found.scores):
        low, high = score.interval
        rows.add_row(
            str(seat + 1),
            decimal_text(score.wins),
            percent_text(score.win_rate, 1),
            percent_span(low, high, 1),
            decimal_text(found.of_fair_share(seat), 2),
            decimal_text(score.coins.mean),
        )
    console.print(rows)
