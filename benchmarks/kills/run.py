"""One run: the servers, the tables, and what was counted."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import httpx
from websockets.exceptions import WebSocketException

from tests.server.postgres import Postgres

if TYPE_CHECKING:
    from benchmarks.kills.people import Game

SERVERS = 3
BROKEN = (OSError, WebSocketException, EOFError, TimeoutError, httpx.HTTPError)
"""What befalls a line, and those who are at its other end."""


START_SECONDS = 240.0
"""How long a server may take to listen, database and all."""


class Wrong(Exception):
    """What must never be."""


@dataclass
class Server:
    """One of the servers, which is started anew whenever it was killed."""

    nursery: "subprocess.Popen[str]"
    database: str
    pid: int = 0
    host: str = ""

    @classmethod
    def make(cls, database: str) -> "Server":
        """With a process from which it is forked."""
        nursery = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.nursery"], text=True, start_new_session=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        return cls(nursery, database)

    async def start(self) -> None:
        """Start it, and wait until it listens."""
        self.host = ""
        try:
            await asyncio.wait_for(asyncio.to_thread(self._start), START_SECONDS)
        except TimeoutError as error:
            raise Wrong("a server neither listens nor gives up") from error

    def _start(self) -> None:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        while not self.host:
            self.nursery.stdin.write(f"{self.database}\n")
            self.nursery.stdin.flush()
            pid, port = map(int, self.nursery.stdout.readline().split())
            if pid:
                self.pid = pid
                self.host = f"127.0.0.1:{port}"
            else:  # there was no database just then
                time.sleep(0.5)

    def kill(self) -> None:
        """As a power cut would, for this process."""
        self.host = ""
        os.kill(self.pid, signal.SIGKILL)


@dataclass
class Tally:
    """What happened, and what was seen of it."""

    kills: int = 0
    cuts: int = 0
    restarts: int = 0
    acknowledged: int = 0
    connections: int = 0
    tables: int = 0
    over: int = 0
    ghosts_refused: int = 0
    refused: int = 0
    """Tables that were left because a request had been carried out before."""
    settled: int = 0
    longest_settling: float = 0.0
    seconds: float = 0.0
    problems: list[str] = field(default_factory=list)


class Run:
    """The whole: servers, tables, and those who play."""

    def __init__(self, postgres: Postgres, database: str) -> None:
        self.postgres = postgres
        self.database = database
        self.servers = [Server.make(database) for _ in range(SERVERS)]
        self.games: list[Game] = []
        self.tally = Tally()
        self.playing = asyncio.Event()
        self.playing.set()
        self.moved = asyncio.Event()
        self.dice = random.Random(1)
        self.restarting = asyncio.Lock()

    def a_server(self, dice: random.Random) -> str:
        """Any server that listens, or none."""
        living = [server.host for server in self.servers if server.host]
        return dice.choice(living) if living else "127.0.0.1:1"
