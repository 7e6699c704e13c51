"""Halflings with heroes or a dragon: which regions are immune (10, 11)."""

import pytest

from tests.content.pairs.lands import watched
from tests.scenario import TRIBE, conquerable, held, play, region


@pytest.mark.rule("10.6", "11.10", "4.9")
def test_halflings_with_heroes_can_hold_four_immune_regions() -> None:
    g = watched("halflings heroic", {}, hand=9, turns=0)
    play(g, "conquer 0", "conquer 1", "conquer 2", "conquer 3", "done", "deploy 0 5")
    play(g, "use heroic 2", "use heroic 3", "done")
    assert conquerable(g) == {4, 5}


@pytest.mark.rule("10.6", "11.10")
def test_a_hero_that_leaves_a_hole_does_not_take_its_immunity_along() -> None:
    holes = {0: held(0, "halflings", hole=1, hero=1), 1: held(0, "halflings", hole=1, hero=1)}
    g = watched("halflings heroic", {**holes, 2: held(0, "halflings"), 3: held(0, "halflings")})
    play(g, "done", "use heroic 2", "use heroic 3", "done")
    assert region(g, 0) == held(0, "halflings", hole=1)
    assert conquerable(g) == {4, 5}


@pytest.mark.rule("10.6", "11.10", "6.2")
def test_hole_and_hero_leave_an_abandoned_region_together_but_only_the_hero_returns() -> None:
    holes = {0: held(0, "halflings", hole=1, hero=1), 1: held(0, "halflings", hole=1)}
    g = watched("halflings heroic", {**holes, 2: held(0, "halflings", hero=1), 3: held(0, "halflings")})
    play(g, "abandon 0")
    assert region(g, 0) == {}
    play(g, "done", "deploy 1", "use heroic 2", "use heroic 3", "done")
    assert conquerable(g) == {0, 4, 5}


@pytest.mark.rule("10.6", "11.10", "8.4")
def test_holes_and_heroes_all_go_in_decline() -> None:
    holes = {0: held(0, "halflings", hole=1, hero=1), 1: held(0, "halflings", hole=1)}
    g = watched("halflings heroic", {**holes, 2: held(0, "halflings", hero=1)})
    play(g, "decline")
    assert [region(g, r) for r in (0, 1, 2)] == [held(0, "halflings")] * 3
    assert conquerable(g) == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("10.6", "11.6")
def test_a_dragon_conquest_of_halflings_digs_a_hole_too() -> None:
    g = watched("halflings dragon_master", {0: TRIBE}, hand=5, turns=0)
    play(g, "use dragon_master 0")
    assert region(g, 0) == held(0, "halflings", hole=1, dragon=1)


@pytest.mark.rule("10.6", "11.6", "4.9")
def test_two_holes_and_a_dragon_make_three_immune_regions() -> None:
    g = watched("halflings dragon_master", {}, hand=6, turns=0)
    play(g, "conquer 0", "conquer 1", "use dragon_master 2", "done", "deploy 0 3", "done")
    assert region(g, 2) == held(0, "halflings", dragon=1)
    assert conquerable(g) == {3, 4, 5}


@pytest.mark.rule("10.6", "11.6")
def test_a_dragon_that_leaves_a_hole_does_not_take_its_immunity_along() -> None:
    holes = {0: held(0, "halflings", hole=1, dragon=1), 1: held(0, "halflings", hole=1)}
    g = watched("halflings dragon_master", holes, hand=1)
    play(g, "use dragon_master 2", "done", "done")
    assert [region(g, r) for r in (0, 2)] == [held(0, "halflings", hole=1), held(0, "halflings", dragon=1)]
    assert conquerable(g) == {3, 4, 5}


@pytest.mark.rule("11.6")
def test_a_dragon_that_leaves_a_plain_region_takes_its_immunity_along() -> None:
    holes = {0: held(0, "halflings", hole=1), 1: held(0, "halflings", hole=1)}
    g = watched("halflings dragon_master", {**holes, 2: held(0, "halflings", dragon=1)}, hand=1)
    play(g, "use dragon_master 3", "done", "done")
    assert conquerable(g) == {2, 4, 5}
