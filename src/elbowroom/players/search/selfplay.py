"""Games of a value against itself, and what can be learned from them."""

from typing import Final

from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import OVER, State
from elbowroom.game.dice import Dice
from elbowroom.players.bot import Budget
from elbowroom.players.search.features import features, turns_left
from elbowroom.players.search.meter import UNLIMITED, Meter
from elbowroom.players.search.playing import Searcher, play_on
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.value import Value


class Sample:
    """A seat between two turns: how it stood, and what it went on to earn."""

    def __init__(self, seat: int, turns: int, x: list[float], coins: int) -> None:
        self.seat = seat
        self.turns = turns
        self.x = x
        self.coins = coins
        self.earned = 0


RANDOM_STARTS: Final = 6
"""One game in so many begins with some turns at random: good play never shows what odd ones are worth."""


def first_state(rules: Ruleset, dice: Dice) -> State:
    """A new game, or now and then one whose first turns were played at random."""
    s = new_state(rules)
    turns = 0 if dice.below(RANDOM_STARTS) else 1 + dice.below(rules.seats * rules.board.rounds // 2)
    while s.is_chance() or (s.round - 1) * rules.seats + s.seat < turns:
        actions = legal_actions(s)
        apply(s, dice.outcome(s) if s.is_chance() else actions[dice.below(len(actions))])
    return s


def game_samples(rules: Ruleset, value: Value, width: int, dice: Dice, boldness: float) -> list[Sample]:
    """Play a game to its end; every seat after every turn."""
    s = first_state(rules, dice)
    searcher = Searcher(TurnSearch(value, width, Meter(Budget(), UNLIMITED)), boldness)
    samples: list[Sample] = []
    while s.phase != OVER:
        s = play_on(s, searcher, dice, (s.seat + 1) % rules.seats)
        if s.phase != OVER:
            samples += [
                Sample(seat, turns_left(s, seat), features(s, seat, value.guards), s.coins[seat])
                for seat in range(rules.seats)
            ]
    for sample in samples:
        sample.earned = s.coins[sample.seat] - sample.coins
    return samples
