"""Games and states can be pickled and deep-copied, compiled and interpreted alike."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from elbowroom import Game
from elbowroom.engine.apply import apply
from elbowroom.engine.legal import legal_actions
from elbowroom.game.dice import seeded
from elbowroom.homebrew import HILL, Event, Marker, Power, State, place
from elbowroom.measure.playout import play_out
from elbowroom.testing.walks import snapshot

FLAG = Marker("flag", 7, defence=1, survives_decline=True)


class Planting(Power):
    """At the top of a module, where pickle finds it."""

    def on_conquest(self, s: State, p: int, r: int, out: list[Event] | None) -> None:
        if s.left(FLAG):
            place(s, FLAG, r, out)


PLANTING = Planting("planting", 4, marker=FLAG, bonus_on=HILL)


def in_the_middle(players: int, homebrew: tuple[Power, ...] = (), actions: int = 150) -> Game:
    game = Game.new(players, 3, homebrew=homebrew)
    play_out(game.state, seeded(3), actions)
    while game.state.is_chance():
        play_out(game.state, seeded(3), 1)
    return game


def plain(s: State) -> dict[str, object]:
    """All of a state but what belongs to its rules."""
    return {name: value for name, value in snapshot(s).items() if name != "folded"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("homebrew", [(), (PLANTING,)], ids=["base", "home-made"])
def test_a_pickled_game_goes_on_the_same(players: int, homebrew: tuple[Power, ...]) -> None:
    game = in_the_middle(players, homebrew)
    twin: Game = pickle.loads(pickle.dumps(game))
    assert twin == game
    assert twin is not game
    assert plain(twin.state) == plain(game.state)
    for _ in range(40):
        if game.over:
            break
        move = game.legal[-1]
        assert twin.play(move) == game.play(move)
        assert twin == game
    assert twin.record() == game.record()


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_a_pickled_state_goes_on_the_same(protocol: int) -> None:
    s = in_the_middle(2, (PLANTING,)).state
    t: State = pickle.loads(pickle.dumps(s, protocol))
    assert t.key() == s.key()
    assert plain(t) == plain(s)
    dice = seeded(9)
    for _ in range(60):
        moves = legal_actions(s)
        assert legal_actions(t) == moves
        if not moves:
            break
        action = moves[dice.below(len(moves))]
        apply(s, action)
        apply(t, action)
    assert plain(t) == plain(s)


def test_a_pickled_state_is_folded_by_its_own_rules() -> None:
    s = in_the_middle(2).state
    t: State = pickle.loads(pickle.dumps(s))
    for combo, folded in zip(t.combo, t.folded, strict=True):
        assert folded is (t.rules.nobody if combo < 0 else t.rules.folded(combo))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_copies_of_a_state_are_equal_and_independent(copied: Callable[[Any], Any]) -> None:
    s = in_the_middle(2, (PLANTING,), 40).state
    before = snapshot(s)
    t: State = copied(s)
    assert snapshot(t) == before
    assert t.rules is s.rules
    play_out(t, seeded(3))  # picks and declines among it, which replace the lists that copies share
    assert t.combo != s.combo
    assert t.owner != s.owner
    assert snapshot(s) == before


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
def test_copies_of_a_game_are_equal_and_independent(copied: Callable[[Any], Any]) -> None:
    game = in_the_middle(3, (PLANTING,))
    position = game.to_position()
    twin: Game = copied(game)
    assert twin == game
    twin.play(twin.legal[-1])
    assert twin != game
    assert game.to_position() == position


def test_rules_dice_and_markers_can_be_pickled() -> None:
    game = in_the_middle(2, (PLANTING,))
    rules = pickle.loads(pickle.dumps(game.state.rules))
    assert [marker.id for marker in rules.markers] == [marker.id for marker in game.state.rules.markers]
    assert rules.board.near == game.state.rules.board.near
    dice = seeded(4)
    assert pickle.loads(pickle.dumps(dice)).state == dice.state
    flag: Marker = pickle.loads(pickle.dumps(FLAG))
    assert (flag.id, flag.supply, flag.defence, flag.survives_decline) == ("flag", 7, 1, True)
