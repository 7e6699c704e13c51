"""`elbowroom admin move`: all games of an SQLite file to PostgreSQL."""

from typing import Annotated

import typer

from elbowroom.cli.serve import Database


def move(
    to: Annotated[str, typer.Argument(metavar="URL")],
    db: Database = None,
) -> None:
    """Copy all games of an SQLite file to an empty PostgreSQL, all or nothing. Stop the server before."""
    import asyncio

    from elbowroom.cli.admin.keeping import bar, named_database
    from elbowroom.cli.console import standard_output
    from elbowroom.locales import text
    from elbowroom.server.errors import TableError
    from elbowroom.server.store.copying import move_all
    from elbowroom.server.store.database import StorageFailed

    try:
        with bar(text("admin-copying")) as progress:
            moved = asyncio.run(move_all(named_database(db), to, progress))
    except StorageFailed as error:
        raise TableError("no_database", problem=str(error.__cause__).partition("\n")[0]) from error
    standard_output().print(text("admin-moved", count=moved))
