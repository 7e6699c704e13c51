"""The command `elbowroom`, one file for each of its commands; new-power and new-race share one.

The files import what they need inside their functions: `elbowroom --help` must not wait for all of it.
"""

from typing import Any

import typer
from typer.core import TyperGroup

from elbowroom.cli import (
    analyse,
    bench,
    demo,
    ladder,
    match,
    new_trait,
    perft,
    play,
    replay,
    seats,
    serve,
    show,
    simulate,
    train,
)
from elbowroom.engine.errors import ElbowroomError


class _Commands(TyperGroup):
    """The commands in the order of this file; an `ElbowroomError` ends in one line and exit code 2."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except ElbowroomError as error:
            from elbowroom.cli.console import complain

            complain(error)
            raise typer.Exit(2) from error


app = typer.Typer(
    cls=_Commands,
    help="The board game Small World: watch it, replay it, take it apart, add to it.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(play.play)
app.command()(serve.serve)
app.command()(demo.demo)
app.command()(simulate.simulate)
app.command()(match.match)
app.command()(ladder.ladder)
app.command()(seats.seats)
app.command()(analyse.analyse)
app.command()(train.train)
app.command()(replay.replay)
app.command()(show.show)
app.command()(perft.perft)
app.command()(bench.bench)
app.command()(new_trait.new_power)
app.command()(new_trait.new_race)


def main() -> None:
    """Run the command line."""
    app(prog_name="elbowroom")
