"""`elbowroom homebrew`: what can be done with races and powers that are data."""

from pathlib import Path
from typing import Annotated

import typer

from elbowroom.cli import homebrew_balance

app = typer.Typer(no_args_is_help=True, pretty_exceptions_enable=False)

GAMES = 8
"""Random games that are played with a pack, two for each number of players."""

Packs = Annotated[list[Path], typer.Argument(metavar="FILE...")]


@app.callback()
def homebrew() -> None:
    """What the commands share: nothing yet."""


app.command()(homebrew_balance.balance)


@app.command()
def check(files: Packs) -> None:
    """Read packs, tell all that is wrong with them, and play some games with what they describe."""
    from elbowroom.cli.console import complain, standard_output
    from elbowroom.cli.files import read_file
    from elbowroom.content.at_table import check_at_table
    from elbowroom.content.packs.link import is_link, linked
    from elbowroom.engine.errors import OptionError
    from elbowroom.locales import describe_error, text

    console, wrong = standard_output(), False
    for path in files:
        source = linked(str(path)) if is_link(str(path)) else read_file(path)
        pack, problems = check_at_table(source)
        for problem in problems:
            told = describe_error(problem.code, problem.facts)
            complain(OptionError("in_file", option="file", path=str(path), problem=told))
        if problems:
            wrong = True
            continue
        _play(pack.data())
        races, powers, maps = len(pack.races), len(pack.powers), len(pack.maps)
        told = text("cli-homebrew-good", path=str(path), races=races, powers=powers, maps=maps)
        console.print(told, soft_wrap=True, markup=False)
        if pack.pieces:
            console.print(text("cli-homebrew-played", games=GAMES))
    if wrong:
        raise typer.Exit(2)


@app.command(name="print")
def print_pieces(files: Packs) -> None:
    """Show the races and powers of packs, with what they do in sentences."""
    from rich.panel import Panel
    from rich.text import Text

    from elbowroom.cli.console import standard_output
    from elbowroom.content.packs.load import pack_files
    from elbowroom.engine.errors import ContentError
    from elbowroom.locales import add_names, spoken, text, trait_name
    from elbowroom.locales.pieces import describe_piece

    console = standard_output()
    for path in files:
        packs = pack_files(path)
        if not packs:
            raise ContentError("no_packs", path=str(path))
        for pack in packs:
            add_names(pack)
            for piece in pack.pieces:
                lines = [piece.words("text", spoken()), *describe_piece(piece.data())]
                tokens = piece.number("tokens") + piece.number("extra")
                below = text("cli-homebrew-tokens", tokens=tokens)
                if piece.is_race:
                    below = text(
                        "cli-homebrew-instead", tokens=tokens, race=trait_name(piece.word("replaces"))
                    )
                told = "\n".join(line for line in lines if line)
                console.print(Panel(Text(told), title=Text(trait_name(piece.id)), subtitle=Text(below)))


def _play(pack: dict[str, object]) -> None:
    """Random games to their ends, each piece picked early in some of them."""
    from elbowroom.content.loader import FEWEST, MOST, load_homebrew, ruleset
    from elbowroom.measure.playout import random_game

    traits = load_homebrew([pack])
    for game in range(GAMES if traits else 0):
        seats = FEWEST + game % (MOST - FEWEST + 1)
        random_game(ruleset(f"{seats}p", seats, homebrew=traits), game)
