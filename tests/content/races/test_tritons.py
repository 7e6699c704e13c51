"""Tritons (10.12)."""

import pytest

from tests.scenario import TRIBE, conquerable, game, held, play, player, region, strip

SHORE = strip("farmland", "hill", "lake inner", "swamp", "sea", "mountain", "forest")
ELVES = player("elves forest", turns=1)


@pytest.mark.rule("10.12")
def test_land_on_a_lake_or_sea_costs_a_token_less() -> None:
    g = game(SHORE, [player("tritons hill", hand=8), ELVES])
    assert {r: g.cost(r) for r in (0, 1, 3, 5, 6)} == {0: 2, 1: 1, 3: 1, 5: 2, 6: 2}


@pytest.mark.rule("10.12", "4.3")
def test_others_pay_in_full() -> None:
    g = game(SHORE, [player("humans hill", hand=8), ELVES])
    assert {r: g.cost(r) for r in (0, 1, 3, 5, 6)} == {0: 2, 1: 2, 3: 2, 5: 3, 6: 2}


@pytest.mark.rule("10.12")
def test_the_saving_holds_against_defenders() -> None:
    g = game(
        SHORE,
        [player("tritons hill", hand=6, turns=1), ELVES],
        {0: held(0, "tritons"), 1: held(1, "elves", 2), 6: held(1, "elves")},
    )
    play(g, "conquer 1")
    assert region(g, 1) == held(0, "tritons", 3)


@pytest.mark.rule("10.12")
def test_water_on_two_sides_saves_no_more() -> None:
    g = game(SHORE, [player("tritons hill", hand=6), ELVES], {3: TRIBE})
    assert g.cost(3) == 2


@pytest.mark.rule("10.12", "4.5")
def test_tritons_cannot_swim() -> None:
    g = game(SHORE, [player("tritons hill", hand=6, turns=1), ELVES], {1: held(0, "tritons")})
    assert conquerable(g) == {0}
    assert g.why_not("conquer 2") == ["water"]


@pytest.mark.rule("10.12", "11.15")
def test_water_itself_is_not_coastal() -> None:
    g = game(
        strip("hill", "sea", "sea", "lake"),
        [player("tritons seafaring", hand=6, turns=1), ELVES],
        {1: held(0, "tritons")},
    )
    assert (g.cost(0), g.cost(2)) == (1, 2)


@pytest.mark.rule("10.12", "4.8")
def test_the_final_attempt_counts_the_saving() -> None:
    g = game(
        SHORE,
        [player("tritons hill", hand=1, turns=1), ELVES],
        {0: held(0, "tritons"), 1: held(1, "elves", 2)},
    )
    play(g, "attempt 1 / 2")
    assert region(g, 1) == held(0, "tritons")
