"""Diplomat (11.5)."""

import pytest

from elbowroom import Game
from tests.scenario import Json, conquerable, game, held, legal, play, player, region, strip

LAND = strip("hill", "swamp", "forest", "farmland", "hill", "swamp")
"""Orcs of the Diplomat in the middle, humans of seat 1 left of them, elves of seat 2 on the right."""

HUMANS = player("humans hill", turns=1)
ELVES = player("elves forest", turns=1)


def diplomat(left: Json = HUMANS, right: Json = ELVES, hand: int = 0) -> Game:
    return game(
        LAND,
        [player("orcs diplomat", hand=hand, turns=1), left, right],
        {1: held(1, "humans", 5), 2: held(0, "orcs"), 3: held(0, "orcs"), 4: held(2, "elves", 5)},
    )


@pytest.mark.rule("11.5")
def test_one_opponent_may_be_named_at_turns_end() -> None:
    g = play(diplomat(), "done")
    assert g.phase == "redeploy"
    assert legal(g, "use diplomat") == {"use diplomat 1", "use diplomat 2"}
    play(g, "use diplomat 1")
    assert g.to_position()["peace"] == [{"from": 1, "to": 0}]
    assert legal(g, "use diplomat") == set()
    assert g.why_not("use diplomat 2") == ["already_used"]


@pytest.mark.rule("11.5")
def test_nobody_can_be_named_before_the_conquests_are_over() -> None:
    assert diplomat().why_not("use diplomat 1") == ["wrong_phase"]


@pytest.mark.rule("11.5")
def test_nobody_need_be_named() -> None:
    g = play(diplomat(), "done", "done")
    assert g.seat == 1
    assert g.to_position()["peace"] == []
    assert conquerable(g) == {0, 2}


@pytest.mark.rule("11.5")
def test_a_diplomat_is_no_opponent_of_himself() -> None:
    g = play(diplomat(), "done")
    assert g.why_not("use diplomat 0") == ["own_seat"]


@pytest.mark.rule("11.5")
def test_the_ally_may_not_attack_the_diplomats_active_race() -> None:
    g = play(diplomat(), "done", "use diplomat 1", "done")
    assert g.seat == 1
    assert conquerable(g) == {0}
    assert g.why_not("conquer 2") == ["peace"]
    assert g.cost(2) is None


@pytest.mark.rule("11.5", "4.8")
def test_the_ally_may_not_make_a_final_attempt_either() -> None:
    g = game(
        LAND,
        [player("orcs diplomat", turns=1), HUMANS],
        {1: held(1, "humans", 2), 2: held(0, "orcs")},
    )
    play(g, "done", "use diplomat 1", "done")
    assert legal(g, "attempt") == {"attempt 0"}


@pytest.mark.rule("11.5", "10.11")
def test_the_allys_sorcerers_convert_nobody_at_peace() -> None:
    g = game(
        LAND,
        [player("orcs diplomat", turns=1), player("sorcerers hill", turns=1)],
        {1: held(1, "sorcerers", 2), 2: held(0, "orcs")},
    )
    war = play(g.copy(), "done", "done")
    assert legal(war, "use sorcerers") == {"use sorcerers 2"}
    peace = play(g, "done", "use diplomat 1", "done")
    assert legal(peace, "use sorcerers") == set()


@pytest.mark.rule("11.5")
def test_the_other_opponents_are_not_bound() -> None:
    g = play(diplomat(), "done", "use diplomat 1", "done", "done", "deploy 1 4", "done")
    assert g.seat == 2
    assert conquerable(g) == {3, 5}


@pytest.mark.rule("11.5")
def test_peace_binds_no_attack_on_others() -> None:
    g = game(
        LAND,
        [player("orcs diplomat", turns=1), HUMANS, ELVES],
        {1: held(1, "humans", 5), 0: held(0, "orcs"), 2: held(2, "elves")},
    )
    play(g, "done", "use diplomat 1", "done")
    assert conquerable(g) == {2}


@pytest.mark.rule("11.5")
def test_an_opponent_who_was_attacked_cannot_be_named() -> None:
    g = diplomat(hand=7)
    play(g, "conquer 1", "done")
    assert legal(g, "use diplomat") == {"use diplomat 2"}
    assert g.why_not("use diplomat 1") == ["was_attacked"]


@pytest.mark.rule("11.5")
@pytest.mark.parametrize("die", [0, 3])
def test_a_final_attempt_is_an_attack_even_when_it_failed(die: int) -> None:
    g = play(diplomat(hand=5), f"attempt 1 / {die}")
    assert region(g, 1)["seat"] == (0 if die else 1)
    assert legal(g, "use diplomat") == {"use diplomat 2"}


@pytest.mark.rule("11.5", "10.11")
def test_a_conversion_is_an_attack() -> None:
    g = game(
        LAND,
        [player("sorcerers diplomat", turns=1), HUMANS, ELVES],
        {1: held(1, "humans"), 2: held(0, "sorcerers"), 4: held(2, "elves")},
    )
    play(g, "use sorcerers 1", "done")
    assert legal(g, "use diplomat") == {"use diplomat 2"}


@pytest.mark.rule("11.5")
def test_an_attack_on_a_declined_race_is_no_attack_on_the_active_one() -> None:
    g = game(
        LAND,
        [
            player("orcs diplomat", hand=3, turns=1),
            player("humans hill", declined=["giants"], turns=1),
            ELVES,
        ],
        {0: held(1, "humans"), 1: held(1, "giants"), 2: held(0, "orcs"), 4: held(2, "elves")},
    )
    play(g, "conquer 1", "done", "deploy 2 2")
    assert legal(g, "use diplomat") == {"use diplomat 1", "use diplomat 2"}


@pytest.mark.rule("11.5")
def test_an_attack_in_an_earlier_turn_does_not_count() -> None:
    g = game(
        LAND,
        [player("orcs diplomat", hand=3, turns=1), HUMANS],
        {1: held(1, "humans"), 2: held(0, "orcs"), 5: held(1, "humans")},
    )
    play(g, "conquer 1", "done", "deploy 2 2", "done", "done", "done", "done")
    assert g.seat == 0
    assert legal(g, "use diplomat") == {"use diplomat 1"}


@pytest.mark.rule("11.5")
def test_an_opponent_without_an_active_race_may_be_named_and_is_bound_with_his_next_one() -> None:
    g = game(
        LAND,
        [player("orcs diplomat", turns=1), player(None)],
        {0: held(0, "orcs"), 2: held(0, "orcs")},
        offer=[{"race": "humans", "power": "hill"}],
        banners={},
        badges={},
    )
    play(g, "done", "use diplomat 1", "done", "pick 1")
    assert g.seat == 1
    assert conquerable(g) == {1, 3, 4, 5}
    assert g.why_not("conquer 0") == ["peace"]


@pytest.mark.rule("11.5")
def test_the_diplomats_declined_race_is_outside_of_it() -> None:
    g = game(
        LAND,
        [player("orcs diplomat", declined=["giants"], turns=1), HUMANS],
        {0: held(0, "giants"), 1: held(1, "humans", 5), 2: held(0, "orcs")},
    )
    play(g, "done", "use diplomat 1", "done")
    assert conquerable(g) == {0}


@pytest.mark.rule("11.5", "10.4")
def test_the_allys_declined_ghouls_are_outside_of_it() -> None:
    g = game(
        LAND,
        [player("orcs diplomat", turns=1), player("humans hill", declined=["ghouls"], turns=1)],
        {1: held(1, "ghouls", 5), 2: held(0, "orcs"), 3: held(1, "humans", 5)},
    )
    play(g, "done", "use diplomat 1", "done")
    assert g.acting == "declined"
    assert conquerable(g) == {0, 2}
    play(g, "done", "deploy 1 4", "done")
    assert g.acting == "active"
    assert conquerable(g) == {4}


@pytest.mark.rule("11.5")
def test_peace_ends_when_the_diplomats_next_turn_begins() -> None:
    g = play(diplomat(), "done", "use diplomat 1", "done", "done", "deploy 1 4", "done")
    assert g.to_position()["peace"] == [{"from": 1, "to": 0}]
    play(g, "done", "deploy 4 4", "done")
    assert g.seat == 0
    assert g.to_position()["peace"] == []
    play(g, "done", "done")
    assert conquerable(g) == {0, 2}


@pytest.mark.rule("11.5")
def test_the_same_opponent_may_be_named_again() -> None:
    g = play(diplomat(), "done", "use diplomat 1", "done", "done", "deploy 1 4", "done", "done")
    play(g, "deploy 4 4", "done", "done", "use diplomat 1", "done")
    assert conquerable(g) == {0}


@pytest.mark.rule("11.5")
def test_the_diplomat_himself_is_free_to_attack_his_ally() -> None:
    g = play(diplomat(hand=7), "done", "deploy 2 7", "use diplomat 1", "done", "done", "deploy 1 4", "done")
    play(g, "done", "deploy 4 4", "done")
    assert conquerable(g) == {1, 4}


@pytest.mark.rule("11.5", "8.1")
def test_a_turn_of_decline_makes_no_peace() -> None:
    g = play(diplomat(), "decline")
    assert g.seat == 1
    assert conquerable(g) == {0, 2}
