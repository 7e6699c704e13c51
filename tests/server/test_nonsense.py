"""What is made of nonsense: strange names and words, messages that are none, floods, other sites."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from elbowroom.server.live.connection import FLOOD, NO_TABLE
from elbowroom.server.protocol.socket import MOST_MOVES_AT_ONCE
from elbowroom.server.web.limits import LONGEST_MESSAGE
from tests.server.serving import Client, Server

NASTY = [
    "Robert'); DROP TABLE events;--",
    "<script>alert(1)</script>",
    "' OR 1=1 --",
    "{$level}",
    "☃ 🎲 ünï",
    "\\u0000",
]


@pytest.mark.parametrize("text", NASTY)
def test_whatever_is_said_comes_back_as_it_was_said(server: Server, text: str) -> None:
    name = text[:24].strip()
    made = server.create(name, "open")
    with server.sit(made, 0) as ann:
        assert ann.now["position"]["players"][0]["name"] == name
        ann.send("chat", seat=0, text=text)
        assert ann.answer("chat")["entries"][0]["text"] == text
        server.post(f"/api/tables/{made['id']}/join", {"name": name})
        ann.wait(lambda c: c.table["status"] == "playing")
        assert ann.table["seats"][1]["name"].startswith(name[:20])
    with server.sit(made) as watcher:
        assert [entry["text"] for entry in watcher.entries if entry["kind"] == "chat"] == [text]


def test_chat_has_limits(server: Server) -> None:
    made = server.create("Ann", "Bo", watchers_talk=True)
    with server.sit(made) as watcher:
        for text, code in (
            ("x" * 301, "bad_message"),
            ("", "bad_message"),
            ("a\nb", "bad_chat"),
            (" ", "bad_chat"),
        ):
            watcher.send("chat", text=text)
            assert watcher.until("refused")["code"] == code
        watcher.send("chat", text="x" * 300)
        assert watcher.answer("chat")["entries"][0]["seat"] is None


@pytest.mark.parametrize(
    "message",
    [
        "", "null", "[]", "{}", "hello", '{"type":"dance"}', '{"type":"move"}', '{"type":"ping","x":1}',
        '{"type":"move","seat":9,"rev":1,"moves":["pick 1"]}',
        '{"type":"move","seat":0,"rev":"1","moves":["pick 1"]}',
        '{"type":"move","seat":0,"rev":1,"moves":[]}',
        json.dumps({"type": "move", "seat": 0, "rev": 1, "moves": ["done"] * (MOST_MOVES_AT_ONCE + 1)}),
        json.dumps({"type": "move", "seat": 0, "rev": 1, "moves": ["x" * 61]}),
        json.dumps({"type": "hello", "secrets": ["x"] * 7}),
        '{"type":"chat","text":"\\ud800"}', "[" * 5000,
    ],
)  # fmt: skip
def test_a_message_that_cannot_be_understood_is_refused_and_the_table_goes_on(
    server: Server, message: str
) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann:
        ann.socket.send(message)
        refused = ann.until("refused")
        assert (refused["code"], refused["request"]) == ("bad_message", None)
        assert "Traceback" not in refused["text"]
        assert ann.move("pick 1")["type"] == "update"


def test_bytes_are_no_message(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann:
        ann.socket.send(b"\x00\xff")
        assert ann.until("refused")["code"] == "bad_message"


def test_nothing_is_done_before_hello(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with Client(server, made["id"], [], hello=False) as silent:
        silent.send("chat", text="hi")
        assert silent.until("refused")["code"] == "no_hello"


def test_an_oversized_message_ends_the_connection_and_nothing_else(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann, server.sit(made, 1) as bo:
        bo.socket.send("x" * (LONGEST_MESSAGE + 1))
        assert bo.closed_with() == 1009
        assert ann.move("pick 1")["type"] == "update"


def test_a_flood_ends_the_connection_and_nothing_else(server: Server) -> None:
    made = server.create("Ann", "Bo")
    with server.sit(made, 0) as ann, server.sit(made) as flooder, server.sit(made) as babbler:
        send_many(flooder, json.dumps({"type": "ping"}), 400)
        assert flooder.closed_with() == FLOOD
        send_many(babbler, "nonsense", 60)
        assert babbler.closed_with() == FLOOD
        assert ann.move("pick 1")["type"] == "update"


def send_many(client: Client, message: str, times: int) -> None:
    try:
        for _ in range(times):
            client.socket.send(message)
    except Exception:
        return


def test_there_is_no_table_of_that_name(server: Server) -> None:
    with Client(server, "nosuchone", [], hello=False) as lost:
        assert lost.closed_with() == NO_TABLE


def test_pages_of_other_sites_are_not_let_in(server: Server) -> None:
    made = server.create("Ann", "Bo")
    url = f"ws://{server.host}/ws/tables/{made['id']}"
    for origin in ("http://evil.example", "null", f"http://{server.host}.evil.example"):
        with pytest.raises(InvalidStatus), connect(url, origin=Origin(origin), proxy=None):
            pass
    with connect(url, origin=Origin(f"http://{server.host}"), proxy=None):
        pass


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)
TYPES = [
    "hello", "move", "undo", "look", "chat", "mute", "fill_seat",
    "stand_in", "back", "leave", "hint", "analyse", "ping",
]  # fmt: skip
FIELDS = ["seat", "rev", "moves", "move", "all", "text", "level", "request", "secrets", "since"]
ALMOST = st.fixed_dictionaries({"type": st.sampled_from(TYPES)}, optional=dict.fromkeys(FIELDS, JSON))


@pytest.mark.slow
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(messages=st.lists(ALMOST | JSON, min_size=1, max_size=8))
def test_nonsense_of_any_kind_does_no_harm(server: Server, messages: list[Any]) -> None:
    made = server.create("Ann", "Bo", watchers_talk=True)
    with server.sit(made, 0) as ann, server.sit(made) as stranger:
        for message in messages:
            stranger.socket.send(json.dumps(message))
        stranger.send("chat", text="still there?")
        while (
            stranger.receive()["type"] != "update"
            or not stranger.entries
            or stranger.entries[-1]["kind"] != "chat"
        ):
            pass
        assert ann.move("pick 1")["type"] == "update"
