"""`elbowroom admin close`: tables that nobody may open any more."""

from typing import Annotated

import typer

from elbowroom.cli.serve import Database

Tables = Annotated[list[str], typer.Argument(metavar="TABLE…")]


def close(ids: Tables, db: Database = None) -> None:
    """Close tables: those who are there are sent away, and nobody can come back. Their games are kept."""
    from elbowroom.cli.admin.keeping import with_upkeep
    from elbowroom.cli.console import standard_output
    from elbowroom.locales import text
    from elbowroom.server.errors import TableError
    from elbowroom.server.store.upkeep import Upkeep

    async def work(upkeep: Upkeep) -> None:
        for id in ids:
            if not await upkeep.close(id):
                raise TableError("no_such_table", table=repr(id))

    with_upkeep(db, work)
    standard_output().print(text("admin-closed", count=len(ids)))
