"""What befalls the servers: they are killed, cut off from the database, or it is restarted."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec

from benchmarks.kills.check import PATIENCE, check, settle
from benchmarks.kills.run import Run, Server, Wrong

LINES = (1, 6)
"""So many moves are acknowledged between two kills."""
CUT_SHARE = 0.2
RESTART_SHARE = 0.02
"""How often something else happens before a kill."""
SETTLE_EVERY = 30
"""So many kills are between two checks; before each check PostgreSQL is restarted."""


async def cut(run: Run) -> None:
    """All connections of one server to the database break."""
    with suppress(Exception):
        connection = await asyncpg.connect(run.database, timeout=10)
        names = "SELECT application_name FROM pg_stat_activity WHERE application_name LIKE 'elbowroom %'"
        found = sorted({row[0] for row in await connection.fetch(names)})
        whose = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1"
        await connection.execute(whose, run.dice.choice(found))
        await connection.close()
        run.tally.cuts += 1


async def trouble(run: Run, kills: int, result: Path) -> None:
    """Kill, cut, restart; check now and then, and write down how far it is."""
    began = time.monotonic()
    while run.tally.kills < kills:
        until = min(kills, run.tally.kills + SETTLE_EVERY)
        async with asyncio.TaskGroup() as killers:
            for server in run.servers:
                killers.create_task(keep_killing(run, server, until))
        await restart(run)
        await settle(run)
        await check(run)
        run.tally.seconds = time.monotonic() - began
        result.write_bytes(msgspec.json.format(msgspec.json.encode(run.tally), indent=2))


async def restart(run: Run) -> None:
    """Restart PostgreSQL."""
    async with run.restarting:
        await asyncio.to_thread(run.postgres.restart, run.dice.choice(["fast", "immediate"]))
        run.tally.restarts += 1


def how_things_stand(run: Run) -> list[str]:
    """Who listens, and for everybody whose game goes on what they wait for."""
    servers = [f"server {server.pid} at {server.host or 'no port'}" for server in run.servers]
    people = [
        f"{game.id}: {person.client} {'connected' if person.is_connected else 'away'} at {person.seq}, "
        f"{'is asked' if person.now.get('offers') else 'waits'}, sent {person.unanswered}"
        for game in run.games
        for person in game.people
        if not game.is_over
    ]
    return servers + people


async def keep_killing(run: Run, server: Server, until: int) -> None:
    """Kill one server in the middle of anything and start it again, until there were so many kills in all."""
    while run.tally.kills < until:
        enough = run.tally.acknowledged + run.dice.randint(*LINES)
        while run.tally.acknowledged < enough:
            run.moved.clear()
            try:
                await asyncio.wait_for(run.moved.wait(), PATIENCE)
            except TimeoutError as error:
                raise Wrong(f"nobody has moved for {PATIENCE} s: {how_things_stand(run)}") from error
        await asyncio.sleep(0.05 * run.dice.random())
        if run.dice.random() < CUT_SHARE:
            await cut(run)
        if run.dice.random() < RESTART_SHARE:
            await restart(run)
        if run.tally.kills < until:
            server.kill()
            run.tally.kills += 1
            await server.start()
