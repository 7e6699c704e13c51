"""Arguments and options that several commands share."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

GameFile = Annotated[Path, typer.Argument(metavar="FILE")]
HomebrewFiles = Annotated[
    list[Path] | None,
    typer.Option("--homebrew", metavar="FILE"),
]

MapName = Annotated[str | None, typer.Option("--map", metavar="MAP")]


def players_on(map: str | None, players: int | None, usual: int) -> int:
    """How many play: as was asked, or as a map from a file says, or as usual."""
    if players is not None or map is None:
        return usual if players is None else players
    from elbowroom.atlas.files import map_source

    source = map_source(map)
    says = usual if isinstance(source, str) else source.get("players")
    return says if isinstance(says, int) else usual


def homebrew_with_texts(files: Sequence[Path] | None) -> tuple[str, ...]:
    """The files as `Game` takes them, after adding their names: of packs, and of texts (.ftl) beside code."""
    from elbowroom.content.packs.load import pack_files
    from elbowroom.locales import add_names, add_texts

    for file in files or ():
        for pack in pack_files(file):
            add_names(pack)
        texts = file.with_suffix(".ftl")
        if texts.is_file():
            add_texts(texts)
    return tuple(str(file) for file in files or ())
