"""Pillaging (11.14)."""

import pytest

from tests.scenario import Json, game, held, play, player, strip

LAND = strip("hill", "swamp", "forest", "mountain")
ELVES = player("elves hill", hand=1, turns=1)


@pytest.mark.rule("11.14")
@pytest.mark.parametrize(
    "defender",
    [{"lost_tribe": 1}, held(1, "elves"), held(1, "dwarves"), held(0, "giants")],
    ids=["a lost tribe", "an active race", "a declined race", "their own declined race"],
)
def test_one_coin_for_each_non_empty_region_conquered(defender: Json) -> None:
    g = game(
        LAND,
        [
            player("humans pillaging", declined=["giants"], hand=3, turns=1),
            player("elves hill", declined=["dwarves"], turns=1),
        ],
        {0: held(0, "humans"), 1: defender, 2: held(0, "giants"), 3: held(1, "dwarves")},
    )
    play(g, "conquer 1")
    assert g.income(0) == {"regions": 3, "pillaging": 1}
    play(g, "done", "deploy 0 2", "done")
    assert g.coins[0] == 5 + 3 + 1


@pytest.mark.rule("11.14")
def test_empty_regions_and_bare_mountains_earn_nothing() -> None:
    g = game(LAND, [player("humans pillaging", hand=5, turns=1), ELVES], {1: held(0, "humans")})
    play(g, "conquer 0")
    assert g.income(0) == {"regions": 2}
    g = game(LAND, [player("humans pillaging", hand=5, turns=1), ELVES], {2: held(0, "humans")})
    play(g, "conquer 3")
    assert g.income(0) == {"regions": 2}


@pytest.mark.rule("11.14")
def test_the_coins_add_up_over_a_turn_and_start_anew_in_the_next() -> None:
    g = game(
        strip("hill", "swamp tribe", "forest tribe"),
        [player("humans pillaging", hand=6, turns=1), ELVES],
        {0: held(0, "humans")},
    )
    play(g, "conquer 1", "conquer 2", "done", "deploy 0 4", "done")
    assert g.coins[0] == 5 + 3 + 2
    play(g, "done", "done", "done", "deploy 0 4", "done")
    assert g.coins[0] == 10 + 3


@pytest.mark.rule("11.14", "4.8")
@pytest.mark.parametrize(("die", "coins"), [(1, 5 + 2 + 1), (0, 5 + 1)])
def test_a_final_attempt_pays_when_it_succeeds(die: int, coins: int) -> None:
    g = game(
        strip("hill", "swamp tribe"),
        [player("humans pillaging", hand=2, turns=1), ELVES],
        {0: held(0, "humans")},
    )
    play(g, f"attempt 1 / {die}")
    play(g, f"deploy 0 {2 - die}", "done")
    assert g.coins[0] == coins


@pytest.mark.rule("11.14", "10.8")
def test_pillaging_orcs_are_paid_twice() -> None:
    g = game(
        strip("hill", "swamp tribe"), [player("orcs pillaging", hand=3, turns=1), ELVES], {0: held(0, "orcs")}
    )
    play(g, "conquer 1")
    assert g.income(0) == {"regions": 2, "orcs": 1, "pillaging": 1}


@pytest.mark.rule("11.14", "10.8", "10.4")
def test_what_declined_ghouls_conquer_is_not_the_active_races_booty() -> None:
    g = game(
        strip("hill", "swamp tribe", "forest"),
        [player("humans pillaging", declined=["ghouls"], turns=1), ELVES],
        {0: held(0, "ghouls", 4), 2: held(0, "humans")},
        acting="declined",
    )
    play(g, "conquer 1", "done", "deploy 0 2", "done")
    assert g.acting == "active"
    play(g, "done", "done")
    assert g.coins[0] == 5 + 3


@pytest.mark.rule("11.14")
def test_what_others_conquer_is_nobody_elses_booty() -> None:
    g = game(
        strip("hill", "swamp tribe", "forest"),
        [player("giants swamp", hand=3, turns=1), player("humans pillaging", turns=1)],
        {0: held(0, "giants"), 2: held(1, "humans")},
    )
    play(g, "conquer 1")
    assert g.income(1) == {"regions": 1}


@pytest.mark.rule("11.14", "8.3")
def test_nothing_more_in_decline() -> None:
    g = game(LAND, [player("humans pillaging", turns=1), ELVES], {0: held(0, "humans")})
    play(g, "decline")
    assert g.coins[0] == 5 + 1
