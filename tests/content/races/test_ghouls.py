"""Ghouls (10.4)."""

from collections.abc import Mapping
from typing import Any, cast

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
OFFER = [{"race": "orcs", "power": "merchant"}]


def at_night(regions: Mapping[int, Json], hand: int = 0, **fields: Any) -> Game:
    """Seat 0 has Humans and, declined, Ghouls, who are about to act."""
    players = [
        player("humans forest", declined=["ghouls"], hand=hand, turns=1),
        player("elves hill", turns=1),
    ]
    return game(LAND, players, regions, acting="declined", **fields)


# Decline


@pytest.mark.rule("10.4", "8.1", "8.3")
def test_all_ghouls_stay_on_the_map_in_decline() -> None:
    g = game(
        LAND,
        [player("ghouls merchant", turns=1), player("elves hill", turns=1)],
        {0: held(0, "ghouls", 4), 1: held(0, "ghouls", 2), 2: held(0, "ghouls")},
    )
    play(g, "decline")
    assert [region(g, r)["tokens"] for r in (0, 1, 2)] == [4, 2, 1]
    assert declined(g, 0) == [{"race": "ghouls", "power": None, "hand": 0}]
    assert g.coins[0] == 5 + 3


@pytest.mark.rule("10.4", "8.3")
def test_no_conquest_in_the_very_turn_of_decline() -> None:
    g = game(
        LAND,
        [player("ghouls merchant", turns=1), player("elves hill", turns=1)],
        {0: held(0, "ghouls", 4), 6: held(1, "elves")},
    )
    play(g, "decline")
    assert (g.seat, g.phase, g.acting) == (1, "expand", "active")


@pytest.mark.rule("10.4", "2.4")
def test_picking_comes_before_the_ghouls_move() -> None:
    g = game(
        LAND,
        [player(declined=["ghouls"]), player("elves hill", turns=1)],
        {0: held(0, "ghouls", 4)},
        offer=OFFER,
    )
    assert g.phase == "pick"
    assert set(g.legal) == {"pick 1"}
    play(g, "pick 1")
    assert (g.phase, g.acting) == ("expand", "declined")
    assert conquerable(g) == {1}
    assert "decline" not in g.legal
    play(g, "conquer 1", "done", "deploy 0 2", "done")
    assert (g.phase, g.acting) == ("expand", "active")
    assert active(g, 0)["hand"] == 7


@pytest.mark.rule("10.4")
def test_ghouls_move_from_the_next_turn_on() -> None:
    g = game(
        LAND,
        [player("ghouls merchant", turns=1), player("elves hill", turns=1)],
        {0: held(0, "ghouls", 3), 6: held(1, "elves")},
    )
    play(g, "decline", "done", "done")
    assert (g.seat, g.phase) == (0, "pick")
    play(g, "pick 1", "conquer 1")
    assert (region(g, 0), region(g, 1)) == (held(0, "ghouls"), held(0, "ghouls", 2))


@pytest.mark.rule("10.4", "8.1")
def test_their_badge_is_gone() -> None:
    g = game(
        LAND,
        [player("ghouls commando", turns=1), player("elves hill", turns=1)],
        {0: held(0, "ghouls", 3), 6: held(1, "elves")},
    )
    assert g.cost(1) == 1
    play(g, "decline", "done", "done")
    assert "commando" in cast("dict[str, list[str]]", g.to_position()["badges"])["discarded"]
    play(g, "pick 1")
    assert (g.acting, g.cost(1)) == ("declined", 2)


@pytest.mark.rule("10.4", "11.2")
def test_without_the_berserk_badge_they_have_a_final_attempt_again() -> None:
    g = game(
        LAND,
        [player("ghouls berserk", turns=1), player("elves hill", turns=1)],
        {0: held(0, "ghouls", 2), 6: held(1, "elves")},
    )
    assert legal(g, "roll") == {"roll"}
    assert legal(g, "attempt") == set()
    play(g, "decline", "done", "done", "pick 1")
    assert legal(g, "roll") == set()
    assert legal(g, "attempt") == {"attempt 1"}


# Ready, abandon, conquer, redeploy


@pytest.mark.rule("10.4", "2.4")
def test_ghouls_act_before_the_active_race() -> None:
    g = game(
        LAND,
        [player("elves hill", turns=1), player("humans forest", declined=["ghouls"], turns=1)],
        {0: held(1, "ghouls", 3), 3: held(1, "humans", 3), 6: held(0, "elves")},
    )
    play(g, "done", "done")
    assert (g.seat, g.phase, g.acting) == (1, "expand", "declined")
    play(g, "done", "deploy 0 2", "done")
    assert (g.seat, g.phase, g.acting) == (1, "expand", "active")
    assert conquerable(g) == {2, 4}


@pytest.mark.rule("10.4", "6.1")
def test_ghouls_ready_all_tokens_but_one_a_region() -> None:
    g = at_night({0: held(0, "ghouls", 3), 1: held(0, "ghouls", 2), 6: held(0, "humans", 4)})
    assert legal(g, "conquer") == {"conquer 2"}
    play(g, "conquer 2")
    assert [region(g, r)["tokens"] for r in (0, 1, 2)] == [1, 1, 2]
    assert declined(g, 0)[0]["hand"] == 1


@pytest.mark.rule("10.4", "4.2", "6.4")
def test_neither_regions_nor_tokens_of_the_active_race_help_them() -> None:
    g = at_night({0: held(0, "ghouls", 3), 4: held(0, "humans", 4)})
    assert conquerable(g) == {1}
    play(g, "done")
    assert declined(g, 0)[0]["hand"] == 2
    assert set(g.legal) == {"deploy 0"}


@pytest.mark.rule("10.4", "6.2")
def test_ghouls_may_abandon_before_they_conquer() -> None:
    g = at_night({0: held(0, "ghouls", 3), 1: held(0, "ghouls"), 6: held(0, "humans")})
    assert legal(g, "abandon") == {"abandon 0", "abandon 1"}
    play(g, "abandon 1")
    assert region(g, 1) == {}
    assert declined(g, 0)[0]["hand"] == 3
    play(g, "conquer 1")
    assert legal(g, "abandon") == set()


@pytest.mark.rule("10.4", "6.2", "4.1")
def test_ghouls_that_abandoned_everything_enter_by_the_border() -> None:
    g = game(
        strip("farmland inner", "hill inner", "swamp inner", "forest", "hill"),
        [player("humans forest", declined=["ghouls"], turns=1), player("elves hill", turns=1)],
        {0: held(0, "ghouls", 3)},
        acting="declined",
    )
    assert conquerable(g) == {1}
    play(g, "abandon 0")
    assert conquerable(g) == {3, 4}


@pytest.mark.rule("10.4", "4.8")
def test_a_final_attempt_of_ghouls_can_succeed() -> None:
    g = at_night({0: held(0, "ghouls", 2), 1: TRIBE, 6: held(0, "humans")})
    play(g, "attempt 1 / 2")
    assert region(g, 1) == held(0, "ghouls")
    assert (g.phase, g.acting) == ("redeploy", "declined")
    play(g, "done")
    assert (g.phase, g.acting) == ("expand", "active")


@pytest.mark.rule("10.4", "4.8")
def test_a_final_attempt_of_ghouls_can_fail() -> None:
    g = at_night({0: held(0, "ghouls", 2), 1: TRIBE, 6: held(0, "humans")})
    play(g, "attempt 1 / 1")
    assert region(g, 1) == TRIBE
    play(g, "deploy 0", "done")
    assert region(g, 0) == held(0, "ghouls", 2)
    assert (g.phase, g.acting) == ("expand", "active")


@pytest.mark.rule("10.4", "4.8")
def test_a_failed_attempt_of_ghouls_does_not_end_the_active_races_conquests() -> None:
    g = at_night({0: held(0, "ghouls", 2), 1: TRIBE, 5: held(0, "humans", 3)})
    play(g, "attempt 1 / 0", "deploy 0", "done", "conquer 4")
    assert region(g, 4) == held(0, "humans", 2)


@pytest.mark.rule("10.4", "6.3")
def test_ghouls_redeploy_after_their_conquests() -> None:
    g = at_night({0: held(0, "ghouls", 5), 6: held(0, "humans")})
    play(g, "conquer 1", "conquer 2", "done")
    assert declined(g, 0)[0]["hand"] == 2
    assert legal(g, "deploy") == {"deploy 0", "deploy 1", "deploy 2"}
    play(g, "deploy 1 2", "done")
    assert [region(g, r)["tokens"] for r in (0, 1, 2)] == [1, 3, 1]


@pytest.mark.rule("10.4", "7.1")
def test_what_ghouls_conquered_scores_in_that_turn() -> None:
    g = at_night({0: held(0, "ghouls", 5), 6: held(0, "humans")})
    play(g, "conquer 1", "conquer 2", "done", "deploy 0 2", "done", "done", "done")
    assert g.coins[0] == 5 + 4


@pytest.mark.rule("10.4", "11.5")
def test_peace_does_not_bind_ghouls() -> None:
    g = at_night(
        {0: held(0, "ghouls", 4), 1: held(1, "elves"), 2: held(0, "humans", 4)}, peace=[{"from": 0, "to": 1}]
    )
    assert 1 in conquerable(g)
    play(g, "done", "deploy 0 3", "done")
    assert conquerable(g) == {3}


# Attacking their own player's active race


@pytest.mark.rule("10.4", "4.6")
def test_ghouls_may_attack_their_own_players_active_race() -> None:
    g = at_night({0: held(0, "ghouls", 6), 1: held(0, "humans", 3), 5: held(0, "humans")})
    assert g.cost(1) == 5
    play(g, "conquer 1")
    assert region(g, 1) == held(0, "ghouls", 5)
    assert active(g, 0)["hand"] == 2


@pytest.mark.rule("10.4")
def test_survivors_are_in_hand_when_the_active_race_gets_ready_right_after() -> None:
    g = at_night({0: held(0, "ghouls", 6), 1: held(0, "humans", 3), 5: held(0, "humans")})
    play(g, "conquer 1", "done", "deploy 0 4", "done")
    assert (g.phase, g.acting) == ("expand", "active")
    play(g, "conquer 6")
    assert region(g, 6) == held(0, "humans", 2)
    assert active(g, 0)["hand"] == 0


@pytest.mark.rule("10.4", "4.1")
def test_survivors_without_a_region_enter_by_the_border_right_after() -> None:
    g = at_night({0: held(0, "ghouls", 6), 1: held(0, "humans", 3)})
    play(g, "conquer 1", "done", "deploy 0 4", "done")
    assert conquerable(g) == {2, 3, 4, 5, 6}


@pytest.mark.rule("10.4", "5.6")
def test_an_active_race_wiped_out_by_its_own_ghouls_passes() -> None:
    g = at_night({0: held(0, "ghouls", 4), 1: held(0, "humans")})
    play(g, "conquer 1", "done", "deploy 0 2", "done")
    assert (g.phase, g.acting) == ("expand", "active")
    assert set(g.legal) == {"done"}
    play(g, "done", "done")
    assert (g.seat, g.coins[0]) == (1, 5 + 2)


@pytest.mark.rule("10.4", "4.6", "5.1", "5.4")
def test_the_active_race_may_attack_its_own_players_ghouls() -> None:
    g = game(
        LAND,
        [player("humans forest", declined=["ghouls"], hand=5, turns=1), player("elves hill", turns=1)],
        {0: held(0, "humans"), 1: held(0, "ghouls", 2), 3: held(0, "ghouls")},
    )
    assert g.cost(1) == 4
    play(g, "conquer 1", "done", "deploy 0 4", "done")
    assert (g.phase, g.seat, g.acting) == ("withdraw", 0, "declined")
    play(g, "deploy 3")
    assert region(g, 3) == held(0, "ghouls", 2)
    assert g.seat == 1


# Losses


@pytest.mark.rule("10.4", "5.1", "5.4")
def test_of_several_ghouls_one_is_lost_and_the_others_come_back() -> None:
    g = game(
        LAND,
        [player("elves hill", hand=5, turns=1), player("humans forest", declined=["ghouls"], turns=1)],
        {0: held(0, "elves"), 1: held(1, "ghouls", 3), 2: held(1, "ghouls"), 4: held(1, "humans")},
    )
    assert g.cost(1) == 5
    play(g, "conquer 1", "done", "deploy 0 4", "done")
    assert (g.phase, g.seat, g.acting) == ("withdraw", 1, "declined")
    assert declined(g, 1)[0]["hand"] == 2
    assert set(g.legal) == {"deploy 2"}
    play(g, "deploy 2 2")
    assert region(g, 2) == held(1, "ghouls", 3)


@pytest.mark.rule("10.4", "5.5", "8.5")
def test_ghouls_without_a_region_wait_in_hand_and_enter_again() -> None:
    g = game(
        LAND,
        [player("elves hill", hand=5, turns=1), player("humans forest", declined=["ghouls"], turns=1)],
        {0: held(0, "elves"), 1: held(1, "ghouls", 3), 4: held(1, "humans")},
    )
    play(g, "conquer 1", "done", "deploy 0 4", "done")
    assert (g.phase, g.seat, g.acting) == ("expand", 1, "declined")
    assert declined(g, 1) == [{"race": "ghouls", "power": None, "hand": 2}]
    play(g, "conquer 6")
    assert region(g, 6) == held(1, "ghouls", 2)


@pytest.mark.rule("10.4", "5.2", "8.5")
def test_with_the_last_ghoul_the_banner_goes_back() -> None:
    g = game(
        LAND,
        [player("elves hill", hand=3, turns=1), player("humans forest", declined=["ghouls"], turns=1)],
        {0: held(0, "elves"), 1: held(1, "ghouls"), 4: held(1, "humans")},
    )
    play(g, "conquer 1")
    assert declined(g, 1) == []
    assert "ghouls" in cast("dict[str, list[str]]", g.to_position()["banners"])["returned"]


# Declining the active race beside them


@pytest.mark.rule("10.4", "8.2")
def test_decline_is_possible_after_ghouls_only_redeployed() -> None:
    g = at_night({0: held(0, "ghouls", 3), 1: held(0, "ghouls"), 4: held(0, "humans", 2)})
    play(g, "done", "deploy 1 2", "done")
    assert "decline" in g.legal
    play(g, "decline")
    assert (region(g, 0), region(g, 1)) == ({}, {})
    assert region(g, 4) == held(0, "humans")
    assert [row["race"] for row in declined(g, 0)] == ["humans"]
    assert (g.seat, g.coins[0]) == (1, 5 + 1)


@pytest.mark.rule("10.4", "8.3")
@pytest.mark.parametrize("moves", [["conquer 1", "done", "deploy 0 2"], ["attempt 3 / 0", "deploy 0 3"]])
def test_no_decline_in_a_turn_in_which_ghouls_attacked(moves: list[str]) -> None:
    g = at_night(
        {0: held(0, "ghouls", 4), 2: held(0, "ghouls"), 3: held(1, "elves", 3), 5: held(0, "humans")}
    )
    play(g, *moves, "done")
    assert (g.phase, g.acting) == ("expand", "active")
    assert g.why_not("decline") == ["already_acted"]


@pytest.mark.rule("10.4", "8.3")
def test_no_decline_in_a_turn_in_which_ghouls_abandoned() -> None:
    g = at_night({0: held(0, "ghouls"), 1: held(0, "ghouls"), 4: held(0, "humans")})
    play(g, "abandon 1", "done", "deploy 0", "done")
    assert g.why_not("decline") == ["already_acted"]


@pytest.mark.rule("10.4", "8.2")
def test_the_active_race_may_decline_before_the_ghouls_move() -> None:
    g = at_night({0: held(0, "ghouls", 3), 4: held(0, "humans", 2)})
    play(g, "decline")
    assert (region(g, 0), region(g, 4)) == ({}, held(0, "humans"))
    assert g.seat == 1


@pytest.mark.rule("10.4", "8.2", "8.6")
def test_ghouls_are_removed_when_another_race_declines() -> None:
    g = at_night({0: held(0, "ghouls", 3), 4: held(0, "humans", 2), 6: held(1, "elves")})
    play(g, "decline", "done", "done")
    assert (g.seat, g.phase) == (0, "pick")
    play(g, "pick 1")
    assert g.acting == "active"
