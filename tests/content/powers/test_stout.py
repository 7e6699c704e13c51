"""Stout (11.17)."""

from typing import cast

import pytest

from tests.scenario import active, declined, game, held, play, player, region, strip

LAND = strip("farmland", "farmland tribe", "forest", "swamp")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.17", "2.4")
def test_a_stout_race_may_decline_after_its_full_score() -> None:
    g = game(LAND, [player("humans stout", hand=3, turns=1), IDLE], {0: held(0, "humans")})
    play(g, "conquer 1", "done", "deploy 0 2", "done")
    assert (g.phase, g.seat) == ("stout", 0)
    assert set(g.legal) == {"decline", "done"}
    assert g.coins[0] == 5 + 2 + 2
    play(g, "decline")
    assert g.coins[0] == 5 + 2 + 2
    assert (g.phase, g.seat) == ("expand", 1)
    assert declined(g, 0) == [{"race": "humans", "power": None, "hand": 0}]
    assert region(g, 0) == held(0, "humans")
    assert region(g, 1) == held(0, "humans")


@pytest.mark.rule("11.17", "8.6")
def test_the_next_turn_begins_with_a_pick() -> None:
    g = game(LAND, [player("humans stout", turns=1), IDLE], {0: held(0, "humans")})
    play(g, "done", "done", "decline", "done", "done")
    assert (g.phase, g.seat) == ("pick", 0)


@pytest.mark.rule("11.17")
def test_a_stout_race_may_stay_active() -> None:
    g = game(LAND, [player("humans stout", turns=1), IDLE], {0: held(0, "humans")})
    play(g, "done", "done", "done")
    assert (g.phase, g.seat) == ("expand", 1)
    assert active(g, 0)["power"] == "stout"
    play(g, "done", "done")
    assert (g.phase, g.seat) == ("expand", 0)


@pytest.mark.rule("11.17")
def test_a_race_may_be_picked_and_decline_in_the_same_turn() -> None:
    g = game(
        LAND,
        [player(None), IDLE],
        offer=[{"race": "humans", "power": "stout"}],
        banners={},
        badges={},
    )
    play(g, "pick 1", "conquer 0", "done", "deploy 0 8", "done", "decline")
    assert g.coins[0] == 5 + 1 + 1
    assert region(g, 0) == held(0, "humans")
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("11.17")
def test_other_races_are_not_asked() -> None:
    g = game(LAND, [player("humans swamp", turns=1), IDLE], {0: held(0, "humans")})
    play(g, "done", "done")
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("11.17", "8.3")
def test_declining_instead_of_expanding_is_still_possible() -> None:
    g = game(LAND, [player("humans stout", turns=1), IDLE], {0: held(0, "humans")})
    play(g, "decline")
    assert g.coins[0] == 5 + 1
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("11.17", "8.2", "8.1")
def test_the_earlier_declined_race_scores_once_more_before_it_goes() -> None:
    g = game(
        LAND,
        [player("humans stout", declined=["giants"], turns=1), IDLE],
        {2: held(0, "humans"), 3: held(0, "giants")},
    )
    play(g, "done", "done")
    assert g.coins[0] == 5 + 2
    play(g, "decline")
    assert region(g, 3) == {}
    assert [people["race"] for people in declined(g, 0)] == ["humans"]
    assert cast("dict[str, list[str]]", g.to_position()["badges"])["discarded"] == ["stout"]


@pytest.mark.rule("11.17", "2.4", "5.4")
def test_withdrawn_troops_come_back_after_the_decline() -> None:
    g = game(
        LAND,
        [player("humans stout", hand=4, turns=1), player("orcs hill", turns=1)],
        {2: held(0, "humans"), 3: held(1, "orcs", 2), 1: held(1, "orcs")},
    )
    play(g, "conquer 3", "done", "deploy 2 3", "done")
    assert (g.phase, g.seat) == ("stout", 0)
    play(g, "decline")
    assert (g.phase, g.seat) == ("withdraw", 1)


@pytest.mark.rule("11.17", "10.4")
def test_stout_ghouls_keep_all_tokens_and_conquer_from_the_next_turn_on() -> None:
    g = game(LAND, [player("ghouls stout", turns=1), IDLE], {2: held(0, "ghouls", 4)})
    play(g, "done", "deploy 2 3", "done", "decline")
    assert region(g, 2) == held(0, "ghouls", 4)
    play(g, "done", "done", "pick 1")
    assert (g.phase, g.acting) == ("expand", "declined")


@pytest.mark.rule("11.17", "10.1")
def test_amazons_kept_aside_go_to_the_tray() -> None:
    g = game(LAND, [player("amazons stout", hand=5, turns=1), IDLE], {2: held(0, "amazons")})
    play(g, "done", "deploy 2", "done", "decline")
    assert region(g, 2) == held(0, "amazons")
    assert declined(g, 0) == [{"race": "amazons", "power": None, "hand": 0}]
