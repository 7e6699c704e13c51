"""Mounted (11.13)."""

import pytest

from tests.scenario import active, conquerable, game, held, play, player, region, strip

LAND = strip("hill", "farmland", "forest", "swamp", "mountain", "hill tribe")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.13")
def test_hills_and_farmland_cost_one_token_less() -> None:
    g = game(LAND, [player("orcs mounted", hand=5), IDLE])
    assert [g.cost(r) for r in range(6)] == [1, 1, 2, 2, 3, 2]
    play(g, "conquer 0")
    assert region(g, 0) == held(0, "orcs", 1)
    assert active(g, 0)["hand"] == 4


@pytest.mark.rule("11.13", "4.3")
def test_the_discount_holds_against_defenders() -> None:
    g = game(
        LAND,
        [player("orcs mounted", hand=5, turns=1), player("elves hill", turns=1)],
        {0: held(1, "elves", 3), 1: held(0, "orcs")},
    )
    assert g.cost(0) == 4


@pytest.mark.rule("11.13", "4.4")
def test_discounts_add_up_but_one_token_is_always_needed() -> None:
    shore = strip("hill", "lake", "farmland tribe", "swamp")
    g = game(shore, [player("tritons mounted", hand=2), IDLE])
    assert [g.cost(r) for r in (0, 2, 3)] == [1, 1, 2]
    play(g, "conquer 0")
    assert region(g, 0) == held(0, "tritons", 1)
    assert active(g, 0)["hand"] == 1


@pytest.mark.rule("11.13", "4.4")
def test_nothing_is_conquered_without_a_token_in_hand() -> None:
    g = game(LAND, [player("orcs mounted", turns=1), IDLE], {0: held(0, "orcs")})
    assert conquerable(g) == set()


@pytest.mark.rule("11.13", "10.4")
def test_declined_ghouls_pay_the_full_cost() -> None:
    g = game(LAND, [player("ghouls mounted", turns=1), IDLE], {0: held(0, "ghouls", 3)})
    assert g.cost(1) == 1
    play(g, "decline", "done", "done", "pick 1")
    assert g.acting == "declined"
    assert g.cost(1) == 2
