"""`elbowroom analyse`: what a strong player thinks of a position."""

import json
from typing import Annotated

import typer

from elbowroom.cli.options import GameFile, HomebrewFiles, homebrew_with_texts


def analyse(
    file: GameFile,
    seconds: Annotated[float, typer.Option("--seconds", help="How long to think.")] = 3.0,
    at: Annotated[int | None, typer.Option("--at", help="Of a record: after so many moves.")] = None,
    homebrew: HomebrewFiles = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")] = False,
) -> None:
    """Show what each player can expect in the end, and the best plans for the turn."""
    from elbowroom.cli.console import plain_table, spaced, standard_error, standard_output
    from elbowroom.cli.files import load_game
    from elbowroom.locales import text
    from elbowroom.players.analyst import analyse_for

    game = load_game(file, homebrew_with_texts(homebrew), at)
    with standard_error().status(text("analyse-thinking")):
        found = analyse_for(game, seconds)
    if as_json:
        print(json.dumps(found.as_json()))
        return
    console = standard_output()
    names = [text("analyse-player"), text("analyse-coins"), text("analyse-win")]
    console.print(text("analyse-prospects", games=found.games), style="bold")
    table = plain_table("", names, right=[1, 2])
    for prospect in found.prospects:
        table.add_row(game.names[prospect.seat], f"{prospect.coins:.1f}", f"{100 * prospect.win:.0f} %")
    console.print(spaced(table))
    if found.plans and game.seat is not None:
        columns = [text("analyse-lead"), text("analyse-moves")]
        # A title inside the table would be wrapped to the width of a narrow one.
        console.print(text("analyse-plans", name=game.names[game.seat]), style="bold")
        plans = plain_table("", columns, right=[0])
        for line in found.plans:
            plans.add_row(f"{line.lead:+.1f}", ", ".join(line.moves))
        console.print(spaced(plans))
