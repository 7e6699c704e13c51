"""Sorcerers whose power changes what they reach or how they conquer (10.11)."""

import pytest

from tests.content.pairs.lands import LAND
from tests.scenario import active, game, held, legal, play, player, region, strip


@pytest.mark.rule("10.11", "11.7")
def test_flying_sorcerers_replace_anybody_on_land_even_with_their_first_conquest() -> None:
    g = game(
        strip("hill", "swamp inner", "lake inner", "forest"),
        [player("sorcerers flying", hand=9), player("orcs seafaring", turns=1)],
        {1: held(1, "orcs"), 2: held(1, "orcs")},
    )
    assert legal(g, "use sorcerers") == {"use sorcerers 1"}
    assert "water" in g.why_not("use sorcerers 2")
    play(g, "use sorcerers 1")
    assert region(g, 1) == held(0, "sorcerers")


@pytest.mark.rule("10.11", "11.7")
def test_flying_sorcerers_need_no_adjacency() -> None:
    g = game(
        LAND,
        [player("sorcerers flying", turns=1), player("orcs hill", turns=1)],
        {0: held(0, "sorcerers"), 5: held(1, "orcs"), 6: held(1, "orcs", 2)},
    )
    assert legal(g, "use sorcerers") == {"use sorcerers 5"}


CAVES = strip("hill cavern", "swamp", "forest", "hill cavern", "farmland")


@pytest.mark.rule("10.11", "11.19")
def test_underworld_sorcerers_reach_from_cavern_to_cavern() -> None:
    g = game(
        CAVES,
        [player("sorcerers underworld", turns=1), player("orcs hill", turns=1)],
        {0: held(0, "sorcerers"), 2: held(1, "orcs"), 3: held(1, "orcs")},
    )
    assert legal(g, "use sorcerers") == {"use sorcerers 3"}


@pytest.mark.rule("10.11", "11.19")
def test_underworld_sorcerers_need_a_cavern_of_their_own() -> None:
    g = game(
        CAVES,
        [player("sorcerers underworld", turns=1), player("orcs hill", turns=1)],
        {1: held(0, "sorcerers"), 3: held(1, "orcs")},
    )
    assert g.why_not("use sorcerers 3") == ["not_adjacent"]


@pytest.mark.rule("10.11", "11.19", "4.1")
def test_underworld_sorcerers_cannot_begin_with_a_replacement() -> None:
    g = game(
        CAVES, [player("sorcerers underworld", hand=9), player("orcs hill", turns=1)], {3: held(1, "orcs")}
    )
    assert g.why_not("use sorcerers 3") == ["not_adjacent"]


@pytest.mark.rule("10.11", "11.15")
def test_seafaring_sorcerers_reach_out_from_the_water() -> None:
    g = game(
        strip("hill", "sea", "swamp"),
        [player("sorcerers seafaring", turns=1), player("orcs hill", turns=1)],
        {1: held(0, "sorcerers"), 2: held(1, "orcs")},
    )
    play(g, "use sorcerers 2")
    assert region(g, 2) == held(0, "sorcerers")


@pytest.mark.rule("10.11", "11.6")
def test_sorcerers_with_a_dragon_use_both_in_one_turn() -> None:
    g = game(
        LAND,
        [player("sorcerers dragon_master", hand=1, turns=1), player("orcs hill", turns=1)],
        {1: held(0, "sorcerers"), 0: held(1, "orcs", 5), 2: held(1, "orcs"), 3: held(1, "orcs")},
    )
    play(g, "use dragon_master 0", "use sorcerers 2")
    assert region(g, 0) == held(0, "sorcerers", dragon=1)
    assert region(g, 2) == held(0, "sorcerers")
    assert active(g, 0)["hand"] == 0
    assert set(g.legal) == {"done"}


@pytest.mark.rule("10.11", "11.6")
def test_a_replacement_brings_no_token_for_the_dragon() -> None:
    g = game(
        LAND,
        [player("sorcerers dragon_master", turns=1), player("orcs hill", turns=1)],
        {1: held(0, "sorcerers"), 0: held(1, "orcs", 5), 2: held(1, "orcs")},
    )
    play(g, "use sorcerers 2")
    assert g.why_not("use dragon_master 0") == ["no_tokens"]
