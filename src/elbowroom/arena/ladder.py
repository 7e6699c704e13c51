"""The ladder: every level against the others, and what the games tell about the levels and about the game."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from elbowroom.arena.match import Match, Score, add_game, play_matches, scores
from elbowroom.arena.ratings import ratings
from elbowroom.arena.referee import Played
from elbowroom.arena.statistics import Series
from elbowroom.atlas.files import map_source
from elbowroom.content.loader import check_player_count
from elbowroom.engine.errors import OptionError
from elbowroom.players.bot import Budget


@dataclass(frozen=True)
class Ladder:
    """What is to be played: levels from the weakest up, for some numbers of players.

    Two players: each level against each other one. More players: each level against copies of the level
    below it, and mixed tables of neighbouring levels.
    """

    levels: tuple[str, ...]
    players: tuple[int, ...]
    games: int
    """At each table."""
    seed: int = 1
    budget: Budget = field(default_factory=Budget)
    map: str | None = None
    """For all tables: a name, or the path of a file. By number of players where nothing is said."""
    homebrew: tuple[str, ...] = ()

    def check(self) -> None:
        """Say what is wrong, if anything is."""
        listed = ", ".join(self.levels)
        if len(self.levels) < 2:
            raise OptionError("too_few_levels", option="levels", levels=listed)
        if len(set(self.levels)) < len(self.levels):
            raise OptionError("level_twice", option="levels", levels=listed)
        for players in self.players:
            check_player_count(players, None if self.map is None else map_source(self.map))
        for match in self.matches():
            match.check()

    def matches(self) -> list[Match]:
        """All tables."""
        return [*self.pairs(), *self.steps(), *self.mixed()]

    def pairs(self) -> list[Match]:
        """Two players: everybody against everybody."""
        return [self._match(pair) for pair in combinations(self.levels, 2)] if 2 in self.players else []

    def steps(self) -> list[Match]:
        """More players: a level against a table full of the level below it."""
        return [
            self._match((level, *[below] * (players - 1)))
            for players in self._larger()
            for below, level in zip(self.levels, self.levels[1:], strict=False)
        ]

    def mixed(self) -> list[Match]:
        """More players: neighbouring levels, or all of them and some twice where seats are left."""
        return [
            self._match(table) for players in self._larger() for table in _neighbours(self.levels, players)
        ]

    def _larger(self) -> list[int]:
        return [players for players in sorted(set(self.players)) if players > 2]

    def _match(self, bots: Sequence[str]) -> Match:
        return Match(tuple(bots), self.games, self.seed, self.map, self.budget, self.homebrew)


def _neighbours(levels: Sequence[str], players: int) -> list[Sequence[str]]:
    if len(levels) < players:
        return [[levels[seat % len(levels)] for seat in range(players)]]
    return [levels[start : start + players] for start in range(len(levels) - players + 1)]


@dataclass
class Habits:
    """How a level plays."""

    games: int = 0
    races: dict[str, Series] = field(default_factory=dict)
    powers: dict[str, Series] = field(default_factory=dict)
    """What its reigns earned."""
    declines: Counter[int] = field(default_factory=Counter)
    """By round."""

    def add(self, played: Played, seat: int) -> None:
        """One game more, which was played in that seat."""
        self.games += 1
        for reign in played.reigns:
            if reign.seat == seat:
                self.races.setdefault(reign.race, Series()).add(reign.earned)
                self.powers.setdefault(reign.power, Series()).add(reign.earned)
                if reign.declined is not None:
                    self.declines[reign.declined] += 1


class Standings:
    """All results of a ladder: scores by match, ratings, and how the levels played."""

    def __init__(self, ladder: Ladder) -> None:
        self.ladder = ladder
        self.matches = ladder.matches()
        self.scores: dict[Match, list[Score]] = {match: scores(match) for match in self.matches}
        self.habits = {level: Habits() for level in ladder.levels}
        self.purses: dict[str, list[Series]] = {level: [] for level in ladder.levels}
        """Coins after each round, in the games of the fewest players."""
        self._beaten: dict[int, dict[tuple[str, str], float]] = {n: {} for n in ladder.players}

    def play(self, jobs: int = 1) -> Iterator[None]:
        """Play everything; yields after each game."""
        for index, game, played in play_matches(self.matches, jobs):
            self.add(self.matches[index], game, played)
            yield

    def add(self, match: Match, game: int, played: Played) -> None:
        """One game more."""
        add_game(self.scores[match], match, game, played)
        seats = [(bot, match.seat(player, game)) for player, bot in enumerate(match.bots)]
        for bot, seat in seats:
            self.habits[bot].add(played, seat)
            if len(match.bots) == min(self.ladder.players):
                rounds = self.purses[bot]
                for turn, coins in enumerate(played.purses[seat]):
                    if turn == len(rounds):
                        rounds.append(Series())
                    rounds[turn].add(coins)
        for (a, seat), (b, other) in combinations(seats, 2):
            if a != b:
                self._compare(len(seats), a, b, _better(played, seat, other))

    def _compare(self, players: int, a: str, b: str, better: float) -> None:
        beaten = self._beaten[players]
        beaten[a, b] = beaten.get((a, b), 0.0) + better
        beaten[b, a] = beaten.get((b, a), 0.0) + 1 - better

    def ratings(self, players: int) -> dict[str, float]:
        """How strong the levels are at tables of that size; the first level has 0."""
        return ratings(self.ladder.levels, self._beaten[players])

    def against(self, level: str, other: str) -> Score | None:
        """The level's score in its match for two against another one."""
        for match in self.ladder.pairs():
            if set(match.bots) == {level, other}:
                return self.scores[match][match.bots.index(level)]
        return None


def _better(played: Played, seat: int, other: int) -> float:
    """1 if a seat did better than another one, 0.5 if as well, 0 if not."""
    mine = (seat in played.winners, played.coins[seat])
    theirs = (other in played.winners, played.coins[other])
    return 0.5 if mine == theirs else float(mine > theirs)
