"""Amazons that must empty regions, and their power (10.1)."""

import pytest

from elbowroom import Game
from tests.content.pairs.lands import ELVES, LAND
from tests.scenario import declined, game, held, play, player, region


def thin(power: str, **markers: int) -> Game:
    """Five Amazons in three regions: two regions must go. Region 0 may hold something."""
    return game(
        LAND,
        [player(f"amazons {power}", turns=1), ELVES],
        {
            0: held(0, "amazons", 3, **markers),
            1: held(0, "amazons"),
            2: held(0, "amazons"),
            6: held(1, "elves"),
        },
    )


@pytest.mark.rule("10.1", "11.9")
def test_a_fortress_goes_with_a_region_that_amazons_must_empty() -> None:
    g = thin("fortified", fortress=1)
    play(g, "done")
    assert set(g.legal) == {"abandon 0", "abandon 1", "abandon 2"}
    play(g, "abandon 0", "abandon 1")
    assert region(g, 0) == {}
    assert g.income(0) == {"regions": 1}


@pytest.mark.rule("10.1", "11.9")
def test_amazons_build_their_fortress_after_emptying_regions() -> None:
    g = thin("fortified", fortress=1)
    play(g, "done")
    assert g.why_not("use fortified 1") == ["must_abandon"]
    play(g, "abandon 0", "abandon 1")
    assert set(g.legal) == {"done", "use fortified 2"}
    play(g, "use fortified 2", "done")
    assert region(g, 2) == held(0, "amazons", fortress=1)
    assert g.coins[0] == 5 + 1 + 1


@pytest.mark.rule("10.1", "11.10")
def test_heroes_of_amazons_wait_until_regions_are_emptied() -> None:
    g = thin("heroic", hero=1)
    play(g, "done")
    assert set(g.legal) == {"abandon 0", "abandon 1", "abandon 2"}
    play(g, "abandon 0", "abandon 1")
    assert set(g.legal) == {"use heroic 2"}
    play(g, "use heroic 2")
    assert set(g.legal) == {"done"}
    assert region(g, 2) == held(0, "amazons", hero=1)


@pytest.mark.rule("10.1", "11.10")
def test_both_heroes_stand_where_two_regions_are_left() -> None:
    g = game(
        LAND,
        [player("amazons heroic", turns=1), ELVES],
        {0: held(0, "amazons", 4, hero=1), 1: held(0, "amazons", hero=1), 2: held(0, "amazons")},
    )
    play(g, "done", "abandon 0")
    assert set(g.legal) == {"use heroic 1", "use heroic 2"}
    play(g, "use heroic 1")
    assert set(g.legal) == {"use heroic 2"}


@pytest.mark.rule("10.1", "11.10", "11.3")
@pytest.mark.parametrize(("power", "marker"), [("heroic", "hero"), ("bivouacking", "encampments")])
def test_amazons_that_all_come_off_place_nothing(power: str, marker: str) -> None:
    g = game(
        LAND,
        [player(f"amazons {power}", turns=1), ELVES],
        {0: held(0, "amazons", 3, **{marker: 1}), 6: held(1, "elves")},
    )
    play(g, "done", "abandon 0")
    assert set(g.legal) == {"done"}
    play(g, "done")
    assert (g.seat, g.phase) == (1, "expand")


@pytest.mark.rule("10.1", "11.17", "8.1")
def test_stout_amazons_decline_with_the_regions_they_could_keep() -> None:
    g = thin("stout")
    play(g, "done", "abandon 0", "abandon 1", "done")
    assert (g.phase, g.coins[0]) == ("stout", 5 + 1)
    play(g, "decline")
    assert region(g, 2) == held(0, "amazons")
    assert declined(g, 0) == [{"race": "amazons", "power": None, "hand": 0}]
