"""Learning by self-play: what is learned is complete, repeatable, and of use to the bots."""

import pytest

from elbowroom import Game
from elbowroom.arena.referee import play_game
from elbowroom.arena.train import Progress, Training, fit, table, train
from elbowroom.content.loader import ruleset
from elbowroom.engine.state import State
from elbowroom.players.bot import Budget, Meter
from elbowroom.players.loading import make_bot
from elbowroom.players.planner import Planner
from elbowroom.players.search import weights
from elbowroom.players.search.features import names, size
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.value import Value

pytestmark = pytest.mark.slow

np = pytest.importorskip("numpy", reason="training needs numpy: pip install 'elbowroom[train]'")

TINY = Training(players=2, iterations=2, games=32)


@pytest.fixture(scope="module")
def learned() -> list[Progress]:
    return list(train(TINY, jobs=1))


def test_every_iteration_shows_weights_for_every_feature_and_number_of_turns(
    learned: list[Progress],
) -> None:
    assert [progress.iteration for progress in learned] == [1, 2]
    for progress in learned:
        assert len(progress.rows) == 10 + 1
        assert {len(row) for row in progress.rows} == {size(ruleset("2p", 2))}
        assert progress.rows[0] == [0.0] * size(ruleset("2p", 2)), "without turns to come nothing is earned"
        assert all(np.isfinite(row).all() for row in progress.rows)
        assert 20 < progress.mean_coins < 150
    assert learned[0].rows != learned[1].rows


def test_the_same_seed_learns_the_same_whatever_the_number_of_jobs(learned: list[Progress]) -> None:
    again = list(train(TINY, jobs=3))
    assert [progress.rows for progress in again] == [progress.rows for progress in learned]


def test_another_seed_learns_something_else(learned: list[Progress]) -> None:
    other = list(train(Training(players=2, iterations=1, games=32, seed=2), jobs=1))
    assert other[0].rows != learned[0].rows


def test_the_steps_add_up_to_the_games() -> None:
    steps: list[int] = []
    list(train(Training(players=2, iterations=2, games=16, width=1), 1, steps.append))
    assert sum(steps) == 32


def test_the_table_has_the_rows_by_name(learned: list[Progress]) -> None:
    told = table(TINY, learned[-1].rows)
    assert list(told) == names(ruleset("2p", 2))
    for i, name in enumerate(told):
        assert told[name] == pytest.approx([row[i] for row in learned[-1].rows], abs=0.001)


class Learner(Planner):
    """Plays with what was learned."""

    value: Value

    def plan(self, s: State, budget: Budget) -> list[int]:
        return TurnSearch(self.value, 3, Meter(budget, 200)).plans(s)[0].actions


def test_what_was_learned_beats_random_moves(learned: list[Progress]) -> None:
    Learner.value = Value(ruleset("2p", 2), learned[-1].rows)
    wins = 0.0
    for seed in range(6):
        g = Game.new(2, seed)
        assert g.state.rules is Learner.value.rules
        played = play_game(g, [Learner(seed), make_bot("random", seed)])
        assert played.mishaps == ()
        wins += played.share(0)
    assert wins >= 5


def test_the_bots_can_read_the_table(learned: list[Progress], monkeypatch: pytest.MonkeyPatch) -> None:
    told = table(TINY, learned[-1].rows)
    monkeypatch.setattr(weights, "stored", lambda: {"2": told})
    weights.value_for.cache_clear()
    try:
        rows = weights.value_for(ruleset("2p", 2)).rows
        assert [[round(weight, 3) for weight in row] for row in learned[-1].rows] == rows
        played = play_game(Game.new(2, 1), [make_bot("hard", 1), make_bot("medium", 2)], Budget(nodes=100))
        assert played.mishaps == ()
    finally:
        weights.value_for.cache_clear()


# The regression


def test_a_plain_truth_is_found() -> None:
    """Whoever holds x regions earns 2x in each turn to come."""
    regions = np.tile(np.arange(10.0), 400)
    turns = np.repeat([1, 2, 3, 4], 1000)
    rows = fit(turns, regions[:, None], 2 * regions * turns, 4)
    assert [row[0] for row in rows] == pytest.approx([0, 2, 4, 6, 8], abs=0.05)


def test_a_row_that_saw_too_little_follows_the_row_before() -> None:
    regions = np.tile(np.arange(10.0), 20)
    turns = np.array([1] * 190 + [2] * 10)
    rows = fit(turns, regions[:, None], 3 * regions, 3)
    assert rows[2][0] == pytest.approx(2 * rows[1][0])
    assert rows[3][0] == pytest.approx(3 * rows[1][0])
