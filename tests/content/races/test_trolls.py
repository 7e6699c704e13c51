"""Trolls (10.13)."""

import pytest

from tests.scenario import TRIBE, declined, game, held, play, player, region, strip

HILLS = strip("hill", "mountain", "swamp", "forest", "hill")
ELVES = player("elves forest", turns=1)


@pytest.mark.rule("10.13")
def test_every_region_they_conquer_gets_a_lair() -> None:
    g = game(HILLS, [player("trolls hill", hand=8), ELVES], {2: TRIBE})
    play(g, "conquer 0", "conquer 1", "conquer 2")
    assert [region(g, r) for r in (0, 1, 2)] == [held(0, "trolls", n, lair=1) for n in (2, 3, 3)]


@pytest.mark.rule("10.13", "4.8")
def test_a_region_won_by_the_die_gets_a_lair_too() -> None:
    g = game(HILLS, [player("trolls hill", hand=1), ELVES])
    play(g, "attempt 0 / 1")
    assert region(g, 0) == held(0, "trolls", lair=1)


@pytest.mark.rule("10.13", "6.3")
def test_lairs_stay_when_troops_are_redeployed() -> None:
    g = game(
        HILLS,
        [player("trolls hill", turns=1), ELVES],
        {0: held(0, "trolls", 3, lair=1), 1: held(0, "trolls", 2, lair=1)},
    )
    play(g, "done", "deploy 1 3", "done")
    assert (region(g, 0), region(g, 1)) == (held(0, "trolls", lair=1), held(0, "trolls", 4, lair=1))


@pytest.mark.rule("10.13", "4.3")
def test_a_lair_defends_like_a_token() -> None:
    g = game(
        HILLS,
        [player("elves forest", hand=6, turns=1), player("trolls hill", turns=1)],
        {
            3: held(0, "elves"),
            0: held(0, "elves"),
            2: held(1, "trolls", lair=1),
            1: held(1, "trolls", 2, lair=1),
        },
    )
    assert (g.cost(2), g.cost(1)) == (4, 6)


@pytest.mark.rule("10.13", "8.4")
def test_lairs_stay_in_decline_and_defend() -> None:
    g = game(
        HILLS,
        [player("trolls hill", turns=1), player("elves forest", turns=1)],
        {0: held(0, "trolls", 3, lair=1), 1: held(0, "trolls", lair=1), 2: held(1, "elves", 8)},
    )
    play(g, "decline")
    assert (region(g, 0), region(g, 1)) == (held(0, "trolls", lair=1), held(0, "trolls", lair=1))
    assert g.cost(1) == 5


@pytest.mark.rule("10.13", "6.2")
def test_a_lair_goes_when_its_region_is_abandoned() -> None:
    g = game(
        HILLS,
        [player("trolls hill", turns=1), ELVES],
        {0: held(0, "trolls", 3, lair=1), 1: held(0, "trolls", lair=1)},
    )
    play(g, "abandon 1")
    assert region(g, 1) == {}
    assert g.cost(1) == 3


@pytest.mark.rule("10.13", "5.3")
def test_a_lair_goes_when_its_region_is_conquered() -> None:
    g = game(
        HILLS,
        [player("elves forest", hand=6, turns=1), player("trolls hill", turns=1)],
        {3: held(0, "elves"), 2: held(1, "trolls", lair=1), 0: held(1, "trolls", lair=1)},
    )
    play(g, "conquer 2")
    assert region(g, 2) == held(0, "elves", 4)
    assert region(g, 0) == held(1, "trolls", lair=1)


@pytest.mark.rule("10.13", "5.2", "5.3")
def test_a_declined_lair_goes_when_its_region_is_conquered() -> None:
    g = game(
        HILLS,
        [player("elves forest", hand=6, turns=1), player("humans hill", declined=["trolls"], turns=1)],
        {3: held(0, "elves"), 2: held(1, "trolls", lair=1), 0: held(1, "humans")},
    )
    play(g, "conquer 2")
    assert region(g, 2) == held(0, "elves", 4)
    assert declined(g, 1) == []


@pytest.mark.rule("10.13", "8.2")
def test_declined_lairs_go_with_the_last_token() -> None:
    g = game(
        HILLS,
        [player("humans hill", declined=["trolls"], turns=1), ELVES],
        {0: held(0, "trolls", lair=1), 1: held(0, "trolls", lair=1), 3: held(0, "humans")},
    )
    play(g, "decline")
    assert (region(g, 0), region(g, 1)) == ({}, {})


@pytest.mark.rule("10.13", "4.6")
def test_a_lair_hinders_its_own_players_new_race_too() -> None:
    g = game(
        HILLS,
        [player("humans hill", declined=["trolls"], hand=4, turns=1), ELVES],
        {2: held(0, "trolls", lair=1), 3: held(0, "humans")},
    )
    assert g.cost(2) == 4
    play(g, "conquer 2")
    assert region(g, 2) == held(0, "humans", 4)


@pytest.mark.rule("10.13")
def test_a_region_taken_from_others_gets_a_lair() -> None:
    g = game(
        HILLS,
        [player("trolls hill", hand=3, turns=1), player("elves forest", turns=1)],
        {0: held(0, "trolls", lair=1), 2: held(0, "trolls", lair=1), 3: held(1, "elves")},
    )
    play(g, "conquer 3")
    assert region(g, 3) == held(0, "trolls", 3, lair=1)
