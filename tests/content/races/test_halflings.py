"""Halflings (10.6)."""

from collections.abc import Mapping

import pytest

from elbowroom import Game
from tests.scenario import Json, conquerable, game, held, legal, play, player, region, strip

VALE = strip("farmland inner", "hill inner", "lake inner", "swamp inner", "forest", "sea", "hill")
FIELDS = strip("farmland", "hill", "swamp", "forest", "hill")
ORCS = player("orcs forest", turns=1)


def vale(power: str) -> Game:
    return game(VALE, [player(f"halflings {power}", hand=8), ORCS])


@pytest.mark.rule("10.6")
def test_halflings_enter_anywhere_on_land() -> None:
    assert conquerable(vale("hill")) == {0, 1, 3, 4, 6}


@pytest.mark.rule("10.6", "4.1")
def test_others_enter_by_the_border() -> None:
    g = game(VALE, [player("humans hill", hand=8), ORCS])
    assert conquerable(g) == {4, 6}


@pytest.mark.rule("10.6", "11.15")
def test_seafaring_halflings_enter_on_water_too() -> None:
    assert conquerable(vale("seafaring")) == {0, 1, 2, 3, 4, 5, 6}


@pytest.mark.rule("10.6", "4.2")
def test_after_the_first_conquest_they_stay_adjacent() -> None:
    g = play(vale("hill"), "conquer 0")
    assert conquerable(g) == {1}
    assert g.why_not("conquer 6") == ["not_adjacent"]


@pytest.mark.rule("10.6", "4.8")
def test_a_first_final_attempt_may_be_anywhere() -> None:
    g = game(VALE, [player("halflings hill", hand=1), ORCS])
    assert legal(g, "attempt") == {f"attempt {r}" for r in (0, 1, 3, 4, 6)}
    play(g, "attempt 0 / 1")
    assert region(g, 0) == held(0, "halflings", hole=1)


@pytest.mark.rule("10.6", "5.5")
def test_after_losing_everything_they_enter_anywhere_again() -> None:
    g = game(VALE, [player("halflings hill", hand=3, turns=2, holes_dug=2), ORCS], {4: held(1, "orcs")})
    assert conquerable(g) == {0, 1, 3, 4, 6}


@pytest.mark.rule("10.6")
def test_only_the_first_two_regions_get_a_hole() -> None:
    g = game(FIELDS, [player("halflings hill", hand=6), ORCS])
    play(g, "conquer 0", "conquer 1", "conquer 2", "done", "deploy 0 3", "done")
    assert [region(g, r).get("hole") for r in (0, 1, 2)] == [1, 1, None]


@pytest.mark.rule("10.6")
def test_the_second_hole_may_come_in_a_later_turn() -> None:
    g = game(FIELDS, [player("halflings hill", hand=3), ORCS], {4: held(1, "orcs")})
    play(g, "conquer 0", "done", "deploy 0 2", "done", "done", "done")
    play(g, "conquer 1", "done")
    assert [region(g, r).get("hole") for r in (0, 1)] == [1, 1]


@pytest.mark.rule("10.6", "4.9")
def test_a_hole_makes_its_region_immune() -> None:
    g = game(
        FIELDS,
        [player("orcs forest", hand=8, turns=1), player("halflings hill", turns=1)],
        {0: held(0, "orcs"), 2: held(0, "orcs"), 1: held(1, "halflings", hole=1), 3: held(1, "halflings")},
    )
    assert conquerable(g) == {3}
    assert g.why_not("conquer 1") == ["immune"]
    assert g.why_not("attempt 1") == ["immune", "no_need"]
    assert g.cost(1) is None


@pytest.mark.rule("10.6", "4.9")
@pytest.mark.parametrize(
    ("combo", "move"), [("sorcerers hill", "use sorcerers 1"), ("orcs flying", "conquer 1")]
)
def test_no_trick_opens_a_hole(combo: str, move: str) -> None:
    g = game(
        FIELDS,
        [player(combo, hand=9, turns=1), player("halflings forest", turns=1)],
        {0: held(0, combo.split()[0]), 1: held(1, "halflings", hole=1)},
    )
    assert g.why_not(move) == ["immune"]


@pytest.mark.rule("10.6", "4.9")
def test_not_even_a_dragon_gets_into_a_hole() -> None:
    g = game(
        FIELDS,
        [player("orcs dragon_master", hand=8, turns=1), player("halflings forest", turns=1)],
        {0: held(0, "orcs"), 2: held(0, "orcs"), 1: held(1, "halflings", hole=1)},
    )
    assert legal(g, "use dragon_master") == {"use dragon_master 3"}


def home(regions: Mapping[int, Json]) -> Game:
    """Halflings to move, with both holes dug; flying Orcs watch."""
    players = [player("halflings hill", turns=1), player("orcs flying", turns=1)]
    return game(FIELDS, players, {**regions, 4: held(1, "orcs", 7)})


@pytest.mark.rule("10.6")
def test_holes_stay_from_turn_to_turn() -> None:
    g = home({0: held(0, "halflings", 2, hole=1), 1: held(0, "halflings", hole=1), 2: held(0, "halflings")})
    play(g, "done", "deploy 2", "done")
    assert conquerable(g) == {2, 3}


@pytest.mark.rule("10.6", "6.2")
def test_a_hole_goes_when_its_region_is_abandoned() -> None:
    g = home({0: held(0, "halflings", hole=1), 1: held(0, "halflings", hole=1)})
    play(g, "abandon 0")
    assert region(g, 0) == {}
    play(g, "done", "deploy 1", "done")
    assert conquerable(g) == {0, 2, 3}


@pytest.mark.rule("10.6")
def test_a_hole_is_never_dug_again() -> None:
    g = home({0: held(0, "halflings", 2, hole=1), 1: held(0, "halflings", hole=1)})
    play(g, "abandon 0", "conquer 0", "done", "deploy 1", "done")
    assert region(g, 0) == held(0, "halflings")
    assert conquerable(g) == {0, 2, 3}


@pytest.mark.rule("10.6")
def test_abandoning_all_brings_no_hole_back() -> None:
    g = home({0: held(0, "halflings", 2, hole=1), 1: held(0, "halflings", 2, hole=1)})
    play(g, "abandon 0", "abandon 1", "conquer 2", "conquer 3")
    assert (region(g, 2), region(g, 3)) == (held(0, "halflings", 2), held(0, "halflings", 2))


@pytest.mark.rule("10.6", "8.4")
def test_holes_go_with_the_decline() -> None:
    g = home({0: held(0, "halflings", 2, hole=1), 1: held(0, "halflings", hole=1)})
    play(g, "decline")
    assert (region(g, 0), region(g, 1)) == (held(0, "halflings"), held(0, "halflings"))
    assert conquerable(g) == {0, 1, 2, 3}


@pytest.mark.rule("10.6", "3.3")
def test_halflings_that_come_again_dig_two_new_holes() -> None:
    g = game(FIELDS, [player(), ORCS], offer=[{"race": "halflings", "power": "hill"}])
    play(g, "pick 1", "conquer 0", "conquer 1", "conquer 2")
    assert [region(g, r).get("hole") for r in (0, 1, 2)] == [1, 1, None]
