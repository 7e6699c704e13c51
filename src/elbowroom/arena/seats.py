"""Whether a level is fair: the same bot in every seat, and who wins from where."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from elbowroom.arena.match import Match, Score, play_matches
from elbowroom.arena.simulate import game_seeds
from elbowroom.players.bot import Budget


@dataclass(frozen=True)
class Seats:
    """What is to be played. Unlike in a match every game has a seed of its own.

    Equal bots that swap seats would often play the very same game again.
    """

    bot: str
    players: int
    games: int
    seed: int = 1
    budget: Budget = field(default_factory=Budget)
    map: str | None = None
    """A name, or the path of a file; by number of players where nothing is said."""

    def matches(self) -> list[Match]:
        """A match of one game for each seed."""
        bots = (self.bot,) * self.players
        seeds = game_seeds(self.seed, self.games)
        return [Match(bots, 1, seed, self.map, self.budget) for seed in seeds]

    def check(self) -> None:
        """Say what is wrong, if anything is."""
        Match((self.bot,) * self.players, self.games, self.seed, self.map, self.budget).check()


class SeatScores:
    """How each seat fared."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.scores = [Score(seats.bot) for _ in range(seats.players)]

    def play(self, jobs: int = 1) -> Iterator[None]:
        """Play all games; yields after each."""
        for _, _, played in play_matches(self.seats.matches(), jobs):
            for seat, score in enumerate(self.scores):
                score.add(played, seat)
            yield

    def of_fair_share(self, seat: int) -> float:
        """The seat's wins as a part of what it would win if all seats were alike: 1 is fair."""
        return self.scores[seat].win_rate * self.seats.players

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {
            "bot": self.seats.bot,
            "seats": [
                {
                    "seat": seat,
                    "games": score.games,
                    "wins": round(score.wins, 6),
                    "of_fair_share": round(self.of_fair_share(seat), 6),
                    "mean_coins": round(score.coins.mean, 4),
                }
                for seat, score in enumerate(self.scores)
            ],
        }
