"""`elbowroom new-power`: the beginning of a home-made power."""

from pathlib import Path
from typing import Annotated

import typer


def new_power(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, underscores between words.")],
    folder: Annotated[Path, typer.Option("--dir", help="Where the files go.")] = Path("homebrew"),
) -> None:
    """Write a new power that works at once: its code, its test and its texts."""
    from elbowroom.cli.scaffold import write_power

    write_power(name, folder)
