"""Where the tokens of a turn go: the ways that there are, and what the strongest level makes of them."""

import pytest

from elbowroom import Game
from elbowroom.engine.apply import apply
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.state import State
from elbowroom.players.bot import Budget, Meter, View
from elbowroom.players.expert import Expert
from elbowroom.players.search import lookahead
from elbowroom.players.search.deploying import spreads
from elbowroom.players.search.placing import next_placement
from elbowroom.players.search.turn import Plan
from elbowroom.players.search.value import Value
from tests.scenario import game, held, player

HAND = 5
TROOPS = {1: 1, 8: 3, 9: 1}


def placing(round: int = 3) -> Game:
    """Orcs between Elves on one side and nobody on the other have a hand to place."""
    return game(
        "3p",
        [
            player("orcs hill", hand=HAND, turns=2),
            player("elves swamp", turns=2),
            player("giants forest", turns=2),
        ],
        {
            **{r: held(0, "orcs", tokens) for r, tokens in TROOPS.items()},
            **{r: held(1, "elves", 3) for r in (10, 13)},
            17: held(2, "giants", 4),
        },
        phase="redeploy",
        round=round,
    )


def after(s: State, actions: list[int]) -> State:
    child = s.copy()
    for action in actions:
        assert action in legal_actions(child)
        apply(child, action)
    return child


def test_every_way_places_the_whole_hand_and_no_two_are_alike() -> None:
    s = placing().state
    ways = [after(s, way.actions) for way in spreads(s)]
    assert len(ways) > 2
    assert len({tuple(way.toll) for way in ways}) == len(ways)
    assert {way.hand[s.people] for way in ways} == {0}


def test_the_first_way_is_the_usual_one() -> None:
    s = placing().state
    usual = s.copy()
    for _ in range(HAND):
        apply(usual, next_placement(usual))
    assert after(s, spreads(s)[0].actions).toll == usual.toll


@pytest.mark.rule("2.2")
def test_where_nothing_will_be_scored_again_one_way_is_as_good_as_another() -> None:
    assert len(spreads(placing(round=10).state)) == 1


@pytest.mark.parametrize("nodes", [None, 0, 200])
def test_the_strongest_level_places_what_it_has_chosen(nodes: int | None) -> None:
    g, budget = placing(), Budget(nodes=nodes)
    chosen = Expert(4).place(g.state, budget)
    assert sorted(chosen) in [sorted(way.actions) for way in spreads(g.state)]
    goal, bot = after(g.state, chosen).toll, Expert(4)
    for _ in chosen:
        g.play(bot.choose(View(g, 0), g.legal, budget))
    assert g.state.toll == goal


def test_it_chooses_what_comes_out_best_when_it_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    g = placing()
    for wanted in spreads(g.state):

        def outcome(
            s: State, plan: Plan, value: Value, meter: Meter, *_: object, wanted: Plan = wanted
        ) -> float:
            meter.spend(20)
            return float(sorted(plan.actions) == sorted(wanted.actions))

        monkeypatch.setattr(lookahead, "outcome", outcome)
        assert sorted(Expert(4).place(g.state, Budget(nodes=6000))) == sorted(wanted.actions)
