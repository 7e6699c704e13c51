"""The referee: lets bots play a game, each with no more than its view and its budget.

A bot that raises, answers something illegal or takes too long loses the rest of its turn: the level `easy`
plays on for it. The game always comes to its end, and what went wrong is told.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter

from elbowroom.arena.alarm import TimeIsUp, alarm
from elbowroom.arena.statistics import GameWatch, Reign
from elbowroom.engine.errors import IllegalMove
from elbowroom.engine.events import Event, Scored
from elbowroom.game import Game
from elbowroom.players.bot import Bot, Budget, View
from elbowroom.players.learning import prepare
from elbowroom.players.loading import FALLBACK, make_bot

PATIENCE = 1.2
GRACE = 0.05
"""A turn may last so many times the seconds it has, and so many seconds more, before it is lost."""


@dataclass(frozen=True)
class Mishap:
    """A turn that a bot lost, and why."""

    seat: int
    round: int
    code: str
    """``raised``, ``illegal``, ``not_a_move`` or ``too_slow``."""
    detail: str


@dataclass(frozen=True)
class Played:
    """A finished game. Everything is by seat."""

    coins: tuple[int, ...]
    winners: tuple[int, ...]
    purses: tuple[tuple[int, ...], ...]
    """Coins after each of the seat's turns."""
    reigns: tuple[Reign, ...]
    seconds: tuple[float, ...]
    """How long the bots thought."""
    mishaps: tuple[Mishap, ...]

    def share(self, seat: int) -> float:
        """What the seat won: 1, or its part of a shared win, or 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass
class _Player:
    """A bot in its seat."""

    seat: int
    bot: Bot
    seconds: float = 0.0
    purses: list[int] = field(default_factory=list)
    spent: float = 0.0
    """Seconds of this turn."""
    stand_in: Bot | None = None
    """Who has taken over for the rest of the turn."""


class _BrokenBot(Exception):
    def __init__(self, code: str, detail: str) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


def play_game(game: Game, bots: Sequence[Bot], budget: Budget | None = None) -> Played:
    """Play a game to its end, with a bot for each seat; the budget is for each turn of each of them.

    Home-made races and powers are learned before, outside of all budgets, for bots that want to know them.
    """
    if any(getattr(bot, "knows_traits", False) for bot in bots):
        prepare(game.state.rules)
    return _Referee(game, bots, budget or Budget()).play()


class _Referee:
    def __init__(self, game: Game, bots: Sequence[Bot], budget: Budget) -> None:
        self.game = game
        self.budget = budget
        self.players = [_Player(seat, bot) for seat, bot in enumerate(bots)]
        self.mishaps: list[Mishap] = []
        self.watch = GameWatch()

    def play(self) -> Played:
        turn = None
        while (seat := self.game.seat) is not None:
            if turn != (turn := (self.game.round, self.game.state.seat)):
                for player in self.players:
                    player.spent, player.stand_in = 0.0, None
            for event in self._decision(self.players[seat]):
                self._see(event)
        return Played(
            tuple(self.game.coins),
            tuple(self.game.winners),
            tuple(tuple(player.purses) for player in self.players),
            tuple(self.watch.reigns),
            tuple(player.seconds for player in self.players),
            tuple(self.mishaps),
        )

    def _see(self, event: Event) -> None:
        self.watch.see(event)
        if isinstance(event, Scored) and event.total is not None:
            self.players[event.seat].purses.append(event.total)

    def _decision(self, player: _Player) -> list[Event]:
        """Play what the bot answers, or its stand-in."""
        if player.stand_in is None:
            try:
                return self._play(self._answer(player))
            except _BrokenBot as broken:
                self.mishaps.append(Mishap(player.seat, self.game.round, broken.code, broken.detail))
                player.stand_in = make_bot(FALLBACK, len(self.mishaps))
        view = View(self.game, player.seat)
        return self.game.play(player.stand_in.choose(view, self.game.legal, Budget()))

    def _answer(self, player: _Player) -> object:
        view, legal = View(self.game, player.seat), self.game.legal
        rest = limit = self.budget.seconds
        if rest is not None:
            limit = PATIENCE * rest + GRACE
            rest = max(0.0, rest - player.spent)
        answer: object = None
        is_late = False
        start = perf_counter()
        try:
            with alarm(None if limit is None else limit - player.spent):
                answer = player.bot.choose(view, legal, Budget(rest, self.budget.nodes))
        except TimeIsUp:
            is_late = True
        except (Exception, SystemExit) as error:  # the bot is somebody else's: whatever it raises is told
            raise _BrokenBot("raised", f"{type(error).__name__}: {error}") from error
        finally:
            seconds = perf_counter() - start
            player.seconds += seconds
            player.spent += seconds
        if is_late or (limit is not None and player.spent > limit):
            raise _BrokenBot("too_slow", f"{player.spent:.2f}")
        return answer

    def _play(self, answer: object) -> list[Event]:
        if not isinstance(answer, str):
            raise _BrokenBot("not_a_move", repr(answer))
        try:
            return self.game.play(answer)
        except IllegalMove as error:
            raise _BrokenBot("illegal", str(error)) from error
