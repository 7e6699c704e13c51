"""Moles in small scenarios on a map of four regions in a row."""

from elbowroom import Game
from elbowroom.testing import (
    Json,
    active,
    check_trait,
    declined,
    game,
    held,
    play,
    player,
    strip,
    trait_beside,
)

TRAIT = trait_beside(__file__)
ROW = strip("hill", "swamp cavern", "mountain mine cavern", "farmland")


def moles_and_orcs(regions: dict[int, Json], seat: int = 0) -> Game:
    """Moles in seat 0, Orcs in seat 1; the seat is about to expand."""
    players = [player("moles forest", hand=4, turns=1), player("orcs forest", hand=6, turns=1)]
    return game(ROW, players, regions, seat=seat, homebrew=[TRAIT])


def test_caverns_and_mines_cost_a_token_less_but_only_once() -> None:
    g = moles_and_orcs({3: held(1, "orcs")})
    assert [g.cost(r) for r in range(4)] == [2, 1, 2, 3]


def test_every_mole_gets_away() -> None:
    g = play(moles_and_orcs({1: held(0, "moles", 2)}, seat=1), "conquer 1")
    assert active(g, 0)["hand"] == 4 + 2


def test_a_mole_in_decline_is_lost_like_anybody_else() -> None:
    g = play(moles_and_orcs({1: held(0, "moles", 2)}), "decline", "conquer 1")
    assert declined(g, 0) == []


def test_they_take_the_place_of_the_tritons() -> None:
    position = Game.new(2, 1, homebrew=[TRAIT]).to_position()
    races = [combo["race"] for combo in position["offer"]] + position["banners"]["shuffled"]
    assert "moles" in races
    assert "tritons" not in races


def test_it_keeps_the_laws() -> None:
    check_trait(TRAIT)
