"""Moves of data: a region taken, a token replaced, peace."""

from elbowroom.engine.events import PeaceMade
from tests.content.packs.scenarios.table import power, race, rule, table
from tests.scenario import active, game, held, legal, play, player, region, strip

ROW = strip("farmland", "hill", "swamp", "mountain")
RIVAL = {0: held(0, "ratmen"), 1: held(1, "orcs", 5), 2: held(1, "orcs")}


def test_a_region_is_taken_whatever_defends_it() -> None:
    g = table(power(rule("take", tokens=2)), ROW, RIVAL, hand=4)
    assert legal(g, "use art") == {"use art 1"}
    play(g, "use art 1")
    assert region(g, 1) == held(0, "ratmen", 2)
    assert (active(g, 0)["hand"], active(g, 1)["hand"]) == (2, 4)
    assert "already_used" in g.why_not("use art 2")


def test_taking_needs_the_tokens_the_region_and_the_time() -> None:
    assert not legal(table(power(rule("take", tokens=5)), ROW, RIVAL, hand=4), "use art")
    g = table(power(rule("take", where={"terrain": "swamp"})), ROW, RIVAL, hand=4)
    assert g.why_not("use art 1") == ["wrong_region"]
    g = table(power(rule("take", when="first_turn")), ROW, RIVAL, hand=4)
    assert g.why_not("use art 1") == ["not_now"]


def test_taking_twice_a_turn() -> None:
    g = play(table(power(rule("take", at_most=2)), ROW, RIVAL, hand=4), "use art 1", "use art 2")
    assert not legal(g, "use art")


def test_swapping_once_for_each_seat_or_once() -> None:
    map = strip("farmland", "hill", "swamp", "mountain", "hill")
    seats = [player("folk wealthy", hand=1, turns=1), player("orcs hill"), player("elves forest")]
    regions = {1: held(0, "folk"), 0: held(1, "orcs"), 2: held(2, "elves"), 4: held(2, "elves")}
    for per, left in (("seat", {"use folk 2"}), ("turn", set())):
        g = game(map, seats, regions, homebrew=[race(rule("swap", per=per))])
        assert legal(g, "use folk") == {"use folk 0", "use folk 2"}
        play(g, "use folk 0")
        assert region(g, 0) == held(0, "folk")
        assert legal(g, "use folk") == left
    assert rule("swap", per="seat") != rule("swap", per="turn")


def test_swapping_some_tokens_only() -> None:
    regions = {0: held(0, "folk"), 1: held(1, "orcs")}
    pack = race(rule("swap", where={"terrain": "swamp"}))
    assert not legal(table(pack, ROW, regions, hand=1), "use folk")
    assert not legal(table(race(rule("swap", when="last_round")), ROW, regions, hand=1), "use folk")
    assert legal(table(race(rule("swap")), ROW, regions, hand=1), "use folk")


def test_peace_that_is_made_twice_is_told_once() -> None:
    pack = power(rule("peace"))
    pack["races"] = race(rule("peace"))["races"]
    g = game(
        ROW,
        [player("folk art", turns=1), player("orcs hill", turns=1)],
        {0: held(0, "folk")},
        homebrew=[pack],
    )
    play(g, "done", "use folk 1")
    assert not [event for event in g.play("use art 1") if isinstance(event, PeaceMade)]
    assert g.to_position()["peace"] == [{"from": 1, "to": 0}]


def test_peace_and_its_time() -> None:
    g = play(table(power(rule("peace")), ROW, {0: held(0, "ratmen")}), "done")
    assert legal(g, "use art") == {"use art 1"}
    play(g, "use art 1")
    assert g.to_position()["peace"] == [{"from": 1, "to": 0}]
    g = play(table(power(rule("peace", when="first_turn")), ROW, {0: held(0, "ratmen")}), "done")
    assert not legal(g, "use art")
