"""What a state is worth to a seat: coins, the income of this turn, and a learned guess at the rest."""

from math import exp
from typing import Final

from elbowroom.engine.fold import incomes
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import ACTIVE, DECLINED, OVER, SLOTS, STOUT, WITHDRAW, State
from elbowroom.engine.trait import Marker
from elbowroom.players.search.features import BASE, NAMES, Features, Standing, names, standing, turns_left
from elbowroom.players.search.masks import count

RIVALRY: Final = 6.0
"""So many coins behind the strongest opponent, another one counts about a third as much: it hardly wins."""


RISK: Final = [1.0, 2.3, 3.0, 2.9, 2.0, 1.5]
"""Coins that a seat with land loses while all the others move, by rounds still to come (the last for more).

The features say how much of its land can be reached, not how many will come before it moves again: whoever
had just moved looked so much richer than whoever is next, with three, four and five players alike.
"""


class Weights(Features):
    """What each feature is worth in coins, for one number of turns still to come."""

    def __init__(self, row: list[float], races: int) -> None:
        for i, name in enumerate(NAMES):
            setattr(self, name, row[i])
        self.races = row[BASE : BASE + races]
        self.powers = row[BASE + races :]

    def total(self, stands: Standing) -> float:
        """Coins that a seat which stands like that will probably earn."""
        coins = (
            self.one * stands.one
            + self.active * stands.active
            + self.regions * stands.regions
            + self.bonus * stands.bonus
            + self.declined_regions * stands.declined_regions
            + self.declined_bonus * stands.declined_bonus
            + self.beside_regions * stands.beside_regions
            + self.spare * stands.spare
            + self.age * stands.age
            + self.exposed * stands.exposed
            + self.cover * stands.cover
            + self.declined_exposed * stands.declined_exposed
            + self.room * stands.room
            + self.cheap_room * stands.cheap_room
            + self.rivals * stands.rivals
            + self.best_offer * stands.best_offer
            + self.second_offer * stands.second_offer
            + self.declined_spare * stands.declined_spare
            + self.both * stands.both
        )
        if stands.race >= 0:
            coins += self.races[stands.race]
        if stands.power >= 0:
            coins += self.powers[stands.power]
        return coins


class Value:
    """Weights of the features, one row for each number of turns still to come."""

    def __init__(self, rules: Ruleset, rows: list[list[float]], guards: list[Marker] | None = None) -> None:
        self.rules = rules
        self.rows = rows
        self.guards: list[Marker] = guards or []
        """Markers of which the weights know nothing: their defence is counted where they stand."""
        self._weights = [Weights(row, len(rules.races)) for row in rows]

    def _weights_for(self, turns: int) -> Weights:
        return self._weights[min(turns, len(self._weights) - 1)]

    def future(self, s: State, seat: int, turns: int) -> float:
        """Coins the seat will probably earn in so many turns."""
        if turns <= 0:
            return 0.0
        return self._weights_for(turns).total(standing(s, seat, self.guards))

    def combo_worth(self, combo: int, turns: int) -> float:
        """What its race and power add to the coins of a seat that has so many turns."""
        weights = self._weights_for(turns)
        return weights.races[self.rules.race_of(combo)] + weights.powers[self.rules.power_of(combo)]

    def futures(self, s: State) -> list[float]:
        """What each seat will probably still earn, without the turn under way if it is not scored yet."""
        return [self.future(s, seat, self.turns_after(s, seat)) for seat in range(self.rules.seats)]

    def turns_after(self, s: State, seat: int) -> int:
        """Turns still to come for the seat when the turn under way has been scored."""
        turns = turns_left(s, seat)
        return turns - 1 if seat == s.seat and not is_scored(s) else turns

    def during(self, s: State, futures: list[float]) -> list[float]:
        """Final coins of each seat, seen from the middle of a turn whose income is still to come."""
        following = (s.seat + 1) % self.rules.seats
        totals = [
            s.coins[seat] + coins - self.risk(s, seat, self.turns_after(s, seat), following)
            for seat, coins in enumerate(futures)
        ]
        if not is_scored(s):
            totals[s.seat] += income_now(s, s.seat)
        return totals

    def between(self, s: State) -> list[float]:
        """Final coins of each seat, seen from the beginning of a turn of which nothing is decided yet."""
        totals = []
        for seat, coins in enumerate(s.coins):
            turns = turns_left(s, seat)
            totals.append(coins + self.future(s, seat, turns) - self.risk(s, seat, turns, s.seat))
        return totals

    def risk(self, s: State, seat: int, turns: int, mover: int) -> float:
        """Coins that the seat will probably lose to those who move before its next turn, ``mover`` first.

        Whoever has no turn to come has nothing to lose.
        """
        seats, home = self.rules.seats, SLOTS * seat
        if seats == 2 or turns <= 0 or s.troops[home + ACTIVE] + s.troops[home + DECLINED] == 0:
            return 0.0
        waits = (seat - mover) % seats
        return RISK[min(self.rules.board.rounds - s.round, len(RISK) - 1)] * waits / (seats - 1.0)


def is_scored(s: State) -> bool:
    """Whether the turn under way has been scored."""
    return s.phase == STOUT or s.phase == WITHDRAW or s.phase == OVER


def income_now(s: State, seat: int) -> int:
    """What scoring would pay the seat now: the sum of `scoring.income`, which tells it by source."""
    coins = 0
    for p in range(SLOTS * seat, SLOTS * seat + SLOTS):
        combo = s.combo[p]
        if combo < 0:
            continue
        coins += count(s.held[p])
        folded = s.rules.folded(combo)
        if folded.earners:
            for _, bonus in incomes(folded, s, p, s.occupied_taken if p == s.people else 0):
                coins += bonus
    return coins


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
            weight = exp((total - strongest) / RIVALRY)
            weights += weight
            weighted += weight * total
    return totals[seat] - regard * weighted / weights


def first_guess(rules: Ruleset) -> Value:
    """A hand-made value, good enough to begin learning from: what is held keeps earning, with some decay."""
    rows = []
    for turns in range(rules.board.rounds + 2):
        lasting = min(turns, 2.0 + 0.35 * turns)
        guess = {
            "one": 7.0 * max(turns - 1.5, 0.0),
            "active": 4.0 if turns else 0.0,
            "regions": 0.75 * lasting,
            "bonus": 0.7 * lasting,
            "declined_regions": 0.55 * lasting,
            "declined_bonus": 0.5 * lasting,
            "beside_regions": 0.75 * lasting,
            "spare": 0.5 * min(turns, 3),
            "age": -0.4 * min(turns, 3),
            "declined_exposed": -0.15 * min(turns, 2),
            "best_offer": 0.8,
        }
        rows.append([guess.get(name, 0.0) for name in names(rules)])
    return Value(rules, rows)
