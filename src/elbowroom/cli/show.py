"""`elbowroom show`: a position as a board that can be read."""

from typing import Annotated

import typer

from elbowroom.cli.options import GameFile, HomebrewFiles, homebrew_with_texts


def show(
    file: GameFile,
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    homebrew: HomebrewFiles = None,
) -> None:
    """Show the board, the players, the column and the legal moves of a position or a record."""
    from elbowroom.cli.board import print_game
    from elbowroom.cli.console import standard_output
    from elbowroom.cli.files import load_game

    print_game(standard_output(), load_game(file, homebrew_with_texts(homebrew), at))
