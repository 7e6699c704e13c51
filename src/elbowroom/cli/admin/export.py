"""`elbowroom admin export`: the record of a table's game."""

from pathlib import Path
from typing import Annotated

import typer

from elbowroom.cli.serve import Database


def export(
    table: Annotated[str, typer.Argument(metavar="TABLE")],
    db: Database = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE")] = None,
) -> None:
    """Print the record of a table's game, or write it to a file."""
    from elbowroom.cli.admin.keeping import with_upkeep
    from elbowroom.engine.errors import OptionError
    from elbowroom.server.errors import TableError
    from elbowroom.server.table.replays import kept_record
    from elbowroom.server.table.table import Table

    found = with_upkeep(db, lambda upkeep: upkeep.load(table))
    if found is None:
        raise TableError("no_such_table", table=repr(table))
    settings, events = found
    played = Table(table, settings)
    for event in events:
        played.apply(event)
    record = kept_record(played)
    if out is None:
        print(record, end="")
        return
    try:
        out.write_text(record, encoding="utf-8")
    except OSError as error:
        raise OptionError("cannot_write", option="out", path=str(out), error=error.strerror or "") from error
