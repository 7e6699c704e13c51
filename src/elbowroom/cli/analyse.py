"""`elbowroom analyse`: what a strong player thinks of a position, or of every turn of a game."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from elbowroom.cli.options import GameFile, HomebrewFiles, homebrew_with_texts

if TYPE_CHECKING:
    from elbowroom.game import Game
    from elbowroom.players.bot import Budget

USUAL_SECONDS = 3.0


def analyse(
    file: GameFile,
    seconds: Annotated[float | None, typer.Option("--seconds")] = None,
    nodes: Annotated[
        int | None,
        typer.Option("--nodes", min=1),
    ] = None,
    at: Annotated[int | None, typer.Option("--at")] = None,
    whole: Annotated[bool, typer.Option("--review")] = False,
    homebrew: HomebrewFiles = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Show what each player can expect in the end, and the best plans for the turn.

    Of a finished record every turn is reviewed: chances to win, what it cost, and what was better.
    """
    from elbowroom.cli.console import standard_error
    from elbowroom.cli.files import load_game
    from elbowroom.locales import text
    from elbowroom.players.analyst import checked_seconds
    from elbowroom.players.bot import Budget
    from elbowroom.players.learning import prepare

    if seconds is not None:
        checked_seconds(seconds)
    budget = Budget(seconds, nodes) if (seconds, nodes) != (None, None) else None
    traits = homebrew_with_texts(homebrew)
    game = load_game(file, traits, at)
    with standard_error().status(text("analyse-thinking")):
        prepare(game.state.rules)
    if at is None and (whole or game.over) and not _is_position(file):
        _review(file, traits, budget, as_json)
    else:
        _analyse(game, budget or Budget(USUAL_SECONDS), as_json)


def _is_position(file: Path) -> bool:
    from elbowroom.cli.files import is_position, read_file

    return is_position(read_file(file))


def _review(file: Path, traits: tuple[str, ...], budget: "Budget | None", as_json: bool) -> None:
    from rich.progress import track

    from elbowroom.cli.console import standard_error, standard_output
    from elbowroom.cli.files import naming, read_file
    from elbowroom.cli.review_tables import print_review
    from elbowroom.locales import text
    from elbowroom.players.review import gathered, turn_by_turn, turns_played

    with naming(file):
        game, turns = turns_played(read_file(file), traits)
    console = standard_error()
    reviews = turn_by_turn(turns, budget)
    if console.is_terminal:
        thinking = text("analyse-thinking")
        reviews = iter(track(reviews, thinking, total=len(turns), console=console, transient=True))
    found = gathered(game, turns, list(reviews))
    if as_json:
        print(json.dumps(found.as_json()))
    else:
        print_review(standard_output(), found, game)


def _analyse(game: "Game", budget: "Budget", as_json: bool) -> None:
    from elbowroom.cli.console import plain_table, spaced, standard_error, standard_output
    from elbowroom.cli.review_tables import counted
    from elbowroom.locales import GameNames, decimal_text, describe_plan, percent_text, text
    from elbowroom.players.analyst import analyse as think

    with standard_error().status(text("analyse-thinking")):
        found = think(game, budget)
    if as_json:
        print(json.dumps(found.as_json()))
        return
    console = standard_output()
    names = [text("analyse-player"), text("analyse-coins"), text("analyse-win")]
    console.print(text("analyse-prospects", games=found.games), style="bold")
    table = plain_table("", names, right=[1, 2])
    for prospect in found.prospects:
        table.add_row(game.names[prospect.seat], decimal_text(prospect.coins), percent_text(prospect.win))
    console.print(spaced(table))
    if found.plans and game.seat is not None:
        columns = [text("analyse-lead"), text("analyse-moves"), text("analyse-why")]
        # A title inside the table would be wrapped to the width of a narrow one.
        console.print(text("analyse-plans", name=game.names[game.seat]), style="bold")
        plans = plain_table("", columns, right=[0])
        for line in found.plans:
            why = describe_plan(line.reason.code, line.reason.facts, GameNames.of(game))
            plans.add_row(decimal_text(line.lead, signed=True), ", ".join(counted(line.moves)), why)
        console.print(spaced(plans))
