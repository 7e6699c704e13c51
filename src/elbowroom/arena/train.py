"""Learning the value by self-play: games, then a regression of what every seat went on to earn.

Each iteration plays with the value learned so far, a little boldly, and fits one row of weights for each
number of turns to come. A row leans on the row for one turn less, so that rare situations do not run wild.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from elbowroom.content.loader import ruleset
from elbowroom.engine.ruleset import Ruleset
from elbowroom.game.dice import seeded
from elbowroom.players.search.features import names
from elbowroom.players.search.selfplay import game_samples
from elbowroom.players.search.value import Value, first_guess

if TYPE_CHECKING:
    import numpy as np

Rows = list[list[float]]

CHUNKS = 16
"""Parts in which the games of an iteration are handed to the processes."""
REMEMBERED = 3
"""Iterations whose games are learned from, the latest."""
LEAN = 40.0
"""How many samples the row for one turn less is worth."""
FEWEST_SAMPLES = 100
"""Fewer of them teach nothing."""


@dataclass(frozen=True)
class Training:
    """How to train for one number of players."""

    players: int
    iterations: int
    games: int
    width: int = 3
    boldness: float = 0.15
    seed: int = 1
    homebrew: tuple[str, ...] = ()

    def rules(self) -> Ruleset:
        """The rules of its tables."""
        return ruleset(f"{self.players}p", self.players, homebrew=self.homebrew)


@dataclass(frozen=True)
class Progress:
    """What an iteration showed."""

    iteration: int
    mean_coins: float
    seconds: float
    rows: Rows


Samples = tuple[list[int], list[list[float]], list[int], int]


def train(
    training: Training, jobs: int, step: Callable[[int], None] = lambda games: None
) -> Iterator[Progress]:
    """Learn, and show each iteration's weights; ``step`` is told of games played."""
    import numpy as np

    rules = training.rules()
    start = time.perf_counter()
    rows: Rows | None = None
    memory: list[tuple[np.ndarray, np.ndarray, np.ndarray]] = []
    with ProcessPoolExecutor(jobs) as pool:
        for iteration in range(training.iterations):
            first = (training.seed * 1000 + iteration) * 1_000_000
            seeds = [range(first + k, first + training.games, CHUNKS) for k in range(CHUNKS)]
            turns: list[int] = []
            xs: list[list[float]] = []
            earned: list[int] = []
            coins = 0
            for part in pool.map(_play, [training] * CHUNKS, [rows] * CHUNKS, seeds):
                turns += part[0]
                xs += part[1]
                earned += part[2]
                coins += part[3]
                step(training.games // CHUNKS)
            memory.append((np.array(turns), np.array(xs), np.array(earned, float)))
            memory = memory[-REMEMBERED:]
            t, x, y = (np.concatenate([part[i] for part in memory]) for i in range(3))
            rows = fit(t, x, y, rules.board.rounds)
            mean = coins / training.games / training.players
            yield Progress(iteration + 1, mean, time.perf_counter() - start, rows)


def _play(training: Training, rows: Rows | None, seeds: Sequence[int]) -> Samples:
    """Some games of one iteration, in a process of its own."""
    rules = training.rules()
    value = first_guess(rules) if rows is None else Value(rules, rows)
    turns: list[int] = []
    xs: list[list[float]] = []
    earned: list[int] = []
    coins = 0
    for seed in seeds:
        samples = game_samples(rules, value, training.width, seeded(seed), training.boldness)
        for sample in samples:
            turns.append(sample.turns)
            xs.append(sample.x)
            earned.append(sample.earned)
        coins += sum(sample.coins + sample.earned for sample in samples[-training.players :])
    return turns, xs, earned, coins


def fit(turns: "np.ndarray", x: "np.ndarray", earned: "np.ndarray", most: int) -> Rows:
    """One row of weights for each number of turns to come, by ridge regression towards the row before."""
    import numpy as np

    width = x.shape[1]
    rows = [np.zeros(width)]
    for left in range(1, most + 1):
        before = rows[-1] * (left / (left - 1)) if left > 1 else rows[-1]
        chosen = turns == left
        if chosen.sum() < FEWEST_SAMPLES:
            rows.append(before)
            continue
        a, y = x[chosen], earned[chosen]
        rows.append(np.linalg.solve(a.T @ a + LEAN * np.eye(width), a.T @ y + LEAN * before))
    return [[float(weight) for weight in row] for row in rows]


def table(training: Training, rows: Rows) -> dict[str, list[float]]:
    """The rows as the weights file has them: for each feature a weight for each number of turns."""
    rules = training.rules()
    return {name: [round(row[i], 3) for row in rows] for i, name in enumerate(names(rules))}
