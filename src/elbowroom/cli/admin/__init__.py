"""`elbowroom admin`: for those who look after a server's database, one file for each of its commands."""

import typer

from elbowroom.cli.admin import backup, close, export, list_tables, move, prune

app = typer.Typer(no_args_is_help=True, context_settings={"help_option_names": ["-h", "--help"]})
app.command("list")(list_tables.list_tables)
app.command()(close.close)
app.command()(export.export)
app.command()(prune.prune)
app.command()(backup.backup)
app.command()(move.move)
