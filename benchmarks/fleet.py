"""Many servers behind nginx, on PostgreSQL: ``python -m benchmarks.fleet [PART …]``, and ``--help``.

The parts are grow, kill, database, listener and roll. It needs the nginx of the machine (of Debian:
``apt-get install nginx``), and with ``--debian`` its PostgreSQL too (``apt-get install postgresql``), which
is then started with data of its own. The configuration is that of ``examples/deploy/nginx.conf`` with other
ports, and everybody plays over nginx.
"""

import argparse
import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

from benchmarks.crowd import Crowd
from benchmarks.nursery import LIMITS
from tests.server.fronts import fronted, nginx
from tests.server.postgres import Postgres, running_postgres

TARGET = 0.1
"""Seconds after which 95 of 100 moves are shown."""
STEPS = (10, 20, 40, 80, 160, 320)
"""Tables at which two people move as soon as they can; more, until it takes too long."""


ALL_CORES = os.sched_getaffinity(0)


@dataclass(frozen=True)
class Options:
    """What was asked for on the command line."""

    parts: Sequence[str]
    debian: bool
    seconds: float
    processes: Sequence[int]
    tables: Sequence[int]
    moment: float
    """How long a crowd plays that is disturbed."""
    a_core_each: bool
    """Whether everything together has only as many cores as there are servers, when they grow."""


class Fleet:
    """Servers, each a process with a port of its own, behind nginx."""

    def __init__(self, folder: Path, postgres: Postgres, database: str) -> None:
        self.folder, self.postgres, self.database = folder, postgres, database
        self.servers: dict[int, subprocess.Popen[str]] = {}
        self.host = ""
        """Where nginx listens."""
        self._open = ExitStack()
        self._config = folder / "limits.toml"
        fields = {name: getattr(LIMITS, name) for name in LIMITS.__struct_fields__}
        self._config.write_text(
            "[limits]\n" + "".join(f"{name} = {value}\n" for name, value in fields.items())
        )

    def start(self, port: int = 0) -> int:
        """One more server; its port."""
        command = [sys.executable, "-m", "elbowroom", "serve", "--port", str(port), "--db", self.database]
        options = ["--workers", "1", "--proxy", "127.0.0.1", "--config", str(self._config)]
        with (self.folder / "errors.log").open("a") as errors:
            process = subprocess.Popen(
                [*command, *options], stdout=subprocess.PIPE, stderr=errors, text=True,
                env=os.environ | {"PYTHONUNBUFFERED": "1"},
            )  # fmt: skip
        assert process.stdout is not None
        found = re.search(r":(\d+)/", process.stdout.readline())
        assert found is not None, (self.folder / "errors.log").read_text()
        self.servers[int(found[1])] = process
        return int(found[1])

    def stop(self, port: int, sign: int = signal.SIGTERM) -> None:
        """End a server."""
        process = self.servers.pop(port)
        process.send_signal(sign)
        process.communicate()

    def route(self) -> None:
        """Start nginx in front of all servers."""
        hosts = [f"127.0.0.1:{port}" for port in self.servers]
        self.host = self._open.enter_context(fronted(nginx, self.folder, hosts))

    def close(self) -> None:
        """End everything."""
        self._open.close()
        for port in list(self.servers):
            self.stop(port)

    def used(self) -> dict[str, float]:
        """Seconds of a core that each has used: servers without workers, PostgreSQL, nginx, the crowd."""
        postmaster = int((self.postgres.data / "postmaster.pid").read_text().split()[0])
        in_front = int((self.folder / "nginx.pid").read_text())
        return {
            "servers": sum(_cpu_seconds(process.pid) for process in self.servers.values()),
            "PostgreSQL": sum(map(_cpu_seconds, [postmaster, *_children(postmaster)])),
            "nginx": sum(map(_cpu_seconds, _children(in_front))),
            "the crowd": _cpu_seconds(os.getpid()),
        }

    def keep_to(self, cores: int) -> None:
        """From now on everything here, the crowd and PostgreSQL too, has only so many cores."""
        postmaster = int((self.postgres.data / "postmaster.pid").read_text().split()[0])
        some = sorted(ALL_CORES)[:cores]
        for pid in (os.getpid(), postmaster, *_children(postmaster)):
            os.sched_setaffinity(pid, some)


def _children(pid: int) -> list[int]:
    found = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(word) for word in found.stdout.split()]


def _cpu_seconds(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:  # it has just ended
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def fleet(postgres: Postgres, servers: int, cores: int = 0) -> AsyncIterator[Fleet]:
    """So many servers on an empty database, on all cores or some."""
    name = f"games{random.randrange(10**9)}"
    connection = await asyncpg.connect(postgres.url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    with tempfile.TemporaryDirectory() as folder:
        made = Fleet(Path(folder), postgres, postgres.url.replace("/postgres?", f"/{name}?"))
        made.keep_to(cores or len(ALL_CORES))
        try:
            for _ in range(servers):
                made.start()  # in this thread, whose cores a new process has, too
            made.route()
            yield made
        finally:
            made.close()


@dataclass(frozen=True)
class Measured:
    """A crowd of so many tables: moves a second, how late they were shown, and what they cost."""

    tables: int
    rate: float
    p95: float
    cores: dict[str, float]

    def each(self, who: str) -> float:
        """Seconds of a core that a move costs one of them."""
        return max(1e-9, self.cores[who] / self.rate)

    def __str__(self) -> str:
        each = ", ".join(f"{who} {1000 * self.each(who):.2f}" for who in self.cores)
        return (
            f"{self.tables} tables: {self.rate:.0f} moves a second, p95 {1000 * self.p95:.0f} ms;"
            f" ms of a core for a move: {each}; load {os.getloadavg()[0]:.0f}"
        )


async def measure(made: Fleet, tables: int, seconds: float) -> Measured:
    """Let a crowd play that moves as fast as it can."""
    crowd = Crowd(made.host, tables)
    await crowd.sit_down()
    await asyncio.sleep(5)  # tables go to where their players are
    used, began = made.used(), time.perf_counter()
    await crowd.play(seconds)
    took = time.perf_counter() - began
    cores = {who: (now - used[who]) / took for who, now in made.used().items()}
    return Measured(tables, max(1.0, len(crowd.latencies)) / took, crowd.percentile(0.95), cores)


async def grow(postgres: Postgres, options: Options) -> None:
    """Some processes: how many moves a second before 5 of 100 take too long, and how many at all."""
    most: dict[int, Measured] = {}
    for servers in options.processes:
        async with fleet(postgres, servers, servers if options.a_core_each else 0) as made:
            best: Measured | None = None
            for tables in options.tables:
                found = await measure(made, tables, options.seconds)
                print(f"  {servers} × {found}", flush=True)
                if servers not in most or found.rate > most[servers].rate:
                    most[servers] = found
                if found.p95 <= TARGET:
                    best = found
                elif found.p95 > 4 * TARGET:
                    break
        print(f"grow: {servers} processes: {best or 'too late even with the fewest tables'}")
        one = options.processes[0]
        first, here = most[one], most[servers]
        alone, together = one / first.each("servers"), servers / here.each("servers")
        print(
            f"      at most {here.rate:.0f} a second, {here.rate / first.rate:.2f} times that of {one};"
            f" by what a move costs them, servers with {servers} cores of their own would do {together:.0f},"
            f" {together / alone:.2f} times",
            flush=True,
        )


Trouble = Callable[[Fleet], Awaitable[None]]


async def _disturb(postgres: Postgres, options: Options, name: str, servers: int, trouble: Trouble) -> None:
    async with fleet(postgres, servers) as made:
        crowd = Crowd(made.host, 10, pause=0.3)
        await crowd.sit_down()
        playing = asyncio.create_task(crowd.play(options.moment))
        await asyncio.sleep(min(10, options.moment / 4))
        before = crowd.acknowledged
        await trouble(made)
        await playing
        behind = await crowd.behind(made.database)
        lost = await crowd.lost(made.database)
        print(
            f"{name}: {crowd.acknowledged} moves acknowledged, {crowd.acknowledged - before} of them since;"
            f" {lost} lost, {behind} pages behind, {crowd.came_back} lines came back by themselves,"
            f" {crowd.gave_up} pages had to be loaded again; the longest silence was {crowd.silence:.1f} s",
            flush=True,
        )


async def kill(postgres: Postgres, options: Options) -> None:
    """One of three servers is killed in the middle of games."""

    async def trouble(made: Fleet) -> None:
        made.stop(min(made.servers), signal.SIGKILL)

    await _disturb(postgres, options, "kill", 3, trouble)


async def database(postgres: Postgres, options: Options) -> None:
    """PostgreSQL is restarted in the middle of games, twice."""

    async def trouble(made: Fleet) -> None:
        for mode in ("fast", "immediate"):
            await asyncio.to_thread(postgres.restart, mode)
            await asyncio.sleep(5)

    await _disturb(postgres, options, "database", 2, trouble)


async def listener(postgres: Postgres, options: Options) -> None:
    """All connections to the database are cut, the listening ones among them."""

    async def trouble(made: Fleet) -> None:
        connection = await asyncpg.connect(made.database)
        for _ in range(5):
            ours = "application_name LIKE 'elbowroom %'"
            await connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")
            await asyncio.sleep(2)
        await connection.close()

    await _disturb(postgres, options, "listener", 2, trouble)


async def roll(postgres: Postgres, options: Options) -> None:
    """A rolling restart: each server stops and is started again at its port."""

    async def trouble(made: Fleet) -> None:
        for port in list(made.servers):
            await asyncio.to_thread(made.stop, port)
            await asyncio.to_thread(made.start, port)

    await _disturb(postgres, options, "roll", 3, trouble)


PARTS = {"grow": grow, "kill": kill, "database": database, "listener": listener, "roll": roll}


def read_options(arguments: Sequence[str]) -> Options:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fleet")
    parser.add_argument("parts", nargs="*", default=[], metavar="PART", help=f"of {', '.join(PARTS)}; or all")
    parser.add_argument(
        "--debian", action="store_true", help="the machine's PostgreSQL, not that of a package"
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each crowd of grow plays")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4], help="of grow")
    parser.add_argument("--tables", type=int, nargs="+", default=STEPS, help="of grow, one after the other")
    parser.add_argument("--moment", type=float, default=60.0, help="how long those play who are disturbed")
    parser.add_argument(
        "--a-core-each", action="store_true", help="grow has as many cores as processes, the crowd among them"
    )
    found = parser.parse_args(arguments)
    if unknown := set(found.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    return Options(
        found.parts or list(PARTS), found.debian, found.seconds, found.processes, found.tables, found.moment,
        found.a_core_each,
    )  # fmt: skip


async def main(options: Options) -> None:
    """The parts that were named, or all."""
    with running_postgres(is_safe=True, of_machine=options.debian) as postgres:
        print(postgres.version, flush=True)
        for name in options.parts:
            await PARTS[name](postgres, options)


if __name__ == "__main__":
    asyncio.run(main(read_options(sys.argv[1:])))
