"""The real nginx and Caddy in front of servers, with the configurations of examples/deploy."""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.patience import PATIENCE
from tests.server.deploying import text_of

Command = tuple[list[str], dict[str, str]]
"""How a program is started, and what its environment has besides."""


def program(name: str) -> str | None:
    """Where a program is: that of a server is often where only the administrator looks."""
    return shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"]))


def free_port() -> int:
    """A port at which nobody listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def nginx(folder: Path, port: int, servers: Sequence[str]) -> Command:
    """nginx with the example's configuration, in front of these servers."""
    return nginx_with(text_of("nginx.conf"), folder, port, servers)


def nginx_with(text: str, folder: Path, port: int, servers: Sequence[str]) -> Command:
    """nginx with a configuration, in front of these servers."""
    lines = "".join(f"server {one} max_fails=1 fail_timeout=2s;\n" for one in servers)
    text = re.sub(r"( +server \S+:\d+ .*\n)+", lines, text)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};")
    file = folder / "nginx.conf"
    file.write_text(f"daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\n{text}")
    return [program("nginx") or "nginx", "-p", str(folder), "-c", str(file)], {}


def caddy(folder: Path, port: int, servers: Sequence[str]) -> Command:
    """Caddy with the example's configuration, in front of these servers, without certificates."""
    text = text_of("Caddyfile").replace("games.example.org", f"http://127.0.0.1:{port}")
    text = re.sub(r"(reverse_proxy)( 127\.0\.0\.1:\d+)+", rf"\1 {' '.join(servers)}", text)
    file = folder / "Caddyfile"
    file.write_text("{\n\tadmin off\n\tauto_https off\n}\n" + text)
    command = [program("caddy") or "caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    return command, {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}


@contextmanager
def fronted(
    make: Callable[[Path, int, Sequence[str]], Command], folder: Path, servers: Sequence[str]
) -> Iterator[str]:
    """One of them that listens; its host and port."""
    port = free_port()
    command, environment = make(folder, port, servers)
    with (folder / "front.log").open("w") as log:
        running = subprocess.Popen(command, env=os.environ | environment, stdout=log, stderr=log)
    try:
        _wait(running, port, folder / "front.log")
        yield f"127.0.0.1:{port}"
    finally:
        running.terminate()
        running.wait(PATIENCE)


def _wait(running: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    for _ in range(int(PATIENCE / 0.1)):
        if running.poll() is not None:
            break
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(log.read_text())
