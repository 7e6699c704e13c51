"""Alchemist (11.1)."""

import pytest

from tests.scenario import game, held, play, player, strip

LAND = strip("hill", "swamp", "forest")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.1")
def test_two_coins_each_turn() -> None:
    g = game(LAND, [player("orcs alchemist", turns=1), IDLE], {0: held(0, "orcs"), 1: held(0, "orcs")})
    assert g.income(0) == {"regions": 2, "alchemist": 2}
    play(g, "done", "done")
    assert g.coins[0] == 5 + 4
    play(g, "done", "done", "done", "done")
    assert g.coins[0] == 5 + 4 + 4


@pytest.mark.rule("11.1")
def test_the_first_turn_is_paid_too() -> None:
    g = game(LAND, [player("orcs alchemist", hand=9), IDLE])
    play(g, "conquer 0", "done", "deploy 0 8", "done")
    assert g.coins[0] == 5 + 1 + 2


@pytest.mark.rule("11.1")
def test_two_coins_even_when_nothing_is_held() -> None:
    g = game(LAND, [player("orcs alchemist", hand=2, turns=1), IDLE])
    play(g, "done", "done")
    assert g.coins[0] == 5 + 2


@pytest.mark.rule("11.1", "8.3")
def test_no_coins_in_decline() -> None:
    g = game(LAND, [player("orcs alchemist", turns=1), IDLE], {0: held(0, "orcs")})
    play(g, "decline")
    assert g.coins[0] == 5 + 1
    assert g.income(0) == {"regions": 1}
