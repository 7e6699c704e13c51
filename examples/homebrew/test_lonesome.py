"""Lonesome in small scenarios on a map of four regions in a row."""

from elbowroom import Game
from elbowroom.testing import check_trait, game, held, play, player, strip, trait_beside

TRAIT = trait_beside(__file__)


def holding(*regions: int) -> Game:
    """Lonesome Orcs, about to expand, hold these regions with three tokens each."""
    players = [player("orcs lonesome", turns=1), player("elves hill", hand=6)]
    row = strip("hill", "swamp", "forest", "farmland")
    return game(row, players, {r: held(0, "orcs", 3) for r in regions}, homebrew=[TRAIT])


def test_a_region_apart_pays_a_coin_more() -> None:
    assert holding(0, 2).income(0) == {"regions": 2, "lonesome": 2}
    assert holding(0, 1, 3).income(0) == {"regions": 3, "lonesome": 1}


def test_neighbours_pay_nothing_more() -> None:
    assert holding(0, 1).income(0) == {"regions": 2}


def test_a_conquest_can_cost_the_bonus() -> None:
    g = play(holding(0, 2), "conquer 1", "done")
    assert g.income(0) == {"regions": 3}


def test_in_decline_only_the_regions_pay() -> None:
    g = play(holding(0, 2), "decline")
    assert g.coins[0] == 5 + 2


def test_it_keeps_the_laws() -> None:
    check_trait(TRAIT)
