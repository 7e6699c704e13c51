"""How fast tables with pieces of data play, beside tables without: ``python -m benchmarks.packs [GAMES]``.

Random games are played in turns, so that a busy machine is busy for all alike; the fastest round of each
counts. The last tables add pieces that the box does not have: the examples, and some nobody would invent.
"""

import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from elbowroom.content.loader import ruleset
from elbowroom.engine.ruleset import Ruleset
from elbowroom.measure.playout import random_game
from tests.content.packs.made_up import document
from tools.same_games import tables

EXAMPLES = Path(__file__).parents[1] / "examples" / "homebrew"
ROUNDS = 5
SEATS = 4
MOST_MADE_UP = 6


def contenders() -> Iterator[tuple[str, Ruleset]]:
    """Tables by name, the plain one first."""
    built_in, data = tables(SEATS)
    yield "the box", built_in
    yield "the box as data", data
    yield "the box and the examples", ruleset(f"{SEATS}p", SEATS, homebrew=[EXAMPLES])
    for seed in range(MOST_MADE_UP):
        pack = document(random.Random(seed).randrange)
        yield f"the box and made-up pack {seed}", ruleset(f"{SEATS}p", SEATS, homebrew=[pack])


def speed(rules: Ruleset, games: int) -> float:
    """Actions a second of processor time, in random games."""
    began, actions = time.process_time(), 0
    for seed in range(games):
        actions += random_game(rules, seed)[1]
    return actions / (time.process_time() - began)


def main() -> int:
    """Print a line for each table, with how fast it is beside the first one."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    rows = list(contenders())
    best = dict.fromkeys((name for name, _ in rows), 0.0)
    for _ in range(ROUNDS):
        for name, rules in rows:
            best[name] = max(best[name], speed(rules, games))
    for name, _ in rows:
        print(f"{name:30} {best[name]:10.0f} actions/s  {best[name] / best['the box']:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
