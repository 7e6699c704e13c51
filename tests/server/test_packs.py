"""Packs that a page has checked: their plain form, or every problem at its field."""

import json

import pytest

from elbowroom.content.packs.vocabulary import LONGEST_PACK
from elbowroom.server.web.packs import MOST_PROBLEMS, checked
from tests.server.serving import Server

MOLES = {"id": "moles", "tokens": 5, "replaces": "ratmen"}


def pack(**piece: object) -> str:
    return json.dumps({"format": 1, "races": [MOLES | piece]})


def test_a_pack_is_told_in_its_plain_form() -> None:
    told = checked(pack(extra=0, rules=[{"kind": "coins", "amount": 1, "per": "region"}]))
    assert told.problems == []
    assert told.pack == {"format": 1, "races": [MOLES | {"rules": [{"kind": "coins", "per": "region"}]}]}


def test_toml_is_read_too() -> None:
    told = checked('format = 1\n[[races]]\nid = "moles"\ntokens = 5\nreplaces = "ratmen"\n')
    assert told.pack == {"format": 1, "races": [MOLES]}


def test_every_problem_has_its_field_a_code_and_facts() -> None:
    told = checked(pack(tokens=11, colour="red", rules=[{"kind": "coins", "amount": 99}]))
    assert told.pack is None
    found = {problem.field: problem for problem in told.problems}
    assert set(found) == {"races[0].tokens", "races[0].colour", "races[0].rules[0].amount"}
    tokens = found["races[0].tokens"]
    assert (tokens.error, tokens.facts["least"], tokens.facts["most"]) == ("bad_number", 0, 10)
    assert "field" not in tokens.facts
    assert tokens.text.startswith("races[0].tokens:")


def test_no_more_problems_are_told_than_anybody_reads() -> None:
    rules = [{"kind": "coins", "amount": 99, "every": 99, "at_most": 99}] * 8
    races = [MOLES | {"id": f"moles_{n}", "rules": rules} for n in range(5)]
    assert len(checked(json.dumps({"format": 1, "races": races})).problems) == MOST_PROBLEMS


@pytest.mark.parametrize("source", ["", "[", "{", "a = ", "<b>pack</b>", '{"format": 1, "races": 7}'])
def test_what_is_no_pack_is_told_so(source: str) -> None:
    told = checked(source)
    assert told.pack is None
    assert told.problems


def test_markup_stays_text() -> None:
    told = checked(pack(name="<img src=x onerror=alert(1)>"))
    assert told.pack is not None
    assert told.pack["races"][0]["name"] == "<img src=x onerror=alert(1)>"


def test_a_page_asks_over_http(server: Server) -> None:
    answer = server.post("/api/packs/check", {"text": pack()})
    assert answer.json() == {"pack": {"format": 1, "races": [MOLES]}, "problems": []}


def test_a_text_that_is_too_long_is_refused(server: Server) -> None:
    refused = server.post("/api/packs/check", {"text": "x" * (LONGEST_PACK + 1)})
    assert refused.status_code == 400
    assert (refused.json()["error"], refused.json()["field"]) == ("bad_request", "text")
