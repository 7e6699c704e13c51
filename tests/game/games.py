"""Games that these tests begin with."""

import random
from typing import Any

from elbowroom import Game
from tests.scenario import game, held, player, strip

LINE = strip("hill", "swamp", "forest tribe", "mountain", "farmland inner")


def orcs(hand: int = 5, power: str = "hill", **fields: Any) -> Game:
    """Orcs about to enter the line, Elves at its far end."""
    return game(
        LINE,
        [player(f"orcs {power}", hand=hand), player("elves swamp", turns=1, coins=8)],
        {3: held(1, "elves", 2)},
        **fields,
    )


def finished(seed: int = 0) -> Game:
    """A game of two rounds, played at random to its end."""
    g = Game.new(2, seed, map=strip("hill", "swamp", "forest", "sea", rounds=2))
    rng = random.Random(seed)
    while not g.over:
        g.play(rng.choice(g.legal))
    return g


def moment(g: Game) -> tuple[object, ...]:
    """Everything that a refused move must not change."""
    return g.state.key(), g.to_position(), g.record(), g.seat, g.phase, g.legal
