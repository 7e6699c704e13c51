"""`elbowroom.analyse`: what each seat can expect, and plans for the one that decides."""

import json
from math import inf, nan

import pytest

import elbowroom
from elbowroom import Game, OptionError
from elbowroom.players.analysis import Analysis, Line, Prospect, Reason
from elbowroom.players.analyst import analyse
from elbowroom.players.bot import Budget
from tests.scenario import game, held, play, player, strip

SOME = Budget(nodes=600)


def finished(coins: tuple[int, int], tokens: tuple[int, int]) -> Game:
    """A game that is over when its last turn is passed."""
    g = game(
        strip("hill", "swamp"),
        [
            player("orcs forest", coins=coins[0] - 1, turns=1),
            player("elves forest", coins=coins[1] - 1, turns=1),
        ],
        {0: held(0, "orcs", tokens[0]), 1: held(1, "elves", tokens[1])},
        round=10,
    )
    for seat in (0, 1):
        spare = [f"deploy {seat} {tokens[seat] - 1}"] if tokens[seat] > 1 else []
        play(g, "done", *spare, "done")
    assert g.over
    return g


def expect(found: Analysis, players: int) -> None:
    """What holds for every analysis of a game that goes on."""
    assert [prospect.seat for prospect in found.prospects] == list(range(players))
    assert sum(prospect.win for prospect in found.prospects) == pytest.approx(1, abs=0.01)
    assert all(0 < prospect.win < 1 for prospect in found.prospects)
    assert found.games > 0
    assert 1 <= len(found.plans) <= 4


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_game_is_open_for_everybody(players: int) -> None:
    found = analyse(Game.new(players, 3), SOME)
    expect(found, players)
    assert all(line.moves[0].startswith("pick ") for line in found.plans)
    assert all(25 < prospect.coins < 160 for prospect in found.prospects)


def test_plans_are_moves_that_can_be_played() -> None:
    g = Game.new(2, 5)
    while g.round < 5:
        plans = [[g.legal[0]]] if g.phase == "redeploy" else [line.moves for line in analyse(g, SOME).plans]
        for moves in plans[::-1]:
            assert moves
            twin = g.copy()
            for move in moves:
                assert twin.seat == g.seat
                twin.play(move)
        g = twin


def test_nothing_is_told_behind_a_throw_of_the_die() -> None:
    g = game(
        strip("hill", "swamp", "forest", "farmland"),
        [player("orcs berserk", hand=3, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 3: held(1, "elves")},
    )
    for line in analyse(g, SOME).plans:
        for move in line.moves[:-1]:
            assert move != "roll"
            assert not move.startswith("attempt")


def test_the_better_plan_comes_first() -> None:
    for seed in range(3):
        leads = [line.lead for line in analyse(Game.new(2, seed), SOME).plans]
        assert leads == sorted(leads, reverse=True)


def test_the_analysis_changes_nothing() -> None:
    g = Game.new(2, 3)
    before = g.to_position()
    analyse(g, SOME)
    assert g.to_position() == before


def test_the_same_nodes_think_the_same() -> None:
    g = play(Game.new(2, 3), "pick 1")
    assert analyse(g, SOME) == analyse(g, SOME)


@pytest.mark.rule("7.2")
def test_purses_that_the_seat_cannot_see_are_not_used() -> None:
    g = game("2p", [player(coins=20), player("elves swamp", hand=4, coins=3)], round=5)
    rich = game("2p", [player(coins=20), player("elves swamp", hand=4, coins=90)], round=5)
    assert analyse(g, SOME) == analyse(rich, SOME)


def test_whoever_is_far_ahead_will_win() -> None:
    g = game(
        "2p",
        [player("orcs hill", turns=1, coins=90), player("elves swamp", turns=1, coins=10)],
        {1: held(0, "orcs", 4), 20: held(1, "elves", 4)},
        round=10,
        open_scores=True,
    )
    ann, bo = analyse(g, SOME).prospects
    assert ann.win > 0.8 > 0.2 > bo.win
    assert 90 < ann.coins < 110
    assert 10 < bo.coins < 30


@pytest.mark.parametrize("phase", ["redeploy", "withdraw", "stout"])
def test_every_phase_can_be_analysed(phase: str) -> None:
    if phase == "withdraw":
        g = game(
            strip("farmland", "hill", "swamp", "forest"),
            [player("orcs hill", hand=6, turns=1), player("elves swamp", turns=1)],
            {0: held(0, "orcs"), 1: held(1, "elves", 2), 2: held(1, "elves")},
        )
        play(g, "conquer 1", "done", "deploy 0 5", "done")
    else:
        g = game(
            "2p",
            [player("orcs stout", hand=2 * (phase == "redeploy"), turns=1), player("elves swamp", turns=1)],
            {1: held(0, "orcs"), 20: held(1, "elves", 4)},
            phase=phase,
        )
    assert g.phase == phase
    found = analyse(g, SOME)
    expect(found, 2)
    assert all(line.moves[0] in g.legal for line in found.plans)


@pytest.mark.rule("9.1")
def test_a_game_that_is_over_has_its_result() -> None:
    g = finished((30, 20), (1, 3))
    assert g.coins == [30, 20]
    assert elbowroom.analyse(g, 0.1) == Analysis([Prospect(0, 30.0, 1.0), Prospect(1, 20.0, 0.0)], [], 0)


@pytest.mark.rule("9.1")
def test_a_shared_win_is_shared_and_a_tie_goes_to_the_stronger() -> None:
    shared, won = (elbowroom.analyse(finished((20, 20), tokens), 0.1) for tokens in ((2, 2), (1, 3)))
    assert [prospect.win for prospect in shared.prospects] == [0.5, 0.5]
    assert [prospect.win for prospect in won.prospects] == [0.0, 1.0]


@pytest.mark.rule("9.1")
def test_games_played_out_know_how_ties_are_broken() -> None:
    g = game(
        strip("hill", "swamp"),
        [player("orcs forest", coins=20, turns=1), player("elves forest", coins=19, turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves", 3)},
        round=10,
        seat=1,
        phase="redeploy",
        open_scores=True,
    )
    ann, bo = analyse(g, SOME).prospects
    assert (ann.coins, bo.coins) == (20, 20)
    assert bo.win > ann.win


def test_a_larger_budget_plays_out_more_games() -> None:
    g = Game.new(2, 3)
    few, many = analyse(g, Budget(nodes=500)), analyse(g, Budget(nodes=20_000))
    expect(few, 2)
    assert many.games > few.games


def test_a_budget_in_seconds_is_enough_to_answer() -> None:
    expect(elbowroom.analyse(Game.new(2, 3), 0.2), 2)


@pytest.mark.parametrize("seconds", [0, -1, nan, inf])
def test_seconds_that_are_none_are_refused(seconds: float) -> None:
    with pytest.raises(OptionError) as caught:
        elbowroom.analyse(Game.new(2, 1), seconds)
    assert (caught.value.code, caught.value.option) == ("bad_seconds", "seconds")


def test_an_analysis_is_plain_data() -> None:
    found = Analysis(
        [Prospect(0, 61.5, 0.25)], [Line(["pick 1"], -3.5, 60.0, 0.25, Reason("hold", {"coins": 3}))], 7
    )
    assert json.loads(json.dumps(found.as_json())) == {
        "prospects": [{"seat": 0, "coins": 61.5, "win": 0.25}],
        "plans": [
            {
                "moves": ["pick 1"],
                "lead": -3.5,
                "coins": 60.0,
                "win": 0.25,
                "reason": {"code": "hold", "facts": {"coins": 3}},
            }
        ],
        "games": 7,
    }
