"""How fast the engine is, measured beside `catanatron` in one run where that is installed.

Machines are noisy: figures are taken in short slices that alternate, and the ratio says more than any one.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from elbowroom.content.loader import MAPS, ruleset
from elbowroom.engine.apply import new_state
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import State
from elbowroom.game.dice import seeded
from elbowroom.measure.compiled import is_compiled
from elbowroom.measure.playout import play_out, random_game

SLICES = 3
FIRST_GAME = (
    "from elbowroom.content.loader import ruleset; from elbowroom.measure.playout import random_game; "
    "random_game(ruleset('2p', 2), 1)"
)


@dataclass
class Clock:
    """Work done and the time it took, over several slices."""

    done: float = 0
    seconds: float = 0

    def run(self, work: Callable[[int], int], seconds: float) -> None:
        """Do pieces of work, numbered, until the time is up; each says how much it did."""
        start = time.perf_counter()
        piece = 0
        while (passed := time.perf_counter() - start) < seconds:
            self.done += work(piece)
            piece += 1
        self.seconds += passed

    @property
    def rate(self) -> float:
        """Work per second."""
        return self.done / self.seconds


@dataclass
class Measured:
    """All figures of a run."""

    compiled: bool
    games: dict[str, float] = field(default_factory=dict)
    actions: float = 0
    copy_us: float = 0
    legal_us: float = 0
    start_s: float = 0
    catanatron: float | None = None

    @property
    def ratio(self) -> float | None:
        """Random two-player games per second against catanatron's."""
        return None if self.catanatron is None else self.games["2p"] / self.catanatron

    def as_json(self) -> dict[str, object]:
        """The figures under the names that `elbowroom bench --json` prints."""
        return {
            "compiled": self.compiled,
            "random_games_per_second": {name: round(rate, 1) for name, rate in self.games.items()},
            "actions_per_second": round(self.actions),
            "copy_us": round(self.copy_us, 3),
            "legal_us": round(self.legal_us, 3),
            "start_to_first_game_s": round(self.start_s, 3),
            "catanatron_games_per_second": None if self.catanatron is None else round(self.catanatron, 2),
            "ratio_to_catanatron": None if self.ratio is None else round(self.ratio, 1),
        }


def measure(seconds: float = 2.0, step: Callable[[str], None] = lambda what: None) -> Measured:
    """Take all figures, each for about so long; ``step`` is told what comes next."""
    result = Measured(is_compiled())
    clocks = {name: Clock() for name in MAPS}
    actions, other, rival = Clock(), Clock(), catanatron_game()
    for part in range(SLICES):
        for name in MAPS:
            step(f"{name} {part + 1}/{SLICES}")
            _games_slice(name, clocks[name], actions, seconds / SLICES)
        if rival is not None:
            step(f"catanatron {part + 1}/{SLICES}")
            other.run(rival, seconds / SLICES)
    result.games = {name: clock.rate for name, clock in clocks.items()}
    result.actions = actions.done / sum(clock.seconds for clock in clocks.values())
    if rival is not None:
        result.catanatron = other.rate
    step("copy, legal")
    result.copy_us, result.legal_us = _small_parts(seconds / 2)
    step("start")
    result.start_s = min(_first_game_seconds() for _ in range(3))
    return result


def _games_slice(name: str, games: Clock, actions: Clock, seconds: float) -> None:
    rules = ruleset(name, int(name[0]))
    random_game(rules, 0)

    def one_game(piece: int) -> int:
        actions.done += random_game(rules, piece)[1]
        return 1

    games.run(one_game, seconds)


def _small_parts(seconds: float) -> tuple[float, float]:
    """Microseconds for a copy and for listing the legal actions, averaged over moments of real games."""
    moments = [_moment(seed) for seed in range(200)]

    def copies(piece: int) -> int:
        for s in moments:
            s.copy()
        return len(moments)

    def lists(piece: int) -> int:
        for s in moments:
            legal_actions(s)
        return len(moments)

    clocks = Clock(), Clock()
    clocks[0].run(copies, seconds)
    clocks[1].run(lists, seconds)
    return 1e6 / clocks[0].rate, 1e6 / clocks[1].rate


def _moment(seed: int) -> State:
    """Some decision in the middle of a random game."""
    s, dice = new_state(ruleset("2p", 2)), seeded(seed)
    play_out(s, dice, 6 + 2 + dice.below(150))
    while s.is_chance():
        play_out(s, dice, 1)
    return s


def _first_game_seconds() -> float:
    """From starting a process to the end of its first game."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST_GAME], check=True)
    return time.perf_counter() - start


def catanatron_game() -> Callable[[int], int] | None:
    """A function that plays one random two-player game of catanatron; None if it is not installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def one_game(piece: int) -> int:
        Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=piece).play()
        return 1

    return one_game
