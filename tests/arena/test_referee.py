"""The referee: whatever a bot does, the game comes to its end and what went wrong is told."""

import sys
import time
from contextlib import AbstractContextManager

import pytest

from elbowroom import Game
from elbowroom.arena import referee
from elbowroom.arena.alarm import alarm
from elbowroom.arena.referee import Played, play_game
from elbowroom.players.bot import Bot, Budget, View
from elbowroom.players.loading import LEVELS, make_bot
from tests.hands import Hands


class Raises(Bot):
    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        raise KeyError("oops")


class Quits(Bot):
    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        raise SystemExit(1)


class Cheats(Bot):
    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        legal.append("conquer 99")
        return "conquer 99"


class Mumbles(Bot):
    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        return 7  # type: ignore[return-value]


class Ponders(Bot):
    """In its first turn only, for so many seconds on this clock."""

    def __init__(self, hands: Hands, seconds: float) -> None:
        super().__init__()
        self.hands, self.seconds = hands, seconds

    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        if view.state.round == 1:
            self.hands.move_on(self.seconds)
        return legal[0]


class Hangs(Bot):
    """In its first turn only, and catches what it can."""

    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        while view.state.round == 1:
            try:
                time.sleep(30)
            except Exception:
                continue
        return legal[0]


class Breaks(Bot):
    """At its third decision, and counts them."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.asked: list[int] = []

    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        self.asked.append(view.state.round)
        if len(self.asked) == 3:
            raise ValueError("third")
        return "done" if "done" in legal else legal[0]


class Watches(Bot):
    """Keeps the budgets it was given, and takes a thousandth of a second on this clock."""

    def __init__(self, hands: Hands) -> None:
        super().__init__()
        self.hands = hands
        self.asked = 0
        self.budgets: list[tuple[int, Budget]] = []

    def choose(self, view: View, legal: list[str], budget: Budget) -> str:
        if view.state.seat == view.seat:
            self.budgets.append((view.state.round, budget))
        self.asked += 1
        self.hands.move_on(0.001)
        return legal[self.dice.below(len(legal))]


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The referee's clock."""
    hands = Hands()
    monkeypatch.setattr(referee, "perf_counter", hands)
    return hands


def against_random(bot: Bot, budget: Budget | None = None, seed: int = 1) -> Played:
    return play_game(Game.new(2, seed), [bot, make_bot("random", 2)], budget)


def test_a_game_of_bots_is_played_to_its_end() -> None:
    game = Game.new(3, 4)
    played = play_game(game, [make_bot("random", seat) for seat in range(3)])
    assert game.over
    assert played.coins == tuple(game.coins)
    assert played.winners == tuple(game.winners)
    assert played.mishaps == ()


def test_purses_are_told_turn_by_turn() -> None:
    played = against_random(make_bot("random", 1))
    assert [len(purses) for purses in played.purses] == [10, 10]
    assert [purses[-1] for purses in played.purses] == list(played.coins)


def test_picks_and_declines_are_told() -> None:
    played = against_random(make_bot("random", 1))
    for seat in (0, 1):
        own = [reign for reign in played.reigns if reign.seat == seat]
        assert own[0].picked == 1
        assert all(reign.declined is not None for reign in own[:-1])


@pytest.mark.rule("9.1")
def test_a_shared_win_counts_its_share() -> None:
    nothing: tuple[tuple[int, ...], ...] = ((), (), ())
    played = Played((90, 90, 80), (0, 1), nothing, (), (0.0, 0.0, 0.0), ())
    assert [played.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(
    ("bot", "code", "detail"),
    [
        (Raises(), "raised", "KeyError: 'oops'"),
        (Quits(), "raised", "SystemExit: 1"),
        (Cheats(), "illegal", "“conquer 99” is not possible: "),
        (Mumbles(), "not_a_move", "7"),
    ],
)
def test_a_broken_bot_loses_its_turns_and_the_game_goes_on(bot: Bot, code: str, detail: str) -> None:
    played = against_random(bot)
    assert len(played.coins) == 2
    assert {mishap.round for mishap in played.mishaps} == set(range(1, 11))
    assert {mishap.code for mishap in played.mishaps} == {code}
    assert {mishap.seat for mishap in played.mishaps} == {0}
    assert all(mishap.detail.startswith(detail) for mishap in played.mishaps)


def test_a_bot_that_takes_too_long_loses_its_turn_and_no_other(hands: Hands) -> None:
    played = against_random(Ponders(hands, 1300), Budget(seconds=1000))
    assert [(mishap.code, mishap.round) for mishap in played.mishaps] == [("too_slow", 1)]
    assert played.seconds == (1300, 0)


def test_a_little_more_than_the_budget_is_forgiven(hands: Hands) -> None:
    bot = Ponders(hands, 1)
    assert against_random(bot, Budget(seconds=1000)).mishaps == ()
    assert hands.now > 1, "each decision of the turn took a second"


@pytest.mark.skipif(sys.platform == "win32", reason="no timer signal")
def test_a_bot_that_hangs_is_stopped_and_loses_no_other_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    limits: list[float | None] = []

    def ring_soon(seconds: float | None) -> AbstractContextManager[None]:
        """The first time it is needed; nobody else is hurried."""
        limits.append(seconds)
        return alarm(0.01 if len(limits) == 1 else None)

    monkeypatch.setattr(referee, "alarm", ring_soon)
    played = against_random(Hangs(), Budget(seconds=1000))
    assert [(mishap.code, mishap.round) for mishap in played.mishaps] == [("too_slow", 1)]
    assert limits[0] is not None
    assert 1000 < limits[0] < 1300


def test_without_a_budget_of_seconds_nobody_is_too_slow(hands: Hands) -> None:
    assert against_random(Ponders(hands, 100_000), Budget(nodes=10)).mishaps == ()


def test_a_bot_that_broke_is_not_asked_again_before_its_next_turn() -> None:
    bot = Breaks()
    played = against_random(bot)
    assert [(mishap.code, mishap.detail) for mishap in played.mishaps] == [("raised", "ValueError: third")]
    broke = played.mishaps[0].round
    assert bot.asked[2] == broke
    assert bot.asked[3] == broke + 1
    assert bot.asked[-1] == 10


def test_seconds_are_for_the_whole_turn(hands: Hands) -> None:
    bot = Watches(hands)
    against_random(bot, Budget(seconds=1000))
    for turn in range(1, 11):
        rest = [budget.seconds or 0 for round, budget in bot.budgets if round == turn]
        assert rest == pytest.approx([1000 - 0.001 * i for i in range(len(rest))], abs=1e-6)


def test_nodes_are_the_same_at_each_call(hands: Hands) -> None:
    bot = Watches(hands)
    against_random(bot, Budget(nodes=33))
    assert {budget for _, budget in bot.budgets} == {Budget(nodes=33)}


def test_seconds_are_measured_for_each_seat(hands: Hands) -> None:
    bot = Watches(hands)
    played = against_random(bot)
    assert played.seconds == pytest.approx((0.001 * bot.asked, 0))


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_with_a_budget_of_nodes_is_the_same_again(level: str) -> None:
    first, second = (against_random(make_bot(level, 3), Budget(nodes=30), seed=6) for _ in range(2))
    assert (first.coins, first.purses, first.reigns) == (second.coins, second.purses, second.reigns)
    assert first.mishaps == ()
