"""Who may make something: the server's own page and programs, but no page of another site."""

from pathlib import Path
from typing import Any

import pytest
from litestar.datastructures import Address

from elbowroom.server.config import Limits
from elbowroom.server.web.callers import address_of
from elbowroom.server.web.limits import REPLAY_TOKENS
from tests.cli.shell import refused
from tests.server.serving import Server, plan
from tests.server.test_http import problem

TABLE = {"seats": [plan("Ann"), plan("open")]}
POSTS: list[tuple[str, Any]] = [("/api/tables", TABLE), ("/api/carry", {"code": "x"})]


@pytest.mark.parametrize(("path", "body"), POSTS)
@pytest.mark.parametrize(
    "kind", ["text/plain", "text/plain; application/json", "", "application/x-www-form-urlencoded"]
)
def test_what_a_foreign_page_may_send_without_asking_is_refused(
    server: Server, path: str, body: Any, kind: str
) -> None:
    assert problem(server.post(path, body, headers={"content-type": kind}), 415)[0] == "not_json_type"


@pytest.mark.parametrize(("path", "body"), POSTS)
@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_pages_of_other_sites_make_nothing(
    server: Server, path: str, body: Any, headers: dict[str, str]
) -> None:
    assert problem(server.post(path, body, headers=headers), 403)[0] == "foreign_page"


def test_nobody_sits_down_for_a_foreign_page(server: Server) -> None:
    made = server.create("Ann", "open")
    path = f"/api/tables/{made['id']}"
    server.post(f"{path}/join", {"name": "Eve"}, headers={"content-type": "text/plain"})
    server.post(f"{path}/join", {"name": "Eve"}, headers={"origin": "http://evil.example"})
    assert server.get(path).json()["seats"][1]["kind"] == "open"


def test_the_own_page_and_programs_may(server: Server) -> None:
    own = {
        "origin": server.address,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json; charset=utf-8",
    }
    assert server.post("/api/tables", TABLE, headers=own).status_code == 201
    assert server.post("/api/tables", TABLE).status_code == 201


def spend(server: Server, address: str) -> list[int]:
    """Ask for replays as if from an address until no more are given; the statuses of the last two."""
    asked = {"x-forwarded-for": address}
    bodies = int(Limits().making_at_once / REPLAY_TOKENS) + 40
    return [server.post("/api/replay", {"record": "1"}, headers=asked).status_code for _ in range(bodies)]


def test_behind_a_trusted_server_everybody_has_a_bucket_of_their_own(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db", "--proxy", "127.0.0.0/8", "--workers", "1") as server:
        assert 429 in spend(server, "192.0.2.1")
        answer = server.post("/api/replay", {"record": "1"}, headers={"x-forwarded-for": "192.0.2.2"})
        assert answer.status_code == 400


@pytest.mark.parametrize("options", [(), ("--proxy", "192.0.2.99")], ids=["no proxy", "another proxy"])
def test_nobody_else_is_believed_who_they_ask_for(tmp_path: Path, options: tuple[str, ...]) -> None:
    with Server(tmp_path / "games.db", "--workers", "1", *options) as server:
        assert 429 in spend(server, "192.0.2.1")
        answer = server.post("/api/replay", {"record": "1"}, headers={"x-forwarded-for": "192.0.2.2"})
        assert answer.status_code == 429


def test_a_household_is_one_address() -> None:
    def counted(host: str) -> str:
        return address_of(Address(host, 1))

    assert counted("2001:db8::1") == counted("2001:db8::ffff:2") != counted("2001:db8:0:1::1")
    assert counted("::ffff:192.0.2.1") == counted("192.0.2.1") != counted("192.0.2.2")
    assert counted("testclient") == "testclient"
    assert address_of(None) == ""


def test_a_proxy_must_be_an_address(tmp_path: Path) -> None:
    assert "'nginx'" in refused("serve", "--db", tmp_path / "games.db", "--proxy", "nginx")
