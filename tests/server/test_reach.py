"""Whoever sits at the server's machine lets the home network in; nobody else does, and no other site.

Here 127.0.0.2 stands for the machine's address in its home network.
"""

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.serving import Client, Server
from tests.server.test_http import problem

HOME = "127.0.0.2"
pytestmark = pytest.mark.slow


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Server]:
    """A server for its own machine only, in a home network."""
    with Server(tmp_path / "games.db", "--lan", HOME, "--workers", "1") as server:
        yield server


def let_in(server: Server, wanted: Any = True, **headers: str | None) -> httpx.Response:
    """Ask as the server's own page does, with other headers where they are given."""
    sent = {"origin": server.address, **headers}
    return server.post(
        "/api/reach",
        {"is_open": wanted},
        headers={name.replace("_", "-"): value for name, value in sent.items() if value is not None},
    )


def at_home(server: Server) -> str:
    return server.address.replace("127.0.0.1", HOME)


def comes_in(server: Server) -> bool:
    """Whether somebody else of the home network does."""
    try:
        return httpx.get(f"{at_home(server)}/api/health", timeout=PATIENCE).status_code == 200
    except httpx.ConnectError:
        return False


def test_nobody_comes_in_until_the_owner_says_so(closed: Server) -> None:
    lan = f"{at_home(closed)}/"
    command = "elbowroom serve --host 0.0.0.0"
    told = closed.get("/api/reach").json()
    assert told == {"lan": lan, "is_open": False, "is_always": False, "command": command}
    assert not comes_in(closed)
    assert let_in(closed).json() == {**told, "is_open": True}
    assert comes_in(closed)
    assert let_in(closed).json()["is_open"], "twice is as once"

    made = closed.create("Ann", "open")
    answer = httpx.post(
        f"{at_home(closed)}/api/tables/{made['id']}/join", json={"name": "Bo"}, timeout=PATIENCE
    )
    friend = Server.__new__(Server)
    friend.address = at_home(closed)
    with Client(friend, made["id"], [answer.json()["secret"]]) as bo:
        assert bo.welcome["seats"] == [1]
        assert not let_in(closed, False).json()["is_open"]
        assert not comes_in(closed)
        bo.send("chat", text="still here", seat=1)
        assert bo.answer("chat")["entries"][0]["text"] == "still here"
    assert closed.stop() == (0, "")


def test_an_open_door_is_closed_with_the_server(closed: Server) -> None:
    let_in(closed)
    assert comes_in(closed)
    assert closed.stop() == (0, "")
    assert not comes_in(closed)


def test_only_the_servers_own_page_opens_it(closed: Server) -> None:
    port = closed.address.rpartition(":")[2]
    # a page of another site is turned away before anybody asks whose machine this is
    for foreign in (
        {"origin": "null"},
        {"origin": "https://evil.example"},
        {"origin": f"http://evil.example:{port}"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": f"http://127.0.0.1:{port}@evil.example"},
        {"origin": closed.address, "host": "[bad"},
        {"origin": "http://[bad"},
        {"sec_fetch_site": "cross-site"},
        {"sec_fetch_site": "same-site"},
    ):
        assert problem(let_in(closed, **foreign), 403)[0] == "foreign_page", foreign
    for headers in (
        {"origin": None},
        # a name of another site that leads to this machine
        {"origin": f"http://evil.example:{port}", "host": f"evil.example:{port}"},
        {"origin": f"http://127.0.0.1.evil.example:{port}", "host": f"127.0.0.1.evil.example:{port}"},
        # behind another server everybody seems to be at this machine
        {"x_forwarded_for": "127.0.0.1"},
        {"x_real_ip": "203.0.113.9"},
        {"forwarded": "for=203.0.113.9"},
        {"via": "1.1 caddy"},
    ):
        assert problem(let_in(closed, **headers), 403)[0] == "not_owner", headers
    for headers in ({"origin": "https://evil.example"}, {"host": f"evil.example:{port}"}):
        assert problem(closed.get("/api/reach", headers=headers), 403)[0] == "not_owner"
    for body in (b"", b"{}", {"is_open": "yes"}, {"is_open": True, "host": "0.0.0.0"}):
        answer = closed.post("/api/reach", body, headers={"origin": closed.address})
        assert answer.status_code == 400, body
    assert not comes_in(closed)


def test_it_can_be_forbidden_and_is_always_so_for_a_server_that_listens_everywhere(tmp_path: Path) -> None:
    with Server(tmp_path / "a.db", "--lan", "none", "--workers", "1") as server:
        assert server.get("/api/reach").json()["lan"] is None
        assert problem(let_in(server), 409)[0] == "no_lan"
    with Server(tmp_path / "b.db", "--host", HOME, "--lan", HOME, "--workers", "1") as server:
        told = server.get("/api/reach").json()
        assert (told["is_open"], told["is_always"]) == (True, True)


def test_an_address_that_cannot_be_had_is_named(closed: Server) -> None:
    port = int(closed.address.rpartition(":")[2])
    with socket.socket() as taken:
        taken.bind((HOME, port))
        taken.listen()
        code, _ = problem(let_in(closed), 409)
    assert code == "cannot_listen"
    assert let_in(closed).json()["is_open"], "a moment later it can"
