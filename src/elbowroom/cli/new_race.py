"""`elbowroom new-race`: the beginning of a home-made race."""

from pathlib import Path
from typing import Annotated

import typer


def new_race(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, underscores between words.")],
    replaces: Annotated[str, typer.Option("--replaces", help="The race whose tokens it uses.")] = "ratmen",
    folder: Annotated[Path, typer.Option("--dir", help="Where the files go.")] = Path("homebrew"),
) -> None:
    """Write a new race that works at once: its code, its test and its texts."""
    from elbowroom.cli.scaffold import write_race

    write_race(name, folder, replaces)
