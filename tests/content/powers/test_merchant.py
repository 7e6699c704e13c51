"""Merchant (11.12)."""

import pytest

from tests.scenario import game, held, play, player, strip

LAND = strip("hill", "swamp", "mountain", "forest")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.12")
def test_one_coin_more_for_every_region() -> None:
    g = game(
        LAND,
        [player("orcs merchant", turns=1), IDLE],
        {0: held(0, "orcs"), 1: held(0, "orcs"), 2: held(0, "orcs")},
    )
    assert g.income(0) == {"regions": 3, "merchant": 3}
    play(g, "done", "done")
    assert g.coins[0] == 5 + 3 + 3


@pytest.mark.rule("11.12")
def test_regions_of_the_declined_race_earn_nothing_more() -> None:
    g = game(
        LAND,
        [player("orcs merchant", declined=["giants"], turns=1), IDLE],
        {0: held(0, "orcs"), 1: held(0, "giants"), 2: held(0, "giants")},
    )
    assert g.income(0) == {"regions": 3, "merchant": 1}
    play(g, "done", "done")
    assert g.coins[0] == 5 + 4


@pytest.mark.rule("11.12", "8.3")
def test_nothing_more_in_decline() -> None:
    g = game(LAND, [player("orcs merchant", turns=1), IDLE], {0: held(0, "orcs"), 1: held(0, "orcs")})
    play(g, "decline")
    assert g.coins[0] == 5 + 2


@pytest.mark.rule("11.12")
def test_the_races_own_bonus_is_paid_beside_it() -> None:
    g = game(
        strip("farmland", "hill"),
        [player("humans merchant", turns=1), IDLE],
        {0: held(0, "humans"), 1: held(0, "humans")},
    )
    assert g.income(0) == {"regions": 2, "merchant": 2, "humans": 1}
