"""Requests about reminders, as strangers may send them to a real server."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import AsyncTestClient

from elbowroom.server.config import Limits
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.times import Pace
from elbowroom.server.live.workers import Workers
from elbowroom.server.store.store import Store
from elbowroom.server.web.app import make_app
from elbowroom.server.web.limits import REMINDER_TOKENS
from tests.server.mail_server import MailServer, links
from tests.server.push_service import Browser
from tests.server.serving import Json, Server, end_turn, first_turn
from tests.server.skipping import HOUR, SkippingServer

PUSH = {"endpoint": "https://push.example.org/x", **Browser().keys}


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory, mail_server: MailServer) -> Iterator[SkippingServer]:
    """A server with pushes and mails."""
    options = (
        "--pause", "0", "--workers", "1", "--push", "--smtp", mail_server.address, "--smtp-tls", "none",
        "--mail-from", "games@example.org", "--url", "http://games.example.org",
    )  # fmt: skip
    with SkippingServer(tmp_path_factory.mktemp("telling") / "games.db", *options) as running:
        yield running


def secret(made: Json, seat: int) -> str:
    return next(str(key["secret"]) for key in made["keys"] if key["seat"] == seat)


def test_a_server_says_how_it_can_tell(server: Server, telling: Server) -> None:
    assert server.get("/api/reminders").json() == {"push": None, "mail": False}
    ways = telling.get("/api/reminders").json()
    assert (ways["mail"], len(ways["push"])) == (True, 87)


def test_a_server_that_tells_nobody_says_so(server: Server) -> None:
    made = server.create("Ada", "Ben")
    body = {"secrets": [secret(made, 1)], "address": "ben@example.com"}
    for path in (f"/api/tables/{made['id']}/reminders/mail", f"/api/tables/{made['id']}/reminders/push"):
        answer = server.post(path, body)
        assert (answer.status_code, answer.json()["error"]) == (400, "no_reminders")
    assert server.post("/api/mail/stop", {"token": "x"}).json()["error"] == "no_reminders"


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("push", {**PUSH, "secrets": ["guessed"]}, 403, "not_your_seat"),
        ("push", {**PUSH, "secrets": []}, 400, "bad_request"),
        ("push", {**PUSH}, 400, "bad_request"),
        ("push", {**PUSH, "endpoint": "http://push.example.org/x"}, 400, "bad_endpoint"),
        ("push", {**PUSH, "endpoint": "https://127.0.0.1/x"}, 400, "private_endpoint"),
        ("push", {**PUSH, "endpoint": "https://x.org/" + "x" * 2000}, 400, "bad_request"),
        ("push", {**PUSH, "p256dh": "AAAA"}, 400, "bad_subscription"),
        ("push", {**PUSH, "locale": "../../etc", "seat": 0}, 400, "bad_request"),
        ("mail", {"address": "ben@example.com", "secrets": ["guessed"]}, 403, "not_your_seat"),
        ("mail", {"address": "ben@example.com\nBcc: x@example.com"}, 400, "bad_address"),
        ("mail", {"address": "a@example.com,b@example.com"}, 400, "bad_address"),
        ("mail", {"address": "x" * 300 + "@example.com"}, 400, "bad_request"),
        ("mail", {}, 400, "bad_request"),
    ],
)  # fmt: skip
def test_nonsense_is_refused_and_says_what_is_wrong(
    telling: Server, mail_server: MailServer, path: str, body: Json, status: int, code: str
) -> None:
    made = telling.create("Ada", "Ben")
    if "secrets" not in body and code != "bad_request":
        body = {**body, "secrets": [secret(made, 1)]}
    answer = telling.post(f"/api/tables/{made['id']}/reminders/{path}", body)
    assert (answer.status_code, answer.json()["error"]) == (status, code)
    assert answer.json()["text"]
    assert mail_server.mails == []


def test_a_table_with_a_clock_and_one_that_is_not_there(telling: Server) -> None:
    made = telling.create("Ada", "Ben", clock={"per": "turn", "seconds": 60})
    body = {**PUSH, "secrets": [secret(made, 1)]}
    assert telling.post(f"/api/tables/{made['id']}/reminders/push", body).json()["error"] == "has_clock"
    assert telling.post("/api/tables/nowhere/reminders/push", body).status_code == 404


@pytest.mark.parametrize(
    "token", ["", "stop", "stop.x.1.y", "confirm.abc.ffffffffffff.AAAAAAAAAAAAAAAAAAAAAAAA"]
)
def test_a_made_up_link_leads_nowhere(telling: Server, token: str) -> None:
    for path in ("/api/mail/confirm", "/api/mail/stop"):
        assert telling.post(path, {"token": token}).json()["error"] == "bad_link"
    if "." in token:
        assert telling.post("/api/carry", {"code": token}).json()["error"] == "bad_link"


def test_from_the_address_to_the_turn_and_the_last_mail(
    telling: SkippingServer, mail_server: MailServer
) -> None:
    made = telling.create("Ada", "Ben")
    path = f"/api/tables/{made['id']}/reminders"
    mine = {"secrets": [secret(made, 1)]}
    told = telling.post(f"{path}/mail", {**mine, "address": "ben@example.com", "locale": "tlh"})
    assert told.json() == {"pushes": 0, "mail": {"address": "b…@example.com", "confirmed": False}}
    assert telling.post(f"{path}/push", {**mine, **PUSH}).json()["pushes"] == 1
    assert telling.post(f"{path}/push/stop", {**mine, "endpoint": PUSH["endpoint"]}).json()["pushes"] == 0

    def token(mail: int, link: int) -> str:
        while len(mail_server.mails) <= mail:
            telling.get("/api/health")
        return links(mail_server.mails[mail])[link].partition("#")[2].partition("/")[0]

    confirm = token(0, -1)
    assert telling.post("/api/mail/stop", {"token": confirm}).json()["error"] == "bad_link"
    assert telling.post("/api/mail/confirm", {"token": confirm}).json() == {"table": made["id"]}
    assert telling.post(path, mine).json()["mail"]["confirmed"]
    others = telling.post(path, {"secrets": [secret(made, 0)]}).json()
    assert others == {"pushes": 0, "mail": None}
    with telling.sit(made, 0) as ada:
        first_turn(ada)
        end_turn(ada)
        telling.skip(HOUR)
        carried = telling.post("/api/carry", {"code": token(1, 0)}).json()
        assert (carried["table"], carried["seat"]) == (made["id"], 1)
        assert "example.com" not in "".join(ada.received), "nobody else sees the address"
        made["keys"].append({"seat": 1, "secret": carried["secret"]})
    with telling.sit(made, 1) as ben:
        assert ben.now["eyes"] == 1
    stop = token(1, 1)
    assert telling.post(f"/api/mail/stop/{stop}", b"List-Unsubscribe=One-Click").status_code == 204
    assert telling.post(path, mine).json() == {"pushes": 0, "mail": None}
    assert telling.post("/api/mail/stop", {"token": stop}).json() == {"table": None}


@pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
def test_whoever_asks_too_often_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("elbowroom.server.web.api.monotonic", lambda: 0.0)  # no time passes

    async def work() -> list[int]:
        store = Store(str(tmp_path / "games.db"))
        await store.open()
        async with AsyncTestClient(make_app(Hub(store, Workers(1), Pace()))) as client:
            asked = int(Limits().making_at_once / REMINDER_TOKENS) + 2
            return [
                (await client.post("/api/mail/stop", json={"token": "x"})).status_code for _ in range(asked)
            ]

    answers = asyncio.run(work())
    assert answers == [400] * (len(answers) - 2) + [429, 429]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--smtp", "mail.example.org:25"], "--mail-from"),
        (["--smtp", "mail.example.org", "--mail-from", "a@example.org"], "--url"),
        (["--smtp", "mail:port", "--mail-from", "a@example.org", "--url", "https://x.org"], "'mail:port'"),
        (["--smtp", "mail", "--mail-from", "nobody", "--url", "https://x.org"], "'nobody'"),
        (["--smtp", "mail", "--mail-from", "a@x.org", "--url", "x.org"], "'x.org'"),
        (["--smtp", "m", "--mail-from", "a@x.org", "--url", "https://x.org", "--smtp-tls", "a"], "starttls"),
        (["--push", "--push-key", "nothing.pem"], "PEM"),
    ],
    ids=lambda value: None if isinstance(value, list) else value,
)  # fmt: skip
def test_options_that_do_not_fit_are_named(tmp_path: Path, options: list[str], says: str) -> None:
    command = [sys.executable, "-m", "elbowroom", "serve", "--port", "0", "--db", str(tmp_path / "games.db")]
    done = subprocess.run(
        [*command, *options], capture_output=True, text=True, env=os.environ | {"COLUMNS": "200"}, check=False
    )
    assert done.returncode == 2
    assert says in done.stderr
    assert "Traceback" not in done.stderr


def test_a_password_is_not_sent_in_the_open(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "elbowroom",
        "serve",
        "--db",
        str(tmp_path / "games.db"),
        "--smtp",
        "mail",
    ]
    options = ["--mail-from", "a@x.org", "--url", "https://x.org", "--smtp-tls", "none"]
    known = os.environ | {"ELBOWROOM_SMTP_USER": "a", "ELBOWROOM_SMTP_PASSWORD": "b", "COLUMNS": "200"}
    done = subprocess.run([*command, *options], capture_output=True, text=True, env=known, check=False)
    assert done.returncode == 2
    assert "TLS" in done.stderr


def test_without_the_extra_a_server_says_which(tmp_path: Path) -> None:
    program = "import sys; sys.modules['webpush'] = None; from elbowroom.cli import main; main()"
    command = [
        sys.executable,
        "-c",
        program,
        "serve",
        "--port",
        "0",
        "--push",
        "--db",
        str(tmp_path / "games.db"),
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, env=os.environ | {"COLUMNS": "200"}, check=False
    )
    assert done.returncode == 2
    assert "pip install 'elbowroom[push]'" in done.stderr
