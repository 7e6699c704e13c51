"""Records for others while the game goes on."""

import pytest

from elbowroom import Game
from elbowroom.cli.demo_player import choose
from elbowroom.game.dice import seeded


def some_moves(game: Game, moves: int) -> Game:
    dice = seeded(3)
    for _ in range(moves):
        if not game.over:
            game.play(choose(game, dice))
    return game


@pytest.mark.parametrize("moves", [0, 1, 40, 150])
@pytest.mark.parametrize("open_scores", [False, True])
def test_a_sealed_record_is_the_same_game(moves: int, open_scores: bool) -> None:
    game = some_moves(Game.new(3, seed=987654321, names=["Ann", "Bo", "Cy"], open_scores=open_scores), moves)
    text = game.sealed_record()
    assert "987654321" not in text
    assert "dice" not in text
    again = Game.replay(text)
    assert again.view(None) == game.view(None)
    assert again.coins == game.coins  # everybody begins with the same


def test_a_sealed_record_tells_no_purse_of_the_position_it_began_with() -> None:
    position = Game.new(2, seed=5).to_position()
    position["players"][0]["coins"] = 7919
    game = some_moves(Game.from_position(position, seed=5), 10)
    assert "7919" in game.record()
    assert "7919" not in game.sealed_record()
    assert Game.replay(game.sealed_record()).names == game.names


def test_with_open_totals_there_is_nothing_to_hide() -> None:
    position = Game.new(2, seed=5).to_position()
    position["open_scores"] = True
    position["players"][0]["coins"] = 7919
    game = some_moves(Game.from_position(position), 10)
    assert Game.replay(game.sealed_record()).coins == game.coins


def test_the_end_of_a_game_is_told() -> None:
    game = some_moves(Game.new(2, seed=5), 10_000)
    assert Game.replay(game.sealed_record()).winners == game.winners
