"""Turns that are played without searching: legal, sensible, and different from time to time."""

import pytest

from elbowroom import Game
from elbowroom.engine.state import ACTIVE, OVER, SLOTS, State
from elbowroom.engine.view import observe
from elbowroom.game.dice import seeded
from elbowroom.players.purses import all_alike
from elbowroom.players.search.playing import play_on
from elbowroom.players.search.quick import QuickMover, quick_pick
from elbowroom.players.search.weights import value_for
from tests.engine.invariants import check
from tests.scenario import game, held, player, strip


def played_out(players: int, seed: int, luck: int) -> State:
    s, dice = Game.new(players, seed).state, seeded(luck)
    mover = QuickMover(value_for(s.rules))
    while s.phase != OVER:
        s = play_on(s, mover, dice, s.seat)
        check(s)
    return s


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whole_games_come_to_a_sensible_end(players: int) -> None:
    coins = [coin for seed in range(6) for coin in played_out(players, seed, seed).coins]
    assert sum(coins) / len(coins) > 55


def test_the_same_dice_play_the_same_game_and_others_another() -> None:
    assert played_out(3, 1, 7).key() == played_out(3, 1, 7).key()
    assert len({tuple(played_out(3, 1, luck).coins) for luck in range(5)}) > 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_play_stops_at_the_next_turn_of_a_seat(seat: int) -> None:
    s = Game.new(3, 3).state
    s = play_on(s, QuickMover(value_for(s.rules)), seeded(1), seat)
    assert (s.seat, s.round) == (seat, 2 if seat == 0 else 1)


@pytest.mark.rule("8.1")
def test_a_stretched_race_rests_and_a_fresh_one_does_not() -> None:
    def is_resting(orcs: dict[int, dict[str, object]], turns: int, hand: int) -> bool:
        g = game(
            "2p",
            [player("elves forest", turns=2), player("orcs swamp", turns=turns, hand=hand)],
            orcs | {r: held(0, "elves", 2) for r in (8, 10, 11, 12, 14)},
            seat=1,
            round=4,
        )
        s = all_alike(observe(g.state, 1))
        s = play_on(s, QuickMover(value_for(s.rules)), seeded(1), 0)
        return s.combo[SLOTS + ACTIVE] < 0

    assert is_resting({r: held(1, "orcs") for r in (1, 2, 3, 4, 5, 6, 9)}, turns=4, hand=0)
    assert not is_resting({1: held(1, "orcs"), 2: held(1, "orcs")}, turns=1, hand=6)


@pytest.mark.rule("4.3")
def test_what_pays_for_its_tokens_is_taken() -> None:
    g = game(
        strip("mountain", "hill", "hill", "hill", "farmland"),
        [player("elves swamp", turns=1), player("trolls swamp", hand=4, turns=1)],
        {1: held(1, "trolls"), 4: held(0, "elves", 9)},
        seat=1,
        round=10,
    )
    s = all_alike(observe(g.state, 1))
    s = play_on(s, QuickMover(value_for(s.rules)), seeded(1), 0)
    assert s.held[SLOTS] == 0b1110


@pytest.mark.rule("3.2")
def test_coins_on_a_combo_are_seen() -> None:
    g = Game.new(2, 1)
    g.state.bounty[3] = 30
    assert quick_pick(g.state, value_for(g.state.rules), seeded(1)) % 64 == 3
