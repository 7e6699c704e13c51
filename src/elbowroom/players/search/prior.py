"""A first guess at what a race or power is worth that was never learned, from its own data."""

from typing import Final

from elbowroom.engine.trait import Trait

USUAL_COINS: Final = 1.0
"""Coins a turn that a race or power of the base set brings beside its regions, roughly."""
MARKERS_STANDING: Final = 3
"""How many markers of a supply will stand at a time."""
CAUTION: Final = 0.5
"""How much of the guess is believed."""


def guessed_weights(
    trait: Trait, average: list[float], bonus: list[float], spare: list[float]
) -> list[float]:
    """A weight for each number of turns to come: the average, corrected by what the features see wrongly.

    A steady coin is worth more than its feature's weight says (``bonus``), which was learned where such coins
    are few; tokens that serve for conquest only look like spare ones (``spare``), and hold nothing.
    """
    coins = float(trait.earns)
    if trait.marker is not None:
        coins += trait.marker.coins * min(trait.marker.supply, MARKERS_STANDING)
    extra = max(coins - USUAL_COINS, 0.0)
    found = []
    for turns, weight in enumerate(average):
        lasting = min(float(turns), 2.0 + 0.35 * turns)
        weight += CAUTION * extra * max(lasting - bonus[turns], 0.0)
        found.append(weight - trait.keeps_aside * spare[turns])
    return found
