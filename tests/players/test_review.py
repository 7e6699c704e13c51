"""A whole game looked at again: the curve, what turns cost, and what was better."""

import json
from collections import Counter

import pytest

from elbowroom import Game
from elbowroom.locales import GameNames, describe_mistake, describe_plan
from elbowroom.players.bot import Budget
from elbowroom.players.plans import Outline, completed, outline, up_to_die
from elbowroom.players.reasons import MISTAKES, PLAN_REASONS, mistake, reason_of
from elbowroom.players.review import Review, review, review_turn, turns_played
from elbowroom.players.search.weights import value_for
from elbowroom.record.notation import parse_move
from tests.cli.shell import played
from tests.scenario import game, held, play, player, strip

FEW = Budget(nodes=60)


@pytest.fixture(scope="module")
def over() -> Game:
    return played(2)


@pytest.fixture(scope="module")
def found(over: Game) -> Review:
    return review(over.record(), FEW)


def test_every_turn_is_reviewed_in_its_order(over: Game, found: Review) -> None:
    rounds = [round for round in range(1, over.rounds + 1) for _ in range(2)]
    assert [turn.round for turn in found.turns] == rounds
    assert [turn.seat for turn in found.turns] == [0, 1] * over.rounds
    ends = [turn.step + turn.steps for turn in found.turns]
    assert [turn.step for turn in found.turns] == [0, *ends[:-1]]
    assert (found.names, found.rounds, found.over) == (over.names, over.rounds, True)


def test_the_curve_begins_open_and_ends_with_the_result(over: Game, found: Review) -> None:
    assert all(0.1 < prospect.win < 0.9 for prospect in found.start)
    for turn in found.turns:
        assert sum(prospect.win for prospect in turn.prospects) == pytest.approx(1, abs=0.01)
    last = found.turns[-1].prospects
    assert [prospect.coins for prospect in last] == over.coins
    assert [prospect.win for prospect in last] == [(seat in over.winners) for seat in range(2)]


def test_what_was_played_is_told_and_costs_nothing_where_nothing_is_better(found: Review) -> None:
    for turn in found.turns:
        assert turn.cost >= 0
        assert turn.best.lead - turn.played.lead == pytest.approx(turn.cost, abs=0.11)
        assert (turn.mistake is not None) == (turn.cost >= 1.5)
        if turn.cost == 0:
            assert turn.best.moves == turn.played.moves


def test_the_turns_that_cost_most_come_first(found: Review) -> None:
    costs = [found.turns[place].cost for place in found.worst]
    assert costs == sorted(costs, reverse=True)
    assert 0 < len(costs) <= 6
    assert costs[0] == max(turn.cost for turn in found.turns)


def test_the_better_plan_can_be_played(over: Game, found: Review) -> None:
    record = over.record()
    for place in found.worst:
        turn = found.turns[place]
        g = Game.beginning(record)
        for _, step in zip(range(turn.step), g.steps(record), strict=False):
            assert step.move
        for move in turn.best.moves:
            assert g.seat == turn.seat
            g.play(move)


def test_the_same_nodes_find_the_same(over: Game, found: Review) -> None:
    assert review(over.record(), FEW) == found
    assert review(over, FEW) == found


def test_progress_is_told(over: Game) -> None:
    told: list[tuple[int, int]] = []
    short = played(2, until=lambda game: game.round == 3).record()
    review(short, FEW, lambda done, whole: told.append((done, whole)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_a_review_is_plain_data(found: Review) -> None:
    told = json.loads(json.dumps(found.as_json()))
    assert list(told) == ["names", "rounds", "over", "start", "turns", "worst"]
    assert told["turns"][0]["played"]["moves"][0].startswith("pick ")


def test_seconds_are_for_all_turns_together() -> None:
    short = played(2, until=lambda game: game.round == 2).record()
    assert len(review(short, Budget(seconds=0.2)).turns) == 2


def test_a_record_whose_purses_are_sealed_can_be_reviewed() -> None:
    g = played(2, until=lambda game: game.round == 3)
    found = review(g.sealed_record(), FEW)
    assert len(found.turns) == 4
    assert all(prospect.coins > 20 for prospect in found.turns[-1].prospects)


def test_an_empty_record_has_only_a_start() -> None:
    found = review(Game.new(2, 3, names=["Ann", "Bo"]).record())
    assert (found.turns, found.worst, found.over) == ([], [], False)
    assert len(found.start) == 2


def test_throwing_a_race_away_is_a_mistake() -> None:
    """Twelve regions wait for ten tokens, and the race declines instead."""
    g = game(
        "2p",
        [player("orcs hill", hand=9, turns=1), player("elves swamp", turns=1)],
        {1: held(0, "orcs"), 20: held(1, "elves", 4)},
        round=4,
    )
    play(g, "decline")
    _, turns = turns_played(g)
    assert (turns[0].step, turns[0].steps, len(turns[0].actions)) == (0, 1, 1)
    found = review_turn(turns[0], Budget(nodes=3000))
    assert found.mistake is not None
    assert found.mistake.code == "expand"
    assert found.mistake.facts["coins"] == round(found.cost)
    assert found.cost > 5
    assert found.best.moves[0].startswith("conquer ")
    assert found.cost_win > 0.05


def test_luck_is_no_mistake() -> None:
    """The same attempt is judged the same whether the die was kind or not."""
    g = game(
        strip("hill", "swamp", "forest", "farmland"),
        [player("orcs hill", hand=1, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 3: held(1, "elves")},
        round=10,
    )
    costs = []
    for pips in (0, 3):
        twin = g.copy()
        twin.play("attempt 1", die=pips)
        while twin.state.seat == 0:
            twin.play(twin.legal[0])
        _, turns = turns_played(twin)
        assert up_to_die(turns[0].before, turns[0].actions) == turns[0].actions[:1]
        costs.append(review_turn(turns[0], Budget(nodes=1000)).cost)
    assert costs[0] == costs[1]


def test_a_plan_is_completed_to_the_end_of_the_turn() -> None:
    g = play(Game.new(2, 3), "pick 1")
    actions = completed(g.state, [], value_for(g.state.rules))
    told = outline(g.state, actions)
    for move in told.moves:
        assert g.seat == 0
        g.play(move)
    assert g.seat == 1 or told.tried is not None


def test_what_a_plan_does_is_outlined() -> None:
    g = game(
        strip("hill", "swamp", "forest", "farmland"),
        [player("orcs hill", hand=8, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "elves")},
        round=4,
    )
    moves = ["conquer 1", "conquer 2", "done", "deploy 0 6", "done"]
    twin, actions = g.copy(), list[int]()
    for move in moves:
        parsed = parse_move(twin.state, move)
        actions += [parsed.action] * parsed.times
        twin.play(move)
    told = outline(g.state, actions)
    assert (told.taken, dict(told.losers), dict(told.placed)) == ([1, 2], {1: 1}, {0: 6})
    assert reason_of(g.state, told).code == "weaken"
    assert reason_of(g.state, told).facts["seat"] == 1


def test_a_last_throw_is_not_the_reason_for_what_comes_before_it() -> None:
    g = game(
        strip("hill", "swamp", "forest", "farmland"),
        [player("orcs hill", hand=3, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 3: held(1, "elves")},
        round=4,
    )
    actions = [parse_move(g.state, move).action for move in ("conquer 1", "attempt 2")]
    told = outline(g.state, actions)
    assert (told.taken, told.tried, told.income) == ([1, 2], 2, 3)
    assert reason_of(g.state, told).code == "grow"
    assert reason_of(g.state, told).facts == {"coins": 3, "regions": 1}
    alone = outline(g.state, actions[1:])
    assert reason_of(g.state, alone).code in ("gamble", "hold")


@pytest.mark.parametrize(
    ("code", "played", "better"),
    [
        ("decline", Outline(taken=[1]), Outline(declines=True)),
        ("expand", Outline(declines=True), Outline(taken=[1])),
        ("combo", Outline(combo=1), Outline(combo=2)),
        ("instead", Outline(taken=[1, 2]), Outline(taken=[1, 3])),
        ("too", Outline(taken=[1]), Outline(taken=[1, 3])),
        ("leave", Outline(taken=[1, 3]), Outline(taken=[1])),
        ("rest", Outline(taken=[1]), Outline(taken=[1], rests=True)),
        ("stay_awake", Outline(rests=True), Outline()),
        ("place", Outline(taken=[1]), Outline(taken=[1], placed=Counter({4: 2}))),
        ("otherwise", Outline(taken=[1, 2]), Outline(taken=[2, 1])),
    ],
)  # fmt: skip
def test_each_kind_of_mistake_is_named_and_has_a_sentence(
    code: str, played: Outline, better: Outline
) -> None:
    g = Game.new(2, 3)
    found = mistake(g.state, played, better, 6)
    assert found.code == code
    assert found.code in MISTAKES
    told = describe_mistake(found.code, found.facts, GameNames.of(g))
    assert "6 coins more" in told


def test_the_sentence_of_a_decline_is_the_one_that_players_know() -> None:
    told = describe_mistake("decline", {"coins": 6}, GameNames.of(Game.new(2, 1)))
    assert told == "Declining was worth 6 coins more than expanding."


def test_reasons_that_come_up_have_sentences(found: Review, over: Game) -> None:
    names = GameNames.of(over)
    for turn in found.turns:
        for line in (turn.played, turn.best):
            assert line.reason.code in PLAN_REASONS
            told = describe_plan(line.reason.code, line.reason.facts, names)
            assert told.endswith(".")
            assert "{" not in told
