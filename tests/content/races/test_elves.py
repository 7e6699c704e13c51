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
