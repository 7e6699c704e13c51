"""What a seat may see."""

from typing import cast

import pytest

from elbowroom import Game
from elbowroom.record.position import Position
from tests.game.games import finished, orcs
from tests.scenario import Json


def purses(view: Position) -> list[int | None]:
    return [row["coins"] for row in view["players"]]


@pytest.mark.rule("7.2")
def test_a_view_hides_the_coins_of_others() -> None:
    g = orcs()
    assert purses(g.view(0)) == [5, None]
    assert purses(g.view(1)) == [None, 8]
    assert purses(g.view(None)) == [None, None]
    assert g.coins == [5, 8]


@pytest.mark.rule("7.2")
def test_open_scores_hide_nothing() -> None:
    g = orcs(open_scores=True)
    for seat in (0, 1, None):
        assert purses(g.view(seat)) == [5, 8]
    assert purses(Game.new(2, 1, open_scores=True).view(None)) == [5, 5]
    assert Game.new(2, 1, open_scores=True).to_position()["open_scores"] is True


@pytest.mark.rule("7.2")
def test_at_the_end_all_coins_are_seen() -> None:
    g = finished()
    for seat in (0, 1, None):
        assert purses(g.view(seat)) == g.coins


def test_a_view_is_the_position_but_for_purses_and_chance() -> None:
    g = orcs()
    position, view = g.to_position(), g.view(0)
    assert "seed" not in view
    assert "dice" not in view
    players = cast("list[Json]", position["players"])
    expected = {key: value for key, value in position.items() if key not in ("seed", "dice")}
    assert view == expected | {"players": [players[0], players[1] | {"coins": None}]}


def test_a_view_can_be_read_as_a_position() -> None:
    g = orcs()
    assert Game.from_position(g.view(0)).legal == g.legal


def test_views_of_one_seat_do_not_tell_seeds_apart() -> None:
    one, other = (
        Game.from_position(orcs().to_position(), seed=1),
        Game.from_position(orcs().to_position(), seed=2),
    )
    assert one.view(0) == other.view(0)
