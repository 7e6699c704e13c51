"""Seafaring (11.15)."""

import pytest

from tests.scenario import active, conquerable, declined, game, held, play, player, region, strip

SHORE = strip("sea", "hill inner", "lake inner", "swamp inner", "sea inner", "forest")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.15")
def test_seas_and_lakes_are_conquered_as_empty_regions() -> None:
    g = game(SHORE, [player("orcs seafaring", hand=4, turns=1), IDLE], {1: held(0, "orcs")})
    assert (g.cost(0), g.cost(2)) == (2, 2)
    play(g, "conquer 0", "conquer 2")
    assert region(g, 0) == held(0, "orcs", 2)
    assert region(g, 2) == held(0, "orcs", 2)
    assert g.income(0) == {"regions": 3}


@pytest.mark.rule("11.15", "4.5")
def test_nobody_else_conquers_water() -> None:
    g = game(SHORE, [player("orcs swamp", hand=4, turns=1), IDLE], {1: held(0, "orcs")})
    assert conquerable(g) == set()
    assert g.why_not("conquer 0") == ["water"]
    assert g.why_not("conquer 2") == ["water"]


@pytest.mark.rule("11.15", "4.2")
def test_water_leads_on_to_its_shores() -> None:
    g = game(SHORE, [player("orcs seafaring", hand=4, turns=1), IDLE], {2: held(0, "orcs")})
    assert conquerable(g) == {1, 3}


@pytest.mark.rule("11.15", "4.1")
def test_a_sea_at_the_edge_can_be_the_first_conquest() -> None:
    g = game(SHORE, [player("orcs seafaring", hand=4), IDLE])
    assert conquerable(g) == {0, 1, 5}
    assert g.why_not("conquer 2") == ["not_border"]
    assert g.why_not("conquer 4") == ["not_border"]
    play(g, "conquer 0")
    assert region(g, 0) == held(0, "orcs", 2)


@pytest.mark.rule("11.15", "10.6")
def test_seafaring_halflings_enter_on_any_water() -> None:
    g = game(SHORE, [player("halflings seafaring", hand=4), IDLE])
    assert conquerable(g) == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("11.15", "4.1")
def test_others_still_enter_by_the_shore_of_a_sea_that_is_held() -> None:
    g = game(
        SHORE, [player("humans hill", hand=4), player("orcs seafaring", turns=1)], {0: held(1, "orcs", 2)}
    )
    assert conquerable(g) == {1, 5}


@pytest.mark.rule("11.15")
def test_water_is_kept_and_scores_in_decline() -> None:
    g = game(
        SHORE,
        [player("orcs seafaring", turns=1), IDLE],
        {0: held(0, "orcs", 3), 1: held(0, "orcs"), 2: held(0, "orcs")},
    )
    play(g, "decline")
    assert g.coins[0] == 5 + 3
    assert region(g, 0) == held(0, "orcs", 1)
    assert region(g, 2) == held(0, "orcs", 1)
    assert g.income(0) == {"regions": 3}


@pytest.mark.rule("11.15")
@pytest.mark.parametrize("power", ["swamp", "flying", "dragon_master"])
def test_water_held_by_a_seafaring_race_cannot_be_taken_by_others(power: str) -> None:
    g = game(
        SHORE,
        [player(f"humans {power}", hand=9, turns=1), player("orcs seafaring", turns=1)],
        {1: held(0, "humans"), 0: held(1, "orcs"), 2: held(1, "orcs")},
    )
    assert g.why_not("conquer 0") == ["water"]
    assert not {"conquer 0", "conquer 2", f"use {power} 0", f"use {power} 2"} & set(g.legal)


@pytest.mark.rule("11.15", "10.11")
def test_sorcerers_convert_nobody_on_water() -> None:
    g = game(
        SHORE,
        [player("sorcerers hill", hand=9, turns=1), player("orcs seafaring", turns=1)],
        {1: held(0, "sorcerers"), 0: held(1, "orcs")},
    )
    assert g.why_not("use sorcerers 0") == ["water"]


@pytest.mark.rule("11.15")
def test_water_in_decline_is_closed_to_others() -> None:
    g = game(
        SHORE,
        [player("humans swamp", hand=9, turns=1), player("elves hill", declined=["orcs"], hand=1, turns=1)],
        {1: held(0, "humans"), 0: held(1, "orcs")},
    )
    assert conquerable(g) == set()


@pytest.mark.rule("11.15", "5.2")
def test_another_seafaring_race_takes_water_from_a_declined_one() -> None:
    g = game(
        SHORE,
        [
            player("humans seafaring", hand=9, turns=1),
            player("elves hill", declined=["orcs"], hand=1, turns=1),
        ],
        {1: held(0, "humans"), 0: held(1, "orcs")},
    )
    assert g.cost(0) == 3
    play(g, "conquer 0")
    assert region(g, 0) == held(0, "humans", 3)
    assert declined(g, 1) == []


@pytest.mark.rule("11.15", "10.4")
def test_declined_ghouls_keep_their_water_but_conquer_no_more_of_it() -> None:
    g = game(
        SHORE, [player("ghouls seafaring", turns=1), IDLE], {1: held(0, "ghouls"), 2: held(0, "ghouls", 5)}
    )
    play(g, "decline", "done", "done", "pick 1")
    assert g.acting == "declined"
    assert region(g, 2) == held(0, "ghouls", 5)
    assert conquerable(g) == {3}


@pytest.mark.rule("11.15", "6.2", "4.5")
def test_an_abandoned_sea_is_free_again() -> None:
    g = game(SHORE, [player("orcs seafaring", turns=1), IDLE], {0: held(0, "orcs"), 1: held(0, "orcs")})
    play(g, "abandon 0")
    assert region(g, 0) == {}
    assert active(g, 0)["hand"] == 1
    assert g.cost(0) == 2
