"""How races and powers did, one by one, and beside each other."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from elbowroom.arena.effects import CERTAINTY, Effect, Effects, Outcome, Pick
from elbowroom.arena.ratings import wilson
from elbowroom.content.loader import base_powers, base_races
from elbowroom.engine.trait import Race, Trait


@dataclass(frozen=True)
class Figures:
    """How a race or power did."""

    id: str
    is_race: bool
    is_new: bool
    tokens: int
    picks: int
    coins: float
    """What its combos earned each, in coins, until the end of the game."""
    coins_low: float
    coins_high: float
    win_rate: float
    """How often whoever picked it won."""
    win_low: float
    win_high: float
    strength: Effect
    """What it adds to the lead of whoever picks it early, beside the average of the base set."""

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "id": self.id,
            "kind": "race" if self.is_race else "power",
            "new": self.is_new,
            "tokens": self.tokens,
            "picks": self.picks,
            "coins": _interval(self.coins, self.coins_low, self.coins_high),
            "win_rate": _interval(self.win_rate, self.win_low, self.win_high),
            "strength": _interval(self.strength.coins, self.strength.low, self.strength.high),
        }


def _interval(value: float, low: float, high: float) -> dict[str, float]:
    return {"value": round(value, 3), "low": round(low, 3), "high": round(high, 3)}


def figures_of(games: Sequence[Outcome], new: Sequence[Trait]) -> list[Figures]:
    """Every race and power that was picked, strongest first."""
    picks: dict[str, list[Pick]] = {}
    for game in games:
        for pick in game.picks:
            picks.setdefault(pick.race, []).append(pick)
            picks.setdefault(pick.power, []).append(pick)
    effects = Effects(games)
    found: list[Figures] = []
    for base in (base_races(), base_powers()):
        usual = [trait.id for trait in base if trait.id in effects]
        kind = [trait for trait in new if isinstance(trait, Race) == isinstance(base[0], Race)]
        found += [
            _figures(trait, trait in kind, picks[trait.id], effects.of(trait.id, usual))
            for trait in (*base, *kind)
            if trait.id in effects
        ]
    return sorted(found, key=lambda figures: -figures.strength.coins)


def _figures(trait: Trait, is_new: bool, picks: Sequence[Pick], strength: Effect) -> Figures:
    count = len(picks)
    mean = sum(pick.earned for pick in picks) / count
    spread = sqrt(sum((pick.earned - mean) ** 2 for pick in picks) / max(1, count - 1))
    error = CERTAINTY * spread / sqrt(count)
    wins = sum(pick.won for pick in picks)
    low, high = wilson(wins, count)
    return Figures(
        trait.id, isinstance(trait, Race), is_new, trait.tokens + trait.extra, count,
        mean, mean - error, mean + error, wins / count, low, high, strength,
    )  # fmt: skip
