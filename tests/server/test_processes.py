"""`serve --processes`: several servers behind one port, which one parent starts, watches and renews."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.serving import Client, Json, Server
from tests.server.test_run import are_gone, children

pytestmark = pytest.mark.slow

CHATTY = Path(__file__).with_name("chatty.toml")
OPTIONS = ("--processes", "2", "--workers", "2", "--pause", "0", "--config", str(CHATTY))


def wait_for(is_so: Callable[[], bool]) -> None:
    limit = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < limit, "waited in vain"
        time.sleep(0.05)


def serving(server: Server) -> list[int]:
    """The processes that serve; what Python starts beside them to tidy up is none."""
    return [pid for pid in children(server.process.pid) if "spawn_main" in command_of(pid)]


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def sit_again(server: Server, made: Json, seat: int, since: int) -> Client:
    """As a page does when its line broke: until somebody answers."""
    while True:
        try:
            return server.sit(made, seat, since=since)
        except (OSError, ConnectionClosed):
            time.sleep(0.05)


class Player:
    """Somebody who plays on, whichever process serves them, and never loads the page again."""

    def __init__(self, server: Server, made: Json, seat: int) -> None:
        self.server, self.made, self.seat = server, made, seat
        self.client = server.sit(made, seat)
        self.known = list(self.client.entries)

    def say(self, text: str) -> None:
        """Say something until it was heard, once."""
        while True:
            try:
                self.client.send("chat", text=text, seat=self.seat)
                self.client.wait(lambda client: any(entry["text"] == text for entry in client.entries))
                break
            except ConnectionClosed:
                self.come_back()
                if any(entry["text"] == text for entry in self.known):
                    return
        self.known += [entry for entry in self.client.entries if entry["seq"] > self.known[-1]["seq"]]

    def come_back(self) -> None:
        self.client.close()
        self.client = sit_again(self.server, self.made, self.seat, len(self.known))
        self.known += self.client.welcome["entries"]


def test_they_serve_behind_one_port_and_a_dead_one_is_replaced(shared_database: str) -> None:
    with Server(shared_database, *OPTIONS) as server:
        first = serving(server)
        assert len(first) == 2
        made = server.create("Ann", "Bo")
        ann, bo = Player(server, made, 0), Player(server, made, 1)
        for number, victim in enumerate(first):
            os.kill(victim, signal.SIGKILL)
            wait_for(lambda: victim not in serving(server) and len(serving(server)) == 2)  # noqa: B023
            ann.say(f"ann {number}")
            bo.say(f"bo {number}")
        said = [entry["text"] for entry in server.sit(made).entries if entry["kind"] == "chat"]
        assert said == ["ann 0", "bo 0", "ann 1", "bo 1"]
        everybody = serving(server)
        assert server.stop()[0] == 0
        assert are_gone(everybody)


def test_they_are_renewed_one_after_the_other_while_people_play(shared_database: str) -> None:
    with Server(shared_database, *OPTIONS) as server:
        old = serving(server)
        made = server.create("Ann", "Bo")
        ann, bo = Player(server, made, 0), Player(server, made, 1)
        server.process.send_signal(signal.SIGHUP)
        lines = 0
        while set(old) & set(serving(server)):
            ann.say(f"ann {lines}")
            bo.say(f"bo {lines}")
            lines += 1
        wait_for(lambda: len(serving(server)) == 2)
        ann.say("new")
        said = [entry["text"] for entry in server.sit(made).entries if entry["kind"] == "chat"]
        assert said == [f"{who} {i}" for i in range(lines) for who in ("ann", "bo")] + ["new"]


def test_they_stop_when_their_parent_is_killed(shared_database: str) -> None:
    with Server(shared_database, *OPTIONS) as server:
        left = serving(server)
        server.process.kill()
        assert are_gone(left)
