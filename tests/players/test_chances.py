"""Expected coins and calibrated chances to win."""

import pytest

from elbowroom import Game
from elbowroom.game.dice import seeded
from elbowroom.players.bot import Budget
from elbowroom.players.chances import SPREAD, Forecast, chances, compare, rounds_left, try_out
from elbowroom.players.plans import candidates
from elbowroom.players.search.meter import UNLIMITED, Meter
from elbowroom.players.search.weights import value_for


@pytest.mark.parametrize("seats", SPREAD)
def test_equal_coins_are_equal_chances(seats: int) -> None:
    assert chances([80.0] * seats, 5) == pytest.approx([1 / seats] * seats)


def test_a_lead_says_more_the_fewer_rounds_are_left() -> None:
    early, late, end = (chances([90.0, 84.0], rounds)[0] for rounds in (9, 2, 0.5))
    assert 0.5 < early < late < end < 1


def test_no_chance_is_certain_before_the_end() -> None:
    assert chances([200.0, 10.0], 1) == [0.999, 0.001]


def test_rounds_are_counted_by_turns() -> None:
    g = Game.new(2, 1)
    assert rounds_left(g.state) == 10


def test_the_end_of_a_game_is_what_it_is() -> None:
    g = Game.new(2, 3)
    while not g.over:
        g.play(g.legal[-1])
    found = Forecast(2)
    try_out(g.state, [], value_for(g.state.rules), Meter(Budget(), UNLIMITED), 1, found)
    assert found.coins == [float(coins) for coins in g.coins]
    assert found.wins == [(seat in g.winners) / len(g.winners) for seat in range(2)]


def test_plans_meet_the_same_luck_and_the_first_is_always_tried() -> None:
    s = Game.new(3, 4).state
    value, meter = value_for(s.rules), Meter(Budget(nodes=4000), 0)
    plans = candidates(s, value, meter, seeded(1))
    found = compare(s, [plans[-1], *plans], value, Meter(Budget(nodes=4000), 0), seeded(2))
    assert found[0].trials >= max(one.trials for one in found)
    same = found[len(plans)]
    if same.trials == found[0].trials:
        assert same.coins == found[0].coins
    assert min(one.trials for one in found) >= 2
