"""Records: a game that is written and read is the same game."""

import random

import pytest

from elbowroom import Game, OptionError, PositionError
from tests.record.records import CUNNING, GNOMES, POSITION, finish
from tests.scenario import player, strip


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_a_random_game_is_replayed_to_the_same_end(players: int, seed: int) -> None:
    g = finish(Game.new(players, seed), seed)
    again = Game.replay(g.record())
    assert again.state.key() == g.state.key()
    assert again.record() == g.record()
    assert again.coins == g.coins


def test_a_replayed_game_stands_where_the_game_stood_and_goes_on_the_same() -> None:
    g = Game.new(3, 11)
    rng = random.Random(11)
    for _ in range(60):
        g.play(rng.choice(g.legal))
    again = Game.replay(g.record())
    assert again.to_position() == g.to_position()
    assert finish(again, 5).record() == finish(g, 5).record()


def test_a_replayed_game_goes_on_the_same_after_a_die_that_was_given() -> None:
    g = Game.from_position(POSITION)
    for move in ("conquer 0", "conquer 1"):
        g.play(move)
    g.play("attempt 2", die=3)
    assert Game.replay(g.record()).to_position() == g.to_position()


@pytest.mark.parametrize("first", [0, 1, 2, "draw"])
def test_who_began_does_not_change_the_replay(first: int | str) -> None:
    for seed in range(5):
        g = Game.new(3, seed, names=["Ann", "Bo", "Cy"], first=first)
        g.play("pick 1")
        again = Game.replay(g.record())
        assert again.to_position() == g.to_position()


@pytest.mark.parametrize(
    "names",
    [["Ann  Lee", "Bo"], ["Ó'Brien", "Þór"], ["-", "--"], ["1", "=="], ["Ann", "Ann"], ["Анна", "Їжак"]],
)
def test_names_survive_a_record(names: list[str]) -> None:
    assert Game.replay(Game.new(2, 1, names=names).record()).names == names
    players = [player("orcs hill") | {"name": names[0]}, player("elves swamp") | {"name": names[1]}]
    g = Game.from_position(POSITION | {"players": players})
    assert Game.replay(g.record()).names == names


@pytest.mark.parametrize(
    "space", ["\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029", "\n", "\r", ",", "#"]
)
def test_a_name_that_a_record_cannot_hold_is_refused(space: str) -> None:
    name = f"A{space}B"
    with pytest.raises(OptionError) as caught:
        Game.new(2, 1, names=[name, "Bo"])
    assert caught.value.code == "bad_name"
    players = [player("orcs hill") | {"name": name}, player("elves swamp") | {"name": "Bo"}]
    with pytest.raises(PositionError) as refusal:
        Game.from_position(POSITION | {"players": players})
    assert refusal.value.field == "players[0].name"


def test_open_scores_survive_a_record() -> None:
    g = Game.new(2, 7, open_scores=True)
    again = Game.replay(g.record())
    assert again.view(0) == g.view(0)
    assert again.record() == g.record()


def test_home_made_traits_survive_a_record() -> None:
    g = finish(Game.new(2, 7, homebrew=[GNOMES, CUNNING]))
    again = Game.replay(g.record(), homebrew=[CUNNING, GNOMES])
    assert again.state.key() == g.state.key()
    assert again.record() == g.record()


def test_home_made_traits_that_a_record_does_not_name_are_left_out() -> None:
    g = Game.new(2, 7)
    g.play("pick 1")
    again = Game.replay(g.record(), homebrew=[GNOMES])
    assert again.to_position() == g.to_position()


def test_an_inline_map_survives_a_record() -> None:
    facts = strip("hill", "swamp tribe", "forest cavern", "sea", rounds=2) | {
        "name": "Bay # 1\u2028\x85, the second"
    }
    g = finish(Game.new(2, 7, map=facts))
    again = Game.replay(g.record())
    assert again.map == facts
    assert again.state.key() == g.state.key()


def test_a_game_from_the_middle_of_another_survives_a_record() -> None:
    g = Game.new(2, 9)
    rng = random.Random(9)
    for _ in range(40):
        g.play(rng.choice(g.legal))
    later = finish(Game.from_position(g.to_position()), 3)
    again = Game.replay(later.record())
    assert again.state.key() == later.state.key()
    assert again.record() == later.record()
