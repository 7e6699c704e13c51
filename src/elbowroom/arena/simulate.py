"""Games of random players, by the thousand and on as many processors as wanted."""

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import repeat
from multiprocessing import get_context

from elbowroom.arena.statistics import GameResult, GameWatch
from elbowroom.atlas.files import map_source
from elbowroom.content.loader import ruleset
from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.events import Event
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import OVER
from elbowroom.game.dice import seeded
from elbowroom.game.options import checked_seed

BATCH = 20
"""Games that a worker plays before it reports."""

LARGEST_GAME_SEED = 1 << 30


@dataclass(frozen=True)
class Setup:
    """What all games of a run have in common; it can be sent to another process."""

    players: int
    map: str
    """A name, or the path of a file."""
    homebrew: tuple[str, ...] = ()

    def rules(self) -> Ruleset:
        """The rules, or an error that says what is wrong with the set-up."""
        return ruleset(map_source(self.map), self.players, homebrew=self.homebrew)


def game_seeds(seed: int, games: int) -> list[int]:
    """A seed for each game, drawn from the run's own: runs with neighbouring seeds share no games."""
    dice = seeded(checked_seed(seed))
    return [dice.below(LARGEST_GAME_SEED) for _ in range(games)]


def play_random_game(rules: Ruleset, seed: int) -> GameResult:
    """A whole game of uniformly random moves: the same one that `playout.random_game` plays."""
    state, dice = new_state(rules), seeded(seed)
    watch = GameWatch()
    events: list[Event] = []
    actions = 0
    while state.phase != OVER:
        if state.is_chance():
            action = dice.outcome(state)
        else:
            moves = legal_actions(state)
            action = moves[dice.below(len(moves))]
        apply(state, action, events)
        actions += 1
    for event in events:
        watch.see(event)
    return GameResult(seed, rules.seats, watch.coins, watch.winners, tuple(watch.reigns), actions)


def simulate(setup: Setup, seeds: Sequence[int], jobs: int = 1) -> Iterator[GameResult]:
    """Play a game for each seed; the results come in the order of the seeds whatever the number of jobs."""
    rules = setup.rules()
    if jobs == 1:
        yield from (play_random_game(rules, seed) for seed in seeds)
        return
    # Not forked: a fork of a process with threads (a progress bar is one) can hang.
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_leave_interrupts_alone) as workers:
        batches = [seeds[start : start + BATCH] for start in range(0, len(seeds), BATCH)]
        try:
            for results in workers.map(_play_batch, repeat(setup), batches):
                yield from results
        finally:
            workers.shutdown(cancel_futures=True)


def _play_batch(setup: Setup, seeds: Sequence[int]) -> list[GameResult]:
    rules = setup.rules()
    return [play_random_game(rules, seed) for seed in seeds]


def _leave_interrupts_alone() -> None:
    """Ctrl-C stops the main process, which then stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
