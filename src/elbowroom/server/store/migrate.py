"""Brings a database up to date; Alembic, which takes long to import, is needed only if it is not."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from elbowroom.server.errors import TableError

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "0004"
"""The revision that the newest migration leads to."""
_LOCK = 7_348_812
"""Any number: servers that start at the same moment take turns."""


def migrate(connection: Connection) -> None:
    """Run the migrations that the database has not had."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    found = _revision(connection)
    if found != NEWEST:
        _upgrade(connection, found)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection, found: str | None) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise TableError("later_database", revision=found) from error
