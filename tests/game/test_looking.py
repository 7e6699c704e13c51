"""Looking at a game: its moves, phases, coins and winners."""

import pytest

from elbowroom import Game, OptionError
from tests.game.games import LINE, finished, moment, orcs
from tests.scenario import game, held, play, player, strip


def test_legal_moves_are_notation() -> None:
    moves = ["attempt 2", "attempt 3", "conquer 0", "conquer 1", "done"]
    assert sorted(str(move) for move in orcs(hand=2).legal) == moves


def test_legal_moves_are_a_list_of_ones_own() -> None:
    g = orcs()
    g.legal.clear()
    assert g.legal


def test_why_not_is_empty_for_a_legal_move_and_changes_nothing() -> None:
    g = orcs()
    before = moment(g)
    assert all(g.why_not(move) == [] for move in g.legal)
    assert g.why_not("conquer 4") == ["not_border"]
    assert g.why_not("deploy 0") == ["wrong_phase"]
    assert g.why_not("nonsense") == ["bad_notation"]
    assert moment(g) == before


@pytest.mark.rule("7.1")
def test_income_is_what_scoring_would_pay_now() -> None:
    g = game(
        strip("farmland", "hill", "forest mine", "swamp"),
        [player("humans merchant", declined=["dwarves"]), player("elves swamp")],
        {0: held(0, "humans"), 1: held(0, "humans"), 2: held(0, "dwarves"), 3: held(1, "elves")},
    )
    assert g.income(0) == {"regions": 3, "humans": 1, "merchant": 2, "dwarves": 1}
    assert g.income(1) == {"regions": 1, "swamp": 1}
    assert g.coins == [5, 5]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_only_seats_of_the_table_have_an_income_or_a_view(seat: int) -> None:
    g = orcs()
    for look in (g.income, g.view):
        with pytest.raises(OptionError) as caught:
            look(seat)
        assert caught.value.code == "no_such_seat"


def test_a_turn_goes_through_its_phases() -> None:
    g = Game.from_position(
        {"map": LINE, "players": [player(), player()], "offer": [{"race": "orcs", "power": "hill"}]}
    )
    assert (g.phase, g.seat, g.round, g.acting) == ("pick", 0, 1, "active")
    play(g, "pick 1")
    assert (g.phase, g.seat) == ("expand", 0)
    play(g, "conquer 0")
    assert (g.phase, g.seat) == ("conquer", 0)
    play(g, "done")
    assert (g.phase, g.seat) == ("redeploy", 0)
    play(g, "deploy 0 8", "done")
    assert (g.phase, g.seat, g.round) == ("pick", 1, 1)


@pytest.mark.rule("5.4")
def test_the_seat_is_the_one_who_must_act() -> None:
    g = orcs(hand=9)
    play(g, "conquer 2", "conquer 1", "done", "deploy 1 7", "done")
    assert (g.phase, g.seat) == ("expand", 1)
    g = game(
        LINE,
        [player("orcs hill", hand=9), player("elves swamp", turns=1)],
        {1: held(1, "elves", 2), 3: held(1, "elves")},
    )
    play(g, "conquer 1", "done", "deploy 1 8", "done")
    assert (g.phase, g.seat) == ("withdraw", 1)
    assert (g.to_position()["seat"], g.to_position()["deciding"]) == (0, 1)


@pytest.mark.rule("9.1")
def test_a_game_that_is_over_has_winners_and_nobody_to_act() -> None:
    g = finished()
    assert (g.over, g.phase, g.seat, g.legal, g.acting) == (True, "over", None, [], "active")
    assert (g.round, g.rounds) == (2, 2)
    assert g.winners
    assert all(g.coins[seat] == max(g.coins) for seat in g.winners)


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(
    ("coins", "tokens", "winners"), [((9, 8), (1, 4), [0]), ((9, 9), (1, 4), [1]), ((9, 9), (2, 2), [0, 1])]
)
def test_winners_have_most_coins_then_most_tokens(
    coins: tuple[int, int], tokens: tuple[int, int], winners: list[int]
) -> None:
    g = game(
        LINE,
        [player("orcs hill", coins=coins[0]), player("elves swamp", coins=coins[1])],
        {0: held(0, "orcs", tokens[0]), 3: held(1, "elves", tokens[1])},
        phase="over",
    )
    assert g.winners == winners


def test_coins_are_the_true_totals_and_a_list_of_ones_own() -> None:
    g = orcs()
    assert g.coins == [5, 8]
    g.coins[0] = 99
    assert g.coins == [5, 8]
