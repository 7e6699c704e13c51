"""A seat is carried to another device by a code that is good once, for a while, and only for that seat."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Client, Json, Server
from tests.server.skipping import HOUR, SkippingServer
from tests.server.test_http import problem

KINDS = ("no_such_code", None)


def secret_of(made: Json, seat: int) -> str:
    return str(next(key["secret"] for key in made["keys"] if key["seat"] == seat))


def code_for(server: Server, made: Json, seat: int) -> str:
    """A code for a seat, asked for by whoever holds it."""
    answer = server.post(f"/api/tables/{made['id']}/carry", {"secret": secret_of(made, seat)})
    assert answer.status_code == 201, answer.text
    assert answer.json()["seconds"] == 600
    return str(answer.json()["code"])


@pytest.fixture
def skipping(tmp_path: Path) -> Iterator[SkippingServer]:
    """A server whose time can be moved on."""
    with SkippingServer(tmp_path / "games.db", "--workers", "1") as server:
        yield server


def test_another_device_gets_the_seat_and_the_first_one_keeps_it(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as laptop:
        taken = server.post("/api/carry", {"code": code_for(server, made, 0)}).json()
        assert (taken["table"], taken["seat"]) == (made["id"], 0)
        assert taken["secret"] not in {key["secret"] for key in made["keys"]}
        laptop.wait(lambda c: c.entries[-1]["kind"] == "carry")
        assert laptop.entries[-1]["seat"] == 0
        assert taken["secret"] not in "".join(laptop.received)
        with Client(server, made["id"], [taken["secret"]]) as phone:
            assert (phone.welcome["seats"], phone.now["eyes"]) == ([0], 0)
            assert phone.move("pick 1")["type"] == "update"
            laptop.answer("move")
            assert laptop.legal == phone.legal


def test_a_code_is_good_once(server: Server) -> None:
    made = server.create("Ann", "Bo")
    code = code_for(server, made, 1)
    assert server.post("/api/carry", {"code": code}).status_code == 200
    assert problem(server.post("/api/carry", {"code": code}), 404) == KINDS


def test_only_the_newest_code_for_a_seat_is_good(server: Server) -> None:
    made = server.create("Ann", "Bo")
    old, other, new = code_for(server, made, 0), code_for(server, made, 1), code_for(server, made, 0)
    assert problem(server.post("/api/carry", {"code": old}), 404) == KINDS
    assert server.post("/api/carry", {"code": new}).json()["seat"] == 0
    assert server.post("/api/carry", {"code": other}).json()["seat"] == 1


def test_nobody_gets_a_seat_by_guessing(server: Server) -> None:
    made = server.create("Ann", "Bo")
    code = code_for(server, made, 0)
    assert len(code) >= 32
    for guess in ("", made["id"], code[:-1], code.swapcase(), secret_of(made, 0), "' OR 1=1 --"):
        assert problem(server.post("/api/carry", {"code": guess}), 404) == KINDS
    assert problem(server.post("/api/carry", {"code": "x" * 65}), 400) == ("bad_request", "code")
    assert server.post("/api/carry", {"code": code}).status_code == 200, "guesses do not spend it"


def test_a_code_is_only_for_who_holds_the_seat(server: Server) -> None:
    made, other = server.create("Ann", "Bo"), server.create("Cy", "Di")
    for secret in (secret_of(other, 0), made["host"], made["id"], secret_of(made, 0)[:-1], ""):
        answer = server.post(f"/api/tables/{made['id']}/carry", {"secret": secret})
        assert problem(answer, 403)[0] == "not_your_seat"
    answer = server.post("/api/tables/nope/carry", {"secret": secret_of(made, 0)})
    assert problem(answer, 404)[0] == "no_such_table"


def test_a_code_is_worth_nothing_when_its_maker_gave_the_seat_up(server: Server) -> None:
    made = server.create("Ann", "Bo", "open")
    code = code_for(server, made, 1)
    with server.sit(made, 1) as bo:
        bo.send("leave", seat=1, request=1)
        bo.until("done")
    key = server.post(f"/api/tables/{made['id']}/join", {"name": "Di", "seat": 1}).json()
    assert key["seat"] == 1
    assert problem(server.post("/api/carry", {"code": code}), 404) == KINDS


@pytest.mark.slow
def test_a_code_is_too_old_after_ten_minutes_and_a_carried_seat_is_not(skipping: SkippingServer) -> None:
    made = skipping.create("Ann", "Bo")
    late, soon = code_for(skipping, made, 0), code_for(skipping, made, 1)
    taken = skipping.post("/api/carry", {"code": soon}).json()
    skipping.skip(HOUR)
    answer = skipping.post("/api/carry", {"code": late})
    assert problem(answer, 404) == KINDS
    with Client(skipping, made["id"], [taken["secret"]]) as phone:
        assert phone.welcome["seats"] == [1]


@pytest.mark.slow
def test_a_carried_seat_outlives_the_server_and_no_code_or_secret_is_in_its_file(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db", "--workers", "1") as server:
        made = server.create("Ann", "Bo")
        kept = code_for(server, made, 0)
        taken = server.post("/api/carry", {"code": code_for(server, made, 1)}).json()
        server.stop()
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (kept, taken["secret"], secret_of(made, 0)):
        assert secret.encode() not in stored
    with Server(tmp_path / "games.db", "--workers", "1") as server:
        assert server.post("/api/carry", {"code": kept}).json()["seat"] == 0
        with Client(server, made["id"], [taken["secret"]]) as phone:
            assert phone.welcome["seats"] == [1]
