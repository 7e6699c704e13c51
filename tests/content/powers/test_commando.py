"""Commando (11.4)."""

import pytest

from tests.scenario import active, conquerable, game, held, play, player, region, strip

LAND = strip("hill", "mountain tribe", "swamp", "farmland inner")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.4")
def test_every_region_costs_one_token_less() -> None:
    g = game(
        LAND,
        [player("orcs commando", hand=9), player("elves hill", turns=1)],
        {2: held(1, "elves", 2)},
    )
    assert {r: g.cost(r) for r in (0, 1, 2)} == {0: 1, 1: 3, 2: 3}
    play(g, "conquer 1")
    assert region(g, 1) == held(0, "orcs", 3)
    assert active(g, 0)["hand"] == 6


@pytest.mark.rule("11.4")
def test_regions_that_are_not_the_first_are_cheaper_too() -> None:
    g = game(LAND, [player("orcs commando", hand=2, turns=1), IDLE], {2: held(0, "orcs")})
    assert (g.cost(1), g.cost(3)) == (3, 1)


@pytest.mark.rule("11.4", "4.4")
def test_discounts_add_up_but_one_token_is_always_needed() -> None:
    shore = strip("hill", "farmland", "lake")
    g = game(
        shore, [player("tritons commando", hand=3), player("elves hill", turns=1)], {0: held(1, "elves")}
    )
    assert (g.cost(0), g.cost(1)) == (2, 1)
    play(g, "conquer 1")
    assert region(g, 1) == held(0, "tritons", 1)
    play(g, "conquer 0")
    assert conquerable(g) == set()


@pytest.mark.rule("11.4", "4.4")
def test_nothing_is_conquered_without_a_token_in_hand() -> None:
    g = game(LAND, [player("orcs commando", turns=1), IDLE], {2: held(0, "orcs")})
    assert conquerable(g) == set()
    assert g.why_not("conquer 3") == ["no_tokens"]


@pytest.mark.rule("11.4", "4.8")
def test_the_final_attempt_counts_with_the_discount() -> None:
    g = game(LAND, [player("orcs commando", hand=2, turns=1), IDLE], {2: held(0, "orcs")})
    play(g, "attempt 1 / 1")
    assert region(g, 1) == held(0, "orcs", 1)
    assert active(g, 0)["hand"] == 1


@pytest.mark.rule("11.4", "10.4")
def test_declined_ghouls_pay_the_full_cost() -> None:
    g = game(LAND, [player("ghouls commando", turns=1), IDLE], {2: held(0, "ghouls", 3)})
    assert g.cost(3) == 1
    play(g, "decline", "done", "done", "pick 1")
    assert g.acting == "declined"
    assert g.cost(3) == 2
