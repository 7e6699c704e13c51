"""The commands `serve` and `play`: they start, say where they are, and leave nothing behind."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.shell import refused
from tests.patience import PATIENCE
from tests.server.serving import Server

pytestmark = pytest.mark.slow


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    done = subprocess.run(
        ["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False
    )
    return [int(word) for word in done.stdout.split()]


def are_gone(pids: list[int]) -> bool:
    """As soon as it is so; `PATIENCE` is over if it never is."""
    limit = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in pids) and time.monotonic() < limit:
        time.sleep(0.1)
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_server_stops_cleanly_with_its_workers_in_the_middle_of_games(
    tmp_path: Path, command: str, sign: signal.Signals
) -> None:
    options = ["--no-browser"] if command == "play" else ["--pause", "0"]
    with Server(tmp_path / "games.db", *options, command=command) as server:
        made = server.create("bot expert", "bot hard")
        with server.sit(made) as watcher:
            watcher.wait(lambda c: len(c.entries) > 2)
            workers = children(server.process.pid)
            assert workers
            code, errors = server.stop(sign)
        # A machine with much to do may need longer than connections are given to close.
        assert (code, [line for line in errors.splitlines() if "graceful shutdown" not in line]) == (0, [])
        assert are_gone(workers)


def test_nobody_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db") as server:
        made = server.create("bot easy", "bot easy")
        with server.sit(made) as watcher:
            watcher.wait(lambda c: len(c.entries) > 2)
        workers = children(server.process.pid)
        assert workers
        server.process.kill()
        server.process.communicate()
        assert are_gone(workers)


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        line = refused("serve", "--port", str(port), "--db", tmp_path / "games.db")
    assert line.startswith(f"The server cannot listen at 127.0.0.1, port {port}: ")


def test_a_database_that_cannot_be_had_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    assert refused("serve", "--port", "0", "--db", folder).startswith("The database cannot be used: ")
    assert refused("serve", "--port", "0", "--db", "nonsense://host/db").startswith(
        "The database cannot be used: "
    )


def test_other_commands_do_not_load_the_server() -> None:
    heavy = ["litestar", "sqlalchemy", "uvicorn", "elbowroom.server"]
    check = f"import elbowroom.cli, sys; sys.exit(any(name in sys.modules for name in {heavy}))"
    done = subprocess.run([sys.executable, "-c", check], env=os.environ, check=False)
    assert done.returncode == 0
