"""Whether the memory of a server stays what it is: ``python benchmarks/soak.py [MINUTES] [TABLES]``.

A real server on loopback, with so many tables at all times: at each of them one player who is no bot moves
every few seconds, against easy bots. When a game is over its replay is read and a new table is made, and now
and then somebody loses the connection. The memory of the server's own process is noted every minute.
"""

import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

MINUTES = 120.0
TABLES = 50
WARM_UP = 20
"""Minutes until as many finished tables and replays are let go as are made: tables stay in memory for five
minutes, and about a hundred replays are kept."""
PAUSE = 3.0
"""Seconds between two moves of a player."""
BOTS = (["easy"], ["easy", "easy"], ["random", "easy", "random"])
PATIENCE = 120.0
Json = dict[str, Any]


class Running:
    """A server in a process of its own."""

    def __init__(self, folder: Path, tables: int) -> None:
        config = folder / "server.toml"
        config.write_text(f"[limits]\ntables_of_one = {2 * tables}\nsockets_of_one = {4 * tables}\n")
        command = [sys.executable, "-m", "elbowroom", "serve", "--port", "0", "--workers", "1"]
        self.process = subprocess.Popen(
            [*command, "--db", str(folder / "games.db"), "--config", str(config)],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+:\d+)", self.process.stdout.readline())
        assert found is not None
        self.host = found[1]

    def megabytes(self) -> float:
        """What the process has in memory that is its own: pages of files may come and go."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"RssAnon:\s+(\d+)", status)
        return int(found[1]) / 1024 if found else 0.0


class Crowd:
    """Those who play, and what they have done."""

    def __init__(self, host: str, client: httpx.AsyncClient) -> None:
        self.host = host
        self.client = client
        self.moves = self.games = 0
        self.broken = Counter[str]()

    @contextmanager
    def _lines(self) -> Iterator[None]:
        """Lines break on a busy machine: they are counted, and there is a new one."""
        try:
            yield
        except ConnectionClosed as error:
            self.broken[str(error.rcvd and error.rcvd.code)] += 1
        except OSError as error:
            self.broken[type(error).__name__] += 1

    async def create(self, bots: list[str]) -> Json:
        seats: list[Json] = [{"kind": "human", "name": "Ann"}]
        seats += [{"kind": "bot", "level": level} for level in bots]
        while True:
            answer = await self.client.post(f"http://{self.host}/api/tables", json={"seats": seats})
            if answer.status_code == 201:
                made: Json = answer.json()
                return made
            await asyncio.sleep(5)

    async def play_for_ever(self, number: int) -> None:
        """One game after another, with some time before the first, so that not all end together."""
        dice = random.Random(number)
        await asyncio.sleep(dice.random() * 60)
        while True:
            table = await self.create(BOTS[number % len(BOTS)])
            while not await self._play(table, dice):
                await asyncio.sleep(dice.random())
            self.games += 1
            await self.client.get(f"http://{self.host}/api/tables/{table['id']}/replay")

    async def _play(self, table: Json, dice: random.Random) -> bool:
        """Play until the game is over, or the line breaks as lines do; whether it is over."""
        coming = connect(f"ws://{self.host}/ws/tables/{table['id']}", proxy=None, max_size=None)
        with self._lines():
            async with coming as socket:
                secrets = [key["secret"] for key in table["keys"]]
                await socket.send(json.dumps({"type": "hello", "secrets": secrets}))
                asked = -1
                while True:
                    message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
                    now = message.get("now")
                    if now is None:
                        continue
                    if now["position"]["phase"] == "over":
                        return True
                    if now["offers"] is None or now["rev"] == asked:
                        continue
                    await asyncio.sleep(PAUSE * (0.5 + dice.random()))
                    if dice.random() < 0.01:
                        return False
                    asked = now["rev"]
                    seat, move = now["offers"]["seat"], _choose(now["offers"]["moves"], dice)
                    await socket.send(
                        json.dumps({"type": "move", "seat": seat, "rev": asked, "moves": [move]})
                    )
                    self.moves += 1
        return False


def _choose(moves: list[Json], dice: random.Random) -> str:
    """Any move but decline, and often the end of what is being done."""
    texts = [str(move["move"]) for move in moves]
    if "done" in texts and dice.random() < 0.4:
        return "done"
    return dice.choice([text for text in texts if text != "decline"] or texts)


async def soak(minutes: float, tables: int) -> list[float]:
    """The memory of a server, minute by minute."""
    noted: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder), tables)
        try:
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                crowd = Crowd(server.host, client)
                players = [asyncio.create_task(crowd.play_for_ever(i)) for i in range(tables)]
                began = time.monotonic()
                while time.monotonic() - began < minutes * 60:
                    await asyncio.sleep(60)
                    noted.append(server.megabytes())
                    print(
                        f"{len(noted):4} min {noted[-1]:7.1f} MB {crowd.moves:6} moves, {crowd.games} games,"
                        f" broken lines {dict(crowd.broken)}",
                        flush=True,
                    )
                    for player in players:
                        if player.done():
                            player.result()
                for player in players:
                    player.cancel()
                await asyncio.gather(*players, return_exceptions=True)
        finally:
            server.process.terminate()
            server.process.communicate()
    return noted


def main() -> None:
    """Soak, and compare the ten minutes after the warm-up with the last ten."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else MINUTES
    noted = asyncio.run(soak(minutes, int(sys.argv[2]) if len(sys.argv) > 2 else TABLES))
    if len(noted) < WARM_UP + 10:
        return
    first, last = statistics.median(noted[WARM_UP : WARM_UP + 10]), statistics.median(noted[-10:])
    print(f"after the warm-up {first:.1f} MB, at the end {last:.1f} MB: {100 * (last / first - 1):+.1f} %")


if __name__ == "__main__":
    main()
