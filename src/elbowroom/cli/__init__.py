"""The command `elbowroom`, one file for each of its commands; new-power and new-race share one.

The files import what they need inside their functions: `elbowroom --help` must not wait for all of it.
"""

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from elbowroom.cli import (
    admin,
    analyse,
    bench,
    demo,
    homebrew,
    ladder,
    match,
    new_map,
    new_trait,
    perft,
    play,
    replay,
    rules,
    seats,
    serve,
    show,
    simulate,
    train,
    verify,
)
from elbowroom.cli.helping import language_for, translate
from elbowroom.cli.refusing import in_own_words
from elbowroom.engine.errors import ElbowroomError
from elbowroom.locales.languages import speaking


class _Commands(TyperGroup):
    """The commands in the order of this file, in the language that is asked for.

    An `ElbowroomError` ends in one line and exit code 2.
    """

    def main(self, args: Sequence[str] | None = None, *rest: Any, **options: Any) -> Any:
        arguments = list(sys.argv[1:] if args is None else args)
        locale = language_for(arguments)
        with speaking(locale):
            translate(self, locale)
            return super().main(arguments, *rest, **options)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(self.commands)

    def make_context(self, *args: Any, **extra: Any) -> Any:
        with in_own_words():
            return super().make_context(*args, **extra)

    def invoke(self, ctx: Any) -> Any:
        try:
            with in_own_words():
                return super().invoke(ctx)
        except ElbowroomError as error:
            from elbowroom.cli.console import complain

            complain(error)
            raise typer.Exit(2) from error


app = typer.Typer(
    cls=_Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def elbowroom(lang: Annotated[str | None, typer.Option("--lang", metavar="CODE")] = None) -> None:
    """Everything that all commands share; `_Commands.main` has read the language before."""


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
app.command()(verify.verify)
app.command()(show.show)
app.command()(rules.rules)
app.command()(perft.perft)
app.command()(bench.bench)
app.command()(new_map.new_map)
app.command()(new_map.check_map)
app.command()(new_trait.new_power)
app.command()(new_trait.new_race)
app.add_typer(homebrew.app, name="homebrew")
app.add_typer(admin.app, name="admin")


def main() -> None:
    """Run the command line."""
    app(prog_name="elbowroom")
