"""Is a home-made race or power fair? Games with and without it, and how it did beside those of the base set.

`Balance` says what to play, `Report` what came of it; `play` does it here, on some processes. A server can
send the deals to processes of its own, and add what they give: ``report.add(deal, deal.play())``.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from elbowroom.arena.dealing import Deal, Source, Variant
from elbowroom.arena.effects import Outcome, Pick
from elbowroom.arena.figures import Figures, figures_of
from elbowroom.arena.match import worker_pool
from elbowroom.arena.referee import Played
from elbowroom.arena.simulate import game_seeds
from elbowroom.arena.verdicts import FEWEST_PICKS, Trial, Verdict, judged, next_try
from elbowroom.content.loader import check_player_count, load_homebrew
from elbowroom.engine.errors import ContentError, OptionError
from elbowroom.players.bot import Budget
from elbowroom.players.learning import prepare
from elbowroom.players.loading import make_bot

CHUNK: Final = 4
"""Games that a process gets at a time."""


@dataclass(frozen=True)
class Balance:
    """What is to be measured. Half of the games are played with each piece, the others without any."""

    homebrew: tuple[Source, ...]
    games: int = 400
    level: str = "hard"
    players: int = 3
    seed: int = 1
    budget: Budget = field(default_factory=Budget)

    def check(self) -> None:
        """Say what is wrong, if anything is."""
        check_player_count(self.players)
        if self.games < 2:
            raise OptionError("no_games", option="games", games=self.games)
        make_bot(self.level)
        if not self.variants():
            raise ContentError("no_trait", path=", ".join(map(str, self.homebrew)))
        for deal in self.deals():
            deal.rules()

    def variants(self) -> list[Variant]:
        """The home-made races and powers as they are."""
        return [
            Variant(source, trait.id, trait.tokens)
            for source in self.homebrew
            for trait in load_homebrew([source])
        ]

    def deals(self) -> list[Deal]:
        """All games of the first look, in turn one without any piece and one with each, so that all grow."""
        kinds = [self.deals_of(variant) for variant in (None, *self.variants())]
        return [deal for together in zip(*kinds, strict=True) for deal in together]

    def deals_of(self, variant: Variant | None) -> list[Deal]:
        """Games of one piece; every piece gets the same seeds."""
        seeds = game_seeds(self.seed, self.games // 2)
        return [Deal(variant, self.players, self.level, seed, self.budget) for seed in seeds]


class Report:
    """All games so far, and what they tell."""

    def __init__(self, balance: Balance) -> None:
        self.balance = balance
        self.games = 0
        self.variants = balance.variants()
        self.tries: dict[str, Variant] = {}
        """Pieces of which another number of tokens was tried, by id."""
        self._games: dict[Variant | None, list[Outcome]] = {}

    def add(self, deal: Deal, played: Played) -> None:
        """One game more."""
        self.games += 1
        rounds = len(played.purses[0])
        picks = tuple(
            Pick(
                reign.seat, reign.race, reign.power, rounds - reign.picked + 1,
                reign.earned, played.share(reign.seat),
            )
            for reign in played.reigns
        )  # fmt: skip
        self._games.setdefault(deal.variant, []).append(Outcome(played.coins, picks))

    def figures(self, tried: Variant | None = None) -> list[Figures]:
        """Every race and power, strongest first; of one that was tried with other tokens, those games."""
        chosen = [tried if tried is not None and own.id == tried.id else own for own in self.variants]
        games = [game for variant in (None, *chosen) for game in self._games.get(variant, [])]
        return figures_of(games, [variant.trait() for variant in chosen])

    def tries_wanted(self) -> list[Deal]:
        """Games with other numbers of tokens, for the pieces that are far from average; to be added too.

        May be asked again and again: every piece is tried once, as soon as it is clear enough.
        """
        untried = [variant for variant in self.variants if variant.id not in self.tries]
        figures = self.figures() if untried else []
        deals: list[Deal] = []
        for variant in untried:
            tokens = next_try(variant.trait(), figures, self._is_final(variant))
            if tokens is not None:
                self.tries[variant.id] = Variant(variant.source, variant.id, tokens)
                deals += self.balance.deals_of(self.tries[variant.id])
        return deals

    def verdicts(self) -> list[Verdict]:
        """What to think of each piece by now."""
        figures = self.figures()
        return [
            judged(
                variant.trait(), figures, self._figures_of_try(variant.id),
                self._trial(variant.id), self._is_final(variant),
            )
            for variant in self.variants
        ]  # fmt: skip

    def _played(self, variant: Variant | None) -> int:
        return len(self._games.get(variant, []))

    def _is_final(self, variant: Variant) -> bool:
        """Whether all games with a piece as it is are played, and those without any."""
        return min(self._played(None), self._played(variant)) >= self.balance.games // 2

    def _trial(self, id: str) -> Trial | None:
        tried = self.tries.get(id)
        if tried is None:
            return None
        return Trial(tried.tokens, self.balance.games // 2, self._played(tried))

    def _figures_of_try(self, id: str) -> Figures | None:
        """How a piece did with another number of tokens, as soon as that tells anything."""
        tried = self.tries.get(id)
        if tried is None or self._played(tried) < min(FEWEST_PICKS, self.balance.games // 2):
            return None
        return next((figures for figures in self.figures(tried) if figures.id == id), None)

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        balance = self.balance
        return {
            "level": balance.level,
            "players": balance.players,
            "seed": balance.seed,
            "games": self.games,
            "pieces": [figures.to_json() for figures in self.figures()],
            "verdicts": [verdict.to_json() for verdict in self.verdicts()],
        }


def play(report: Report, deals: Sequence[Deal], jobs: int = 1) -> Iterator[None]:
    """Play games and add them to a report, in order, whatever the number of jobs; yields after each."""
    learners = {deal.rules() for deal in deals} if make_bot(report.balance.level).knows_traits else set()
    for rules in sorted(learners, key=lambda rules: [trait.id for trait in rules.races + rules.powers]):
        prepare(rules)
    if jobs == 1:
        for deal in deals:
            report.add(deal, deal.play())
            yield
        return
    with worker_pool(jobs) as workers:
        try:
            for deal, played in zip(deals, workers.map(Deal.play, deals, chunksize=CHUNK), strict=True):
                report.add(deal, played)
                yield
        finally:
            workers.shutdown(cancel_futures=True)
