"""Counting the coins of the others without seeing them."""

from collections.abc import Callable

import pytest

from elbowroom import Game
from elbowroom.engine.state import HIDDEN, State
from elbowroom.engine.view import observe
from elbowroom.game.dice import seeded
from elbowroom.players.bot import Budget, View
from elbowroom.players.loading import make_bot
from elbowroom.players.purses import Purses, all_alike
from tests.scenario import game, held, player

ME = 0
LITTLE = Budget(nodes=60)


def errors(players: int, seed: int) -> tuple[list[int], list[int]]:
    """How far the guesses are from the truth before each turn of a seat: counted, and taken as one's own."""
    g, purses = Game.new(players, seed), Purses()
    bots = [make_bot("medium", seat) for seat in range(players)]
    counted: list[int] = []
    copied: list[int] = []
    while (seat := g.seat) is not None:
        if seat == ME:
            guess = purses.fill(observe(g.state, ME))
            if g.round > 3:
                counted += [abs(guess.coins[other] - g.coins[other]) for other in range(1, players)]
                copied += [abs(g.coins[ME] - g.coins[other]) for other in range(1, players)]
        g.play(bots[seat].choose(View(g, seat), g.legal, LITTLE))
    return counted, copied


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("players", [3, 5])
def test_counting_comes_closer_than_taking_all_to_be_as_rich_as_oneself(players: int) -> None:
    counted: list[int] = []
    copied: list[int] = []
    for seed in (1, 2, 3):
        more, others = errors(players, seed)
        counted += more
        copied += others
    assert sum(counted) < 0.75 * sum(copied)
    assert sum(counted) < 5 * len(counted)


def middle(coins: int) -> State:
    g = game(
        "3p",
        [player("orcs hill", coins=17, turns=2), player("elves swamp", coins=coins, turns=2), player()],
        {5: held(0, "orcs"), 6: held(1, "elves", 2), 7: held(1, "elves", 2)},
        round=4,
    )
    return observe(g.state, ME)


@pytest.mark.rule("7.2")
def test_who_joins_in_the_middle_takes_the_others_to_be_as_rich_as_itself() -> None:
    assert Purses().fill(middle(40)).coins == [17, 17, 17]


def three_alike(seat: int) -> Game:
    """Three seats that hold the same, in the middle of a round."""
    return game(
        "3p",
        [
            player(combo, coins=40, turns=2)
            for combo in ("elves commando", "amazons mounted", "tritons underworld")
        ],
        {
            1: held(0, "elves", 3),
            2: held(0, "elves", 2),
            6: held(1, "amazons", 3),
            7: held(1, "amazons", 2),
            27: held(2, "tritons", 3),
            28: held(2, "tritons", 2),
        },
        seat=seat,
        round=4,
    )


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("guess", [all_alike, lambda seen: Purses().fill(seen)])
def test_who_was_paid_in_this_round_is_ahead_by_that_pay(guess: Callable[[State], State]) -> None:
    """Else a seat that moves late looks richer than all others, and is attacked by all of them."""
    coins = [guess(observe(three_alike(seat).state, seat)).coins for seat in range(3)]
    assert coins == [[40, 40, 40], [42, 40, 40], [42, 42, 40]]


@pytest.mark.rule("7.2")
def test_who_has_been_paid_already_takes_off_its_own_pay_for_those_to_come() -> None:
    s = three_alike(1).state
    assert all_alike(observe(s, 0)).coins == [40, 38, 38]


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("players", [3, 5])
def test_seen_from_all_seats_nobody_is_guessed_too_rich_or_too_poor(players: int) -> None:
    """Who is really ahead cancels out: each pair of seats looks at each other once in every round."""
    off: list[int] = []
    for seed in (1, 2, 3):
        g, turn = Game.new(players, seed), None
        bots = [make_bot("medium", seat) for seat in range(players)]
        while (seat := g.seat) is not None:
            if turn != (turn := (g.round, g.state.seat)):
                guess = all_alike(observe(g.state, seat)).coins
                off += [guess[other] - coins for other, coins in enumerate(g.coins)]
            g.play(bots[seat].choose(View(g, seat), g.legal, LITTLE))
    assert abs(sum(off) / len(off)) < 1


@pytest.mark.rule("7.2")
def test_the_count_depends_on_nothing_hidden() -> None:
    counts = []
    for coins in (3, 40):
        purses = Purses()
        purses.fill(middle(coins))
        later = middle(coins)
        later.round = 5
        counts.append(purses.fill(later).coins)
    assert counts[0] == counts[1]
    assert counts[0][1] > 17


@pytest.mark.rule("3.1")
def test_what_a_new_race_cost_is_taken_off() -> None:
    for place in (1, 6):
        g, watcher = Game.new(2, 1), Purses()
        watcher.fill(observe(g.state, 1))
        g.play(f"pick {place}")
        guess = watcher.fill(observe(g.state, 1))
        assert guess.coins == [g.coins[0], 5]


def test_a_bot_that_is_used_for_a_second_game_counts_from_the_beginning() -> None:
    purses, dice = Purses(), seeded(1)
    g = Game.new(3, 1)
    for _ in range(150):
        purses.fill(observe(g.state, ME))
        g.play(g.legal[dice.below(len(g.legal))])
    assert purses.fill(observe(Game.new(3, 2).state, ME)).coins == [5, 5, 5]


@pytest.mark.rule("7.2")
def test_open_purses_need_no_guess() -> None:
    g = Game.new(3, 1, open_scores=True)
    g.state.coins[2] = 33
    assert HIDDEN not in observe(g.state, ME).coins
    assert Purses().fill(observe(g.state, ME)).coins == [5, 5, 33]
