"""`elbowroom demo`: the list of commands, and a short game to watch."""

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import RenderableType

    from elbowroom.game import Game

LONGEST_GAME = 12.0
"""Seconds that the game may take on a terminal."""
LONGEST_PAUSE = 0.08
"""Seconds between two lines."""


def demo(
    ctx: typer.Context,
    seed: Annotated[int | None, typer.Option("--seed", "-s")] = None,
    fast: Annotated[bool, typer.Option("--fast")] = False,
) -> None:
    """Show what this program can do, and a short game between two simple players."""
    from time import sleep

    from elbowroom.cli.console import standard_output
    from elbowroom.cli.log import print_result
    from elbowroom.game import Game
    from elbowroom.locales import text

    console = standard_output()
    game = Game.new(2, seed, names=["Ann", "Bo"])
    _print_commands(ctx)
    console.print(text("cli-demo", seed=game.seed), style="bold")
    lines = _play(game)
    pause = 0.0 if fast or not console.is_terminal else min(LONGEST_PAUSE, LONGEST_GAME / len(lines))
    for line in lines:
        console.print(line)
        sleep(pause)
    print_result(console, game)
    console.print(text("cli-demo-again", seed=game.seed))


def _print_commands(ctx: typer.Context) -> None:
    from elbowroom.cli.console import plain_table, spaced, standard_output
    from elbowroom.locales import text

    table = plain_table(text("cli-commands"), ["", ""])
    table.show_header = False
    commands = getattr(ctx.parent.command, "commands", {}) if ctx.parent else {}
    for name, command in commands.items():
        table.add_row(f"elbowroom {name}", command.get_short_help_str(100))
    console = standard_output()
    console.print(spaced(table))
    console.print(text("cli-more-help"))
    console.print()


def _play(game: "Game") -> "list[RenderableType]":
    """Play the game to its end; its log, without what only matters to those who play."""
    from elbowroom.cli.demo_player import choose
    from elbowroom.cli.log import Log, turns
    from elbowroom.engine.events import Deployed, MarkerLifted, Revealed, TribeFell
    from elbowroom.game.dice import seeded

    log, dice = Log.of(game), seeded(game.seed)
    lines = list(log.opening(game))
    steps = []
    while not game.over:
        steps.append(game.play(choose(game, dice)))
    for turn in turns(steps):
        lines += log.lines(turn, hide=(Deployed, MarkerLifted, Revealed, TribeFell))
    return lines
