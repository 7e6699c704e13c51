"""Two hubs on one PostgreSQL, and what can befall them."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from elbowroom.server.live.hub import Hub
from tests.patience import PATIENCE
from tests.server.hubs import BRISK, hub_on
from tests.server.skipping import HOUR

CALM = replace(BRISK, grace=HOUR)
"""Nobody steps in for anybody."""


def with_two(database: str, work: Callable[[Hub, Hub], Awaitable[None]]) -> None:
    """Do something with two hubs that hear each other."""

    async def whole() -> None:
        async with hub_on(database, CALM) as one, hub_on(database, CALM) as two, asyncio.timeout(PATIENCE):
            await listening(one, two)
            await work(one, two)

    asyncio.run(whole())


async def listening(*hubs: Hub) -> None:
    """Wait until all of them hear the others."""
    while not all(hub.fleet.is_listening for hub in hubs):
        await asyncio.sleep(0.01)


async def deafen(hub: Hub) -> None:
    """It hears nothing any more, and nobody tells it to listen again."""
    await _cancel(hub.fleet._tasks)


async def faint(hub: Hub) -> None:
    """As if it were killed, for the others: it does nothing any more, and does not say that it stops."""
    await _cancel([*hub._tasks, *hub.fleet._tasks, *hub.fleet._background])
    for room in hub._rooms.values():
        await room.autopilot.close()


async def _cancel(tasks: "list[asyncio.Task[None]]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def sql(database: str, statement: str, *arguments: object) -> Any:
    """What one statement gives, asked by nobody of the servers."""
    connection = await asyncpg.connect(database)
    try:
        return await connection.fetchval(statement, *arguments)
    finally:
        await connection.close()


async def let_expire(database: str, hub: Hub) -> None:
    """The database's clock says that a hub has said nothing for too long."""
    await sql(
        database,
        "UPDATE servers SET until = clock_timestamp() - interval '1 second' WHERE process = $1",
        hub.store.process,
    )


async def cut_off(database: str, hub: Hub) -> None:
    """All its connections to the database break, and the listening one among them."""
    await sql(
        database,
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = $1",
        f"elbowroom {hub.store.process}",
    )
    while hub.fleet.is_listening:
        await asyncio.sleep(0.001)
