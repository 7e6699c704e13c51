"""`elbowroom admin prune`: old tables are removed."""

from pathlib import Path
from time import time
from typing import Annotated

import typer

from elbowroom.cli.serve import Database

Days = Annotated[int | None, typer.Option(metavar="DAYS", min=1)]


def prune(
    db: Database = None,
    config: Annotated[Path | None, typer.Option("--config", metavar="FILE")] = None,
    waiting: Days = None,
    playing: Days = None,
    over: Days = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
) -> None:
    """Remove tables at which nothing has happened for so many days, with everything that was kept of them."""
    from msgspec.structs import replace

    from elbowroom.cli.admin.keeping import with_upkeep
    from elbowroom.cli.console import standard_output
    from elbowroom.locales import text
    from elbowroom.server.config import read_config
    from elbowroom.server.store.upkeep import Upkeep

    given = {"waiting_days": waiting, "playing_days": playing, "over_days": over}
    retention = replace(
        read_config(config).retention, **{name: days for name, days in given.items() if days is not None}
    )

    async def work(upkeep: Upkeep) -> int:
        old = await upkeep.old(retention, int(time() * 1000))
        if not dry_run:
            await upkeep.remove(old)
        return len(old)

    removed = with_upkeep(db, work)
    said = text("admin-would-prune", count=removed) if dry_run else text("admin-pruned", count=removed)
    standard_output().print(said)
