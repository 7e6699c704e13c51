"""Random games over all maps and all 280 pairs, with everything checked at every step."""

from collections.abc import Iterator

import pytest

from elbowroom import Game
from elbowroom.content.loader import base_powers, base_races, ruleset
from elbowroom.engine.apply import new_state
from elbowroom.engine.state import OVER, State
from elbowroom.game.dice import seeded
from elbowroom.record.notation import write_move
from elbowroom.testing.walks import FIELDS, Pair, changes_nothing, choose, opening, snapshot
from tests.engine.invariants import check, check_slowly, walk
from tests.scenario import strip

RACES, POWERS = 14, 20
SEATS = (2, 3, 4, 5)
SHIFTS = range(POWERS)
"""With each shift every race meets one power, and the four tables together seat all 14 races."""


CROWDED = strip(
    "hill cavern", "swamp tribe", "mountain mine", "sea", "forest magic inner", "farmland", "lake",
    "mountain cavern tribe", "farmland magic inner",
    joins=[(0, 4), (2, 6), (3, 8), (5, 8), (1, 5)],
)  # fmt: skip
"""So few regions that everybody is in everybody's way."""


def deal(shift: int) -> Iterator[tuple[int, list[Pair]]]:
    """Numbers of players, each with the pairs that they will pick."""
    first = shift
    for seats in SEATS:
        races = [race % RACES for race in range(first, first + seats)]
        yield seats, [(race, (race + shift) % POWERS) for race in races]
        first += seats


def test_the_deals_hold_every_pair_once() -> None:
    dealt = [pair for shift in SHIFTS for _, pairs in deal(shift) for pair in pairs]
    assert sorted(dealt) == [(race, power) for race in range(RACES) for power in range(POWERS)]
    assert (len(base_races()), len(base_powers())) == (RACES, POWERS)


def test_the_invariants_look_at_everything_that_a_state_holds() -> None:
    state = new_state(ruleset("2p", 2))
    fields = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    assert fields - {"rules", "decider"} == set(FIELDS)


@pytest.mark.slow
@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("shift", SHIFTS)
def test_whole_games_of_every_pair_keep_the_invariants(shift: int, crowded: bool) -> None:
    for seats, pairs in deal(shift):
        rules = ruleset(CROWDED if crowded else f"{seats}p", seats)
        s = opening(rules, pairs)
        check(s)
        met: set[int] = set()
        for step, state in enumerate(walk(s, seeded(shift * 10 + seats))):
            check(state)
            if step % 40 == shift:
                check_slowly(state)
            met.update(combo for combo in state.combo if 0 <= combo < rules.declined)
        assert s.phase == OVER
        assert {rules.combo(race, power) for race, power in pairs} <= met


@pytest.mark.slow
@pytest.mark.parametrize("shift", SHIFTS)
def test_first_turns_of_every_pair_agree_on_what_is_legal(shift: int) -> None:
    for seats, pairs in deal(shift):
        s = opening(ruleset(f"{seats}p", seats), pairs)
        for step, state in enumerate(walk(s, seeded(1000 + shift * 10 + seats), most=40 * seats)):
            if step % 13 == 0:
                check_slowly(state)


def is_same(a: Game, b: Game) -> bool:
    return snapshot(a.state) == snapshot(b.state) and a.to_position() == b.to_position()


def game_at(s: State, seats: int) -> Game:
    names = [f"Player {seat + 1}" for seat in range(seats)]
    return Game(s.copy(), seeded(seats), map=f"{seats}p", seed=0, names=names, homebrew=[])


@pytest.mark.parametrize("shift", SHIFTS)
def test_positions_of_every_pair_round_trip(shift: int) -> None:
    for seats, pairs in deal(shift):
        s = opening(ruleset(f"{seats}p", seats), pairs)
        for step, state in enumerate(walk(s, seeded(2000 + shift * 10 + seats))):
            if step % 17 == shift % 17 and not state.is_chance():
                game = game_at(state, seats)
                assert is_same(Game.from_position(game.to_position()), game)


@pytest.mark.parametrize("shift", SHIFTS)
def test_what_a_game_is_asked_changes_nothing(shift: int) -> None:
    for seats, pairs in deal(shift):
        s = opening(ruleset(f"{seats}p", seats), pairs)
        for step, state in enumerate(walk(s, seeded(3000 + shift * 10 + seats))):
            if step % 61 == shift and not state.is_chance():
                game = game_at(state, seats)
                position = game.to_position()
                assert changes_nothing(game.state, lambda: ask_everything(game))  # noqa: B023
                assert game.to_position() == position


def ask_everything(game: Game) -> None:
    _ = game.seat, game.phase, game.acting, game.round, game.over, game.coins, game.winners
    moves = game.legal
    assert all(game.why_not(move) == [] for move in moves)
    assert game.why_not("conquer 60") != []
    for region in range(61):
        assert sum(game.cost_parts(region).values()) == (game.cost(region) or 0)
    for seat in range(game.players):
        game.income(seat)
        game.view(seat)
    game.view(None)
    game.copy()
    game.record()


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_records_round_trip_in_the_middle_and_at_the_end(seats: int, seed: int) -> None:
    game = Game.new(seats, seed)
    dice = seeded(seed + 50)
    while not game.over:
        game.play(write_move(game.state, choose(game.state, dice)))
        if game.seat == 0 and game.phase == "pick":
            assert is_same(Game.replay(game.record()), game)
    again = Game.replay(game.record())
    assert is_same(again, game)
    assert again.record() == game.record()
