"""Heroic (11.10)."""

import pytest

from tests.scenario import conquerable, game, held, legal, play, player, region, strip

LAND = strip("hill", "swamp", "forest", "farmland")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.10")
def test_two_heroes_stand_in_two_different_regions_at_turns_end() -> None:
    g = game(
        LAND,
        [player("orcs heroic", turns=1), IDLE],
        {0: held(0, "orcs"), 1: held(0, "orcs"), 2: held(0, "orcs")},
    )
    play(g, "done")
    assert legal(g, "use heroic") == {"use heroic 0", "use heroic 1", "use heroic 2"}
    play(g, "use heroic 1")
    assert legal(g, "use heroic") == {"use heroic 0", "use heroic 2"}
    assert g.why_not("use heroic 1") == ["stands_there"]
    play(g, "use heroic 2")
    assert legal(g, "use heroic") == set()
    assert g.why_not("use heroic 0") == ["none_left"]
    assert region(g, 1) == held(0, "orcs", 1, hero=1)
    assert region(g, 2) == held(0, "orcs", 1, hero=1)


@pytest.mark.rule("11.10")
def test_both_heroes_must_be_placed() -> None:
    g = game(LAND, [player("orcs heroic", turns=1), IDLE], {0: held(0, "orcs"), 1: held(0, "orcs")})
    play(g, "done")
    assert g.why_not("done") == ["must_place"]
    play(g, "use heroic 0")
    assert g.why_not("done") == ["must_place"]
    play(g, "use heroic 1", "done")
    assert g.seat == 1


@pytest.mark.rule("11.10")
def test_no_hero_is_placed_before_the_conquests_are_over() -> None:
    g = game(LAND, [player("orcs heroic", hand=2, turns=1), IDLE], {0: held(0, "orcs")})
    assert g.why_not("use heroic 0") == ["wrong_phase"]


@pytest.mark.rule("11.10")
def test_one_hero_is_enough_for_a_single_region() -> None:
    g = game(LAND, [player("orcs heroic", turns=1), IDLE], {0: held(0, "orcs")})
    play(g, "done", "use heroic 0")
    assert g.legal == ["done"]
    play(g, "done")
    assert region(g, 0) == held(0, "orcs", 1, hero=1)


@pytest.mark.rule("11.10")
def test_the_second_hero_comes_back_when_there_are_two_regions_again() -> None:
    g = game(LAND, [player("orcs heroic", turns=1), IDLE], {0: held(0, "orcs", 3)})
    play(g, "done", "deploy 0 2", "use heroic 0", "done", "done", "done")
    play(g, "conquer 1", "done", "deploy 0", "use heroic 0", "use heroic 1", "done")
    assert region(g, 0) == held(0, "orcs", 2, hero=1)
    assert region(g, 1) == held(0, "orcs", 1, hero=1)


@pytest.mark.rule("11.10")
def test_without_a_region_no_hero_is_placed() -> None:
    g = game(LAND, [player("orcs heroic", hand=2, turns=1), IDLE])
    play(g, "done", "done")
    assert g.seat == 1


@pytest.mark.rule("11.10")
def test_a_region_of_the_declined_race_gets_no_hero() -> None:
    g = game(
        LAND,
        [player("orcs heroic", declined=["giants"], turns=1), IDLE],
        {0: held(0, "orcs"), 1: held(0, "giants")},
    )
    play(g, "done")
    assert legal(g, "use heroic") == {"use heroic 0"}


@pytest.mark.rule("11.10", "4.9")
def test_a_heros_region_is_immune() -> None:
    g = game(
        LAND,
        [player("sorcerers hill", hand=9, turns=1), player("orcs heroic", turns=1)],
        {0: held(1, "orcs", 1, hero=1), 1: held(0, "sorcerers"), 2: held(1, "orcs", 1, hero=1)},
    )
    assert conquerable(g) == set()
    assert g.why_not("conquer 0") == ["immune"]
    assert legal(g, "use sorcerers") == set()


@pytest.mark.rule("11.10", "4.9", "4.8")
def test_no_final_attempt_on_a_hero() -> None:
    g = game(
        LAND,
        [player("humans hill", hand=1, turns=1), player("orcs heroic", turns=1)],
        {0: held(1, "orcs", 1, hero=1), 1: held(0, "humans")},
    )
    assert legal(g, "attempt") == {"attempt 2"}


@pytest.mark.rule("11.10")
def test_heroes_are_taken_up_and_the_regions_they_leave_can_be_attacked() -> None:
    g = game(
        LAND,
        [player("orcs heroic", turns=1), player("humans hill", turns=1)],
        {
            0: held(0, "orcs", 1, hero=1),
            1: held(0, "orcs", 1, hero=1),
            2: held(0, "orcs"),
            3: held(1, "humans", 9),
        },
    )
    play(g, "done")
    assert [region(g, r) for r in (0, 1, 2)] == [held(0, "orcs")] * 3
    play(g, "use heroic 0", "use heroic 1", "done")
    assert conquerable(g) == {2}


@pytest.mark.rule("11.10")
def test_heroes_stay_where_they_are_while_their_race_conquers() -> None:
    g = game(LAND, [player("orcs heroic", hand=2, turns=1), IDLE], {0: held(0, "orcs", 1, hero=1)})
    play(g, "conquer 1")
    assert region(g, 0) == held(0, "orcs", 1, hero=1)


@pytest.mark.rule("11.10")
def test_heroes_may_move_to_regions_just_conquered() -> None:
    g = game(
        LAND,
        [player("orcs heroic", hand=4, turns=1), player("humans hill", turns=1)],
        {0: held(0, "orcs", 1, hero=1), 3: held(1, "humans", 9)},
    )
    play(g, "conquer 1", "conquer 2", "done", "deploy 0 2", "use heroic 1", "use heroic 2", "done")
    assert g.why_not("conquer 2") == ["immune"]
    assert region(g, 0) == held(0, "orcs", 3)


@pytest.mark.rule("11.10", "6.2")
def test_a_hero_of_an_abandoned_region_comes_back() -> None:
    g = game(
        LAND,
        [player("orcs heroic", turns=1), IDLE],
        {0: held(0, "orcs", 1, hero=1), 1: held(0, "orcs", 1, hero=1), 2: held(0, "orcs")},
    )
    play(g, "abandon 0")
    assert region(g, 0) == {}
    assert g.cost(0) == 2
    play(g, "done", "deploy 1", "use heroic 1", "use heroic 2", "done")
    assert region(g, 1) == held(0, "orcs", 2, hero=1)
    assert region(g, 2) == held(0, "orcs", 1, hero=1)


@pytest.mark.rule("11.10", "8.4")
def test_heroes_are_gone_in_decline() -> None:
    g = game(
        LAND,
        [player("orcs heroic", turns=1), player("humans hill", turns=1)],
        {0: held(0, "orcs", 2, hero=1), 1: held(1, "humans", 9), 2: held(0, "orcs", 1, hero=1)},
    )
    play(g, "decline")
    assert region(g, 0) == held(0, "orcs")
    assert region(g, 2) == held(0, "orcs")
    assert conquerable(g) == {0, 2}
