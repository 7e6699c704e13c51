"""Amazons (10.1)."""

import pytest

from tests.scenario import active, conquerable, declined, game, held, legal, play, player, region, strip

LAND = strip("farmland", "hill", "swamp", "forest", "farmland", "swamp", "forest")
ORCS = player("orcs hill", turns=1)


@pytest.mark.rule("10.1", "1.3", "3.3")
@pytest.mark.parametrize(("power", "tokens"), [("merchant", 12), ("commando", 14), ("diplomat", 15)])
def test_four_tokens_more_are_given_with_the_pick(power: str, tokens: int) -> None:
    g = game(LAND, [player(), ORCS], offer=[{"race": "amazons", "power": power}])
    play(g, "pick 1")
    assert (active(g, 0)["hand"], active(g, 0)["aside"]) == (tokens, 0)


@pytest.mark.rule("10.1")
def test_the_four_conquer_in_the_first_turn() -> None:
    g = game(LAND, [player(), ORCS], offer=[{"race": "amazons", "power": "merchant"}])
    play(g, "pick 1", *(f"conquer {r}" for r in range(6)))
    assert active(g, 0)["hand"] == 0


@pytest.mark.rule("10.1")
def test_four_tokens_are_kept_aside_after_the_conquests() -> None:
    g = game(LAND, [player("amazons merchant", hand=9), ORCS], {0: held(0, "amazons")})
    play(g, "conquer 1", "conquer 2", "done")
    assert (active(g, 0)["hand"], active(g, 0)["aside"]) == (3, 4)
    play(g, "deploy 1 3", "done")
    assert g.seat == 1
    assert [region(g, r)["tokens"] for r in (0, 1, 2)] == [1, 4, 1]
    assert (active(g, 0)["hand"], active(g, 0)["aside"]) == (0, 4)


@pytest.mark.rule("10.1", "6.1")
def test_those_aside_come_back_with_the_next_ready() -> None:
    g = game(
        LAND,
        [player("amazons merchant", aside=4, turns=1), ORCS],
        {0: held(0, "amazons"), 1: held(0, "amazons")},
    )
    assert conquerable(g) == {2}
    play(g, "conquer 2", "conquer 3")
    assert (active(g, 0)["hand"], active(g, 0)["aside"]) == (0, 0)


@pytest.mark.rule("10.1")
def test_they_go_aside_again_every_turn() -> None:
    g = game(
        LAND,
        [player("amazons merchant", aside=4, turns=1), ORCS],
        {0: held(0, "amazons", 3), 6: held(1, "orcs")},
    )
    play(g, "done", "deploy 0 2", "done", "done", "done")
    assert (g.seat, g.round, active(g, 0)["aside"]) == (0, 2, 4)
    play(g, "done", "deploy 0 2", "done")
    assert (region(g, 0), active(g, 0)["aside"]) == (held(0, "amazons", 3), 4)


@pytest.mark.rule("10.1")
def test_no_region_may_be_emptied_while_another_can_spare_tokens() -> None:
    g = game(
        LAND,
        [player("amazons merchant", turns=1), ORCS],
        {0: held(0, "amazons", 5), 1: held(0, "amazons")},
    )
    play(g, "done")
    assert active(g, 0)["hand"] == 0
    assert set(g.legal) == {"done"}
    assert g.why_not("abandon 1") == ["wrong_phase"]


@pytest.mark.rule("10.1")
def test_regions_are_emptied_when_tokens_do_not_suffice() -> None:
    g = game(
        LAND,
        [player("amazons merchant", hand=3, turns=1), ORCS],
        {r: held(0, "amazons") for r in (0, 1, 2)},
    )
    play(g, "conquer 3", "done")
    assert active(g, 0)["hand"] == -2
    assert set(g.legal) == {"abandon 0", "abandon 1", "abandon 2", "abandon 3"}
    assert g.why_not("done") == ["must_abandon"]
    assert g.why_not("deploy 0") == ["must_abandon"]
    play(g, "abandon 0")
    assert set(g.legal) == {"abandon 1", "abandon 2", "abandon 3"}
    play(g, "abandon 3")
    assert set(g.legal) == {"done"}
    assert (active(g, 0)["hand"], active(g, 0)["aside"]) == (0, 4)


@pytest.mark.rule("10.1", "7.1")
def test_emptied_regions_do_not_score() -> None:
    g = game(
        LAND,
        [player("amazons merchant", hand=3, turns=1), ORCS],
        {r: held(0, "amazons") for r in (0, 1, 2)},
    )
    play(g, "conquer 3", "done", "abandon 0", "abandon 3")
    assert g.income(0) == {"regions": 2, "merchant": 2}
    play(g, "done")
    assert g.coins[0] == 5 + 4
    assert (region(g, 0), region(g, 3)) == ({}, {})


@pytest.mark.rule("10.1")
def test_five_tokens_leave_one_on_the_map() -> None:
    g = game(
        LAND,
        [player("amazons merchant", turns=1), ORCS],
        {0: held(0, "amazons", 4), 1: held(0, "amazons")},
    )
    play(g, "done", "abandon 1")
    assert set(g.legal) == {"done"}
    assert (region(g, 0), active(g, 0)["aside"]) == (held(0, "amazons"), 4)


@pytest.mark.rule("10.1")
@pytest.mark.parametrize("tokens", [1, 4])
def test_four_tokens_or_fewer_all_come_off(tokens: int) -> None:
    g = game(LAND, [player("amazons merchant", turns=1), ORCS], {0: held(0, "amazons", tokens)})
    play(g, "done")
    assert set(g.legal) == {"abandon 0"}
    play(g, "abandon 0", "done")
    assert (active(g, 0)["hand"], active(g, 0)["aside"]) == (0, tokens)
    assert g.coins[0] == 5
    assert g.seat == 1


@pytest.mark.rule("10.1", "4.1")
def test_amazons_that_all_came_off_enter_the_map_again() -> None:
    g = game(
        strip("farmland", "hill inner", "swamp inner", "forest"),
        [player("amazons merchant", turns=1), ORCS],
        {1: held(0, "amazons", 2), 2: held(0, "amazons"), 3: held(1, "orcs")},
    )
    play(g, "done", "abandon 1", "abandon 2", "done", "done", "done")
    assert (g.seat, g.phase) == (0, "expand")
    assert conquerable(g) == {0, 3}
    play(g, "conquer 0")
    assert (active(g, 0)["hand"], active(g, 0)["aside"]) == (1, 0)


@pytest.mark.rule("10.1")
def test_tokens_aside_do_not_defend() -> None:
    g = game(
        LAND,
        [player("orcs hill", hand=3, turns=1), player("amazons merchant", aside=4, turns=1)],
        {0: held(0, "orcs"), 1: held(1, "amazons")},
    )
    assert g.cost(1) == 3
    play(g, "conquer 1")
    assert (active(g, 1)["hand"], active(g, 1)["aside"]) == (0, 4)


@pytest.mark.rule("10.1", "5.4")
def test_tokens_aside_do_not_join_withdrawn_ones() -> None:
    g = game(
        LAND,
        [player("orcs hill", hand=4, turns=1), player("amazons merchant", aside=4, turns=1)],
        {0: held(0, "orcs"), 1: held(1, "amazons", 2), 2: held(1, "amazons")},
    )
    play(g, "conquer 1", "done", "deploy 0 3", "done")
    assert (g.phase, g.seat) == ("withdraw", 1)
    assert (active(g, 1)["hand"], active(g, 1)["aside"]) == (1, 4)
    play(g, "deploy 2")
    assert (g.phase, g.seat) == ("expand", 1)
    assert region(g, 2) == held(1, "amazons", 2)


@pytest.mark.rule("10.1", "5.4")
def test_nobody_comes_back_when_a_lone_amazon_was_lost() -> None:
    g = game(
        LAND,
        [player("orcs hill", hand=3, turns=1), player("amazons merchant", aside=4, turns=1)],
        {0: held(0, "orcs"), 1: held(1, "amazons"), 2: held(1, "amazons")},
    )
    play(g, "conquer 1", "done", "deploy 0 2", "done")
    assert (g.phase, g.seat) == ("expand", 1)
    assert region(g, 2) == held(1, "amazons")


@pytest.mark.rule("10.1")
def test_losses_are_not_made_good() -> None:
    g = game(
        LAND,
        [player("orcs hill", hand=4, turns=1), player("amazons merchant", aside=4, turns=1)],
        {0: held(0, "orcs"), 1: held(1, "amazons", 2), 2: held(1, "amazons")},
    )
    play(g, "conquer 1", "done", "deploy 0 3", "done", "deploy 2", "done")
    assert (active(g, 1)["hand"], active(g, 1)["aside"]) == (1, 4)  # six of seven are left


@pytest.mark.rule("10.1", "5.5")
def test_amazons_without_a_region_enter_with_those_in_hand_and_those_aside() -> None:
    g = game(
        LAND,
        [player("orcs hill", hand=5, turns=1), player("amazons merchant", aside=4, turns=1)],
        {0: held(0, "orcs"), 1: held(1, "amazons", 3)},
    )
    play(g, "conquer 1", "done", "deploy 0 4", "done")
    assert (g.phase, g.seat) == ("expand", 1)
    assert (active(g, 1)["hand"], active(g, 1)["aside"]) == (2, 4)
    play(g, "conquer 4", "conquer 5", "conquer 6")
    assert (active(g, 1)["hand"], active(g, 1)["aside"]) == (0, 0)


@pytest.mark.rule("10.1", "9.1")
def test_tokens_aside_do_not_break_a_tie() -> None:
    g = game(
        strip("farmland", "hill", "swamp", "forest", rounds=1),
        [player("amazons merchant", aside=4, coins=6, turns=1), player("orcs hill", turns=1)],
        {0: held(0, "amazons"), 2: held(1, "orcs", 2)},
        seat=1,
    )
    play(g, "done", "deploy 2", "done")
    assert g.coins == [6, 6]
    assert g.winners == [1]


@pytest.mark.rule("10.1", "8.1")
def test_amazons_in_decline_empty_no_region() -> None:
    g = game(
        LAND,
        [player("amazons merchant", aside=4, turns=1), ORCS],
        {0: held(0, "amazons", 2), 1: held(0, "amazons"), 2: held(0, "amazons"), 6: held(1, "orcs")},
    )
    play(g, "decline")
    assert [region(g, r) for r in (0, 1, 2)] == [held(0, "amazons")] * 3
    assert declined(g, 0) == [{"race": "amazons", "power": None, "hand": 0}]
    assert g.coins[0] == 5 + 3


@pytest.mark.rule("10.1", "8.1")
def test_declined_amazons_put_nobody_aside_any_more() -> None:
    g = game(
        LAND,
        [player("orcs hill", declined=["amazons"], hand=2, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "amazons"), 1: held(0, "amazons"), 3: held(0, "orcs")},
    )
    play(g, "done", "deploy 3 2", "done")
    assert legal(g, "abandon") == set()
    assert (region(g, 0), region(g, 1)) == (held(0, "amazons"), held(0, "amazons"))
    assert g.coins[0] == 5 + 3
