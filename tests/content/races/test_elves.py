"""Elves (10.3)."""

from typing import cast

import pytest

from tests.scenario import active, declined, game, held, play, player, region, strip

MEADOW = strip("farmland", "hill", "swamp", "forest")


@pytest.mark.rule("10.3")
def test_no_elf_is_lost_with_a_region() -> None:
    g = game(
        MEADOW,
        [player("orcs hill", hand=6, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves", 2), 2: held(1, "elves")},
    )
    play(g, "conquer 1", "done", "deploy 0 5", "done")
    assert (g.phase, g.seat) == ("withdraw", 1)
    assert active(g, 1)["hand"] == 2
    play(g, "deploy 2 2")
    assert region(g, 2) == held(1, "elves", 3)
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("10.3", "5.5")
def test_elves_without_a_region_keep_all_tokens_in_hand() -> None:
    g = game(
        MEADOW,
        [player("orcs hill", hand=6, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves")},
    )
    play(g, "conquer 1", "done", "deploy 0 5", "done")
    assert (g.phase, g.seat) == ("expand", 1)
    assert active(g, 1)["hand"] == 1


@pytest.mark.rule("10.3", "5.2")
def test_a_declined_elf_is_lost_like_anybody_else() -> None:
    g = game(
        MEADOW,
        [player("orcs hill", hand=6, turns=1), player("humans swamp", declined=["elves"], turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves"), 3: held(1, "humans")},
    )
    play(g, "conquer 1")
    assert declined(g, 1) == []
    assert "elves" in cast("dict[str, list[str]]", g.to_position()["banners"])["returned"]


@pytest.mark.rule("10.3")
def test_a_lone_elf_withdraws_too() -> None:
    g = game(
        MEADOW,
        [player("orcs hill", hand=6, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves"), 2: held(1, "elves")},
    )
    play(g, "conquer 1", "done", "deploy 0 5", "done", "deploy 2")
    assert region(g, 2) == held(1, "elves", 2)


@pytest.mark.rule("10.3", "5.4")
def test_elves_driven_out_twice_in_a_turn_all_come_back_at_its_end() -> None:
    g = game(
        MEADOW,
        [player("orcs hill", hand=9, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves", 2), 2: held(1, "elves", 2), 3: held(1, "elves")},
    )
    play(g, "conquer 1", "conquer 2")
    assert (g.seat, active(g, 1)["hand"]) == (0, 4)
    play(g, "done", "deploy 0 7", "done", "deploy 3 4")
    assert region(g, 3) == held(1, "elves", 5)


@pytest.mark.rule("10.3", "4.8")
def test_a_final_attempt_kills_no_elf_either() -> None:
    g = game(
        MEADOW,
        [player("orcs hill", hand=2, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves", 2), 2: held(1, "elves")},
    )
    play(g, "attempt 1 / 2")
    assert active(g, 1)["hand"] == 2


@pytest.mark.rule("10.3", "10.11")
def test_a_converted_elf_is_lost() -> None:
    g = game(
        MEADOW,
        [player("sorcerers hill", turns=1), player("elves swamp", turns=1)],
        {0: held(0, "sorcerers"), 1: held(1, "elves"), 2: held(1, "elves")},
    )
    play(g, "use sorcerers 1", "done", "done")
    assert (g.phase, g.seat) == ("expand", 1)
    assert active(g, 1)["hand"] == 0
    assert region(g, 2) == held(1, "elves")


@pytest.mark.rule("10.3", "10.4")
def test_elves_lose_nobody_to_their_own_players_ghouls() -> None:
    g = game(
        MEADOW,
        [player("elves swamp", declined=["ghouls"], turns=1), player("orcs hill", turns=1)],
        {0: held(0, "ghouls", 5), 1: held(0, "elves", 2)},
        acting="declined",
    )
    play(g, "conquer 1")
    assert active(g, 0)["hand"] == 2


@pytest.mark.rule("10.3")
def test_elves_may_attack_like_others_and_spare_nobody() -> None:
    g = game(
        MEADOW,
        [player("elves swamp", hand=4, turns=1), player("orcs hill", turns=1)],
        {0: held(0, "elves"), 1: held(1, "orcs", 2), 2: held(1, "orcs")},
    )
    play(g, "conquer 1")
    assert active(g, 1)["hand"] == 1
