"""Servers that are killed in the middle of games: ``python -m benchmarks.kills [KILLS] [RESULT.json]``.

Three servers share one PostgreSQL, and people play at all of them. One server after the other is killed with
SIGKILL and started again; now and then all connections of a server to the database are cut, its listening one
among them, or PostgreSQL is restarted, half of the time as if it had crashed. In between and at the end it
is checked that

- every request that was answered with ``done`` is in the database, once, and everything that anybody was
  shown is there under its number;
- nobody who is connected stays behind when nobody moves;
- every move of a seat was asked for by its player, also where somebody who gave the seat up goes on trying.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path

import msgspec

from benchmarks.kills.games import keep_playing
from benchmarks.kills.run import Run
from benchmarks.kills.trouble import trouble
from tests.server.postgres import running_postgres

TABLES = 6
KILLS = 1000


async def main(kills: int, result: Path) -> None:
    """All of it."""
    with running_postgres(is_safe=True) as postgres:
        run = Run(postgres, postgres.url)
        try:
            await asyncio.gather(*(server.start() for server in run.servers))
            players = [asyncio.create_task(keep_playing(run, number)) for number in range(TABLES)]
            makes_trouble = asyncio.create_task(trouble(run, kills, result))
            await asyncio.wait([makes_trouble, *players], return_when=asyncio.FIRST_COMPLETED)
            for task in (makes_trouble, *players):
                if task.done() and (error := task.exception()) is not None:
                    run.tally.problems.append(repr(error))
                task.cancel()
            await asyncio.gather(makes_trouble, *players, return_exceptions=True)
        finally:
            for server in run.servers:
                os.killpg(server.nursery.pid, signal.SIGKILL)
            result.write_bytes(msgspec.json.format(msgspec.json.encode(run.tally), indent=2))
        print(result.read_text())


if __name__ == "__main__":
    wanted = [*sys.argv[1:], *(str(KILLS), "kills.json")[len(sys.argv) - 1 :]]
    asyncio.run(main(int(wanted[0]), Path(wanted[1])))
