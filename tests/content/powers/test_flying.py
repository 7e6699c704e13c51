"""Flying (11.7)."""

import pytest

from tests.scenario import conquerable, game, held, legal, play, player, region, strip

LAND = strip("hill", "swamp", "lake inner", "forest inner", "sea", "farmland inner")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.7")
def test_any_land_region_is_near_enough() -> None:
    g = game(LAND, [player("orcs flying", hand=2, turns=1), IDLE], {0: held(0, "orcs")})
    assert conquerable(g) == {1, 3, 5}
    play(g, "conquer 5")
    assert region(g, 5) == held(0, "orcs", 2)


@pytest.mark.rule("11.7")
def test_without_flying_only_neighbours_are() -> None:
    g = game(LAND, [player("orcs swamp", hand=2, turns=1), IDLE], {0: held(0, "orcs")})
    assert conquerable(g) == {1}


@pytest.mark.rule("11.7", "4.1")
def test_the_first_conquest_may_be_anywhere_on_land() -> None:
    g = game(strip("hill", "forest inner"), [player("orcs flying", hand=2), IDLE])
    assert conquerable(g) == {0, 1}


@pytest.mark.rule("11.7", "4.5")
def test_seas_and_lakes_are_no_place_to_land() -> None:
    g = game(LAND, [player("orcs flying", hand=2, turns=1), IDLE], {1: held(0, "orcs")})
    assert g.why_not("conquer 2") == ["water"]
    assert "water" in g.why_not("conquer 4")


@pytest.mark.rule("11.7", "4.3")
def test_a_far_region_costs_what_a_near_one_does() -> None:
    g = game(
        LAND,
        [player("orcs flying", hand=3, turns=1), player("elves hill", turns=1)],
        {0: held(0, "orcs"), 5: held(1, "elves", 2)},
    )
    assert (g.cost(1), g.cost(3), g.cost(5)) == (2, 2, 4)
    assert legal(g, "attempt") == {"attempt 5"}


@pytest.mark.rule("11.7", "4.9", "11.5")
def test_immune_regions_and_peace_are_closed_to_flyers() -> None:
    g = game(
        LAND,
        [
            player("orcs flying", hand=9, turns=1),
            player("elves diplomat", turns=1),
            player("humans heroic", turns=1),
        ],
        {0: held(0, "orcs"), 3: held(1, "elves"), 5: held(2, "humans", 1, hero=1)},
        peace=[{"from": 0, "to": 1}],
    )
    assert conquerable(g) == {1}


@pytest.mark.rule("11.7", "10.11")
def test_flying_sorcerers_convert_anywhere_even_to_begin_with() -> None:
    g = game(LAND, [player("sorcerers flying", hand=2), player("elves hill", turns=1)], {5: held(1, "elves")})
    play(g, "use sorcerers 5")
    assert region(g, 5) == held(0, "sorcerers")
