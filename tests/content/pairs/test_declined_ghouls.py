"""Ghouls in decline, and the power they had (10.4)."""

from typing import cast

import pytest

from elbowroom import Game
from tests.content.pairs.lands import ELVES, LAND
from tests.scenario import Json, conquerable, declined, game, held, legal, play, player, region, strip


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
