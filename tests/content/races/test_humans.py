"""Humans (10.7)."""

import pytest

from tests.scenario import game, held, play, player, strip

FIELDS = strip("farmland", "farmland", "hill", "swamp", "forest")


@pytest.mark.rule("10.7")
def test_each_farmland_region_earns_a_coin() -> None:
    g = game(
        FIELDS,
        [player("humans seafaring", turns=1), player("elves hill", turns=1)],
        {r: held(0, "humans") for r in (0, 1, 2, 3)},
    )
    play(g, "done")
    assert g.income(0) == {"regions": 4, "humans": 2}
    play(g, "done")
    assert g.coins[0] == 5 + 6


@pytest.mark.rule("10.7")
def test_humans_without_farmland_earn_nothing_more() -> None:
    g = game(
        FIELDS,
        [player("humans seafaring", turns=1), player("elves hill", turns=1)],
        {2: held(0, "humans", 3), 0: held(1, "elves")},
    )
    assert g.income(0) == {"regions": 1}


@pytest.mark.rule("10.7")
def test_farmland_conquered_this_turn_counts() -> None:
    g = game(
        FIELDS,
        [player("humans seafaring", hand=2, turns=1), player("elves hill", turns=1)],
        {2: held(0, "humans")},
    )
    play(g, "conquer 1", "done", "deploy 1", "done")
    assert g.coins[0] == 5 + 2 + 1


@pytest.mark.rule("10.7", "8.3", "7.1")
def test_humans_in_decline_earn_nothing_more() -> None:
    g = game(
        FIELDS,
        [player("humans seafaring", turns=1), player("elves hill", turns=1)],
        {0: held(0, "humans"), 1: held(0, "humans")},
    )
    play(g, "decline")
    assert g.coins[0] == 5 + 2
    assert g.income(0) == {"regions": 2}


@pytest.mark.rule("10.7")
def test_farmland_of_their_players_declined_race_earns_nothing_more() -> None:
    g = game(
        FIELDS,
        [player("humans seafaring", declined=["orcs"], turns=1), player("elves hill", turns=1)],
        {0: held(0, "humans"), 1: held(0, "orcs")},
    )
    assert g.income(0) == {"regions": 2, "humans": 1}
