"""Wizards (10.14)."""

import pytest

from tests.scenario import game, held, play, player, strip

SPRINGS = strip("farmland magic", "hill magic", "swamp mine", "forest cavern", "hill magic")
ELVES = player("elves forest", turns=1)


@pytest.mark.rule("10.14")
def test_each_magic_region_earns_a_coin() -> None:
    g = game(
        SPRINGS, [player("wizards seafaring", turns=1), ELVES], {r: held(0, "wizards") for r in range(4)}
    )
    play(g, "done")
    assert g.income(0) == {"regions": 4, "wizards": 2}
    play(g, "done")
    assert g.coins[0] == 5 + 6


@pytest.mark.rule("10.14")
def test_other_symbols_earn_nothing_more() -> None:
    g = game(
        SPRINGS, [player("wizards seafaring", turns=1), ELVES], {2: held(0, "wizards"), 3: held(0, "wizards")}
    )
    assert g.income(0) == {"regions": 2}


@pytest.mark.rule("10.14")
def test_magic_conquered_this_turn_counts() -> None:
    g = game(SPRINGS, [player("wizards seafaring", hand=2, turns=1), ELVES], {3: held(0, "wizards")})
    play(g, "conquer 4", "done", "deploy 4", "done")
    assert g.coins[0] == 5 + 2 + 1


@pytest.mark.rule("10.14", "8.3", "7.1")
def test_wizards_in_decline_earn_nothing_more() -> None:
    g = game(
        SPRINGS, [player("wizards seafaring", turns=1), ELVES], {0: held(0, "wizards"), 1: held(0, "wizards")}
    )
    play(g, "decline")
    assert g.coins[0] == 5 + 2


@pytest.mark.rule("10.14")
def test_magic_of_their_players_declined_race_earns_nothing_more() -> None:
    g = game(
        SPRINGS,
        [player("wizards seafaring", declined=["orcs"], turns=1), ELVES],
        {0: held(0, "wizards"), 1: held(0, "orcs")},
    )
    assert g.income(0) == {"regions": 2, "wizards": 1}
