"""The real nginx and Caddy with the examples' configurations: each table at one server, and real games."""

import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from elbowroom.server.table.secrets import new_id
from tests.missing import lacking
from tests.patience import PATIENCE
from tests.server.deploying import DEPLOY, compose_nginx
from tests.server.fronts import Command, caddy, fronted, nginx, nginx_with, program
from tests.server.serving import Server, end_turn, first_turn

Front = Callable[[Path, int, Sequence[str]], Command]


def nginx_of_compose(folder: Path, port: int, servers: Sequence[str]) -> Command:
    """That of the compose file."""
    return nginx_with(compose_nginx(), folder, port, servers)


FRONTS = {"nginx": nginx, "compose": nginx_of_compose, "caddy": caddy}


@pytest.fixture(params=FRONTS)
def front(request: pytest.FixtureRequest) -> Front:
    """Each of them, where it is installed; `.ci/run` brings them where they can be had."""
    name = "caddy" if request.param == "caddy" else "nginx"
    if program(name) is None:
        lacking(name, f"no {name} here: Debian has a package of that name")
    return FRONTS[request.param]


class Named(BaseHTTPRequestHandler):
    """Answers everything with the port that was asked."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        body = str(self.server.server_port).encode()  # type: ignore[attr-defined]
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def named() -> Iterator[str]:
    """A server that tells who it is; its host and port."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Named) as running:
        thread = threading.Thread(target=running.serve_forever)
        thread.start()
        try:
            yield f"127.0.0.1:{running.server_port}"
        finally:
            running.shutdown()
            thread.join(PATIENCE)


def test_each_table_goes_to_one_server_and_tables_to_all_of_them(front: Front, tmp_path: Path) -> None:
    with ExitStack() as open_now:
        servers = [open_now.enter_context(named()) for _ in range(4)]
        host = open_now.enter_context(fronted(front, tmp_path, servers))
        client = open_now.enter_context(httpx.Client(base_url=f"http://{host}", timeout=PATIENCE))

        def asked(*paths: str) -> set[str]:
            return {client.get(path).text for path in paths}

        used = set()
        for _ in range(60):
            id = new_id()
            at = asked(
                f"/ws/tables/{id}", f"/api/tables/{id}", f"/api/tables/{id}/join", f"/api/tables/{id}/replay"
            )
            assert len(at) == 1
            used |= at
        assert used == {server.rpartition(":")[2] for server in servers}
        by_who_asks = (
            "/",
            "/api/tables",
            "/api/reviews/x",
            f"/api/tables/{new_id()}/review",
            "/api/balance/y",
        )
        assert len(asked(*by_who_asks)) == 1


@pytest.mark.slow
def test_a_game_is_played_through_it(front: Front, tmp_path: Path, shared_database: str) -> None:
    options = ("--workers", "1", "--proxy", "127.0.0.1")
    with (
        Server(shared_database, *options) as one,
        Server(shared_database, *options) as two,
        fronted(front, tmp_path, [one.host, two.host]) as host,
    ):
        direct, one.address = one.address, f"http://{host}"
        made = one.create("Ann", "Bo")
        with one.sit(made, 0) as ann, one.sit(made, 1) as bo:
            first_turn(ann)
            end_turn(ann)
            first_turn(bo)
            bo.drain()
            assert [entry["seq"] for entry in bo.entries] == list(range(1, len(bo.entries) + 1))
        # Whoever comes through it is believed to be who it says, and page and interface are there.
        assert one.get("/").headers["content-type"].startswith("text/html")
        assert one.get("/api/health/ready").json()["status"] == "ok"
        # Where a server is gone, its tables go on at the other one, and nobody has to try again.
        tables = [one.create("Cy", "Di") for _ in range(8)]
        two.stop()
        for made in tables:
            with one.sit(made, 0) as cy:
                assert cy.move("pick 1")["type"] == "update"
        one.address = direct


@pytest.mark.parametrize("name", ["elbowroom.service", "elbowroom@.service"])
def test_systemd_understands_the_units(name: str, tmp_path: Path) -> None:
    check = program("systemd-analyze")
    if check is None:
        pytest.skip("no systemd here")
    text = (DEPLOY / name).read_text()
    assert "/srv/elbowroom/bin/elbowroom serve" in text
    unit = tmp_path / name.replace("@", "@8801")
    unit.write_text(text.replace("/srv/elbowroom/bin/elbowroom serve", "/bin/true serve"))
    done = subprocess.run([check, "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
