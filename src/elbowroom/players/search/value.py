"""What a state is worth to a seat: coins, the income of this turn, and a learned guess at the rest."""

from math import exp

from elbowroom.engine.phases.scoring import income
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import OVER, STOUT, WITHDRAW, State
from elbowroom.players.search.features import BASE, features, size, turns_left

SCORED = (STOUT, WITHDRAW, OVER)
"""Phases in which the turn under way has been scored."""

SPREAD = 12.0
"""So many coins behind the strongest opponent, another one counts about a third as much."""


class Value:
    """Weights of the features, one row for each number of turns still to come."""

    def __init__(self, rules: Ruleset, rows: list[list[float]]) -> None:
        self.rules = rules
        self.rows = rows

    def future(self, s: State, seat: int, turns: int) -> float:
        """Coins the seat will probably earn in so many turns."""
        if turns <= 0:
            return 0.0
        row = self.rows[min(turns, len(self.rows) - 1)]
        total = 0.0
        for i, x in enumerate(features(s, seat)):
            if x:
                total += row[i] * x
        return total

    def combo_worth(self, combo: int, turns: int) -> float:
        """What its race and power add to the coins of a seat that has so many turns."""
        rules = self.rules
        row = self.rows[min(turns, len(self.rows) - 1)]
        return row[BASE + rules.race_of(combo)] + row[BASE + len(rules.races) + rules.power_of(combo)]

    def futures(self, s: State) -> list[float]:
        """What each seat will probably still earn, without the turn under way if it is not scored yet."""
        return [self.future(s, seat, self.turns_after(s, seat)) for seat in range(self.rules.seats)]

    def turns_after(self, s: State, seat: int) -> int:
        """Turns still to come for the seat when the turn under way has been scored."""
        turns = turns_left(s, seat)
        return turns - 1 if seat == s.seat and s.phase not in SCORED else turns

    def during(self, s: State, futures: list[float]) -> list[float]:
        """Final coins of each seat, seen from the middle of a turn whose income is still to come."""
        totals = [float(coins) for coins in s.coins]
        for seat, coins in enumerate(futures):
            totals[seat] += coins
        if s.phase not in SCORED:
            for _, coins_now in income(s, s.seat):
                totals[s.seat] += coins_now
        return totals

    def between(self, s: State) -> list[float]:
        """Final coins of each seat, seen from the beginning of a turn of which nothing is decided yet."""
        totals = [float(coins) for coins in s.coins]
        for seat in range(self.rules.seats):
            totals[seat] += self.future(s, seat, turns_left(s, seat))
        return totals


def utility(totals: list[float], seat: int, regard: float = 1.0) -> float:
    """How far the seat is ahead of the others, of whom those count most that may win; or how much it has.

    With less regard for the others it is more and more simply what the seat has.
    """
    strongest = -1e9
    for other, total in enumerate(totals):
        if other != seat and total > strongest:
            strongest = total
    weights = weighted = 0.0
    for other, total in enumerate(totals):
        if other != seat:
            weight = exp((total - strongest) / SPREAD)
            weights += weight
            weighted += weight * total
    return totals[seat] - regard * weighted / weights


def first_guess(rules: Ruleset) -> Value:
    """A hand-made value, good enough to begin learning from: what is held keeps earning, with some decay."""
    width = size(rules)
    rows = []
    for turns in range(rules.board.rounds + 2):
        lasting = min(turns, 2.0 + 0.35 * turns)
        row = [0.0] * width
        row[0] = 7.0 * max(turns - 1.5, 0.0)
        row[1] = 4.0 if turns else 0.0
        row[2] = 0.75 * lasting
        row[3] = 0.7 * lasting
        row[4] = 0.55 * lasting
        row[5] = 0.5 * lasting
        row[6] = 0.75 * lasting
        row[7] = 0.5 * min(turns, 3)
        row[8] = -0.4 * min(turns, 3)
        row[11] = -0.15 * min(turns, 2)
        row[15] = 0.8
        rows.append(row)
    return Value(rules, rows)
