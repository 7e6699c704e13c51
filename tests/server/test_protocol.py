"""The wire: types go there and back, the page's types are up to date, every event has its form."""

import dataclasses
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from elbowroom.engine import events
from elbowroom.server.protocol import socket
from elbowroom.server.protocol.analysis import AdvisedPlan, WhySo
from elbowroom.server.protocol.offers import MoveParts
from elbowroom.server.protocol.socket import PageMessage, ServerMessage
from elbowroom.server.table.events import Played
from elbowroom.server.table.table import LogEntry, Table
from elbowroom.server.table.view import entry_for, now_for, table_info, wire_event
from tests.scenario import held, player, strip
from tests.server.tables import at_position, play, redeploying, table, undo
from tools import page_types

SEATS = st.integers(0, 4)
MESSAGES = st.one_of(
    st.builds(
        socket.Hello,
        st.lists(st.text(max_size=64), max_size=6),
        st.none() | st.integers(0, 9999),
        st.none() | st.text(min_size=8, max_size=32),
        st.none() | SEATS,
    ),
    st.builds(socket.Move, SEATS, st.integers(), st.lists(st.text(max_size=60), min_size=1, max_size=64)),
    st.builds(socket.Undo, SEATS, st.integers(), st.none() | st.text(max_size=60), st.booleans()),
    st.builds(socket.Look, st.none() | SEATS),
    st.builds(socket.Chat, st.text(min_size=1, max_size=300), st.none() | SEATS),
    st.builds(socket.Log, st.integers(0, 2**31)),
    st.builds(socket.FillSeat, SEATS, st.text()),
    st.sampled_from(
        [socket.StandIn(1), socket.Back(2), socket.Leave(3), socket.Hint(4), socket.Analyse(5), socket.Ping()]
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
        socket.Welcome(table_info(made, {0}, 2), [0], True, entries, now, 3),
        socket.Update(entries, now),
        socket.Refused(3, "stale", ["stale"], "Something happened."),
        socket.Advice(
            1,
            True,
            0,
            [80.5, 79.0],
            [0.5, 0.5],
            [AdvisedPlan([MoveParts("done", "done")], 80.5, 1.5, 0.5, WhySo("hold", {"coins": 3}))],
        ),
        socket.LogPage(entries, 200),
        socket.Done(4),
        socket.Pong(),
    ]
    for message in messages:
        sent = msgspec.json.encode(message)
        assert msgspec.json.encode(msgspec.json.decode(sent, type=ServerMessage)) == sent


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
        assert (now.offers is not None, now.undo is not None) == (eyes == 0, eyes == 0)
        assert [row["coins"] is None for row in now.position["players"]] == [eyes != 0, eyes != 1]


def test_what_was_placed_can_be_taken_up_again_until_the_phase_is_over() -> None:
    made = at_position({
        "map": strip("hill", "hill", "hill"),
        "players": [player("orcs heroic", hand=6, turns=1), player("elves hill", turns=1)],
        "regions": {"0": held(0, "orcs")},
    })  # fmt: skip
    play(made, "conquer 1", "done", "deploy 0", "deploy 0", "deploy 1", "use heroic 1")
    now = now_for(made, 0, 0.0)
    assert now.offers is not None
    assert now.undo is not None
    assert [step.move for step in now.undo.steps][:3] == ["conquer 1", "done", "deploy 0"]
    tokens, heroes = now.offers.supplies
    assert tokens.back == {"0": "deploy 0", "1": "deploy 1"}
    assert (heroes.moves, heroes.back) == ({"0": "use heroic 0"}, {"1": "use heroic 1"})
    undo(made, "deploy 1")
    now = now_for(made, 0, 0.0)
    assert now.offers is not None
    assert now.offers.supplies[0].back == {"0": "deploy 0"}


def test_an_undo_tells_which_entry_it_takes_back() -> None:
    made = at_position(redeploying())
    play(made, "deploy 0", "deploy 1", "deploy 0")
    undo(made, "deploy 1")
    entries = [entry_for(entry, made.game.state.rules, 0) for entry in made.log]
    assert [(entry.kind, entry.undoes) for entry in entries[-2:]] == [
        ("move", None),
        ("undo", entries[-3].seq),
    ]


def test_when_nothing_can_be_taken_back_the_reason_is_told() -> None:
    def why(made: Table) -> str | None:
        undo_now = now_for(made, made.decider, 0.0).undo
        assert undo_now is not None
        return undo_now.why

    made = table()
    assert why(made) == "nothing"
    play(made, "pick 1")
    assert why(made) == "revealed"
    made = at_position({
        "map": strip("hill", "hill", "mountain"),
        "players": [player("orcs swamp", hand=3, turns=1), player("elves hill", turns=1)],
        "regions": {"0": held(0, "orcs")},
    })  # fmt: skip
    play(made, "conquer 1")
    assert why(made) is None
    play(made, "attempt 2")
    assert why(made) == "die"
    play(made, next(move for move in made.game.legal if move.startswith("deploy")))
    assert why(made) is None
    undo(made)
    assert why(made) == "die"
    made = at_position(redeploying())
    play(made, "deploy 0 4", "done")
    assert (made.decider, why(made)) == (1, "nothing")
