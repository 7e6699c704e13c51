"""Errors in sentences."""

import re
from collections.abc import Callable

import pytest

from elbowroom import ElbowroomError, Game
from elbowroom.locales import describe_error
from tests.locales.sources import PACKAGE, Raised, raised, refusal_codes
from tests.scenario import game, held, player, strip

MESSAGES = "".join(
    (PACKAGE / "locales" / "en" / name).read_text(encoding="utf-8") for name in ("errors.ftl", "reasons.ftl")
)


def told(act: Callable[[], object]) -> str:
    """The sentence of the error that an act ends in."""
    with pytest.raises(ElbowroomError) as caught:
        act()
    return describe_error(caught.value.code, caught.value.facts)


def test_an_illegal_move_tells_every_reason() -> None:
    g = game(
        strip("hill", "swamp", "lake"),
        [player("orcs hill", hand=1, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs", 2), 1: held(1, "elves", 2)},
    )
    assert told(lambda: g.play("conquer 2")) == (
        "“conquer 2” is not possible: seas and lakes are for Seafaring races; "
        "the race holds no region next to this one."
    )
    assert told(lambda: g.play("fly 2")) == (
        "“fly 2” is not possible: this is not a move; "
        "moves look like “conquer 7”, “deploy 7 2”, “use heroic 7” or “done”."
    )
    assert told(lambda: g.play("use frosty 2")) == (
        "“use frosty 2” is not possible: this table knows no race or power “frosty”."
    )


def test_a_bad_position_names_the_field_and_what_would_be_right() -> None:
    players = [player("orcs hill"), player("elves swamp")]
    assert told(lambda: game("2p", [players[0], players[0]])) == (
        "players[1].active.race: this race is there twice: Orcs."
    )
    assert told(lambda: game("2p", players, round=99)) == (
        "round: a whole number from 1 to 10 is wanted here, not 99."
    )
    assert told(lambda: game("2p", players, phase="sleep")).startswith(
        "phase: 'sleep' is not known here; known are pick, expand,"
    )
    assert told(lambda: game("2p", players, {3: {"tokens": 2}})) == (
        "regions.3.tokens: tokens need a player who holds the region: “seat” is missing."
    )


def test_a_bad_record_names_the_line() -> None:
    assert told(lambda: Game.replay("1. e4 e5")) == (
        "Line 1: a record begins with “elbowroom 1”, not with “1. e4 e5”."
    )
    assert told(lambda: Game.replay("")) == "Line 1: a record begins with “elbowroom 1”."
    assert told(lambda: Game.replay("elbowroom 1\nmap 2p\nplayers A, B\n--\npick 1\ndone")) == (
        "Line 6: here must stand a “reveal” that can happen, not “done”."
    )


def test_options_and_files_are_named() -> None:
    assert told(lambda: Game.new(7)) == "2 to 5 can play, not 7."
    assert (
        told(lambda: Game.new(2, map="9p"))
        == "There is no map “9p”; known are 2p, 3p, 4p, 5p, pocket, patchwork, half_dozen."
    )
    assert told(lambda: Game.new(2, homebrew=["nowhere.py"])) == "There is no file nowhere.py."
    assert told(lambda: Game.new(2).income(9)) == "There is no such seat: seats count from 0."


def test_an_unknown_code_is_told_as_it_is() -> None:
    assert describe_error("too_cold", {"degrees": -3}) == "too_cold degrees=-3"
    assert describe_error("too_cold", {"move": "use frosty 3", "reasons": ["too_cold"]}) == (
        "“use frosty 3” is not possible: too cold."
    )


def asks_for(message: str) -> set[str]:
    """The facts that a message needs."""
    found = re.search(rf"^{message} = (.*?)(?=^\S|\Z)", MESSAGES, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no message {message}"
    return set(re.findall(r"\$(\w+)", found[1])) - {"move"}


@pytest.mark.parametrize("place", sorted(set(raised()), key=str), ids=lambda place: place.code)
def test_every_error_gives_the_facts_that_its_sentence_needs(place: Raised) -> None:
    kind = "reason" if place.error == "IllegalMove" else "error"
    assert asks_for(f"{kind}-{place.code}".replace("_", "-")) <= place.facts or "**" in place.facts


@pytest.mark.parametrize("code", sorted(refusal_codes()))
def test_a_reason_among_several_needs_no_facts(code: str) -> None:
    assert asks_for(f"reason-{code}".replace("_", "-")) == set()
    sentence = describe_error(code, {"move": "done", "reasons": [code]})
    assert re.fullmatch(r"“done” is not possible: [^_{}]+\.", sentence)
