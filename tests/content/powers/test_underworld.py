"""Underworld (11.19)."""

import pytest

from tests.scenario import active, conquerable, game, held, legal, play, player, region, strip

LAND = strip(
    "hill cavern", "swamp", "forest cavern inner", "mountain cavern", "farmland", "hill cavern inner"
)
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.19")
def test_caverns_cost_one_token_less() -> None:
    g = game(LAND, [player("orcs underworld", hand=6, turns=1), IDLE], {4: held(0, "orcs")})
    assert (g.cost(3), g.cost(5)) == (2, 1)
    play(g, "conquer 5")
    assert region(g, 5) == held(0, "orcs", 1)
    assert active(g, 0)["hand"] == 5


@pytest.mark.rule("11.19")
def test_regions_without_a_cavern_cost_as_ever() -> None:
    g = game(LAND, [player("orcs underworld", hand=6), IDLE])
    assert (g.cost(1), g.cost(4)) == (2, 2)


@pytest.mark.rule("11.19", "4.4")
def test_discounts_add_up_but_one_token_is_always_needed() -> None:
    shore = strip("hill cavern", "lake")
    g = game(shore, [player("tritons underworld", hand=2), IDLE])
    play(g, "conquer 0")
    assert region(g, 0) == held(0, "tritons", 1)


@pytest.mark.rule("11.19")
def test_all_caverns_are_adjacent_to_each_other() -> None:
    g = game(LAND, [player("orcs underworld", hand=6, turns=1), IDLE], {0: held(0, "orcs")})
    assert conquerable(g) == {1, 2, 3, 5}
    assert g.why_not("conquer 4") == ["not_adjacent"]


@pytest.mark.rule("11.19")
def test_a_cavern_must_be_held_to_reach_the_others() -> None:
    g = game(LAND, [player("orcs underworld", hand=6, turns=1), IDLE], {1: held(0, "orcs")})
    assert conquerable(g) == {0, 2}


@pytest.mark.rule("11.19")
def test_a_cavern_just_conquered_opens_the_others() -> None:
    g = game(LAND, [player("orcs underworld", hand=6, turns=1), IDLE], {1: held(0, "orcs")})
    play(g, "conquer 0")
    assert conquerable(g) == {2, 3, 5}


@pytest.mark.rule("11.19", "4.1")
def test_the_first_conquest_is_a_border_region() -> None:
    g = game(LAND, [player("orcs underworld", hand=6), IDLE])
    assert conquerable(g) == {0, 1, 3, 4}
    assert g.why_not("conquer 2") == ["not_border"]


@pytest.mark.rule("11.19")
def test_others_do_not_know_the_tunnels() -> None:
    g = game(LAND, [player("orcs swamp", hand=6, turns=1), IDLE], {0: held(0, "orcs")})
    assert conquerable(g) == {1}


@pytest.mark.rule("11.19", "10.11")
def test_underworld_sorcerers_convert_from_cavern_to_cavern() -> None:
    g = game(
        LAND,
        [player("sorcerers underworld", turns=1), player("elves hill", turns=1)],
        {0: held(0, "sorcerers"), 4: held(1, "elves"), 5: held(1, "elves")},
    )
    assert legal(g, "use sorcerers") == {"use sorcerers 5"}


@pytest.mark.rule("11.19", "10.4")
def test_declined_ghouls_have_forgotten_the_tunnels() -> None:
    g = game(LAND, [player("ghouls underworld", turns=1), IDLE], {0: held(0, "ghouls", 6)})
    play(g, "decline", "done", "done", "pick 1")
    assert g.acting == "declined"
    assert conquerable(g) == {1}
