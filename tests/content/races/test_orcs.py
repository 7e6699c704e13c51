"""Orcs (10.8)."""

import pytest

from tests.scenario import TRIBE, game, held, play, player, strip

WASTES = strip("farmland", "hill", "swamp", "mountain", "forest", "swamp")
ELVES = player("elves hill", turns=1)


@pytest.mark.rule("10.8")
def test_each_non_empty_conquest_earns_a_coin() -> None:
    g = game(
        WASTES,
        [player("orcs seafaring", hand=6, turns=1), ELVES],
        {0: held(0, "orcs"), 1: TRIBE, 2: held(1, "elves"), 5: held(1, "elves")},
    )
    play(g, "conquer 1", "conquer 2", "done", "deploy 0 4")
    assert g.income(0) == {"regions": 3, "orcs": 2}
    play(g, "done")
    assert g.coins[0] == 5 + 5


@pytest.mark.rule("10.8")
def test_empty_regions_earn_nothing_more_and_a_mountain_alone_is_empty() -> None:
    g = game(WASTES, [player("orcs seafaring", hand=5, turns=1), ELVES], {1: held(0, "orcs")})
    play(g, "conquer 2", "conquer 3")
    assert g.income(0) == {"regions": 3}


@pytest.mark.rule("10.8", "4.6")
def test_declined_tokens_count_even_the_players_own() -> None:
    g = game(
        WASTES,
        [
            player("orcs seafaring", declined=["humans"], hand=6, turns=1),
            player("elves hill", declined=["trolls"], turns=1),
        ],
        {0: held(0, "orcs"), 1: held(0, "humans"), 2: held(1, "trolls"), 5: held(1, "elves")},
    )
    play(g, "conquer 1", "conquer 2")
    assert g.income(0) == {"regions": 3, "orcs": 2}


@pytest.mark.rule("10.8")
def test_what_stood_there_just_before_decides() -> None:
    g = game(
        WASTES,
        [player("orcs seafaring", hand=2, turns=1), ELVES],
        {0: held(0, "orcs"), 1: held(0, "orcs", 2)},
    )
    play(g, "abandon 1", "conquer 1")
    assert g.income(0) == {"regions": 2}


@pytest.mark.rule("10.8")
def test_last_turns_conquests_do_not_count_again() -> None:
    g = game(
        WASTES,
        [player("orcs seafaring", hand=3, turns=1), ELVES],
        {0: held(0, "orcs"), 1: TRIBE, 5: held(1, "elves")},
    )
    play(g, "conquer 1", "done", "deploy 0 2", "done", "done", "done")
    assert g.seat == 0
    play(g, "done", "deploy 0 2")
    assert g.income(0) == {"regions": 2}


@pytest.mark.rule("10.8", "4.8")
@pytest.mark.parametrize(("die", "income"), [(1, {"regions": 2, "orcs": 1}), (0, {"regions": 1})])
def test_a_final_attempt_counts_when_it_succeeds(die: int, income: dict[str, int]) -> None:
    g = game(WASTES, [player("orcs seafaring", hand=2, turns=1), ELVES], {0: held(0, "orcs"), 1: TRIBE})
    play(g, f"attempt 1 / {die}")
    assert g.income(0) == income


@pytest.mark.rule("10.8", "10.4")
def test_conquests_of_declined_ghouls_are_not_the_orcs() -> None:
    g = game(
        WASTES,
        [player("orcs seafaring", declined=["ghouls"], hand=3, turns=1), ELVES],
        {0: held(0, "ghouls", 4), 1: TRIBE, 4: held(0, "orcs"), 5: held(1, "elves")},
        acting="declined",
    )
    play(g, "conquer 1")
    assert g.income(0) == {"regions": 3}
    play(g, "done", "deploy 0 2", "done", "conquer 5", "done", "deploy 4 2")
    assert g.income(0) == {"regions": 4, "orcs": 1}


@pytest.mark.rule("10.8", "8.3")
def test_a_turn_of_decline_earns_orcs_nothing_more() -> None:
    g = game(WASTES, [player("orcs seafaring", turns=1), ELVES], {0: held(0, "orcs"), 1: held(0, "orcs")})
    play(g, "decline")
    assert g.coins[0] == 5 + 2
