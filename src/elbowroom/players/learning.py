"""Learning what a home-made race or power is worth, by a short self-play: seconds, once, and then it is kept.

The weights of the package stay as they are; a newcomer gets one of its own for each number of turns to come.
Until then it counts as its data says (`search/prior.py`), so nobody has to wait: `prepare` and `Lesson.learn`
are for whoever may take seconds, such as a worker process.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from elbowroom.content.loader import ruleset
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.trait import Trait
from elbowroom.players.learned import keep, recalled
from elbowroom.players.search.newcomers import Newcomer, Surprise, surprises
from elbowroom.players.search.value import Value
from elbowroom.players.search.weights import (
    Key,
    key_of,
    know,
    known,
    learned_seats,
    strangers,
    value_by_guess,
    value_for,
)

GAMES: Final = {2: 60, 3: 40, 4: 30, 5: 24}
"""How many games of how many players: some seconds of interpreted Python."""
FIRST_SEED: Final = 11_000
HABIT: Final = {2: -0.3, 3: 0.2, 4: 0.1, 5: 0.1}
"""By how much those with base races and powers surprise in such games, in coins for each turn to come.

Measured in 200, 100, 70 and 70 games; bots that search less earn a little less or more than was learned.
"""
BEND: Final = 4
"""Weights rise and fall in a line up to so many turns to come, and in another one beyond."""
DOUBT: Final = 2.5
"""What a single surprise may be off by, in coins for each turn to come."""
SPREAD: Final = 5.0
"""How far a newcomer may be off its guess, in coins."""


@dataclass(frozen=True)
class Lesson:
    """A race or power that is to be learned for a number of players."""

    trait: Trait
    seats: int

    @property
    def key(self) -> Key:
        """Under what it will be known."""
        return key_of(self.trait, self.seats)

    def learn(self, step: Callable[[int], None] = lambda games: None) -> list[float]:
        """Play, and learn the weights; ``step`` is told of games played. The same every time."""
        rules = ruleset(f"{self.seats}p", self.seats, homebrew=[self.trait])
        value = value_by_guess(rules)
        race, power = rules.race_index.get(self.trait.id, -1), rules.power_index.get(self.trait.id, -1)
        found: list[Surprise] = []
        for game in range(GAMES[self.seats]):
            found += surprises(value, Newcomer(rules, race, power), FIRST_SEED + game)
            step(1)
        return fitted(_guess(value, race, power), found, self.seats)


def _guess(value: Value, race: int, power: int) -> list[float]:
    column = len(value.rows[0]) - len(value.rules.powers)
    place = column + power if power >= 0 else column - len(value.rules.races) + race
    return [row[place] for row in value.rows]


def fitted(guess: list[float], found: Iterable[Surprise], seats: int) -> list[float]:
    """The guess, corrected by how much more those with the newcomer earned than was guessed.

    The correction is two lines that meet, fitted by least squares that lean on the guess: single numbers of
    turns have too few surprises to be believed.
    """
    by_turns: dict[int, list[float]] = {}
    for surprise in found:
        by_turns.setdefault(surprise.turns, []).append(surprise.coins)
    lean = 1.0 / SPREAD**2
    uu, uv, vv, uy, vy = lean, 0.0, lean, 0.0, 0.0
    for turns, coins in by_turns.items():
        more = sum(coins) / len(coins) - HABIT[seats] * turns
        # A seat is seen after the turn of everybody, which tells hardly more than once would.
        weight = len(coins) / seats / (DOUBT * turns) ** 2
        u, v = _lines(turns)
        uu, uv, vv = uu + weight * u * u, uv + weight * u * v, vv + weight * v * v
        uy, vy = uy + weight * u * more, vy + weight * v * more
    scale = uu * vv - uv * uv
    a, b = (uy * vv - vy * uv) / scale, (vy * uu - uy * uv) / scale
    corrected = []
    for turns, weight in enumerate(guess):
        u, v = _lines(turns)
        corrected.append(round(weight + a * u + b * v, 3))
    return corrected


def _lines(turns: int) -> tuple[float, float]:
    """Rises up to the bend; rises behind it."""
    return min(turns, BEND) / BEND, max(turns - BEND, 0) / BEND


def lessons(rules: Ruleset) -> list[Lesson]:
    """What is still to be learned before bots know all races and powers of a table; a look into the cache."""
    missing = []
    for trait in strangers(rules):
        lesson = Lesson(trait, learned_seats(rules))
        if lesson.key in known():
            continue
        kept = recalled(lesson.key)
        if kept is None:
            missing.append(lesson)
        else:
            know({lesson.key: kept})
    return missing


def prepare(rules: Ruleset, step: Callable[[int], None] = lambda games: None) -> None:
    """Make bots know all races and powers of a table, by learning what is missing: seconds for each."""
    for lesson in lessons(rules):
        weights = lesson.learn(step)
        keep(lesson.key, weights)
        know({lesson.key: weights})


def weights_for(rules: Ruleset) -> Value:
    """The value for a table, with all its races and powers learned."""
    prepare(rules)
    return value_for(rules)
