"""Rounds and turns (2)."""

from typing import Any

import pytest

from elbowroom import Game
from elbowroom.engine.events import Declined, Scored
from tests.scenario import active, declined, game, held, legal, play, player, strip

MEADOW = strip("farmland", "hill", "swamp", "forest", "hill", "swamp", rounds=2)
PASS = ("done", "done")


def three_settled_players(**fields: Any) -> Game:
    players = [player("orcs hill", turns=1), player("humans swamp", turns=1), player("elves forest", turns=1)]
    return game(MEADOW, players, {0: held(0, "orcs"), 2: held(1, "humans"), 4: held(2, "elves")}, **fields)


@pytest.mark.rule("2.1")
def test_players_take_turns_clockwise_and_the_round_marker_moves_on() -> None:
    g = three_settled_players()
    seen = []
    while not g.over:
        seen.append((g.round, g.seat))
        play(g, *PASS)
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]


@pytest.mark.rule("2.1")
def test_the_game_ends_after_the_last_turn_of_the_last_round() -> None:
    g = three_settled_players(round=2, seat=2)
    assert not g.over
    play(g, *PASS)
    assert (g.over, g.phase, g.seat, g.round, g.legal) == (True, "over", None, 2, [])


@pytest.mark.rule("2.1")
def test_the_last_turn_is_not_the_first_players() -> None:
    assert not play(three_settled_players(round=2), *PASS).over


@pytest.mark.rule("2.2")
def test_without_active_race_a_turn_is_pick_conquer_redeploy_score() -> None:
    offer = [{"race": "humans", "power": "merchant"}]
    g = game(MEADOW, [player(), player("orcs hill", turns=1)], offer=offer)
    assert g.legal == ["pick 1"]
    play(g, "pick 1")
    assert (g.phase, legal(g, "decline")) == ("expand", set())
    play(g, "conquer 0")
    assert g.phase == "conquer"
    play(g, "done")
    assert g.phase == "redeploy"
    play(g, "deploy 0 6", "done")
    # A farmland: 1, Humans 1, Merchant 1.
    assert (g.coins, g.seat) == ([5 + 3, 5], 1)


@pytest.mark.rule("2.3")
def test_with_an_active_race_nothing_is_picked() -> None:
    g = three_settled_players()
    assert g.phase == "expand"
    assert legal(g, "pick") == set()


@pytest.mark.rule("2.3")
def test_who_has_conquered_cannot_decline_any_more() -> None:
    g = game(MEADOW, [player("orcs hill", hand=6, turns=1), player()], {0: held(0, "orcs")})
    assert legal(g, "decline") == {"decline"}
    for move in ("conquer 1", "done", "deploy 0 4"):
        play(g, move)
        assert legal(g, "decline") == set()


@pytest.mark.rule("2.3")
def test_who_declines_scores_and_the_turn_is_over() -> None:
    g = play(three_settled_players(), "decline")
    assert g.coins == [6, 5, 5]
    assert (g.seat, g.phase) == (1, "expand")


@pytest.mark.rule("2.4", "10.4")
def test_declined_ghouls_move_after_the_pick_and_before_the_active_race() -> None:
    g = game(
        MEADOW,
        [player(declined=["ghouls"]), player("elves forest", turns=1)],
        {0: held(0, "ghouls", 3), 5: held(1, "elves")},
        offer=[{"race": "humans", "power": "merchant"}],
    )
    assert g.phase == "pick"
    play(g, "pick 1")
    assert (g.acting, g.phase, legal(g, "decline")) == ("declined", "expand", set())
    play(g, "conquer 1", "done")
    assert (g.acting, g.phase) == ("declined", "redeploy")
    play(g, "deploy 1", "done")
    assert (g.acting, g.phase) == ("active", "expand")
    assert g.coins[0] == 5
    play(g, "conquer 3", "done", "deploy 3 6", "done")
    # Three regions, and one more for the Merchant.
    assert g.coins[0] == 5 + 3 + 1
    assert g.seat == 1


@pytest.mark.rule("2.4", "11.17")
def test_scoring_then_stout_decline_then_withdrawn_troops_then_the_next_player() -> None:
    g = game(
        MEADOW,
        [player("orcs stout", hand=5, turns=1), player("humans forest", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "humans", 2), 2: held(1, "humans")},
    )
    play(g, "conquer 1", "done", "deploy 0 4")
    events = g.play("done")
    # Two regions, and one that was not empty for the Orcs.
    assert [event.income for event in events if isinstance(event, Scored)] == [(("regions", 2), ("orcs", 1))]
    assert (g.phase, g.seat) == ("stout", 0)
    events = g.play("decline")
    assert any(isinstance(event, Declined) for event in events)
    assert (g.phase, g.seat) == ("withdraw", 1)
    assert [row["race"] for row in declined(g, 0)] == ["orcs"]
    assert g.coins[0] == 5 + 2 + 1
    play(g, "deploy 2")
    assert (g.phase, g.seat) == ("expand", 1)
    assert active(g, 1)["hand"] == 0
