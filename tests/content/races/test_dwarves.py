"""Dwarves (10.2)."""

import pytest

from tests.scenario import game, held, play, player, strip

MINES = strip("hill mine", "swamp mine", "forest", "farmland mine", "swamp magic cavern")


@pytest.mark.rule("10.2")
def test_each_mine_earns_a_coin() -> None:
    g = game(
        MINES,
        [player("dwarves merchant", turns=1), player("elves forest", turns=1)],
        {r: held(0, "dwarves") for r in (0, 1, 2)},
    )
    play(g, "done")
    assert g.income(0) == {"regions": 3, "dwarves": 2, "merchant": 3}
    play(g, "done")
    assert g.coins[0] == 5 + 8


@pytest.mark.rule("10.2")
def test_other_symbols_earn_nothing() -> None:
    g = game(
        MINES,
        [player("dwarves merchant", turns=1), player("elves forest", turns=1)],
        {2: held(0, "dwarves"), 4: held(0, "dwarves")},
    )
    assert g.income(0) == {"regions": 2, "merchant": 2}


@pytest.mark.rule("10.2", "7.1")
def test_mines_go_on_paying_in_decline() -> None:
    g = game(
        MINES,
        [player("orcs swamp", declined=["dwarves"], turns=1), player("elves forest", turns=1)],
        {0: held(0, "dwarves"), 1: held(0, "dwarves"), 2: held(0, "orcs")},
    )
    play(g, "done")
    assert g.income(0) == {"regions": 3, "dwarves": 2}
    play(g, "done")
    assert g.coins[0] == 5 + 5


@pytest.mark.rule("10.2", "8.3")
def test_mines_pay_in_the_very_turn_of_decline() -> None:
    g = game(
        MINES,
        [player("dwarves merchant", turns=1), player("elves forest", turns=1)],
        {0: held(0, "dwarves", 2), 1: held(0, "dwarves"), 2: held(0, "dwarves")},
    )
    play(g, "decline")
    assert g.coins[0] == 5 + 3 + 2


@pytest.mark.rule("10.2", "11.16")
def test_mines_pay_for_declined_spirits_too() -> None:
    g = game(
        MINES,
        [player("orcs swamp", declined=["dwarves spirit", "humans"], turns=1), player("elves forest")],
        {0: held(0, "dwarves"), 2: held(0, "humans"), 3: held(0, "orcs")},
    )
    assert g.income(0) == {"regions": 3, "dwarves": 1}


@pytest.mark.rule("10.2")
def test_a_mine_of_the_new_race_is_not_the_dwarves() -> None:
    g = game(
        MINES,
        [player("orcs hill", declined=["dwarves"], turns=1), player("elves forest")],
        {1: held(0, "orcs"), 2: held(0, "dwarves"), 3: held(0, "dwarves")},
    )
    assert g.income(0) == {"regions": 3, "dwarves": 1}


@pytest.mark.rule("10.2")
def test_a_lost_mine_earns_nothing() -> None:
    g = game(
        MINES,
        [player("orcs merchant", hand=3, turns=1), player("elves forest", declined=["dwarves"], turns=1)],
        {2: held(0, "orcs"), 1: held(1, "dwarves"), 0: held(1, "dwarves")},
    )
    assert g.income(1) == {"regions": 2, "dwarves": 2}
    play(g, "conquer 1")
    assert g.income(1) == {"regions": 1, "dwarves": 1}
