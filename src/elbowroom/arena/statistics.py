"""What happened in a game and in many, counted from events.

A *reign* is one combo from its pick until its last token leaves. It earns a coin for each region that its
tokens hold when its owner scores, active and in decline, and what its race and power pay beside that; coins
paid for it or found on it do not count. Race and power are both credited with the whole of it, and all
reigns of a game together earned exactly what all players were paid.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

from elbowroom.engine.events import (
    Abandoned,
    Conquered,
    Declined,
    Driven,
    Earned,
    Event,
    GameEnded,
    PeopleGone,
    Picked,
    Scored,
    TurnBegan,
)


@dataclass
class Reign:
    """One combo in the hands of one player."""

    seat: int
    race: str
    power: str
    picked: int
    """The round in which it was picked."""
    declined: int | None = None
    """The round in which it went into decline."""
    earned: int = 0


class GameWatch:
    """Consumes the events of one game. Of a game joined midway it sees only what is picked from then on."""

    def __init__(self) -> None:
        self.reigns: list[Reign] = []
        self.coins: tuple[int, ...] = ()
        self.winners: tuple[int, ...] = ()
        self._round = 1
        self._standing: dict[str, Reign] = {}
        self._regions: dict[str, set[int]] = {}

    def see(self, event: Event) -> None:
        """Take notice of what happened."""
        match event:
            case TurnBegan(round=round):
                self._round = round
            case Picked(seat=seat, race=race, power=power):
                reign = Reign(seat, race, power, self._round)
                self.reigns.append(reign)
                self._standing[race] = reign
                self._regions[race] = set()
            case Conquered(race=race, region=region):
                self._regions.setdefault(race, set()).add(region)
            case Abandoned(race=race, region=region) | Driven(race=race, region=region):
                self._regions.setdefault(race, set()).discard(region)
            case Declined(race=race):
                if race in self._standing:
                    self._standing[race].declined = self._round
            case PeopleGone(race=race):
                self._standing.pop(race, None)
            case Scored(seat=seat, income=income):
                self._score(seat, income)
            case Earned(seat=seat, trait=source, coins=coins):
                self._add(seat, source, coins)
            case GameEnded(coins=coins, winners=winners):
                self.coins, self.winners = coins, winners

    def _score(self, seat: int, income: Iterable[tuple[str, int]]) -> None:
        own = [reign for reign in self._standing.values() if reign.seat == seat]
        for reign in own:
            reign.earned += len(self._regions[reign.race])
        for source, coins in income:
            self._add(seat, source, coins)

    def _add(self, seat: int, source: str, coins: int) -> None:
        for reign in self._standing.values():
            # A declined race has no badge any more; one with the same badge may follow it.
            is_power = source == reign.power and reign.declined is None
            if reign.seat == seat and (source == reign.race or is_power):
                reign.earned += coins


@dataclass(frozen=True)
class GameResult:
    """One game, as `simulate --out` writes it."""

    seed: int
    players: int
    coins: tuple[int, ...]
    winners: tuple[int, ...]
    reigns: tuple[Reign, ...]
    actions: int
    """Moves and chance outcomes, the first column included."""

    def to_json(self) -> dict[str, object]:
        """Plain data, with the rounds of decline by seat."""
        return {
            "seed": self.seed,
            "players": self.players,
            "coins": list(self.coins),
            "winners": list(self.winners),
            "declines": [
                [reign.declined for reign in self.reigns if reign.seat == seat and reign.declined is not None]
                for seat in range(self.players)
            ],
            "picks": [vars(reign) for reign in self.reigns],
            "actions": self.actions,
        }


@dataclass
class Series:
    """Numbers of which only count, sum and sum of squares are kept."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        """One number more."""
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        """The average; 0 if there is nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of the numbers; 0 if there are fewer than two."""
        if self.count < 2:
            return 0.0
        return sqrt((self.squares * self.count - self.total**2) / (self.count * (self.count - 1)))


@dataclass
class Summary:
    """Many games, counted."""

    players: int
    games: int = 0
    actions: int = 0
    coins: list[Series] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    """By seat; a shared win counts its share."""
    declines: Counter[int] = field(default_factory=Counter)
    """How many races went into decline in each round."""
    races: dict[str, Series] = field(default_factory=dict)
    powers: dict[str, Series] = field(default_factory=dict)
    """What the reigns of each race and power earned."""

    def __post_init__(self) -> None:
        self.coins = [Series() for _ in range(self.players)]
        self.wins = [0.0] * self.players

    def add(self, result: GameResult) -> None:
        """One game more."""
        self.games += 1
        self.actions += result.actions
        for seat, coins in enumerate(result.coins):
            self.coins[seat].add(coins)
        for seat in result.winners:
            self.wins[seat] += 1 / len(result.winners)
        for reign in result.reigns:
            self.races.setdefault(reign.race, Series()).add(reign.earned)
            self.powers.setdefault(reign.power, Series()).add(reign.earned)
            if reign.declined is not None:
                self.declines[reign.declined] += 1

    @property
    def mean_decline(self) -> float:
        """The average round of decline; 0 if nobody declined."""
        times = self.declines.total()
        return sum(round * count for round, count in self.declines.items()) / times if times else 0.0

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "players": self.players,
            "games": self.games,
            "actions": self.actions,
            "seats": [
                {
                    "mean_coins": round(coins.mean, 4),
                    "spread": round(coins.spread, 4),
                    "win_share": round(wins / self.games, 6),
                }
                for coins, wins in zip(self.coins, self.wins, strict=True)
            ],
            "declines": {
                "mean_round": round(self.mean_decline, 4),
                "by_round": {str(turn): self.declines[turn] for turn in sorted(self.declines)},
            },
            "races": _by_id(self.races),
            "powers": _by_id(self.powers),
        }


def _by_id(table: dict[str, Series]) -> dict[str, object]:
    return {
        id: {"picks": series.count, "mean_earned": round(series.mean, 4), "spread": round(series.spread, 4)}
        for id, series in sorted(table.items())
    }
