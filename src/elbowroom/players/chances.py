"""Who will win by how much: coins that each seat can expect, and calibrated chances to win.

Expected coins are what the learned value says, corrected by games that are played out quickly. A chance to
win comes from the distances between them: a lead of so many coins says the more the fewer rounds are left.
`docs/analysis.md` tells how the constants were measured.
"""

from dataclasses import dataclass, field
from math import exp, sqrt
from typing import Final

from elbowroom.engine.phases.turn import winners
from elbowroom.engine.state import OVER, State
from elbowroom.game.dice import Dice
from elbowroom.players.search.features import turns_left
from elbowroom.players.search.lookahead import QUICK_TURN_NODES, TRIAL_SEEDS, turns_begun
from elbowroom.players.search.meter import Meter
from elbowroom.players.search.playing import play_on, play_plan
from elbowroom.players.search.quick import QuickMover
from elbowroom.players.search.value import Value, utility

VALUE_SHARE: Final = 0.7
"""How much of an expectation the learned value is; games played out quickly are the rest."""
SPREAD: Final = {2: 2.5, 3: 3.5, 4: 3.25, 5: 2.75, 6: 2.75}
"""By players: coins times the root of the rounds left, by which leads are measured.

Six were not measured, and count like five."""
LEAST: Final = 0.001
"""No chance is smaller, or larger than the rest, before a game is over."""


def rounds_left(s: State) -> float:
    """How many turns each seat will still score, on average."""
    seats = s.rules.seats
    return sum(turns_left(s, seat) for seat in range(seats)) / seats


def chances(coins: list[float], rounds: float) -> list[float]:
    """Each seat's chance to win, when these are the coins it can expect and so many rounds are left."""
    spread = SPREAD[len(coins)] * sqrt(max(rounds, 1 / len(coins)))
    most = max(coins)
    shares = [exp((own - most) / spread) for own in coins]
    whole = sum(shares)
    return [min(1 - LEAST, max(LEAST, share / whole)) for share in shares]


@dataclass
class Forecast:
    """What every seat can expect after a plan, as the average of some trials with different luck."""

    seats: int
    trials: int = 0
    rounds: float = 0.0
    """Rounds left after the plan."""
    _valued: list[float] = field(init=False)
    _played: list[float] = field(init=False)
    _won: list[float] | None = field(init=False, default=None)

    def __post_init__(self) -> None:
        self._valued, self._played = [0.0] * self.seats, [0.0] * self.seats

    def add(self, valued: list[float], played: list[float]) -> None:
        """A trial: what the value said of the state after the plan, and how it ended."""
        self.trials += 1
        for seat in range(self.seats):
            self._valued[seat] += valued[seat]
            self._played[seat] += played[seat]

    def end(self, s: State) -> None:
        """A trial in which the plan was the end of the game."""
        coins = [float(own) for own in s.coins]
        self.add(coins, coins)
        won = winners(s)
        shares = [(seat in won) / len(won) for seat in range(self.seats)]
        self._won = [a + b for a, b in zip(self._won or [0.0] * self.seats, shares, strict=True)]

    @property
    def coins(self) -> list[float]:
        """Expected final coins of each seat."""
        return [
            (VALUE_SHARE * valued + (1 - VALUE_SHARE) * played) / self.trials
            for valued, played in zip(self._valued, self._played, strict=True)
        ]

    @property
    def wins(self) -> list[float]:
        """Each seat's chance to win, a shared win counted as its share."""
        if self._won is not None:
            return [share / self.trials for share in self._won]
        return chances(self.coins, self.rounds)

    def lead(self, seat: int) -> float:
        """How far ahead of the others a seat can expect to be; of them those count most that may win."""
        return utility(self.coins, seat)


def try_out(s: State, actions: list[int], value: Value, meter: Meter, luck: int, found: Forecast) -> None:
    """Play a plan and the rest of its turn, see what the value says, and play the game out quickly.

    Without actions nothing of the turn may be decided yet, and what is looked at is that moment itself.
    """
    child = s.copy()
    quick = QuickMover(value)
    if actions:
        play_plan(child, actions, Dice(luck))
        if child.phase != OVER and (child.seat, child.round) == (s.seat, s.round):
            child = play_on(child, quick, Dice(luck), (s.seat + 1) % s.rules.seats)
    if child.phase == OVER:
        meter.spend(1)
        found.end(child)
        return
    found.rounds = rounds_left(child)
    valued = value.between(child)
    begun = turns_begun(child)
    answers = Dice(luck + TRIAL_SEEDS)  # apart from the plan's own dice: every plan meets the same answers
    while child.phase != OVER:
        child = play_on(child, quick, answers, child.seat)
    meter.spend(s.rules.seats + QUICK_TURN_NODES * (turns_begun(child) - begun))
    found.add(valued, [float(own) for own in child.coins])


FEWEST_TRIALS: Final = 2
"""Trials that even the smallest budget has."""
FIRST_TRIALS: Final = 6
"""Trials of every plan before the worse ones are dropped."""
MOST_TRIALS: Final = 40


def compare(
    s: State, plans: list[list[int]], value: Value, meter: Meter, dice: Dice, keep: int = 3
) -> list[Forecast]:
    """A forecast for each plan, with the same luck for all; the first and the best few are tried most."""
    found = [Forecast(s.rules.seats) for _ in plans]
    tried = list(range(len(plans)))
    for trial in range(MOST_TRIALS):
        if trial == FIRST_TRIALS:
            tried.sort(key=lambda i: -found[i].lead(s.decider))
            tried = tried[:keep] if 0 in tried[:keep] else [*tried[:keep], 0]
        if trial >= FEWEST_TRIALS and meter.is_out():
            break
        luck = dice.below(TRIAL_SEEDS) + 1
        for i in tried:
            try_out(s, plans[i], value, meter, luck, found[i])
    return found
