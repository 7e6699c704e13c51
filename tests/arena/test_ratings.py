"""Intervals and ratings."""

import pytest

from elbowroom.arena.ratings import ratings, wilson


def test_the_interval_of_a_win_rate_is_wilsons() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)


def test_an_interval_stays_between_nothing_and_all() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_shared_win_is_half_a_win() -> None:
    low, high = wilson(0.5, 1)
    assert low == pytest.approx(1 - high)


def test_odds_of_ten_to_one_are_400_points() -> None:
    found = ratings(["a", "b"], {("a", "b"): 999.5, ("b", "a"): 9999.5})
    assert found == pytest.approx({"a": 0.0, "b": 400.0})


def test_the_order_of_the_results_does_not_matter() -> None:
    results = {("a", "b"): 3.0, ("b", "a"): 7.0, ("b", "c"): 4.0, ("c", "b"): 6.0, ("c", "a"): 9.0}
    backwards = dict(reversed(results.items()))
    assert ratings(["a", "b", "c"], results) == ratings(["a", "b", "c"], backwards)


def test_who_wins_more_is_rated_higher() -> None:
    results = {("a", "b"): 30.0, ("b", "a"): 70.0, ("b", "c"): 40.0, ("c", "b"): 60.0}
    found = ratings(["a", "b", "c"], results)
    assert found["a"] == 0.0
    assert 100 < found["b"] < found["c"] < 300


def test_who_never_loses_stays_on_the_scale() -> None:
    found = ratings(["a", "b"], {("b", "a"): 10.0})
    assert found["b"] == pytest.approx(528.9, abs=0.1)  # 10.5 to 0.5


def test_who_met_nobody_has_the_rating_of_the_start() -> None:
    assert ratings(["a", "b"], {}) == {"a": 0.0, "b": 0.0}
