"""Markers that defend together, and come back together (10, 11)."""

import pytest

from tests.content.pairs.lands import LAND, watched
from tests.scenario import game, held, play, player, region, strip


@pytest.mark.rule("10.13", "11.9", "4.3")
@pytest.mark.parametrize(("terrain", "cost"), [("hill", 5), ("mountain", 6)])
def test_lair_and_fortress_add_up(terrain: str, cost: int) -> None:
    g = game(
        strip("hill", terrain, "swamp"),
        [player("elves forest", hand=6, turns=1), player("trolls fortified", turns=1)],
        {0: held(0, "elves"), 1: held(1, "trolls", lair=1, fortress=1)},
    )
    assert g.cost(1) == cost
    play(g, "conquer 1")
    assert region(g, 1) == held(0, "elves", cost)


@pytest.mark.rule("10.13", "11.9", "8.4")
def test_lair_and_fortress_both_stay_in_decline() -> None:
    g = watched("trolls fortified", {0: held(0, "trolls", 2, lair=1, fortress=1)})
    play(g, "decline")
    assert region(g, 0) == held(0, "trolls", lair=1, fortress=1)
    assert g.cost(0) == 5
    assert g.income(0) == {"regions": 1}


@pytest.mark.rule("10.13", "11.9", "6.2")
def test_lair_and_fortress_both_go_when_abandoned() -> None:
    g = watched(
        "trolls fortified", {0: held(0, "trolls", 2, lair=1, fortress=1), 1: held(0, "trolls", lair=1)}
    )
    play(g, "abandon 0")
    assert region(g, 0) == {}
    assert g.cost(0) == 2


@pytest.mark.rule("10.13", "11.3", "4.3")
def test_lair_and_encampments_add_up() -> None:
    g = watched("trolls bivouacking", {0: held(0, "trolls", lair=1), 1: held(0, "trolls", lair=1)})
    play(g, "done", "use bivouacking 0 3", "use bivouacking 1 2", "done")
    assert (g.cost(0), g.cost(1)) == (2 + 1 + 1 + 3, 2 + 1 + 1 + 2)


@pytest.mark.rule("10.13", "11.3", "8.4")
def test_in_decline_lairs_stay_and_encampments_go() -> None:
    g = watched("trolls bivouacking", {0: held(0, "trolls", lair=1, encampments=5)})
    play(g, "decline")
    assert region(g, 0) == held(0, "trolls", lair=1)
    assert g.cost(0) == 4


@pytest.mark.rule("10.13", "11.3", "5.3")
def test_with_a_lost_region_the_lair_goes_and_encampments_come_back() -> None:
    g = game(
        LAND,
        [player("elves forest", hand=6, turns=1), player("trolls bivouacking", turns=1)],
        {0: held(0, "elves"), 1: held(1, "trolls", lair=1, encampments=2), 2: held(1, "trolls", lair=1)},
    )
    play(g, "conquer 1", "done", "deploy 0 5", "done")
    assert (g.phase, g.seat) == ("withdraw", 1)
    play(g, "use bivouacking 2 2")
    assert region(g, 1) == held(0, "elves")
    assert region(g, 2) == held(1, "trolls", lair=1, encampments=2)
    assert g.phase == "expand"


@pytest.mark.rule("10.3", "11.3", "5.3", "5.4")
def test_elves_and_their_encampments_all_come_back() -> None:
    g = game(
        LAND,
        [player("orcs forest", hand=8, turns=1), player("elves bivouacking", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves", 2, encampments=3), 2: held(1, "elves", encampments=2)},
    )
    play(g, "conquer 1", "done", "deploy 0 7", "done", "deploy 2 2", "use bivouacking 2 3")
    assert region(g, 2) == held(1, "elves", 3, encampments=5)
