"""Hill (11.11)."""

import pytest

from tests.scenario import game, held, play, player, strip

LAND = strip("hill", "hill", "swamp", "hill mine", "farmland")
IDLE = player("elves swamp", hand=6, turns=1)


@pytest.mark.rule("11.11")
def test_one_coin_more_for_each_hill() -> None:
    g = game(
        LAND,
        [player("orcs hill", turns=1), IDLE],
        {0: held(0, "orcs"), 2: held(0, "orcs"), 3: held(0, "orcs")},
    )
    assert g.income(0) == {"regions": 3, "hill": 2}
    play(g, "done", "done")
    assert g.coins[0] == 5 + 3 + 2


@pytest.mark.rule("11.11")
def test_a_hill_just_conquered_is_paid_for() -> None:
    g = game(LAND, [player("orcs hill", hand=2, turns=1), IDLE], {2: held(0, "orcs")})
    assert g.income(0) == {"regions": 1}
    play(g, "conquer 1")
    assert g.income(0) == {"regions": 2, "hill": 1}


@pytest.mark.rule("11.11")
def test_a_hill_of_the_declined_race_earns_nothing_more() -> None:
    g = game(
        LAND,
        [player("orcs hill", declined=["giants"], turns=1), IDLE],
        {0: held(0, "orcs"), 1: held(0, "giants")},
    )
    assert g.income(0) == {"regions": 2, "hill": 1}


@pytest.mark.rule("11.11", "8.3")
def test_nothing_more_in_decline() -> None:
    g = game(LAND, [player("orcs hill", turns=1), IDLE], {0: held(0, "orcs"), 1: held(0, "orcs")})
    play(g, "decline")
    assert g.coins[0] == 5 + 2
