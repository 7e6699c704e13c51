"""What each race and each power adds to the lead of whoever picks it, when everything else is equal.

Coins that a combo earned do not tell how good it is: one that rests early earns less, and makes room for the
next. So games are looked at as a whole. How far a seat is ahead of the others in the end is what its own
races and powers add, less what theirs do, and something for where it sits. All of that is found at once, by
least squares, so that nothing is called strong for its partners, its opponents, its seat or an early pick.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

LEAN: Final = 1.0
"""How many seats that it added nothing to each race and power is thought to have had besides."""
LASTING: Final = 6
"""A pick counts in full while there are so many rounds to come, and less and less later."""
CERTAINTY: Final = 1.96
"""Standard errors on each side of an interval of 95 %."""


@dataclass(frozen=True)
class Pick:
    """One combo from its pick to the end of the game."""

    seat: int
    race: str
    power: str
    rounds: int
    """Rounds still to come when it was picked, that one included."""
    earned: int
    won: float
    """1, a part of it for a shared win, or 0."""

    @property
    def weight(self) -> float:
        """How much of its worth it had time for."""
        return min(1.0, self.rounds / LASTING)


@dataclass(frozen=True)
class Outcome:
    """A game: what every seat had in the end, and what it had picked."""

    coins: tuple[int, ...]
    picks: tuple[Pick, ...]

    def lead(self, seat: int) -> float:
        """How far a seat was ahead of the others, on average."""
        return (self.coins[seat] * len(self.coins) - sum(self.coins)) / (len(self.coins) - 1)


@dataclass(frozen=True)
class Effect:
    """Coins that a race or power adds, beside an average one, and where the truth is with 95 % certainty."""

    coins: float
    low: float
    high: float


class Effects:
    """What races and powers add, found from games of equal numbers of players."""

    def __init__(self, games: Sequence[Outcome]) -> None:
        ids = {id for game in games for pick in game.picks for id in (pick.race, pick.power)}
        self._place = {id: i for i, id in enumerate(sorted(ids))}
        seats = len(games[0].coins) if games else 0
        size = len(ids) + seats
        square = [[0.0] * size for _ in range(size)]
        moment = [0.0] * size
        rows = [(self._row(game, seat), game.lead(seat)) for game in games for seat in range(seats)]
        for row, lead in rows:
            for i, x in row.items():
                moment[i] += x * lead
                line = square[i]
                for j, y in row.items():
                    line[j] += x * y
        for i in range(size):
            square[i][i] += LEAN
        self._inverse = inverted(square)
        self._found = [sum(a * b for a, b in zip(line, moment, strict=True)) for line in self._inverse]
        errors = [lead - sum(self._found[i] * x for i, x in row.items()) for row, lead in rows]
        # The leads of a game add up to nothing, so one of them says nothing.
        free = max(1, len(rows) - len(games) - size)
        self._variance = sum(error * error for error in errors) / free

    def _row(self, game: Outcome, seat: int) -> dict[int, float]:
        """What made the lead of a seat, by place."""
        row = {len(self._place) + seat: 1.0}
        share = -1.0 / (len(game.coins) - 1)
        for pick in game.picks:
            part = pick.weight if pick.seat == seat else share * pick.weight
            for id in (pick.race, pick.power):
                place = self._place[id]
                row[place] = row.get(place, 0.0) + part
        return row

    def of(self, id: str, usual: Collection[str]) -> Effect:
        """What a race or power adds beside the average of some usual ones of its kind."""
        part = 1.0 / len(usual)
        contrast = {self._place[other]: -part for other in usual}
        contrast[self._place[id]] = contrast.get(self._place[id], 0.0) + 1.0
        coins = sum(self._found[i] * x for i, x in contrast.items())
        spread = sum(self._inverse[i][j] * x * y for i, x in contrast.items() for j, y in contrast.items())
        error = CERTAINTY * sqrt(self._variance * spread)
        return Effect(coins, coins - error, coins + error)

    def __contains__(self, id: str) -> bool:
        return id in self._place


def inverted(square: Iterable[Sequence[float]]) -> list[list[float]]:
    """The inverse of a symmetric matrix without zeros among its pivots, by Gauss and Jordan."""
    rows = [list(row) for row in square]
    size = len(rows)
    for i, row in enumerate(rows):
        row += [float(i == j) for j in range(size)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [number / pivot for number in rows[i]]
        for j in range(size):
            factor = rows[j][i]
            if j != i and factor:
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
