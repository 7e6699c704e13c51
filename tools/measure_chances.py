"""Measure how far expected coins can be trusted: the constants of `players/chances.py`.

``python -m tools.measure_chances --players 3 --games 200`` plays games between players of different strength,
notes after each turn what the value and games played out quickly expect, and prints for which spread the
chances that follow from it fit best to who won, and how often what was thought so likely came true.
"""

import argparse
from math import exp, log, sqrt

from elbowroom.content.loader import ruleset
from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.phases.turn import winners
from elbowroom.engine.state import OVER, State
from elbowroom.game.dice import Dice, seeded
from elbowroom.players.bot import Budget
from elbowroom.players.chances import rounds_left
from elbowroom.players.search.meter import UNLIMITED, Meter
from elbowroom.players.search.playing import Mover, Searcher, play_on
from elbowroom.players.search.quick import QuickMover
from elbowroom.players.search.turn import TurnSearch
from elbowroom.players.search.value import Value
from elbowroom.players.search.weights import value_for

TRIALS = 16
SHARES = (1.0, 0.8, 0.7, 0.6, 0.5)
SPREADS = [step / 4 for step in range(5, 26)]

Moment = tuple[float, list[float], list[float], list[float]]
"""Rounds left, what the value expects, what games played out expect, who won."""


def mover(dice: Dice, value: Value) -> Mover:
    """A quick player, a bold one, or one of two careful ones."""
    kind = dice.below(4)
    if kind == 0:
        return QuickMover(value)
    search = TurnSearch(value, 1 + kind // 2, Meter(Budget(), UNLIMITED))
    return Searcher(search, 0.3 if kind == 1 else 0.0)


def played_out(s: State, value: Value, dice: Dice) -> list[float]:
    """The average coins of games played out quickly."""
    coins = [0.0] * s.rules.seats
    for _ in range(TRIALS):
        child, quick = s.copy(), QuickMover(value)
        while child.phase != OVER:
            child = play_on(child, quick, dice, child.seat)
        coins = [a + b / TRIALS for a, b in zip(coins, child.coins, strict=True)]
    return coins


def moments(players: int, games: int) -> list[Moment]:
    """Every moment between two turns of so many games."""
    rules = ruleset(f"{players}p", players)
    value = value_for(rules)
    found: list[Moment] = []
    for game in range(games):
        dice, s = seeded(7 * game + 1), new_state(rules)
        while s.is_chance():
            apply(s, dice.outcome(s))
        movers = [mover(dice, value) for _ in range(players)]
        seen = []
        while s.phase != OVER:
            luck = seeded(dice.below(1 << 29))
            seen.append((rounds_left(s), value.between(s), played_out(s, value, luck)))
            s = play_on(s, movers[s.seat], dice, (s.seat + 1) % players)
        won = winners(s)
        result = [(seat in won) / len(won) for seat in range(players)]
        found += [(*moment, result) for moment in seen]
    return found


def likely(moment: Moment, share: float, spread: float) -> list[float]:
    """The chances of all seats."""
    rounds, valued, played, _ = moment
    coins = [share * a + (1 - share) * b for a, b in zip(valued, played, strict=True)]
    weights = [exp((own - max(coins)) / (spread * sqrt(rounds))) for own in coins]
    return [weight / sum(weights) for weight in weights]


def surprise(found: list[Moment], share: float, spread: float) -> float:
    """How much the results surprise whoever believes these chances, on average."""
    return -sum(
        won * log(max(chance, 1e-6))
        for moment in found
        for chance, won in zip(likely(moment, share, spread), moment[3], strict=True)
    ) / len(found)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    options = parser.parse_args()
    found = moments(options.players, options.games)
    for share in SHARES:
        least, spread = min((surprise(found, share, spread), spread) for spread in SPREADS)
        print(f"value {share:.1f}: surprise {least:.4f} at spread {spread}")
    spread = min(SPREADS, key=lambda one: surprise(found, 0.7, one))
    tenths: dict[int, list[tuple[float, float]]] = {}
    for moment in found:
        for chance, won in zip(likely(moment, 0.7, spread), moment[3], strict=True):
            tenths.setdefault(min(9, int(10 * chance)), []).append((chance, won))
    for _, pairs in sorted(tenths.items()):
        thought, came = (sum(pair[i] for pair in pairs) / len(pairs) for i in (0, 1))
        print(f"thought {thought:.2f}, came true {came:.2f}, {len(pairs)} times")


if __name__ == "__main__":
    main()
