"""Declined Dwarves beside a race and a power that earn coins too (10.2)."""

import pytest

from tests.content.pairs.lands import ELVES
from tests.scenario import game, held, play, player, strip

MINES = strip("hill mine", "swamp mine", "farmland", "forest")


@pytest.mark.rule("10.2", "10.7", "11.12")
def test_declined_dwarves_are_paid_beside_the_new_races_bonuses() -> None:
    g = game(
        MINES,
        [player("humans merchant", declined=["dwarves"], turns=1), ELVES],
        {0: held(0, "dwarves"), 1: held(0, "dwarves"), 2: held(0, "humans"), 3: held(1, "elves")},
    )
    play(g, "done")
    assert g.income(0) == {"regions": 3, "dwarves": 2, "humans": 1, "merchant": 1}
    play(g, "done")
    assert g.coins[0] == 5 + 7


@pytest.mark.rule("10.2", "4.6")
def test_a_mine_taken_from_the_players_own_dwarves_pays_no_more() -> None:
    g = game(
        MINES,
        [player("humans merchant", declined=["dwarves"], hand=3, turns=1), ELVES],
        {0: held(0, "dwarves"), 1: held(0, "dwarves"), 2: held(0, "humans")},
    )
    play(g, "conquer 1")
    assert g.income(0) == {"regions": 3, "dwarves": 1, "humans": 1, "merchant": 2}


@pytest.mark.rule("10.2", "8.2")
def test_dwarves_removed_by_the_next_decline_are_not_paid() -> None:
    g = game(
        MINES,
        [player("humans merchant", declined=["dwarves"], turns=1), ELVES],
        {0: held(0, "dwarves"), 1: held(0, "dwarves"), 2: held(0, "humans"), 3: held(1, "elves")},
    )
    play(g, "decline")
    assert g.coins[0] == 5 + 1
