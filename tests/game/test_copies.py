"""Copies are equal and independent."""

from typing import cast

from elbowroom import Game
from tests.game.games import moment, orcs
from tests.scenario import Json, play


def test_a_copy_is_equal_and_independent() -> None:
    g = play(orcs(), "conquer 0")
    before = moment(g)
    twin = g.copy()
    assert moment(twin) == before
    play(twin, "conquer 1", "done")
    assert moment(g) == before
    play(g, "done")
    assert g.record() != twin.record()


def test_a_copy_has_the_same_chance_and_does_not_use_up_the_others() -> None:
    g = Game.new(2, 7)
    twin = g.copy()
    twin.play("pick 1")
    g.play("pick 1")
    assert g.to_position() == twin.to_position()
    assert g.record() == twin.record()


def test_a_copy_of_a_game_from_a_position_keeps_its_beginning() -> None:
    g = play(orcs(), "conquer 0")
    assert Game.replay(g.copy().record()).to_position() == g.to_position()


def test_a_position_that_was_handed_out_is_nobodys_but_the_callers() -> None:
    g = play(orcs(), "conquer 0")
    before = moment(g)
    position = g.to_position()
    cast("list[Json]", position["players"])[0]["coins"] = 99
    cast("Json", position["regions"]).clear()
    cast("Json", position["turn"]).clear()
    view = g.view(0)
    cast("list[Json]", view["offer"]).clear()
    assert moment(g) == before
