"""Races and powers that share a mechanism: what they do together (10, 11)."""

from typing import cast

import pytest

from elbowroom import Game
from tests.scenario import (
    TRIBE,
    Json,
    active,
    conquerable,
    declined,
    game,
    held,
    legal,
    play,
    player,
    region,
    strip,
)

LAND = strip("farmland", "hill", "swamp", "forest", "hill", "farmland", "swamp")
ELVES = player("elves forest", turns=1)
WATCHER = player("orcs flying", turns=1)
"""With seven tokens in region 6 it can attack whatever is not immune."""


def watched(combo: str, regions: dict[int, Json], hand: int = 0, turns: int = 1) -> Game:
    """Seat 0 is about to act; flying Orcs in region 6 move next."""
    players = [player(combo, hand=hand, turns=turns), WATCHER]
    return game(LAND, players, {**regions, 6: held(1, "orcs", 7)})


# Immunity


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


# Defence


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


# Conquest


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


@pytest.mark.rule("10.11", "11.7")
def test_flying_sorcerers_replace_anybody_on_land_even_with_their_first_conquest() -> None:
    g = game(
        strip("hill", "swamp inner", "lake inner", "forest"),
        [player("sorcerers flying", hand=9), player("orcs seafaring", turns=1)],
        {1: held(1, "orcs"), 2: held(1, "orcs")},
    )
    assert legal(g, "use sorcerers") == {"use sorcerers 1"}
    assert "water" in g.why_not("use sorcerers 2")
    play(g, "use sorcerers 1")
    assert region(g, 1) == held(0, "sorcerers")


@pytest.mark.rule("10.11", "11.7")
def test_flying_sorcerers_need_no_adjacency() -> None:
    g = game(
        LAND,
        [player("sorcerers flying", turns=1), player("orcs hill", turns=1)],
        {0: held(0, "sorcerers"), 5: held(1, "orcs"), 6: held(1, "orcs", 2)},
    )
    assert legal(g, "use sorcerers") == {"use sorcerers 5"}


CAVES = strip("hill cavern", "swamp", "forest", "hill cavern", "farmland")


@pytest.mark.rule("10.11", "11.19")
def test_underworld_sorcerers_reach_from_cavern_to_cavern() -> None:
    g = game(
        CAVES,
        [player("sorcerers underworld", turns=1), player("orcs hill", turns=1)],
        {0: held(0, "sorcerers"), 2: held(1, "orcs"), 3: held(1, "orcs")},
    )
    assert legal(g, "use sorcerers") == {"use sorcerers 3"}


@pytest.mark.rule("10.11", "11.19")
def test_underworld_sorcerers_need_a_cavern_of_their_own() -> None:
    g = game(
        CAVES,
        [player("sorcerers underworld", turns=1), player("orcs hill", turns=1)],
        {1: held(0, "sorcerers"), 3: held(1, "orcs")},
    )
    assert g.why_not("use sorcerers 3") == ["not_adjacent"]


@pytest.mark.rule("10.11", "11.19", "4.1")
def test_underworld_sorcerers_cannot_begin_with_a_replacement() -> None:
    g = game(
        CAVES, [player("sorcerers underworld", hand=9), player("orcs hill", turns=1)], {3: held(1, "orcs")}
    )
    assert g.why_not("use sorcerers 3") == ["not_adjacent"]


@pytest.mark.rule("10.11", "11.15")
def test_seafaring_sorcerers_reach_out_from_the_water() -> None:
    g = game(
        strip("hill", "sea", "swamp"),
        [player("sorcerers seafaring", turns=1), player("orcs hill", turns=1)],
        {1: held(0, "sorcerers"), 2: held(1, "orcs")},
    )
    play(g, "use sorcerers 2")
    assert region(g, 2) == held(0, "sorcerers")


@pytest.mark.rule("10.11", "11.6")
def test_sorcerers_with_a_dragon_use_both_in_one_turn() -> None:
    g = game(
        LAND,
        [player("sorcerers dragon_master", hand=1, turns=1), player("orcs hill", turns=1)],
        {1: held(0, "sorcerers"), 0: held(1, "orcs", 5), 2: held(1, "orcs"), 3: held(1, "orcs")},
    )
    play(g, "use dragon_master 0", "use sorcerers 2")
    assert region(g, 0) == held(0, "sorcerers", dragon=1)
    assert region(g, 2) == held(0, "sorcerers")
    assert active(g, 0)["hand"] == 0
    assert set(g.legal) == {"done"}


@pytest.mark.rule("10.11", "11.6")
def test_a_replacement_brings_no_token_for_the_dragon() -> None:
    g = game(
        LAND,
        [player("sorcerers dragon_master", turns=1), player("orcs hill", turns=1)],
        {1: held(0, "sorcerers"), 0: held(1, "orcs", 5), 2: held(1, "orcs")},
    )
    play(g, "use sorcerers 2")
    assert g.why_not("use dragon_master 0") == ["no_tokens"]


# Discounts

COAST = strip("mountain", "hill cavern", "lake", "farmland cavern", "swamp", "mountain")


@pytest.mark.rule("10.5", "11.4", "11.13", "11.19", "4.4")
@pytest.mark.parametrize(
    ("power", "empty", "tribe"),
    [("forest", 1, 2), ("commando", 1, 1), ("mounted", 1, 1), ("underworld", 1, 1)],
)
def test_giants_add_their_power_to_the_mountains_discount(power: str, empty: int, tribe: int) -> None:
    players = [player(f"giants {power}", hand=3, turns=1), ELVES]
    assert game(COAST, players, {0: held(0, "giants")}).cost(1) == empty
    assert game(COAST, players, {0: held(0, "giants"), 1: TRIBE}).cost(1) == tribe


@pytest.mark.rule("10.12", "11.4", "11.13", "11.19", "4.4")
@pytest.mark.parametrize(
    ("power", "empty", "tribe"),
    [("forest", 1, 2), ("commando", 1, 1), ("mounted", 1, 1), ("underworld", 1, 1)],
)
def test_tritons_add_their_power_to_the_coasts_discount(power: str, empty: int, tribe: int) -> None:
    players = [player(f"tritons {power}", hand=3), ELVES]
    assert game(COAST, players).cost(3) == empty
    assert game(COAST, players, {3: TRIBE}).cost(3) == tribe


@pytest.mark.rule("10.5", "11.4", "4.4")
def test_no_discount_makes_a_conquest_free() -> None:
    g = game(COAST, [player("giants commando", hand=1, turns=1), ELVES], {0: held(0, "giants")})
    play(g, "conquer 1")
    assert (region(g, 1), active(g, 0)["hand"]) == (held(0, "giants"), 0)
    assert set(g.legal) == {"done"}


@pytest.mark.rule("10.12", "11.4", "4.4")
def test_without_a_token_in_hand_nothing_is_cheap_enough() -> None:
    g = game(COAST, [player("tritons commando", turns=1), ELVES], {4: held(0, "tritons")})
    assert g.why_not("conquer 3") == ["no_tokens"]


@pytest.mark.rule("10.12", "11.2", "4.4")
def test_die_and_coast_together_still_cost_a_token() -> None:
    g = game(COAST, [player("tritons berserk", hand=2, turns=1), ELVES], {4: held(0, "tritons")})
    play(g, "roll / 3", "conquer 3")
    assert (region(g, 3), active(g, 0)["hand"]) == (held(0, "tritons"), 1)


# Ghouls in decline


def waits_for_ghouls(power: str, regions: dict[int, Json], board: Json = LAND) -> Game:
    """Seat 0's Ghouls have a turn to decline in, Elves in the last region watch."""
    last = len(cast("list[Json]", board["regions"])) - 1
    players = [player(f"ghouls {power}", turns=1), player("elves forest", turns=1)]
    return game(board, players, {**regions, last: held(1, "elves")})


@pytest.mark.rule("10.4", "11.17")
def test_stout_ghouls_conquer_score_and_decline_with_all_tokens() -> None:
    g = waits_for_ghouls("stout", {0: held(0, "ghouls", 5)})
    play(g, "conquer 1", "done", "deploy 0 3", "done")
    assert (g.phase, g.coins[0]) == ("stout", 5 + 2)
    play(g, "decline")
    assert (region(g, 0), region(g, 1)) == (held(0, "ghouls", 4), held(0, "ghouls"))
    assert (g.seat, g.coins[0]) == (1, 5 + 2)
    play(g, "done", "done", "pick 1")
    assert g.acting == "declined"
    assert conquerable(g) == {2}


@pytest.mark.rule("10.4", "11.16")
def test_spirit_ghouls_keep_their_badge_and_their_tokens() -> None:
    g = waits_for_ghouls("spirit", {0: held(0, "ghouls", 5)})
    play(g, "decline")
    assert declined(g, 0) == [{"race": "ghouls", "power": "spirit", "hand": 0}]
    assert region(g, 0) == held(0, "ghouls", 5)


@pytest.mark.rule("10.4", "11.16", "2.4")
def test_spirit_ghouls_move_before_the_active_race_every_turn() -> None:
    g = waits_for_ghouls("spirit", {0: held(0, "ghouls", 5)})
    play(g, "decline", "done", "done", "pick 1")
    assert (g.phase, g.acting) == ("expand", "declined")
    play(g, "conquer 1", "done", "deploy 0 3", "done")
    assert (g.phase, g.acting) == ("expand", "active")


@pytest.mark.rule("10.4", "11.16", "8.2", "8.3")
def test_spirit_ghouls_stay_when_the_next_race_declines_but_do_not_conquer_then() -> None:
    g = game(
        LAND,
        [player("humans swamp", declined=["ghouls spirit", "trolls"], turns=1), ELVES],
        {0: held(0, "ghouls", 4), 2: held(0, "trolls"), 3: held(0, "humans", 2), 6: held(1, "elves")},
        acting="declined",
    )
    play(g, "decline")
    assert g.seat == 1
    assert region(g, 0) == held(0, "ghouls", 4)
    assert (region(g, 2), region(g, 3)) == ({}, held(0, "humans"))
    assert g.coins[0] == 5 + 2
    assert {cast("str", row["race"]) for row in declined(g, 0)} == {"humans", "ghouls"}


@pytest.mark.rule("10.4", "11.16", "8.3")
def test_after_a_conquest_of_spirit_ghouls_nobody_declines() -> None:
    g = game(
        LAND,
        [player("humans swamp", declined=["ghouls spirit"], turns=1), ELVES],
        {0: held(0, "ghouls", 4), 3: held(0, "humans", 2)},
        acting="declined",
    )
    play(g, "conquer 1", "done", "deploy 0 2", "done")
    assert g.acting == "active"
    assert g.why_not("decline") == ["already_acted"]


@pytest.mark.rule("10.4", "11.16", "8.5")
def test_with_the_last_spirit_ghoul_banner_and_badge_go() -> None:
    g = game(
        LAND,
        [
            player("elves forest", hand=3, turns=1),
            player("humans swamp", declined=["ghouls spirit"], turns=1),
        ],
        {0: held(0, "elves"), 1: held(1, "ghouls"), 3: held(1, "humans")},
    )
    play(g, "conquer 1")
    assert declined(g, 1) == []
    position = g.to_position()
    assert "ghouls" in cast("dict[str, list[str]]", position["banners"])["returned"]
    assert "spirit" in cast("dict[str, list[str]]", position["badges"])["discarded"]


@pytest.mark.rule("10.4", "11.16", "2.4")
def test_ghouls_beside_a_declined_spirit_race_still_move() -> None:
    g = game(
        LAND,
        [player("humans swamp", declined=["ghouls", "trolls spirit"], turns=1), ELVES],
        {0: held(0, "ghouls", 4), 1: held(0, "trolls"), 3: held(0, "humans", 2)},
        acting="declined",
    )
    play(g, "conquer 1", "done", "deploy 0 2", "done")
    assert [row["race"] for row in declined(g, 0)] == ["ghouls"]
    assert g.acting == "active"


@pytest.mark.rule("10.4", "11.9", "8.4")
def test_fortresses_of_declined_ghouls_defend_and_earn_nothing() -> None:
    g = waits_for_ghouls("fortified", {5: held(0, "ghouls", 3, fortress=1)})
    play(g, "decline")
    assert g.cost(5) == 2 + 3 + 1
    assert g.income(0) == {"regions": 1}


@pytest.mark.rule("10.4", "11.9")
def test_declined_ghouls_build_no_fortress_and_abandon_the_old_one() -> None:
    g = waits_for_ghouls("fortified", {0: held(0, "ghouls", 3, fortress=1), 1: held(0, "ghouls", fortress=1)})
    play(g, "decline", "done", "done", "pick 1", "abandon 0", "done")
    assert (g.phase, g.acting) == ("redeploy", "declined")
    assert set(g.legal) == {"deploy 1"}
    assert (region(g, 0), region(g, 1)) == ({}, held(0, "ghouls", fortress=1))


@pytest.mark.rule("10.4", "11.15")
def test_seafaring_ghouls_keep_their_seas_in_decline_but_take_no_more() -> None:
    waters = strip("lake", "sea", "sea", "hill", "forest", joins=[(1, 3)])
    g = waits_for_ghouls("seafaring", {1: held(0, "ghouls", 4)}, waters)
    assert conquerable(g) == {0, 2, 3}
    play(g, "decline", "done", "done")
    assert g.coins[0] == 5 + 1
    play(g, "pick 1")
    assert g.acting == "declined"
    assert conquerable(g) == {3}
    play(g, "conquer 3", "done", "deploy 1 2", "done")
    assert region(g, 1) == held(0, "ghouls", 3)


@pytest.mark.rule("10.4", "11.15", "4.5")
def test_a_sea_that_declined_ghouls_abandon_is_lost_to_them() -> None:
    waters = strip("hill", "sea", "swamp", "forest")
    g = waits_for_ghouls("seafaring", {0: held(0, "ghouls", 3), 1: held(0, "ghouls")}, waters)
    play(g, "decline", "done", "done", "pick 1", "abandon 1")
    assert g.why_not("conquer 1") == ["water"]


@pytest.mark.rule("10.4", "11.3", "8.4")
def test_encampments_of_ghouls_go_in_decline_and_tokens_stay() -> None:
    g = waits_for_ghouls(
        "bivouacking", {0: held(0, "ghouls", 3, encampments=4), 5: held(0, "ghouls", encampments=1)}
    )
    play(g, "decline")
    assert (region(g, 0), region(g, 5)) == (held(0, "ghouls", 3), held(0, "ghouls"))
    assert g.cost(5) == 3
    play(g, "done", "done", "pick 1", "done")
    assert legal(g, "use bivouacking") == set()


@pytest.mark.rule("10.4", "11.3", "5.3")
def test_ghouls_that_attack_their_own_players_camps_send_them_back_to_hand() -> None:
    g = game(
        LAND,
        [player("humans bivouacking", declined=["ghouls"], turns=1), ELVES],
        {0: held(0, "ghouls", 6), 1: held(0, "humans", encampments=2), 3: held(0, "humans", encampments=3)},
        acting="declined",
    )
    assert g.cost(1) == 5
    play(g, "conquer 1", "done", "deploy 0 4", "done", "done", "use bivouacking 3 5", "done")
    assert region(g, 3) == held(0, "humans", encampments=5)


@pytest.mark.rule("10.4", "11.5")
def test_peace_ends_for_diplomat_ghouls_that_decline() -> None:
    g = game(
        LAND,
        [player("elves forest", turns=1), player("ghouls diplomat", turns=1)],
        {0: held(0, "elves", 8), 1: held(1, "ghouls", 2)},
        peace=[{"from": 0, "to": 1}],
    )
    assert g.why_not("conquer 1") == ["peace"]
    play(g, "done", "deploy 0 7", "done", "decline")
    assert g.seat == 0
    assert 1 in conquerable(g)


@pytest.mark.rule("10.4", "11.5")
def test_a_diplomats_declined_ghouls_stand_outside_of_the_peace() -> None:
    g = game(
        LAND,
        [player("elves forest", hand=7, turns=1), player("humans diplomat", declined=["ghouls"], turns=1)],
        {1: held(0, "elves"), 0: held(1, "ghouls", 2), 2: held(1, "humans", 2)},
        peace=[{"from": 0, "to": 1}],
    )
    assert conquerable(g) == {0}


@pytest.mark.rule("10.4", "11.5")
def test_an_attack_by_declined_ghouls_does_not_keep_the_diplomat_from_peace() -> None:
    g = game(
        LAND,
        [player("humans diplomat", declined=["ghouls"], turns=1), ELVES],
        {0: held(0, "ghouls", 4), 1: held(1, "elves"), 3: held(0, "humans"), 6: held(1, "elves")},
        acting="declined",
    )
    play(g, "conquer 1", "done", "deploy 0 2", "done", "done")
    assert legal(g, "use diplomat") == {"use diplomat 1"}


# Declined Dwarves


MINES = strip("hill mine", "swamp mine", "farmland", "forest")


@pytest.mark.rule("10.2", "10.7", "11.12")
def test_declined_dwarves_are_paid_beside_the_new_races_bonuses() -> None:
    g = game(
        MINES,
        [player("humans merchant", declined=["dwarves"], turns=1), ELVES],
        {0: held(0, "dwarves"), 1: held(0, "dwarves"), 2: held(0, "humans"), 3: held(1, "elves")},
    )
    play(g, "done")
    assert g.income(0) == {"regions": 3, "dwarves": 2, "humans": 1, "merchant": 1}
    play(g, "done")
    assert g.coins[0] == 5 + 7


@pytest.mark.rule("10.2", "4.6")
def test_a_mine_taken_from_the_players_own_dwarves_pays_no_more() -> None:
    g = game(
        MINES,
        [player("humans merchant", declined=["dwarves"], hand=3, turns=1), ELVES],
        {0: held(0, "dwarves"), 1: held(0, "dwarves"), 2: held(0, "humans")},
    )
    play(g, "conquer 1")
    assert g.income(0) == {"regions": 3, "dwarves": 1, "humans": 1, "merchant": 2}


@pytest.mark.rule("10.2", "8.2")
def test_dwarves_removed_by_the_next_decline_are_not_paid() -> None:
    g = game(
        MINES,
        [player("humans merchant", declined=["dwarves"], turns=1), ELVES],
        {0: held(0, "dwarves"), 1: held(0, "dwarves"), 2: held(0, "humans"), 3: held(1, "elves")},
    )
    play(g, "decline")
    assert g.coins[0] == 5 + 1


# Amazons that must empty regions


def thin(power: str, **markers: int) -> Game:
    """Five Amazons in three regions: two regions must go. Region 0 may hold something."""
    return game(
        LAND,
        [player(f"amazons {power}", turns=1), ELVES],
        {
            0: held(0, "amazons", 3, **markers),
            1: held(0, "amazons"),
            2: held(0, "amazons"),
            6: held(1, "elves"),
        },
    )


@pytest.mark.rule("10.1", "11.9")
def test_a_fortress_goes_with_a_region_that_amazons_must_empty() -> None:
    g = thin("fortified", fortress=1)
    play(g, "done")
    assert set(g.legal) == {"abandon 0", "abandon 1", "abandon 2"}
    play(g, "abandon 0", "abandon 1")
    assert region(g, 0) == {}
    assert g.income(0) == {"regions": 1}


@pytest.mark.rule("10.1", "11.9")
def test_amazons_build_their_fortress_after_emptying_regions() -> None:
    g = thin("fortified", fortress=1)
    play(g, "done")
    assert g.why_not("use fortified 1") == ["must_abandon"]
    play(g, "abandon 0", "abandon 1")
    assert set(g.legal) == {"done", "use fortified 2"}
    play(g, "use fortified 2", "done")
    assert region(g, 2) == held(0, "amazons", fortress=1)
    assert g.coins[0] == 5 + 1 + 1


@pytest.mark.rule("10.1", "11.10")
def test_heroes_of_amazons_wait_until_regions_are_emptied() -> None:
    g = thin("heroic", hero=1)
    play(g, "done")
    assert set(g.legal) == {"abandon 0", "abandon 1", "abandon 2"}
    play(g, "abandon 0", "abandon 1")
    assert set(g.legal) == {"use heroic 2"}
    play(g, "use heroic 2")
    assert set(g.legal) == {"done"}
    assert region(g, 2) == held(0, "amazons", hero=1)


@pytest.mark.rule("10.1", "11.10")
def test_both_heroes_stand_where_two_regions_are_left() -> None:
    g = game(
        LAND,
        [player("amazons heroic", turns=1), ELVES],
        {0: held(0, "amazons", 4, hero=1), 1: held(0, "amazons", hero=1), 2: held(0, "amazons")},
    )
    play(g, "done", "abandon 0")
    assert set(g.legal) == {"use heroic 1", "use heroic 2"}
    play(g, "use heroic 1")
    assert set(g.legal) == {"use heroic 2"}


@pytest.mark.rule("10.1", "11.10", "11.3")
@pytest.mark.parametrize(("power", "marker"), [("heroic", "hero"), ("bivouacking", "encampments")])
def test_amazons_that_all_come_off_place_nothing(power: str, marker: str) -> None:
    g = game(
        LAND,
        [player(f"amazons {power}", turns=1), ELVES],
        {0: held(0, "amazons", 3, **{marker: 1}), 6: held(1, "elves")},
    )
    play(g, "done", "abandon 0")
    assert set(g.legal) == {"done"}
    play(g, "done")
    assert (g.seat, g.phase) == (1, "expand")


@pytest.mark.rule("10.1", "11.17", "8.1")
def test_stout_amazons_decline_with_the_regions_they_could_keep() -> None:
    g = thin("stout")
    play(g, "done", "abandon 0", "abandon 1", "done")
    assert (g.phase, g.coins[0]) == ("stout", 5 + 1)
    play(g, "decline")
    assert region(g, 2) == held(0, "amazons")
    assert declined(g, 0) == [{"race": "amazons", "power": None, "hand": 0}]
