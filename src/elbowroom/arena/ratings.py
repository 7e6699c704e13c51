"""From results to numbers: how sure a win rate is, and how strong each of many is.

Ratings are a Bradley-Terry fit over all results at once, on the scale of Elo. Twenty lines do it and no
package is needed; ratings that are updated game by game would depend on the order of the games.
"""

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from typing import Final

DEVIATIONS: Final = 1.959964
"""So many standard deviations on either side of the mean hold 95 % of a normal distribution."""
ELO: Final = 400
_MOST_ROUNDS: Final = 10_000
_CLOSE_ENOUGH: Final = 1e-10


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson); shares of wins may be among the wins."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, DEVIATIONS * DEVIATIONS
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = DEVIATIONS * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def ratings(players: Sequence[str], beaten: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Elo-like ratings; ``beaten[a, b]`` is how often ``a`` was better than ``b``, and the first has 0.

    One drawn game is added for each pair that met, so that somebody who never lost stays on the scale.
    """
    pairs = {(min(pair), max(pair)) for pair in beaten}
    score = dict.fromkeys(players, 0.0)
    met: dict[str, dict[str, float]] = {a: {} for a in players}
    for a, b in sorted(pairs):
        won, lost = beaten.get((a, b), 0.0) + 0.5, beaten.get((b, a), 0.0) + 0.5
        score[a] += won
        score[b] += lost
        met[a][b] = met[b][a] = won + lost
    strength = dict.fromkeys(players, 1.0)
    for _ in range(_MOST_ROUNDS):
        before = strength
        strength = {
            a: score[a] / sum(n / (before[a] + before[b]) for b, n in met[a].items()) if met[a] else before[a]
            for a in players
        }
        first = strength[players[0]]
        strength = {a: value / first for a, value in strength.items()}
        if all(abs(strength[a] - before[a]) <= _CLOSE_ENOUGH * before[a] for a in players):
            break
    return {a: ELO * log10(strength[a]) for a in players}
