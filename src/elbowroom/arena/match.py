"""Matches: the same bots over many games, with seats rotated and each seed played from every seat."""

import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from multiprocessing import get_context

from elbowroom.arena.ratings import wilson
from elbowroom.arena.referee import Mishap, Played, play_game
from elbowroom.arena.simulate import game_seeds
from elbowroom.arena.statistics import Series
from elbowroom.atlas.files import map_source
from elbowroom.content.loader import check_player_count, load_homebrew, ruleset
from elbowroom.engine.errors import OptionError
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.trait import Trait
from elbowroom.game import Game
from elbowroom.game.options import checked_seed
from elbowroom.players.bot import Budget
from elbowroom.players.learning import prepare
from elbowroom.players.loading import make_bot
from elbowroom.players.search.weights import Columns, know, known


@dataclass(frozen=True)
class Match:
    """What is to be played; it can be sent to another process.

    A cycle of games, one for each player, shares its seed: only the seats rotate.
    """

    bots: tuple[str, ...]
    games: int
    seed: int = 1
    map: str | None = None
    """A name, or the path of a file."""
    budget: Budget = field(default_factory=Budget)
    homebrew: tuple[str, ...] = ()

    @property
    def board(self) -> str:
        """The map, which the number of players decides where nothing is said."""
        return self.map or f"{len(self.bots)}p"

    def check(self) -> None:
        """Whatever is wrong is said here, and not in a worker in the middle of it all."""
        check_player_count(len(self.bots), map_source(self.board))
        if self.games < 1:
            raise OptionError("no_games", option="games", games=self.games)
        for bot in self.bots:
            make_bot(bot)
        checked_seed(self.seed)
        self.rules()

    def rules(self) -> Ruleset:
        """The rules of all its tables."""
        return ruleset(map_source(self.board), len(self.bots), homebrew=_traits(self.homebrew))

    def learns(self) -> bool:
        """Whether a bot wants to know the home-made races and powers."""
        return any(getattr(make_bot(bot), "knows_traits", False) for bot in self.bots)

    def seat(self, player: int, game: int) -> int:
        """Where a player sits in a game."""
        return (player + game) % len(self.bots)

    def play(self, game: int) -> Played:
        """Play one of the games."""
        players = len(self.bots)
        cycle = game // players
        bots = [
            make_bot(self.bots[player], _bot_seed(self.seed, cycle, player))
            for player in sorted(range(players), key=lambda player: self.seat(player, game))
        ]
        seeds = _seeds(self.seed, -(-self.games // players))
        table = Game.new(players, seeds[cycle], map=map_source(self.board), homebrew=_traits(self.homebrew))
        with redirect_stdout(sys.stderr):  # results are printed there; what bots print is no result
            return play_game(table, bots, self.budget)


def _bot_seed(seed: int, cycle: int, player: int) -> int:
    """A bot's own chance; the dice of its game cannot be found out from it."""
    return int.from_bytes(blake2b(f"{seed} {cycle} {player}".encode(), digest_size=8).digest())


@cache
def _seeds(seed: int, cycles: int) -> list[int]:
    return game_seeds(seed, cycles)


@cache
def _traits(homebrew: tuple[str, ...]) -> list[Trait]:
    """Read once in each process."""
    return load_homebrew(homebrew)


def play_matches(matches: Sequence[Match], jobs: int = 1) -> Iterator[tuple[int, int, Played]]:
    """All games in order, whatever the number of jobs: which match, which of its games, how it went."""
    for match in matches:
        match.check()
    games = [(index, game) for index, match in enumerate(matches) for game in range(match.games)]
    if jobs == 1:
        for index, game in games:
            yield index, game, matches[index].play(game)
        return
    for match in matches:
        if match.learns():
            prepare(match.rules())  # once for all workers
    with worker_pool(jobs) as workers:
        try:
            results = workers.map(
                Match.play, (matches[index] for index, _ in games), (game for _, game in games)
            )
            for (index, game), played in zip(games, results, strict=True):
                yield index, game, played
        finally:
            workers.shutdown(cancel_futures=True)


def worker_pool(jobs: int) -> ProcessPoolExecutor:
    """Processes that know what this one has learned about home-made races and powers."""
    # Not forked: a fork of a process with threads (a progress bar is one) can hang.
    return ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin_work, initargs=(known(),))


def _begin_work(columns: Columns) -> None:
    """Ctrl-C stops the main process, which then stops its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    know(columns)


@dataclass
class Score:
    """What one player of a match has reached."""

    bot: str
    games: int = 0
    wins: float = 0.0
    """A shared win counts its share."""
    coins: Series = field(default_factory=Series)
    seconds: float = 0.0
    turns: int = 0
    mishaps: list[Mishap] = field(default_factory=list)

    def add(self, played: Played, seat: int) -> None:
        """One game more, which was played in that seat."""
        self.games += 1
        self.wins += played.share(seat)
        self.coins.add(played.coins[seat])
        self.seconds += played.seconds[seat]
        self.turns += len(played.purses[seat])
        self.mishaps += [mishap for mishap in played.mishaps if mishap.seat == seat]

    @property
    def win_rate(self) -> float:
        """Wins for each game."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true win rate is, with 95 % certainty."""
        return wilson(self.wins, self.games)

    @property
    def seconds_per_turn(self) -> float:
        """How long the bot thinks."""
        return self.seconds / self.turns if self.turns else 0.0

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        low, high = self.interval
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": round(self.wins, 6),
            "win_rate": round(self.win_rate, 6),
            "low": round(low, 6),
            "high": round(high, 6),
            "mean_coins": round(self.coins.mean, 4),
            "seconds_per_turn": round(self.seconds_per_turn, 6),
            "lost_turns": len(self.mishaps),
        }


def scores(match: Match) -> list[Score]:
    """A score for each player, before the first game."""
    return [Score(bot) for bot in match.bots]


def add_game(table: Sequence[Score], match: Match, game: int, played: Played) -> None:
    """One game more for all players of a match."""
    for player, score in enumerate(table):
        score.add(played, match.seat(player, game))
