"""The wire: types go there and back, the page's types are up to date, every event has its form."""

import dataclasses
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from elbowroom.engine import events
from elbowroom.server import protocol
from elbowroom.server.protocol import PageMessage, ServerMessage
from elbowroom.server.session import LogEntry
from elbowroom.server.stored import Played
from elbowroom.server.wire import entry_for, now_for, table_info, wire_event
from tests.server.tables import at_position, play, redeploying, table
from tools import page_types

SEATS = st.integers(0, 4)
MESSAGES = st.one_of(
    st.builds(protocol.Hello, st.lists(st.text(max_size=64), max_size=6), st.none() | st.integers(0, 9999)),
    st.builds(protocol.Move, SEATS, st.integers(), st.lists(st.text(max_size=60), min_size=1, max_size=64)),
    st.builds(protocol.Undo, SEATS, st.integers(), st.none() | st.text(max_size=60), st.booleans()),
    st.builds(protocol.Look, st.none() | SEATS),
    st.builds(protocol.Chat, st.text(min_size=1, max_size=300), st.none() | SEATS),
    st.builds(protocol.FillSeat, SEATS, st.text()),
    st.sampled_from(
        [protocol.StandIn(1), protocol.Back(2), protocol.Leave(3), protocol.Hint(4), protocol.Ping()]
    ),
)


@given(MESSAGES)
def test_what_a_page_sends_is_read_as_it_was_meant(message: PageMessage) -> None:
    assert msgspec.json.decode(msgspec.json.encode(message), type=PageMessage) == message


def test_what_the_server_sends_goes_there_and_back() -> None:
    made = at_position(redeploying())
    play(made, "deploy 0", "deploy 1")
    now = now_for(made, 0, 0.0)
    entries = [entry_for(entry, made.game.state.rules, 0) for entry in made.log]
    messages: list[ServerMessage] = [
        protocol.Welcome(table_info(made, {0}, 2), [0], True, entries, now),
        protocol.Update(entries, now),
        protocol.Refused(3, "stale", ["stale"], "Something happened."),
        protocol.Advice(1, ["done"], [80.5, 79.0], [0.5, 0.5]),
    ]
    for message in messages:
        sent = msgspec.json.encode(message)
        assert msgspec.json.encode(msgspec.json.decode(sent, type=ServerMessage)) == sent


def test_the_pages_types_are_up_to_date() -> None:
    written = page_types.TARGET.read_text(encoding="utf-8")
    assert written == page_types.page_types(), "run: python -m tools.page_types"


@pytest.mark.parametrize("kind", events.KINDS, ids=lambda kind: kind.__name__)
def test_an_event_goes_over_the_wire_as_the_page_expects_it(kind: Any) -> None:
    event = kind(**{field.name: field.name for field in dataclasses.fields(kind)})
    sent = wire_event(event)
    fields = page_types.event_type(kind).strip("{ }").split("; ")
    assert [field.split(":")[0] for field in fields] == list(sent)
    assert fields[0] == f'type: "{sent["type"]}"'


def test_a_total_is_for_its_own_eyes_unless_totals_are_open() -> None:
    scored = events.Scored(0, (("regions", 4),), 31)
    entry = LogEntry(2, Played(1, 0, "done"), (scored,))
    hidden, shown = table().game.state.rules, table(open_scores=True).game.state.rules
    assert [entry_for(entry, hidden, eyes).events[0]["total"] for eyes in (0, 1, None)] == [31, None, None]
    assert [entry_for(entry, shown, eyes).events[0]["total"] for eyes in (0, 1, None)] == [31, 31, 31]


def test_only_the_eyes_that_decide_get_offers_and_undo() -> None:
    made = at_position(redeploying())
    play(made, "deploy 0")
    for eyes in (0, 1, None):
        now = now_for(made, eyes, 0.0)
        assert (now.offers is not None, now.undo) == ((True, 1) if eyes == 0 else (False, 0))
        assert [row["coins"] is None for row in now.position["players"]] == [eyes != 0, eyes != 1]
