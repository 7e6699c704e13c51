"""Moves played again without checks."""

import pytest

from elbowroom import Game
from elbowroom.cli.demo_player import choose
from elbowroom.engine.events import Revealed, Rolled
from elbowroom.game.dice import seeded


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_repeated_is_the_same_game(players: int) -> None:
    game, again, dice = Game.new(players, seed=6), Game.new(players, seed=6), seeded(2)
    while not game.over:
        move = choose(game, dice)
        events = game.play(move)
        die = next((event.pips for event in events if isinstance(event, Rolled)), None)
        reveal = [(event.race, event.power) for event in events if isinstance(event, Revealed)]
        assert again.repeat(move, die=die, reveal=reveal) == events
        assert again.to_position() == game.to_position()  # the dice to come are the same too
    assert again.record() == game.record()


def test_a_count_is_repeated_too_and_a_copy_stays_as_it_was() -> None:
    game = Game.new(2, seed=7)
    for move in ("pick 1", "conquer 5", "done"):
        game.repeat(move)
    before = game.copy()
    position = before.to_position()
    game.repeat("deploy 5 3")
    assert game.record().endswith("deploy 5 3\n")
    assert before.to_position() == position != game.to_position()
