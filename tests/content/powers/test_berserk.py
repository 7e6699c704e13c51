"""Berserk (11.2)."""

import pytest

from elbowroom import Game
from tests.scenario import active, conquerable, game, held, legal, play, player, region, strip

LAND = strip("hill", "mountain tribe", "swamp", "forest")
IDLE = player("elves hill", hand=6, turns=1)


def berserk(hand: int) -> Game:
    """Orcs in the swamp, between a mountain for 4 and a forest for 2."""
    return game(LAND, [player("orcs berserk", hand=hand, turns=1), IDLE], {2: held(0, "orcs")})


@pytest.mark.rule("11.2")
def test_the_die_makes_one_region_cheaper_by_its_pips() -> None:
    g = play(berserk(hand=5), "roll / 2")
    assert g.phase == "conquer"
    assert g.cost(1) == 2
    play(g, "conquer 1")
    assert region(g, 1) == held(0, "orcs", 2)
    assert active(g, 0)["hand"] == 3


@pytest.mark.rule("11.2")
def test_the_region_is_chosen_after_the_roll() -> None:
    g = play(berserk(hand=1), "roll / 3")
    assert conquerable(g) == {1, 3}


@pytest.mark.rule("11.2", "4.4")
def test_one_token_is_needed_however_high_the_die() -> None:
    g = play(berserk(hand=5), "roll / 3")
    assert g.cost(3) == 1
    play(g, "conquer 3")
    assert region(g, 3) == held(0, "orcs", 1)


@pytest.mark.rule("11.2", "1.8")
def test_a_blank_makes_nothing_cheaper() -> None:
    g = play(berserk(hand=2), "roll / 0")
    assert (g.cost(1), g.cost(3)) == (4, 2)
    assert set(g.legal) == {"done", "conquer 3"}


@pytest.mark.rule("11.2")
def test_the_die_lasts_for_one_conquest() -> None:
    g = play(berserk(hand=5), "roll / 3", "conquer 3")
    assert g.cost(1) == 4


@pytest.mark.rule("11.2")
def test_the_die_may_be_rolled_before_each_conquest() -> None:
    g = play(berserk(hand=3), "roll / 1", "conquer 3", "roll / 2", "conquer 1")
    assert region(g, 3) == held(0, "orcs", 1)
    assert region(g, 1) == held(0, "orcs", 2)


@pytest.mark.rule("11.2")
def test_a_region_may_be_conquered_without_a_roll() -> None:
    g = play(berserk(hand=4), "conquer 1")
    assert region(g, 1) == held(0, "orcs", 4)


@pytest.mark.rule("11.2")
def test_the_first_conquest_may_be_rolled_for() -> None:
    g = game(LAND, [player("orcs berserk", hand=1), IDLE])
    play(g, "roll / 1", "conquer 0")
    assert region(g, 0) == held(0, "orcs", 1)


@pytest.mark.rule("11.2")
def test_a_roll_needs_a_token_in_hand() -> None:
    g = berserk(hand=0)
    assert g.why_not("roll") == ["no_tokens"]
    assert g.legal == ["done", "decline", "abandon 2"]
    g = play(berserk(hand=2), "conquer 3")
    assert g.legal == ["done"]


@pytest.mark.rule("11.2", "6.1")
def test_tokens_still_on_the_map_before_ready_are_enough_for_a_roll() -> None:
    g = game(LAND, [player("orcs berserk", turns=1), IDLE], {2: held(0, "orcs", 2)})
    assert "roll" in g.legal


@pytest.mark.rule("11.2")
def test_after_a_useless_roll_the_conquests_are_over() -> None:
    g = play(berserk(hand=1), "roll / 0")
    assert g.legal == ["done"]
    assert g.why_not("roll") == ["die_rolled"]
    play(g, "done")
    assert g.phase == "redeploy"
    play(g, "deploy 2", "done")
    assert region(g, 2) == held(0, "orcs", 2)


@pytest.mark.rule("11.2")
def test_whoever_will_not_use_the_roll_is_done() -> None:
    g = play(berserk(hand=5), "roll / 3")
    assert set(g.legal) == {"done", "conquer 1", "conquer 3"}
    play(g, "done")
    assert g.phase == "redeploy"


@pytest.mark.rule("11.2")
def test_a_roll_must_be_used_for_a_conquest_with_tokens() -> None:
    g = game(
        LAND,
        [player("sorcerers berserk", hand=2, turns=1), player("elves hill", turns=1)],
        {2: held(0, "sorcerers"), 3: held(1, "elves")},
    )
    assert legal(g, "use sorcerers") == {"use sorcerers 3"}
    play(g, "roll / 1")
    assert legal(g, "use sorcerers") == set()
    play(g, "conquer 3")
    assert region(g, 3) == held(0, "sorcerers", 2)


@pytest.mark.rule("11.2")
def test_there_is_no_final_attempt() -> None:
    g = berserk(hand=3)
    assert legal(g, "attempt") == set()
    assert g.why_not("attempt 1") == ["rolls_first"]
    play(g, "roll / 0")
    assert legal(g, "attempt") == set()


@pytest.mark.rule("11.2")
def test_only_a_berserk_race_rolls_first() -> None:
    g = game(LAND, [player("orcs hill", hand=3, turns=1), player("elves swamp")], {2: held(0, "orcs")})
    assert g.why_not("roll") == ["cannot_roll_first"]


@pytest.mark.rule("11.2", "10.4")
def test_declined_ghouls_have_the_final_attempt_again() -> None:
    g = game(LAND, [player("ghouls berserk", turns=1), IDLE], {2: held(0, "ghouls", 2)})
    play(g, "decline", "done", "done", "pick 1")
    assert (g.seat, g.acting) == (0, "declined")
    assert legal(g, "roll") == set()
    assert legal(g, "attempt") == {"attempt 1", "attempt 3"}
