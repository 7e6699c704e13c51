"""Many servers behind nginx, on PostgreSQL: ``python -m benchmarks.fleet [PART …]``.

The parts are grow, kill, database, listener and roll. It needs the nginx and PostgreSQL of the machine (of
Debian: ``apt-get install nginx postgresql``). The configuration is that of ``examples/deploy/nginx.conf``
with other ports, and everybody plays over nginx.
"""

import asyncio
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from benchmarks.crowd import Crowd
from benchmarks.nursery import LIMITS
from tests.server.postgres import Postgres, running_postgres

EXAMPLE = Path(__file__).parents[1] / "examples" / "deploy" / "nginx.conf"
SECONDS = 20.0
TARGET = 0.1
"""Seconds after which 95 of 100 moves are shown."""
STEPS = (10, 20, 40, 80, 160, 320)
"""Tables at which two people move as soon as they can; more, until it takes too long."""
Json = dict[str, Any]


class Fleet:
    """Servers, each a process with a port of its own, behind nginx."""

    def __init__(self, folder: Path, postgres: Postgres, database: str) -> None:
        self.folder, self.postgres, self.database = folder, postgres, database
        self.servers: dict[int, subprocess.Popen[str]] = {}
        self.port = 0
        self._nginx: subprocess.Popen[bytes] | None = None
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
        text = EXAMPLE.read_text()
        lines = "\n".join(f"server 127.0.0.1:{port} max_fails=1 fail_timeout=2s;" for port in self.servers)
        text = re.sub(r"( +server 127\.0\.0\.1:\d+ .*\n)+", lines + "\n", text)
        with _free_port() as port:
            self.port = port
        text = text.replace("listen 80;", f"listen 127.0.0.1:{self.port};")
        file = self.folder / "nginx.conf"
        file.write_text(
            f"daemon off; pid {self.folder}/nginx.pid; error_log {self.folder}/nginx.log;\n{text}"
        )
        nginx = shutil.which("nginx") or "/usr/sbin/nginx"
        self._nginx = subprocess.Popen(
            [nginx, "-p", str(self.folder), "-c", str(file)], stderr=subprocess.DEVNULL
        )

    def close(self) -> None:
        """End everything."""
        if self._nginx is not None:
            self._nginx.terminate()
            self._nginx.wait()
        for port in list(self.servers):
            self.stop(port)

    @property
    def host(self) -> str:
        """Where nginx listens."""
        return f"127.0.0.1:{self.port}"

    def used(self) -> dict[str, float]:
        """Seconds of a core that each has used: servers without workers, PostgreSQL, nginx, the crowd."""
        postmaster = int((self.postgres.data / "postmaster.pid").read_text().split()[0])
        assert self._nginx is not None
        return {
            "servers": sum(_cpu_seconds(process.pid) for process in self.servers.values()),
            "PostgreSQL": sum(map(_cpu_seconds, [postmaster, *_children(postmaster)])),
            "nginx": sum(map(_cpu_seconds, _children(self._nginx.pid))),
            "the crowd": _cpu_seconds(os.getpid()),
        }


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


@contextmanager
def _free_port() -> Iterator[int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        yield probe.getsockname()[1]


@asynccontextmanager
async def fleet(postgres: Postgres, servers: int) -> AsyncIterator[Fleet]:
    """So many servers on an empty database."""
    name = f"games{random.randrange(10**9)}"
    connection = await asyncpg.connect(postgres.url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    with tempfile.TemporaryDirectory() as folder:
        made = Fleet(Path(folder), postgres, postgres.url.replace("/postgres?", f"/{name}?"))
        try:
            for _ in range(servers):
                await asyncio.to_thread(made.start)
            made.route()
            await asyncio.sleep(1)
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

    def __str__(self) -> str:
        each = ", ".join(f"{who} {1000 * used / self.rate:.1f}" for who, used in self.cores.items())
        return (
            f"{self.tables} tables: {self.rate:.0f} moves a second, p95 {1000 * self.p95:.0f} ms;"
            f" ms of a core for a move: {each}; load {os.getloadavg()[0]:.0f}"
        )


async def measure(made: Fleet, tables: int) -> Measured:
    """Let a crowd play that moves as fast as it can."""
    crowd = Crowd(made.host, tables)
    await crowd.sit_down()
    await asyncio.sleep(5)  # tables go to where their players are
    used, began = made.used(), time.perf_counter()
    await crowd.play(SECONDS)
    took = time.perf_counter() - began
    cores = {who: (now - used[who]) / took for who, now in made.used().items()}
    return Measured(tables, max(1.0, len(crowd.latencies)) / took, crowd.percentile(0.95), cores)


async def grow(postgres: Postgres) -> None:
    """1, 2 and 4 processes: how many moves a second before 5 of 100 take too long, and how many at all."""
    most: dict[int, float] = {}
    for servers in (1, 2, 4):
        async with fleet(postgres, servers) as made:
            best: Measured | None = None
            for tables in STEPS:
                found = await measure(made, tables)
                print(f"  {servers} × {found}", flush=True)
                most[servers] = max(most.get(servers, 0.0), found.rate)
                if found.p95 > TARGET:
                    break
                best = found
            print(f"grow: {servers} processes: {best or 'too late even with the fewest tables'}")
            print(
                f"      at most {most[servers]:.0f} a second, {most[servers] / most[1]:.2f} times one process"
            )


async def _disturb(postgres: Postgres, name: str, servers: int, trouble: Any) -> None:
    async with fleet(postgres, servers) as made:
        crowd = Crowd(made.host, 10, pause=0.3)
        await crowd.sit_down()
        playing = asyncio.create_task(crowd.play(60))
        await asyncio.sleep(10)
        before = crowd.acknowledged
        await trouble(made)
        await playing
        behind = await crowd.behind(made.database)
        lost = await crowd.lost(made.database)
        print(
            f"{name}: {crowd.acknowledged} moves acknowledged, {crowd.acknowledged - before} of them since;"
            f" {lost} lost, {behind} pages behind, {crowd.came_back} lines came back by themselves,"
            f" {crowd.gave_up} pages had to be loaded again; the longest silence was {crowd.silence:.1f} s"
        )


async def kill(postgres: Postgres) -> None:
    """One of three servers is killed in the middle of games."""

    async def trouble(made: Fleet) -> None:
        made.stop(min(made.servers), signal.SIGKILL)

    await _disturb(postgres, "kill", 3, trouble)


async def database(postgres: Postgres) -> None:
    """PostgreSQL is restarted in the middle of games, twice."""

    async def trouble(made: Fleet) -> None:
        for mode in ("fast", "immediate"):
            await asyncio.to_thread(postgres.restart, mode)
            await asyncio.sleep(5)

    await _disturb(postgres, "database", 2, trouble)


async def listener(postgres: Postgres) -> None:
    """All connections to the database are cut, the listening ones among them."""

    async def trouble(made: Fleet) -> None:
        connection = await asyncpg.connect(made.database)
        for _ in range(5):
            ours = "application_name LIKE 'elbowroom %'"
            await connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours}")
            await asyncio.sleep(2)
        await connection.close()

    await _disturb(postgres, "listener", 2, trouble)


async def roll(postgres: Postgres) -> None:
    """A rolling restart: each server stops and is started again at its port."""

    async def trouble(made: Fleet) -> None:
        for port in list(made.servers):
            await asyncio.to_thread(made.stop, port)
            await asyncio.to_thread(made.start, port)

    await _disturb(postgres, "roll", 3, trouble)


PARTS = {"grow": grow, "kill": kill, "database": database, "listener": listener, "roll": roll}


async def main() -> None:
    """The parts that were named, or all."""
    with running_postgres(is_safe=True) as postgres:
        for name in sys.argv[1:] or PARTS:
            await PARTS[name](postgres)


if __name__ == "__main__":
    asyncio.run(main())
