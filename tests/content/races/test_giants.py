"""Giants (10.5)."""

import pytest

from tests.scenario import TRIBE, game, held, play, player, region, strip

PEAKS = strip("farmland", "mountain", "hill", "swamp", "mountain", "forest", "mountain")
ELVES = player("elves forest", turns=1)


@pytest.mark.rule("10.5")
def test_a_region_next_to_their_mountain_costs_a_token_less() -> None:
    g = game(PEAKS, [player("giants hill", hand=4, turns=1), ELVES], {1: held(0, "giants"), 2: TRIBE})
    assert (g.cost(0), g.cost(2)) == (1, 2)
    play(g, "conquer 0", "conquer 2")
    assert g.cost(3) == 2


@pytest.mark.rule("10.5")
def test_only_mountains_they_hold_help() -> None:
    g = game(PEAKS, [player("giants hill", hand=4, turns=1), ELVES], {2: held(0, "giants")})
    assert (g.cost(1), g.cost(3)) == (3, 2)
    play(g, "conquer 1")
    assert g.cost(0) == 1


@pytest.mark.rule("10.5")
def test_a_mountain_of_their_players_declined_race_does_not_help() -> None:
    g = game(
        PEAKS,
        [player("giants hill", declined=["humans"], hand=4, turns=1), ELVES],
        {4: held(0, "humans"), 2: held(0, "giants")},
    )
    assert g.cost(3) == 2


@pytest.mark.rule("10.5")
def test_a_mountain_next_to_a_mountain_is_cheaper_too() -> None:
    ridge = strip("mountain", "mountain", "hill")
    g = game(ridge, [player("giants hill", hand=4, turns=1), ELVES], {0: held(0, "giants")})
    assert g.cost(1) == 2


@pytest.mark.rule("10.5")
def test_two_mountains_save_no_more_than_one() -> None:
    g = game(
        PEAKS,
        [player("giants hill", hand=4, turns=1), ELVES],
        {4: held(0, "giants"), 6: held(0, "giants"), 5: held(1, "elves", 2)},
    )
    assert g.cost(5) == 3


@pytest.mark.rule("10.5", "6.2")
def test_an_abandoned_mountain_helps_no_more() -> None:
    g = game(
        PEAKS,
        [player("giants hill", hand=4, turns=1), ELVES],
        {1: held(0, "giants"), 2: held(0, "giants"), 0: held(1, "elves")},
    )
    assert g.cost(0) == 2
    play(g, "abandon 1")
    assert (g.cost(1), g.cost(3)) == (3, 2)


@pytest.mark.rule("10.5", "4.1")
def test_the_first_conquest_is_not_cheaper() -> None:
    g = game(PEAKS, [player("giants hill", hand=4), ELVES])
    assert (g.cost(0), g.cost(1)) == (2, 3)


@pytest.mark.rule("10.5", "4.8")
def test_the_final_attempt_counts_the_saving() -> None:
    g = game(
        PEAKS, [player("giants hill", hand=1, turns=1), ELVES], {1: held(0, "giants"), 2: held(1, "elves", 2)}
    )
    play(g, "attempt 2 / 2")
    assert region(g, 2) == held(0, "giants")


CAVES = strip("mountain cavern", "swamp", "hill cavern inner", "forest inner", "mountain cavern inner")
UNDERGROUND = player("giants underworld", hand=6, turns=1)


@pytest.mark.rule("10.5", "11.19")
def test_a_mountain_with_a_cavern_makes_every_other_cavern_cheaper_still() -> None:
    g = game(CAVES, [UNDERGROUND, ELVES], {0: held(0, "giants"), 2: held(1, "elves", 2)})
    # Underworld's own token, and one for the held mountain, which is adjacent underground.
    assert (g.cost(2), g.cost(4)) == (2 + 2 - 1 - 1, 3 - 1 - 1)
    assert g.cost_parts(2) == {"region": 2, "tokens": 2, "giants": -1, "underworld": -1}
    assert g.cost(1) == 2 - 1
    assert g.why_not("conquer 3") == ["not_adjacent"]


@pytest.mark.rule("10.5", "11.19")
def test_a_cavern_that_is_no_mountain_does_not_make_others_cheaper_for_giants() -> None:
    g = game(CAVES, [UNDERGROUND, ELVES], {2: held(0, "giants")})
    assert (g.cost(0), g.cost(4)) == (3 - 1, 3 - 1)


@pytest.mark.rule("10.5", "11.19")
def test_a_mountain_without_a_cavern_is_adjacent_to_its_neighbours_only() -> None:
    land = strip("mountain", "hill cavern", "swamp", "forest cavern")
    g = game(land, [UNDERGROUND, ELVES], {0: held(0, "giants"), 1: held(0, "giants")})
    assert g.cost(3) == 2 - 1


@pytest.mark.rule("10.5", "11.19")
def test_without_underworld_a_cavern_is_far_away() -> None:
    g = game(CAVES, [player("giants hill", hand=6, turns=1), ELVES], {0: held(0, "giants")})
    assert g.cost(2) is None
