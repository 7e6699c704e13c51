"""Arguments and options that several commands share."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

GameFile = Annotated[Path, typer.Argument(metavar="FILE", help="A position (JSON) or a record.")]
HomebrewFiles = Annotated[
    list[Path] | None,
    typer.Option("--homebrew", metavar="FILE", help="A home-made race or power; may be given several times."),
]


def homebrew_with_texts(files: Sequence[Path] | None) -> tuple[str, ...]:
    """The files as `Game` takes them, after adding the texts (.ftl) that lie beside them."""
    from elbowroom.locales import add_texts

    for file in files or ():
        texts = file.with_suffix(".ftl")
        if texts.is_file():
            add_texts(texts)
    return tuple(str(file) for file in files or ())
