"""The laws of traits, over all 280 pairs: they ask without writing, commute, and hold nothing themselves."""

from collections.abc import Iterator

import pytest

from elbowroom.content.loader import base_powers, base_races, ruleset
from elbowroom.engine import fold
from elbowroom.engine.fold import Folded
from elbowroom.engine.state import SLOTS, State
from elbowroom.engine.trait import Trait
from elbowroom.game.dice import seeded
from elbowroom.measure.playout import random_game
from elbowroom.testing.laws import (
    check_keeps_nothing,
    check_offers,
    check_order,
    check_questions,
    check_silence,
    kept_in,
)
from elbowroom.testing.walks import opening
from tests.engine.invariants import walk

RACES, POWERS = 14, 20


def reached(race: int, steps: int = 60, every: int = 7) -> Iterator[tuple[State, int]]:
    """States of games in which seat 0 has the race, with each power in turn, and its people is 0."""
    rules = ruleset("2p", 2)
    for power in range(POWERS):
        rival = (race + 5) % RACES, (power + 7) % POWERS
        s = opening(rules, [(race, power), rival])
        for step, state in enumerate(walk(s, seeded(race * POWERS + power), most=steps)):
            if step % every == 0 and state.combo[0] == rules.combo(race, power):
                yield state, 0


def halves(s: State, p: int) -> tuple[Trait, Trait]:
    folded = s.folded[p]
    assert folded.power is not None
    return folded.race, folded.power


@pytest.mark.parametrize("race", range(RACES))
def test_every_pair_is_reached(race: int) -> None:
    rules = ruleset("2p", 2)
    pairs = {s.combo[p] for s, p in reached(race)}
    assert pairs == {rules.combo(race, power) for power in range(POWERS)}


@pytest.mark.parametrize("race", range(RACES))
def test_questions_to_a_trait_write_nothing(race: int) -> None:
    for s, p in reached(race):
        for trait in halves(s, p):
            check_questions(trait, s, p)


@pytest.mark.parametrize("race", range(RACES))
def test_the_triggers_of_race_and_power_commute(race: int) -> None:
    for s, p in reached(race):
        check_order(*halves(s, p), s, p)


@pytest.mark.parametrize("race", range(RACES))
def test_triggers_do_the_same_whether_somebody_listens_or_not(race: int) -> None:
    for s, p in reached(race, every=11):
        for trait in halves(s, p):
            check_silence(trait, s, p)


@pytest.mark.parametrize("race", range(RACES))
def test_what_is_offered_can_be_done_and_what_is_not_has_its_reason(race: int) -> None:
    for s, p in reached(race):
        if s.people == p and not s.is_chance():
            for trait in s.folded[p].activated:
                check_offers(trait, s)


PLAIN = (
    "fights", "tokens", "losses", "sails", "rolls_first", "late_decline", "declines_beside", "stays_whole",
    "discount",
)  # fmt: skip
LISTS = ("discounters", "reachers", "earners", "on_conquest", "on_lost", "on_redeploy", "activated", "owing")


def ids(traits: list[Trait]) -> list[str]:
    return sorted(trait.id for trait in traits)


@pytest.mark.parametrize("race", base_races(), ids=lambda race: race.id)
def test_race_and_power_fold_the_same_in_both_orders(race: Trait) -> None:
    board = ruleset("2p", 2).board
    for power in base_powers():
        pair, swapped = Folded(board, race, power, False), Folded(board, power, race, False)
        for name in PLAIN:
            assert getattr(pair, name) == getattr(swapped, name), (power.id, name)
        for name in LISTS:
            assert ids(getattr(pair, name)) == ids(getattr(swapped, name)), (power.id, name)


@pytest.mark.parametrize("race", range(RACES))
def test_folded_answers_are_the_same_in_both_orders(race: int) -> None:
    for s, p in reached(race, every=11):
        one, other = halves(s, p)
        pair = s.folded[p]
        swapped = Folded(s.rules.board, other, one, False)
        assert fold.reach(pair, s, p) == fold.reach(swapped, s, p)
        assert sorted(fold.discounts(pair, s, p)) == sorted(fold.discounts(swapped, s, p))
        assert fold.owes(pair, s, p) == fold.owes(swapped, s, p)
        assert sorted(fold.incomes(pair, s, p, 2)) == sorted(fold.incomes(swapped, s, p, 2))
        assert offers(pair, s, p) == offers(swapped, s, p)


def offers(folded: Folded, s: State, p: int) -> list[int]:
    moves: list[int] = []
    fold.append_offers(folded, s, p, moves)
    return sorted(moves)


def test_traits_hold_no_state() -> None:
    traits = (*base_races(), *base_powers())
    before = [kept_in(trait) for trait in traits]
    for seats in (2, 3, 4, 5):
        for seed in range(10):
            random_game(ruleset(f"{seats}p", seats), seed)
    for race in range(RACES):
        for s, p in reached(race, steps=25):
            assert s.combo[p] >= 0
    for trait, was in zip(traits, before, strict=True):
        check_keeps_nothing(trait, was)


def test_what_two_halves_remember_is_kept_apart() -> None:
    s = opening(ruleset("2p", 2), [(0, 0), (1, 1)])
    for p in range(len(s.combo)):
        for half, trait in enumerate((base_races()[0], base_powers()[0])):
            trait.remember(s, p, 10 * p + half, None)
    assert s.memo == [10 * p + half for p in range(2 * SLOTS) for half in (0, 1)]
