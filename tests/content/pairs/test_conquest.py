"""Races and powers that meet in a conquest (10, 11)."""

import pytest

from tests.content.pairs.lands import ELVES, LAND
from tests.scenario import TRIBE, active, game, held, legal, play, player


@pytest.mark.rule("10.1", "11.2")
def test_amazons_roll_before_conquests_and_put_four_aside_all_the_same() -> None:
    g = game(LAND, [player("amazons berserk", hand=4, turns=1), ELVES], {0: held(0, "amazons", 3), 1: TRIBE})
    assert legal(g, "attempt") == set()
    play(g, "roll / 2")
    assert g.cost(1) == 1
    play(g, "conquer 1", "roll / 0", "conquer 2", "done")
    assert (active(g, 0)["hand"], active(g, 0)["aside"]) == (0, 4)


@pytest.mark.rule("10.1", "11.2")
def test_cheap_conquests_of_berserk_amazons_do_not_save_their_regions() -> None:
    g = game(LAND, [player("amazons berserk", hand=4, turns=1), ELVES], {0: held(0, "amazons")})
    play(g, "roll / 3", "conquer 1", "roll / 1", "conquer 2", "done")
    assert active(g, 0)["hand"] == -2
    assert set(g.legal) == {"abandon 0", "abandon 1", "abandon 2"}


@pytest.mark.rule("10.10", "11.2")
def test_skeletons_rise_for_conquests_made_with_the_die() -> None:
    g = game(
        LAND,
        [player("skeletons berserk", hand=6, turns=1), ELVES],
        {0: held(0, "skeletons"), 1: TRIBE, 2: held(1, "elves"), 6: held(1, "elves")},
    )
    play(g, "roll / 2", "conquer 1", "roll / 1", "conquer 2", "done")
    assert active(g, 0)["hand"] == 7 - 3 + 1


@pytest.mark.rule("10.10", "11.2")
def test_a_wasted_die_raises_nobody() -> None:
    g = game(
        LAND,
        [player("skeletons berserk", hand=3, turns=1), ELVES],
        {0: held(0, "skeletons"), 1: TRIBE, 2: held(1, "elves"), 6: held(1, "elves")},
    )
    play(g, "roll / 0", "conquer 1", "done")
    assert active(g, 0)["hand"] == 4 - 2


@pytest.mark.rule("10.10", "11.14")
def test_pillaging_skeletons_are_paid_and_rise_for_the_same_regions() -> None:
    g = game(
        LAND,
        [player("skeletons pillaging", hand=6, turns=1), ELVES],
        {0: held(0, "skeletons"), 1: TRIBE, 2: TRIBE},
    )
    play(g, "conquer 1", "conquer 2", "done")
    assert active(g, 0)["hand"] == 7 - 3 + 1
    assert g.income(0) == {"regions": 3, "pillaging": 2}


@pytest.mark.rule("10.8", "11.14")
def test_pillaging_orcs_are_paid_twice_for_each_non_empty_region() -> None:
    g = game(
        LAND,
        [player("orcs pillaging", hand=8, turns=1), ELVES],
        {0: held(0, "orcs"), 1: TRIBE, 2: held(1, "elves"), 6: held(1, "elves")},
    )
    play(g, "conquer 1", "conquer 2", "conquer 3", "done", "deploy 0 5")
    assert g.income(0) == {"regions": 4, "orcs": 2, "pillaging": 2}
    play(g, "done")
    assert g.coins[0] == 5 + 8
