"""`elbowroom admin backup`: a copy of an SQLite database, while a server may run."""

from pathlib import Path
from typing import Annotated

import typer

from elbowroom.cli.serve import Database


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    db: Database = None,
) -> None:
    """Copy an SQLite database as it is at this moment; a server may go on meanwhile. The copy is checked."""
    from elbowroom.cli.admin.keeping import bar, named_database
    from elbowroom.cli.console import standard_output
    from elbowroom.locales import text
    from elbowroom.server.store.copying import back_up

    with bar(text("admin-copying")) as progress:
        back_up(named_database(db), file, progress)
    standard_output().print(text("admin-copied", path=str(file)), soft_wrap=True)
