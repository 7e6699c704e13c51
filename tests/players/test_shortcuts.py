"""What search works out by a shorter way is what the engine says, at every step of random games."""

from collections.abc import Iterator

import pytest

from elbowroom.content.loader import ruleset
from elbowroom.engine.actions import ATTEMPT, CONQUER, ROLL, SPAN, USE_RACE
from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.board import members
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.phases.conquest import cost
from elbowroom.engine.phases.scoring import income
from elbowroom.engine.state import CONQUER_PHASE, EXPAND, OVER, REDEPLOY, WITHDRAW, State
from elbowroom.game.dice import seeded
from elbowroom.players.search.features import BASE, NAMES, features, standing
from elbowroom.players.search.market import Market
from elbowroom.players.search.masks import count
from elbowroom.players.search.placing import next_placement, place_all
from elbowroom.players.search.value import Weights, income_now
from elbowroom.players.search.weights import value_for

GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in range(6)]


def decisions(players: int, seed: int) -> Iterator[State]:
    """Every decision of a random game."""
    s, dice = new_state(ruleset(f"{players}p", players)), seeded(seed)
    while s.phase != OVER:
        if s.is_chance():
            apply(s, dice.outcome(s))
        else:
            yield s
            actions = legal_actions(s)
            # Races are kept for some turns, so that there is something to see.
            usual = [action for action in actions if action < ATTEMPT] or actions
            apply(s, usual[dice.below(len(usual))] if dice.below(4) else actions[dice.below(len(actions))])


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_the_market_has_the_conquests_and_prices_of_the_engine(players: int, seed: int) -> None:
    for s in decisions(players, seed):
        if s.phase not in (EXPAND, CONQUER_PHASE):
            continue
        market = Market(s)
        legal = legal_actions(s)
        assert regions(legal, CONQUER) == members(market.conquests)
        assert regions(legal, ATTEMPT) == members(market.attempts)
        assert [action for action in legal if action >= USE_RACE] == market.uses
        assert (ROLL in legal) == market.can_roll
        for r in members(market.conquests | market.attempts):
            assert market.prices[r] == cost(s, s.people, r)


def regions(actions: list[int], kind: int) -> list[int]:
    """The regions that actions of one kind are about."""
    return [action - kind for action in actions if kind <= action < kind + SPAN]


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_income_now_is_the_sum_of_what_scoring_pays(players: int, seed: int) -> None:
    for s in decisions(players, seed):
        for seat in range(players):
            assert income_now(s, seat) == sum(coins for _, coins in income(s, seat))


@pytest.mark.rule("6.3")
@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_placing_all_at_once_is_placing_one_by_one(players: int, seed: int) -> None:
    for s in decisions(players, seed):
        if s.phase not in (REDEPLOY, WITHDRAW):
            continue
        at_once, one_by_one = s.copy(), s.copy()
        place_all(at_once)
        while one_by_one.people == s.people and one_by_one.phase == s.phase:
            apply(one_by_one, next_placement(one_by_one))
        assert at_once.key() == one_by_one.key()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_sum_of_the_named_features_is_that_of_the_rows(players: int) -> None:
    rules = ruleset(f"{players}p", players)
    assert len(NAMES) == BASE
    for s in decisions(players, 1):
        for seat in range(players):
            row = features(s, seat)
            for weights in value_for(rules).rows[1:4]:
                expected = sum(weight * x for weight, x in zip(weights, row, strict=True))
                found = Weights(weights, len(rules.races)).total(standing(s, seat))
                assert found == pytest.approx(expected)


def test_regions_are_counted_as_python_does() -> None:
    dice = seeded(1)
    masks = [0, 1, (1 << 61) - 1, *(dice.below(1 << 30) << dice.below(32) for _ in range(1000))]
    assert [count(mask) for mask in masks] == [mask.bit_count() for mask in masks]
