"""A real server in a process of its own, and clients that speak to it."""

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, ClassVar, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE

Json = dict[str, Any]
SEED = 7
"""Of tables that are made without one: chance is not what these tests are about."""


class Server:
    """`elbowroom serve` on a port of its own."""

    program: ClassVar[tuple[str, ...]] = ("-m", "elbowroom")

    def __init__(self, db: Path | str, *options: str, command: str = "serve") -> None:
        arguments = [command, "--port", "0", "--db", str(db), *options]
        self.process = subprocess.Popen(
            [sys.executable, *self.program, *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1", "COLUMNS": "200"},
        )  # fmt: skip
        self.address = self._wait()

    def _wait(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:\d+", line)
        if found is None:
            self.process.kill()
            raise AssertionError(line + self.process.communicate()[1])
        return found[0]

    @property
    def host(self) -> str:
        return self.address.removeprefix("http://")

    def get(self, path: str, **options: Any) -> httpx.Response:
        return httpx.get(self.address + path, timeout=PATIENCE, **options)

    def post(self, path: str, body: Any, **options: Any) -> httpx.Response:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        headers = {"content-type": "application/json", **options.pop("headers", {})}
        return httpx.post(self.address + path, content=content, headers=headers, timeout=PATIENCE, **options)

    def create(self, *seats: str, **settings: Any) -> Json:
        """A table: seats are names of humans, "open", or "bot LEVEL"."""
        body = {"first": 0, "seed": SEED, **settings, "seats": [plan(seat) for seat in seats]}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def sit(self, table: Json, *seats: int, **options: Any) -> "Client":
        """A client with the keys of these seats; with none it watches."""
        secrets = [key["secret"] for key in table["keys"] if key["seat"] in seats]
        return Client(self, table["id"], secrets, **options)

    def stop(self, sign: int = signal.SIGTERM) -> tuple[int, str]:
        """The exit code, and what it said on standard error."""
        self.process.send_signal(sign)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        self.process.communicate()


def plan(seat: str) -> Json:
    """A seat of a new table."""
    if seat == "open":
        return {"kind": "open"}
    if seat.startswith("bot "):
        return {"kind": "bot", "level": seat.removeprefix("bot ")}
    return {"kind": "human", "name": seat}


class Client:
    """A page at a table, which remembers the last state and every byte it got."""

    def __init__(
        self,
        server: Server,
        table: str,
        secrets: list[str],
        since: int | None = None,
        hello: bool = True,
        headers: dict[str, str] | None = None,
    ) -> None:
        url = f"ws://{server.host}/ws/tables/{table}"
        self._open = ExitStack()
        self.socket: ClientConnection = self._open.enter_context(
            connect(
                url,
                additional_headers=headers,
                open_timeout=PATIENCE,
                ping_interval=None,
                max_size=None,
                proxy=None,
            )
        )
        self.received: list[str] = []
        self.entries: list[Json] = []
        self.now: Json = {}
        self.table: Json = {}
        self.welcome: Json = {}
        if hello:
            try:
                self.send("hello", secrets=secrets, since=since)
                self.welcome = self.until("welcome")
                self.read_back(self.welcome["earlier"])
            except BaseException:
                self.close()  # nobody else could
                raise

    def send(self, type: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type, **fields}))

    def receive(self) -> Json:
        raw = str(self.socket.recv(PATIENCE))
        self.received.append(raw)
        message: Json = json.loads(raw)
        self.now = message.get("now") or self.now
        self.table = message.get("table") or self.table
        if message["type"] == "log":
            self.entries[:0] = message["entries"]
        else:
            self.entries += message.get("entries", [])
        return message

    def read_back(self, earlier: int) -> None:
        """Read so many entries that are before those that are here, page after page."""
        while earlier > 0:
            self.send("log", before=self.entries[0]["seq"])
            earlier -= len(self.until("log")["entries"])

    def until(self, type: str) -> Json:
        """The next message of a type."""
        while (message := self.receive())["type"] != type:
            pass
        return message

    def wait(self, is_so: Any) -> Json:
        """Receive until something is so; ``is_so`` gets the client."""
        while not is_so(self):
            self.receive()
        return self.now

    def drain(self) -> None:
        """Receive whatever was sent up to now: the answer to something impossible comes after all of it."""
        self.send("back", seat=4, request=99)
        while self.receive().get("request") != 99:
            pass

    @property
    def rev(self) -> int:
        return int(self.now["rev"])

    @property
    def phase(self) -> str:
        return str(self.now["position"]["phase"])

    @property
    def legal(self) -> list[str]:
        """The moves on offer, in notation."""
        return [str(move["move"]) for move in self.now["offers"]["moves"]]

    def move(self, *moves: str, seat: int | None = None, rev: int | None = None) -> Json:
        """Move, and receive the answer: the update in which it happens, or why not."""
        self.send(
            "move", seat=self.now["eyes"] if seat is None else seat, moves=list(moves),
            rev=self.rev if rev is None else rev, request=7,
        )  # fmt: skip
        return self.answer("move")

    def undo(self, **fields: Any) -> Json:
        self.send("undo", **{"seat": self.now["eyes"], "rev": self.rev, "request": 8, **fields})
        return self.answer("undo")

    def answer(self, kind: str) -> Json:
        while True:
            message = self.receive()
            if message["type"] == "refused":
                return message
            if any(entry["kind"] == kind for entry in message.get("entries", [])):
                return message

    def closed_with(self) -> int:
        """The code with which the server has closed."""
        while self.socket.close_code is None:
            with suppress(ConnectionClosed):
                self.receive()
        return self.socket.close_code

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def first_turn(client: Client) -> None:
    """Pick the top combo and take what can be taken, up to redeployment."""
    client.wait(lambda c: c.now["offers"] is not None and c.phase == "pick")
    client.move("pick 1")
    while targets := [move for move in client.legal if move.startswith("conquer")]:
        client.move(targets[0])
    client.move("done")


def end_turn(client: Client) -> None:
    """Put all tokens on one region, and whatever else must be placed somewhere."""
    while client.now["offers"] is not None:
        client.move("done" if "done" in client.legal else client.legal[0])
