"""Every level at every table: legal moves, the same game for the same seed, no more than its budget."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from elbowroom import Game
from elbowroom.arena.referee import play_game
from elbowroom.players.bot import Bot, Budget, Meter, View
from elbowroom.players.loading import LEVELS, make_bot
from tests.hands import Hands
from tests.scenario import TRIBE, game, held, play, player, strip

pytestmark = pytest.mark.slow

HOMEBREW = Path(__file__).parents[2] / "examples" / "homebrew"
THINKERS = [level for level in LEVELS if level not in ("random", "easy")]
NODES = Budget(nodes=120)
GAMES = {"hard": 5, "expert": 2}
"""Games for each number of players; 20 for the quick levels."""


def bots(level: str, players: int, seed: int = 0) -> list[Bot]:
    return [make_bot(level, 10 * seed + seat) for seat in range(players)]


def answer(bot: Bot, game: Game, budget: Budget = NODES) -> str:
    assert game.seat is not None
    return bot.choose(View(game, game.seat), game.legal, budget)


def assert_refereed_well(game: Game, level: str) -> None:
    """The level plays a new game to its end from every seat, and nothing goes wrong."""
    assert play_game(game, bots(level, game.players), NODES).mishaps == ()
    assert game.over


def play_to_the_end(game: Game, level: str, budget: Budget = NODES) -> None:
    """The level plays on from every seat, with legal moves only."""
    table = bots(level, game.players)
    while (seat := game.seat) is not None:
        move = answer(table[seat], game, budget)
        assert move in game.legal
        game.play(move)


# Legal moves at every table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_legal_moves_with_any_number_of_players(level: str, players: int) -> None:
    for seed in range(GAMES.get(level, 20)):
        assert_refereed_well(Game.new(players, seed), level)


@pytest.mark.parametrize("players", [2, 5])
def test_levels_play_at_one_table(players: int) -> None:
    for seed in range(2):
        table = [make_bot(LEVELS[-1 - (seat + seed) % len(LEVELS)], seat) for seat in range(players)]
        assert play_game(Game.new(players, seed), table, NODES).mishaps == ()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("map", ["2p", "3p", "4p", "5p"])
def test_a_level_plays_on_every_map(level: str, map: str) -> None:
    assert_refereed_well(Game.new(2 if map == "5p" else 3, 11, map=map), level)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_on_maps_of_few_regions(level: str) -> None:
    assert_refereed_well(Game.new(2, 1, map=strip("hill")), level)
    assert_refereed_well(Game.new(3, 2, map=strip("sea", "lake inner")), level)
    play_to_the_end(Game.new(5, 3, map=strip("swamp", "mountain mine tribe inner", "sea", rounds=3)), level)
    assert_refereed_well(Game.new(2, 4, map=strip("forest", "farmland magic", rounds=1)), level)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_with_open_scores(level: str) -> None:
    assert_refereed_well(Game.new(2, 6, open_scores=True), level)


@pytest.mark.rule("12.1", "12.2")
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_plays_home_made_races_and_powers(level: str) -> None:
    homebrew = [HOMEBREW / "moles.py", HOMEBREW / "lonesome.py"]
    position = {
        "map": "3p",
        "players": [
            {"active": {"race": "moles", "power": "hill", "hand": 9}},
            {"active": {"race": "orcs", "power": "lonesome", "hand": 9}},
            {},
        ],
    }
    play_to_the_end(Game.from_position(position, homebrew=homebrew), level)
    position["players"] = [{}, {}]
    position["offer"] = [{"race": "moles", "power": "lonesome"}]
    g = Game.from_position(position, homebrew=homebrew)
    assert answer(make_bot(level, 1), g) == "pick 1"
    play_to_the_end(g, level)


# Odd positions

FIELD = strip("farmland", "hill", "swamp", "forest", "mountain mine", "farmland")
NO_STACKS: dict[str, Any] = {
    "banners": {"shuffled": [], "returned": []},
    "badges": {"shuffled": [], "discarded": []},
}


def nothing_on_offer() -> Game:
    return game(FIELD, [player(), player("elves swamp", hand=4)], {}, offer=[], **NO_STACKS)


def nothing_ever() -> Game:
    return game(FIELD, [player(), player()], {}, round=9, offer=[], **NO_STACKS)


def an_empty_purse() -> Game:
    return game("2p", [player(coins=0), player("elves swamp", hand=4)])


def the_last_turn() -> Game:
    orcs = player("orcs hill", turns=3)
    return game(
        "2p",
        [orcs, player("elves swamp", hand=2, turns=2)],
        {1: held(0, "orcs", 3), 4: held(1, "elves", 4)},
        round=10,
        seat=1,
    )


def a_race_without_tokens() -> Game:
    return game(
        FIELD,
        [player("orcs hill", declined=["humans"], turns=2), player("elves swamp", turns=1)],
        {0: held(0, "humans"), 3: held(1, "elves", 3)},
    )


def amazons_who_must_leave() -> Game:
    return game(
        FIELD,
        [player("amazons hill", aside=4, hand=-2, turns=2), player("elves swamp", turns=1)],
        {0: held(0, "amazons"), 1: held(0, "amazons"), 2: held(0, "amazons"), 5: held(1, "elves", 3)},
        phase="redeploy",
    )


def a_berserk_race() -> Game:
    return game(
        FIELD,
        [player("orcs berserk", hand=3, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves", 3)},
    )


def a_die_that_shows() -> Game:
    return play(a_berserk_race(), "roll / 2")


def a_die_that_shows_nothing() -> Game:
    return play(a_berserk_race(), "roll / 0")


def ghouls_in_decline() -> Game:
    return game(
        FIELD,
        [player("elves swamp", declined=["ghouls"], hand=2, turns=1), player("orcs hill", turns=1)],
        {0: held(0, "ghouls", 4), 1: held(0, "elves", 2), 2: held(1, "orcs"), 3: held(1, "orcs", 3)},
        acting="declined",
    )


def ghouls_and_a_pick() -> Game:
    return game(FIELD, [player(declined=["ghouls"]), player("orcs hill", hand=5)], {0: held(0, "ghouls", 4)})


def a_late_decline() -> Game:
    return game(
        FIELD,
        [player("orcs stout", turns=2), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 3: held(1, "elves", 3)},
        phase="stout",
    )


def camps_to_withdraw() -> Game:
    g = game(
        FIELD,
        [player("orcs hill", hand=8, turns=1), player("elves bivouacking", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves", 2, encampments=3), 2: held(1, "elves"), 3: held(1, "elves")},
    )
    return play(g, "conquer 1", "done", "deploy 0 7", "done")


def heroes_and_camps_of_others() -> Game:
    return game(
        FIELD,
        [player("trolls dragon_master", hand=2, turns=1), player("elves heroic", turns=1)],
        {0: held(0, "trolls", lair=1), 1: held(1, "elves", hero=1), 2: held(1, "elves", hero=1), 4: TRIBE},
    )


def a_diplomat_in_redeployment() -> Game:
    return game(
        "3p",
        [player("orcs diplomat", turns=1, hand=1), player("elves swamp", hand=4), player()],
        {1: held(0, "orcs"), 2: held(0, "orcs")},
        phase="redeploy",
    )


def a_converter() -> Game:
    return game(
        FIELD,
        [player("sorcerers hill", turns=1), player("elves swamp", turns=1)],
        {0: held(0, "sorcerers"), 1: held(1, "elves"), 2: held(1, "elves")},
    )


ODD = [
    (nothing_on_offer, "pick"),
    (nothing_ever, "pick"),
    (an_empty_purse, "pick"),
    (the_last_turn, "expand"),
    (a_race_without_tokens, "expand"),
    (amazons_who_must_leave, "redeploy"),
    (a_berserk_race, "expand"),
    (a_die_that_shows, "conquer"),
    (a_die_that_shows_nothing, "conquer"),
    (ghouls_in_decline, "expand"),
    (ghouls_and_a_pick, "pick"),
    (a_late_decline, "stout"),
    (camps_to_withdraw, "withdraw"),
    (heroes_and_camps_of_others, "expand"),
    (a_diplomat_in_redeployment, "redeploy"),
    (a_converter, "expand"),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("position", "phase"), ODD, ids=[position.__name__ for position, _ in ODD])
def test_a_level_plays_on_from_an_odd_position(level: str, position: Callable[[], Game], phase: str) -> None:
    g = position()
    assert g.phase == phase
    play_to_the_end(g, level)


def test_the_referee_goes_on_from_a_position() -> None:
    for position, _ in ODD:
        assert play_game(position(), bots("easy", position().players), NODES).mishaps == ()


# The same again


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 4])
def test_the_same_seeds_play_the_same_game(level: str, players: int) -> None:
    one, again = Game.new(players, 21), Game.new(players, 21)
    for g in (one, again):
        play_game(g, bots(level, players, seed=8), NODES)
    assert one.record() == again.record()


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("level", LEVELS)
def test_hidden_purses_change_nothing_all_game_long(level: str) -> None:
    g = Game.new(3, 31)
    table = bots(level, 3)
    asked = 0
    while (seat := g.seat) is not None:
        if g.phase in ("pick", "stout", "expand"):
            twin = g.copy()
            for other in range(3):
                if other != seat:
                    twin.state.coins[other] = (17 * other + 3) % 40
            assert answer(make_bot(level, asked), twin) == answer(make_bot(level, asked), g)
            asked += 1
        g.play(answer(table[seat], g))
    assert asked > 30


# Budgets


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("budget", [Budget(nodes=0), Budget(nodes=1), Budget(seconds=0.0)], ids=str)
def test_a_level_with_no_budget_at_all_still_answers(level: str, budget: Budget) -> None:
    play_to_the_end(Game.new(3, 41), level, budget)


NODE_SECONDS = {"medium": 0.002, "hard": 0.001, "expert": 0.0001}
"""What a position costs on the clock of the next test: so much that a turn would take longer than it may.

How long it really takes is the machine's affair.
"""


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch, level: str) -> Hands:
    """A clock that goes by the positions looked at."""
    hands, spend = Hands(), Meter.spend

    def spend_time(self: Meter, nodes: int = 1) -> None:
        hands.move_on(nodes * NODE_SECONDS[level])
        spend(self, nodes)

    monkeypatch.setattr(time, "perf_counter", hands)
    monkeypatch.setattr(Meter, "spend", spend_time)
    return hands


def play_a_turn(game: Game, bot: Bot, seconds: float, hands: Hands) -> None:
    """A whole turn, with what is left of its seconds for each decision."""
    turn, start = (game.round, game.seat), hands.now
    while (game.round, game.seat) == turn and game.phase != "withdraw":
        game.play(answer(bot, game, Budget(seconds=max(0.0, seconds - (hands.now - start)))))
    while game.phase == "withdraw":
        game.play(game.legal[0])


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("level", THINKERS)
def test_a_turn_takes_no_longer_than_it_may(level: str, players: int, hands: Hands) -> None:
    seconds, most = 0.2, 0.2 * 1.2 + 0.05
    g = Game.new(players, 51)
    longest = 0.0
    for turn in range(12):
        start = hands.now
        play_a_turn(g, make_bot(level, turn), seconds, hands)
        assert hands.now - start <= most, f"turn {turn}"
        longest = max(longest, hands.now - start)
    assert longest > seconds / 2, "it has used them"


# Strength, roughly


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_level_beats_random_moves(level: str) -> None:
    shares = []
    for seed in range(8):
        seat = seed % 2
        table = [make_bot(level if other == seat else "random", seed) for other in range(2)]
        shares.append(play_game(Game.new(2, seed), table, NODES).share(seat))
    assert sum(shares) >= 6
