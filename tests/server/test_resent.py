"""A request that is sent again because nobody knows whether it arrived is carried out once."""

from pathlib import Path

import pytest

from tests.server.serving import Client, Json, Server

PAGE = "page-of-ann"


def again(server: Server, made: Json, client: str = PAGE) -> Client:
    """Ann's page, connected anew."""
    ann = Client(server, made["id"], [], hello=False)
    ann.send("hello", secrets=[made["keys"][0]["secret"]], client=client)
    ann.until("welcome")
    return ann


def said(client: Client) -> list[str]:
    return [entry["text"] for entry in client.entries if entry["kind"] == "chat"]


def test_every_request_is_answered_by_its_number(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with again(server, made) as ann:
        ann.send("ping")
        assert ann.receive() == {"type": "pong"}
        ann.send("move", seat=0, rev=ann.rev, moves=["pick 1"], request=1)
        assert ann.until("done") == {"type": "done", "request": 1}
        assert ann.phase == "expand", "what happened was told before"
        ann.send("back", seat=0, request=2)
        assert ann.receive() == {"type": "done", "request": 2}, "though there was nothing to do"
        ann.send("move", seat=0, rev=0, moves=["done"], request=3)
        assert ann.until("refused")["request"] == 3


def test_what_came_twice_is_done_once(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with again(server, made) as ann:
        rev = ann.rev
        ann.send("chat", text="hello", seat=0, request=1)
        ann.send("move", seat=0, rev=rev, moves=["pick 1"], request=2)
        ann.until("done")
        ann.until("done")
    with again(server, made) as ann:
        before = ann.rev
        ann.send("chat", text="hello", seat=0, request=1)
        ann.send("move", seat=0, rev=rev, moves=["pick 1"], request=2)
        assert [ann.receive(), ann.receive()] == [{"type": "done", "request": n} for n in (1, 2)]
        assert (said(ann), ann.rev) == (["hello"], before)
    # another page counts its own requests
    with again(server, made, "another-page") as other:
        other.send("chat", text="hello", seat=0, request=1)
        other.until("done")
        assert said(other) == ["hello", "hello"]


def test_whoever_gives_no_name_is_not_protected_and_not_hindered(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann:
        for _ in range(2):
            ann.send("chat", text="hello", seat=0, request=1)
            ann.until("done")
        assert said(ann) == ["hello", "hello"]


def test_what_was_refused_may_be_asked_again(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with again(server, made) as ann:
        ann.send("move", seat=0, rev=ann.rev, moves=["done"], request=1)
        ann.until("refused")
        ann.send("move", seat=0, rev=ann.rev, moves=["pick 1"], request=1)
        assert ann.until("done")["request"] == 1
        assert ann.phase == "expand"


def test_whose_eyes_looked_look_again_if_they_are_ones_own(server: Server) -> None:
    made = server.create("Ann", "Bo", "Cy")
    both = [key["secret"] for key in made["keys"][:2]]
    for eyes, looking in ((0, 0), (1, 1), (2, None), (None, None)):
        with Client(server, made["id"], [], hello=False) as shared:
            shared.send("hello", secrets=both, eyes=eyes)
            shared.until("welcome")
            assert shared.now["eyes"] == looking
            purses = [player["coins"] is not None for player in shared.now["position"]["players"]]
            assert purses == [seat == looking for seat in range(3)]


@pytest.mark.slow
def test_a_server_that_was_killed_knows_what_it_did(tmp_path: Path) -> None:
    with Server(tmp_path / "games.db", "--workers", "1") as server:
        made = server.create("Ann", "Bo")
        with again(server, made) as ann:
            ann.send("chat", text="hello", seat=0, request=1)
            ann.until("done")
            server.process.kill()
    with Server(tmp_path / "games.db", "--workers", "1") as server, again(server, made) as ann:
        ann.send("chat", text="hello", seat=0, request=1)
        assert ann.receive() == {"type": "done", "request": 1}
        assert said(ann) == ["hello"]


@pytest.mark.slow
def test_another_server_knows_what_the_first_one_did(shared_database: str) -> None:
    with (
        Server(shared_database, "--workers", "1") as one,
        Server(shared_database, "--workers", "1") as two,
    ):
        made = one.create("Ann", "Bo")
        with again(one, made) as ann:
            ann.send("chat", text="hello", seat=0, request=1)
            ann.until("done")
        with again(two, made) as ann:
            ann.send("chat", text="hello", seat=0, request=1)
            ann.until("done")
            assert said(ann) == ["hello"]
