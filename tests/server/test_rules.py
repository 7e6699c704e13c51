"""Trying an example of the rulebook: the server plays a reader's moves, or says why not."""

from typing import Any

import pytest

from elbowroom.rulebook.examples import examples
from elbowroom.server.protocol.rules import MOST_MOVES
from elbowroom.server.table.trying import tried
from tests.server.serving import Server


def singles(moves: tuple[str, ...]) -> list[str]:
    """The moves as the page sends them: one thing at a time."""
    found = []
    for move in moves:
        *words, last = move.split()
        is_count = bool(words) and words[-1].isdigit()
        found += [" ".join(words)] * int(last) if is_count else [move]
    return found


@pytest.mark.parametrize("id", examples())
def test_whoever_does_what_an_example_does_is_told_so(id: str) -> None:
    moves = singles(examples()[id].moves)
    assert tried(id, []).track == "start"
    for n in range(1, len(moves)):
        assert tried(id, moves[:n]).track in ("same", "finished")
    done = tried(id, moves)
    assert (done.track, done.why, done.moves) == ("finished", [], moves)


def test_things_may_be_placed_in_another_order() -> None:
    moves = singles(examples()["amazons"].moves)
    assert tried("amazons", [moves[0], *reversed(moves[1:])]).track == "finished"


def test_something_else_is_played_and_told_apart() -> None:
    other = tried("conquest", ["conquer 21"])
    assert (other.track, other.why) == ("other", [])
    assert other.position["regions"]["21"]["tokens"] == 2
    assert other.offers is not None
    assert tried("conquest", ["decline"]).track == "other"


def test_what_is_not_possible_is_refused_with_its_reasons_and_not_made() -> None:
    first = tried("conquest", ["conquer 21"])
    refused = tried("conquest", ["conquer 21", "conquer 0", "done"])
    assert refused.why == ["water", "not_adjacent"]
    assert (refused.moves, refused.position) == (["conquer 21"], first.position)
    assert tried("conquest", ["eat the map"]).why == ["bad_notation"]


def test_over_the_network(server: Server) -> None:
    def post(id: str, moves: Any) -> Any:
        return server.post(f"/api/rules/{id}", {"moves": moves})

    start = post("conquest", []).json()
    assert (start["track"], start["offers"]["phase"]) == ("start", "expand")
    assert start["offers"]["spots"]["15"]["cost"] == 5
    assert post("end", ["done", "deploy 5", "deploy 2", "done"]).json()["offers"] is None
    unknown = post("nonsense", [])
    assert (unknown.status_code, unknown.json()["error"]) == (404, "no_such_page")
    for bad in ("done", [1], ["done"] * (MOST_MOVES + 1), ["x" * 41]):
        assert post("conquest", bad).status_code == 400
    assert server.get("/rules").status_code == 200
