"""Swamp (11.18)."""

import pytest

from tests.scenario import game, held, play, player, strip

LAND = strip("swamp", "swamp", "hill", "swamp mine", "farmland")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.18")
def test_one_coin_more_for_each_swamp() -> None:
    g = game(
        LAND,
        [player("orcs swamp", turns=1), IDLE],
        {0: held(0, "orcs"), 2: held(0, "orcs"), 3: held(0, "orcs")},
    )
    assert g.income(0) == {"regions": 3, "swamp": 2}
    play(g, "done", "done")
    assert g.coins[0] == 5 + 3 + 2


@pytest.mark.rule("11.18")
def test_a_swamp_just_conquered_is_paid_for() -> None:
    g = game(LAND, [player("orcs swamp", hand=2, turns=1), IDLE], {2: held(0, "orcs")})
    assert g.income(0) == {"regions": 1}
    play(g, "conquer 1")
    assert g.income(0) == {"regions": 2, "swamp": 1}


@pytest.mark.rule("11.18")
def test_a_swamp_of_the_declined_race_earns_nothing_more() -> None:
    g = game(
        LAND,
        [player("orcs swamp", declined=["giants"], turns=1), IDLE],
        {0: held(0, "orcs"), 1: held(0, "giants")},
    )
    assert g.income(0) == {"regions": 2, "swamp": 1}


@pytest.mark.rule("11.18", "8.3")
def test_nothing_more_in_decline() -> None:
    g = game(LAND, [player("orcs swamp", turns=1), IDLE], {0: held(0, "orcs"), 1: held(0, "orcs")})
    play(g, "decline")
    assert g.coins[0] == 5 + 2
