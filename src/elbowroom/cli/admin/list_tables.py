"""`elbowroom admin list`: the tables of a database."""

import json
from datetime import UTC, datetime
from time import time
from typing import Annotated

import typer

from elbowroom.cli.serve import Database


def list_tables(
    db: Database = None,
    status: Annotated[str | None, typer.Option("--status", metavar="STATUS")] = None,
    older: Annotated[int | None, typer.Option("--older", metavar="DAYS", min=0)] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """List tables: what they are doing, since when, and who sits there."""
    from elbowroom.cli.admin.keeping import with_upkeep
    from elbowroom.cli.console import plain_table, standard_output
    from elbowroom.locales import text
    from elbowroom.server.store.upkeep import DAY_MS

    before = None if older is None else int(time() * 1000) - older * DAY_MS
    found = with_upkeep(db, lambda upkeep: upkeep.tables(status, before))
    if as_json:
        print(json.dumps([one._asdict() for one in found]))
        return
    columns = [
        text("admin-table"),
        text("admin-status"),
        text("admin-made"),
        text("admin-last"),
        text("admin-events"),
        text("cli-players"),
    ]
    title = text("admin-tables", count=len(found))
    table = plain_table(title, columns, right=[4])
    for one in found:
        names = ", ".join(name or "–" for name in one.names)
        table.add_row(one.id, one.status, _day(one.created), _day(one.last), str(one.events), names)
    standard_output().print(table)


def _day(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"
