"""A database that is up to date is left alone, and one from the future is not touched."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import text

from elbowroom.server.errors import TableError
from elbowroom.server.store.migrate import MIGRATIONS, NEWEST
from elbowroom.server.store.store import Store

# opens the database that it is given, and says whether Alembic was needed for it
OPEN = """
import asyncio, sys
from elbowroom.server.store.store import Store
async def main():
    store = Store(sys.argv[1])
    await store.open()
    await store.close()
asyncio.run(main())
print("alembic" in sys.modules)
"""


def test_the_newest_revision_is_the_one_that_the_migrations_lead_to() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]


@pytest.mark.slow
def test_alembic_is_loaded_only_when_there_is_something_to_do(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPEN, str(tmp_path / "games.db")]
    answers = [
        subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() for _ in range(2)
    ]
    assert answers == ["True", "False"]


def test_a_database_of_a_later_version_is_refused_and_kept(database: str) -> None:
    async def work() -> None:
        store = Store(database)
        await store.open()
        async with store._engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(TableError, match="revision 9999"):
            await store.open()
        async with store._engine.begin() as connection:
            assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
            assert await connection.scalar(text("SELECT count(*) FROM tables")) == 0
        await store.close()

    asyncio.run(work())
