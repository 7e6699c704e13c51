"""How the stronger bots think: features, value, plans of turns, placing, looking ahead."""

from itertools import pairwise
from typing import Any

import pytest

from elbowroom import Game
from elbowroom.content.loader import load_homebrew, ruleset
from elbowroom.engine.actions import DECLINE, DEPLOY, DONE, PICK, SPAN
from elbowroom.engine.apply import apply
from elbowroom.engine.legal import legal_actions
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import HIDDEN, OVER, REDEPLOY, State
from elbowroom.engine.view import observe
from elbowroom.game.dice import seeded
from elbowroom.players.bot import Budget, Meter
from elbowroom.players.purses import all_alike
from elbowroom.players.search.features import (
    BASE,
    COMMON_TOKENS,
    NAMES,
    features,
    names,
    size,
    turns_left,
)
from elbowroom.players.search.lookahead import distinct, look_ahead
from elbowroom.players.search.placing import dangers, next_placement
from elbowroom.players.search.playing import Searcher, play_on, play_plan
from elbowroom.players.search.reach import enemy_reach, reach_of
from elbowroom.players.search.selfplay import first_state, game_samples
from elbowroom.players.search.turn import Plan, TurnSearch, settle_chance
from elbowroom.players.search.value import Value, first_guess, utility
from elbowroom.players.search.weights import stored, value_for
from tests.players.test_levels import HOMEBREW
from tests.scenario import game, held, play, player, strip


def moment(seed: int, moves: int, players: int = 3) -> Game:
    """A game after so many random moves."""
    g, dice = Game.new(players, seed), seeded(seed)
    for _ in range(moves):
        g.play(g.legal[dice.below(len(g.legal))])
    return g


MOMENTS = [(seed, moves) for seed in (1, 2) for moves in (0, 1, 2, 9, 40, 80)]


def feature(s: State, seat: int, name: str) -> float:
    return features(s, seat)[names(s.rules).index(name)]


def plenty() -> Meter:
    return Meter(Budget(), 1 << 40)


# Features


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_features_have_a_name_and_a_weight_each(players: int) -> None:
    rules = ruleset(f"{players}p", players)
    s = Game.new(players, 1).state
    assert len(NAMES) == BASE
    assert len(features(s, 0)) == len(names(rules)) == len(set(names(rules))) == size(rules)
    assert all(len(row) == size(rules) for row in value_for(rules).rows)
    assert all(len(row) == size(rules) for row in first_guess(rules).rows)


def test_the_stored_weights_are_of_features_that_exist() -> None:
    assert set(stored()) == {"2", "3", "4", "5"}
    for players, table in stored().items():
        assert set(table) == set(names(ruleset(f"{players}p", int(players))))


def trait_rows(rules: Ruleset, value: Value, ids: list[str]) -> list[list[float]]:
    """The weights of some traits, for each number of turns."""
    return [[row[names(rules).index(id)] for id in ids] for row in value.rows]


def test_home_made_traits_have_features_and_count_as_the_average_of_those_learned() -> None:
    homebrew = load_homebrew([HOMEBREW / "moles.py", HOMEBREW / "lonesome.py"])
    rules = ruleset("2p", 2, homebrew=homebrew)
    assert {"moles", "lonesome"} <= set(names(rules))
    assert "tritons" not in names(rules)
    for new, traits in (("moles", rules.races), ("lonesome", rules.powers)):
        learned = [trait.id for trait in traits if trait.id != new]
        rows = trait_rows(rules, value_for(rules), [new, *learned])
        assert [row[0] for row in rows] == pytest.approx([sum(row[1:]) / len(learned) for row in rows])
        assert any(row[0] for row in rows)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_knows_no_traits_takes_every_one_to_be_average(players: int) -> None:
    """Counted as nothing, a race seems worth more than none, and the first seat is the first to have one."""
    rules = ruleset(f"{players}p", players)
    for traits in (rules.races, rules.powers):
        ids = [trait.id for trait in traits]
        known = trait_rows(rules, value_for(rules), ids)
        alike = trait_rows(rules, value_for(rules, knows_traits=False), ids)
        assert [row[0] for row in alike] == pytest.approx([sum(row) / len(row) for row in known])
        assert all(len(set(row)) == 1 for row in alike)


def test_a_race_that_holds_nothing_reaches_what_its_power_reaches() -> None:
    g = game("2p", [player("orcs flying", hand=9), player("elves swamp", hand=9)], {})
    board = g.state.rules.board
    assert reach_of(g.state, 0) & board.land == board.land
    assert reach_of(g.state, 1) == board.border


def test_features_tell_what_stands_on_the_map() -> None:
    g = game(
        strip("hill", "hill", "swamp", "forest", "sea", "farmland"),
        [
            player("orcs hill", declined=["humans"], hand=3, turns=2),
            player("elves swamp", turns=1),
        ],
        {0: held(0, "orcs", 2), 1: held(0, "orcs"), 5: held(0, "humans"), 2: held(1, "elves", 4)},
    )
    told = {
        "active": 1,
        "regions": 2,
        "bonus": 2,
        "declined_regions": 1,
        "spare": 4,
        "age": 2,
        "exposed": 1,
        "rivals": 4,
        "room": 1,
        "orcs": 1,
        "hill": 1,
        "elves": 0,
        "swamp": 0,
    }
    assert {name: feature(g.state, 0, name) for name in told} == told


def test_coins_on_the_column_matter_to_whoever_will_pick() -> None:
    g = game(
        "2p",
        [player(), player("elves swamp", hand=3)],
        {},
        offer=[
            {"race": "orcs", "power": "hill", "coins": 1},
            {"race": "humans", "power": "swamp", "coins": 4},
        ],
    )
    orcs, humans = 5 + 4 + 1, 5 + 4 + 4 - 1
    assert feature(g.state, 0, "best_offer") == humans - COMMON_TOKENS
    assert feature(g.state, 0, "second_offer") == orcs - COMMON_TOKENS
    assert feature(g.state, 1, "best_offer") == 0


@pytest.mark.rule("10.4")
def test_what_stays_whole_in_decline_is_seen() -> None:
    land = strip("hill", "swamp", "forest", "farmland", "hill")
    regions = {0: held(0, "ghouls", 5), 1: held(0, "ghouls"), 4: held(0, "humans", 2)}
    g = game(land, [player("humans hill", declined=["ghouls"], turns=1), player("elves swamp")], regions)
    assert feature(g.state, 0, "declined_spare") == 4
    assert feature(g.state, 0, "both") == 2 * 1


def test_only_neighbours_are_in_reach_and_the_border_for_newcomers() -> None:
    land = strip("hill", "hill inner", "swamp inner", "forest inner", "hill")
    two = [player("orcs hill", turns=1), player("elves swamp", turns=1)]
    g = game(land, two, {0: held(0, "orcs"), 4: held(1, "elves")})
    assert enemy_reach(g.state, 0) == 1 << 3
    g = game(land, [player("orcs hill", turns=1), player()], {0: held(0, "orcs")})
    assert enemy_reach(g.state, 0) == 1 << 0 | 1 << 4


# Turns and value


@pytest.mark.rule("2.1")
def test_turns_left_count_down_to_the_end() -> None:
    g = Game.new(2, 3)
    assert [turns_left(g.state, seat) for seat in (0, 1)] == [10, 10]
    play(g, "pick 1", "done", "done")
    assert [turns_left(g.state, seat) for seat in (0, 1)] == [9, 10]
    play(g, "pick 1", "done", "done")
    assert (g.round, [turns_left(g.state, seat) for seat in (0, 1)]) == (2, [9, 9])
    while not g.over:
        g.play("done" if "done" in g.legal else g.legal[0])
    assert [turns_left(g.state, seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("11.17")
def test_after_scoring_the_turn_under_way_is_over() -> None:
    g = game(
        "2p", [player("orcs stout", turns=1, hand=2), player("elves swamp")], {}, phase="stout", round=10
    )
    assert [turns_left(g.state, seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("9.1")
def test_a_finished_game_is_worth_its_coins() -> None:
    g = moment(4, 0)
    while not g.over:
        g.play(g.legal[0])
    for value in (value_for(g.state.rules), first_guess(g.state.rules)):
        assert value.between(g.state) == g.coins
        assert value.during(g.state, value.futures(g.state)) == g.coins


@pytest.mark.rule("7.1")
def test_in_the_last_turn_nothing_but_coins_and_income_counts() -> None:
    g = game(
        "2p",
        [player("elves swamp", turns=1, coins=30), player("orcs merchant", hand=2, turns=1, coins=20)],
        {2: held(1, "orcs"), 4: held(1, "orcs"), 16: held(0, "elves")},
        round=10,
        seat=1,
    )
    value = value_for(g.state.rules)
    assert value.futures(g.state) == [0, 0]
    assert value.during(g.state, [0.0, 0.0]) == [30, 20 + 2 + 2]


def test_whoever_has_no_turn_to_come_has_nothing_to_lose() -> None:
    """In the last round those before have been paid, and what they hold pays no more."""
    seats = [player(traits, turns=1, coins=20) for traits in ("elves swamp", "orcs hill", "humans forest")]
    land = {1: held(0, "elves"), 5: held(1, "orcs"), 9: held(2, "humans")}
    last = game("3p", seats, land, round=10, seat=1).state
    value = value_for(last.rules)
    assert value.between(last)[0] == 20
    assert value.during(last, value.futures(last))[0] == 20
    before = game("3p", seats, land, round=9, seat=1).state
    waiting = [value.risk(before, seat, 1, before.seat) for seat in range(3)]
    assert waiting[0] > waiting[2] > waiting[1] == 0, "two come before the first, one before the last"


def test_being_ahead_is_good_and_a_rich_rival_is_bad() -> None:
    assert utility([10.0, 4.0], 0) == 6
    assert utility([10.0, 4.0], 1) == -6
    assert utility([10.0, 4.0, 8.0], 0) > utility([10.0, 4.0, 9.0], 0) > utility([10.0, 5.0, 9.0], 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_learned_value_expects_a_plausible_game(players: int) -> None:
    """At the start nobody knows more than how many coins a game usually brings."""
    s = Game.new(players, 1).state
    totals = value_for(s.rules).between(s)
    assert all(40 < total < 150 for total in totals)


# Plans of a turn


@pytest.mark.parametrize(("seed", "moves"), MOMENTS)
@pytest.mark.parametrize("width", [1, 6])
def test_plans_are_legal_and_the_best_comes_first(seed: int, moves: int, width: int) -> None:
    s = all_alike(moment(seed, moves).state)
    plans = TurnSearch(value_for(s.rules), width, plenty()).plans(s)
    assert plans
    assert all(one.value >= other.value for one, other in pairwise(plans))
    for plan in plans:
        child = s.copy()
        assert plan.actions
        for action in plan.actions:
            assert action in legal_actions(child)
            apply(child, action)
            settle_chance(child)


def test_every_combo_that_can_be_paid_is_considered() -> None:
    g = game("2p", [player(coins=2), player("elves swamp", hand=3)])
    plans = TurnSearch(value_for(g.state.rules), 3, plenty()).plans(g.state)
    assert {plan.actions[0] for plan in plans} == {PICK, PICK + 1, PICK + 2}


def test_decline_is_considered_only_where_it_is_legal() -> None:
    for moves in (0, 1, 30, 60):
        s = moment(2, moves).state
        plans = TurnSearch(value_for(s.rules), 4, plenty()).plans(s)
        assert any(plan.actions == [DECLINE] for plan in plans) == (DECLINE in legal_actions(s))


def test_a_search_changes_nothing() -> None:
    s = moment(1, 40).state
    before = s.key()
    TurnSearch(value_for(s.rules), 6, plenty()).plans(s)
    assert s.key() == before


@pytest.mark.parametrize("nodes", [0, 10, 100])
@pytest.mark.parametrize(("seed", "moves"), MOMENTS)
def test_a_search_stops_soon_after_its_nodes(nodes: int, seed: int, moves: int) -> None:
    """What is begun is finished: the children of the nodes in the beam, for each combo when one is picked."""
    s = moment(seed, moves).state
    meter = Meter(Budget(nodes=nodes), 1)
    assert TurnSearch(value_for(s.rules), 4, meter).plans(s)
    assert meter.nodes <= nodes + 300


def test_a_wider_search_finds_no_worse_plans() -> None:
    for seed, moves in MOMENTS:
        s = moment(seed, moves).state
        narrow, wide = (TurnSearch(value_for(s.rules), width, plenty()).plans(s)[0].value for width in (1, 8))
        assert wide >= narrow - 1.0


# Placing


def front(**fields: Any) -> State:
    """A race that redeploys; its region 2 lies next to an enemy, and nobody comes to the others."""
    return game(
        strip("hill", "hill inner", "hill inner", "swamp", "swamp"),
        [player("orcs hill", hand=3, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 1: held(0, "orcs"), 2: held(0, "orcs"), 3: held(1, "elves", 6)},
        phase="redeploy",
        **fields,
    ).state


def test_a_threatened_region_is_in_more_danger() -> None:
    found = dangers(front())
    assert found[2] > found[0] == found[1] > 0
    assert found[3:] == [0, 0]
    assert next_placement(front()) == DEPLOY + 2


@pytest.mark.rule("9.1")
def test_nothing_is_in_danger_when_it_will_not_score_again() -> None:
    assert dangers(front(round=10)) == [0] * 5


@pytest.mark.rule("11.5")
def test_an_ally_is_no_danger() -> None:
    s = front(peace=[{"from": 1, "to": 0}])
    assert dangers(s)[2] == dangers(s)[0]


@pytest.mark.parametrize("seed", range(6))
def test_placements_are_legal_and_come_to_an_end(seed: int) -> None:
    s = moment(seed, 30, players=4).state
    turn = (s.round, s.seat)
    for _ in range(200):
        if s.phase != REDEPLOY or (s.round, s.seat) != turn:
            break
        action = next_placement(s)
        assert action in legal_actions(s)
        apply(s, action)
    assert s.phase != REDEPLOY or (s.round, s.seat) != turn


# Playing on and looking ahead


def test_a_plan_is_played_as_far_as_it_is_legal() -> None:
    g = game(
        strip("hill", "hill", "swamp"),
        [player("orcs hill", hand=2, turns=1), player("elves swamp")],
        {0: held(0, "orcs")},
    )
    s = g.state
    play_plan(s, [SPAN + 1, SPAN + 2, DONE], seeded(1))
    assert s.held[0] == 0b11
    assert s.conquests == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_turns_are_played_until_a_seats_next_one(seat: int) -> None:
    s = moment(3, 1).state
    searcher = Searcher(TurnSearch(value_for(s.rules), 1, plenty()))
    s = play_on(s, searcher, seeded(1), seat)
    assert (s.seat, s.round) == (seat, 2 if seat == 0 else 1)
    while s.phase != OVER:
        s = play_on(s, searcher, seeded(2), seat)
    assert s.round == 11


def candidates(s: State) -> list[Plan]:
    return distinct(TurnSearch(value_for(s.rules), 6, plenty()).plans(s), 6)


def test_plans_that_differ_in_their_order_only_are_one() -> None:
    plans = [Plan(3.0, [1, 2]), Plan(2.0, [2, 1]), Plan(1.0, [3]), Plan(0.0, [4])]
    assert distinct(plans, 3) == [plans[0], plans[2], plans[3]]
    assert distinct(plans, 1) == [plans[0]]


@pytest.mark.parametrize("nodes", [1, 200, 2000])
def test_looking_ahead_spends_its_nodes_and_gives_back_every_plan(nodes: int) -> None:
    s = all_alike(moment(1, 1).state)
    plans = candidates(s)
    assert len(plans) > 2
    meter = Meter(Budget(nodes=nodes), 1)
    tried = look_ahead(s, plans, value_for(s.rules), meter, seeded(7))
    assert meter.is_out()
    assert meter.nodes <= nodes + 300
    assert sorted(id(one.plan) for one in tried) == sorted(id(plan) for plan in plans)


def test_looking_ahead_with_the_same_dice_sees_the_same() -> None:
    s = all_alike(moment(1, 1).state)
    runs = []
    for _ in range(2):
        meter = Meter(Budget(nodes=1500), 1)
        tried = look_ahead(s, candidates(s), value_for(s.rules), meter, seeded(7))
        runs.append([(one.plan.actions, one.mean, one.trials) for one in tried])
    assert runs[0] == runs[1]


def test_looking_ahead_comes_to_an_end_where_nothing_is_left_to_search() -> None:
    """In the last turn a trial looks at no further position, and still costs something."""
    g = game("2p", [player(), player("orcs stout", turns=1, hand=2)], {}, phase="stout", seat=1, round=10)
    plans = [Plan(0.0, [DECLINE]), Plan(0.0, [DONE])]
    meter = Meter(Budget(nodes=50), 1)
    assert len(look_ahead(g.state, plans, value_for(g.state.rules), meter, seeded(1))) == 2
    assert meter.is_out()


@pytest.mark.rule("9.1")
def test_looking_ahead_prefers_the_plan_that_wins_coins() -> None:
    g = game(
        strip("hill", "swamp", "forest"),
        [player("elves swamp"), player("trolls merchant", hand=4, turns=1)],
        {0: held(1, "trolls")},
        seat=1,
        round=10,
    )
    plans = [Plan(0.0, actions) for actions in ([DONE], [SPAN + 1, SPAN + 2, DONE], [SPAN + 1, DONE])]
    meter = Meter(Budget(nodes=400), 1)
    tried = look_ahead(g.state, plans, value_for(g.state.rules), meter, seeded(1))
    assert tried[0].plan is plans[1]
    assert tried[0].total == tried[0].trials * (5 + 6 - 5)


# Secrets


@pytest.mark.rule("7.2")
def test_hidden_purses_are_filled_from_what_is_seen() -> None:
    g = game("3p", [player(coins=30), player(coins=12), player(coins=99)], {}, seat=1, round=3)
    seen = observe(g.state, 1)
    assert seen.coins == [HIDDEN, 12, HIDDEN]
    filled = all_alike(seen)
    assert filled.coins[1] == 12
    assert min(filled.coins) >= 0
    assert seen.coins == [HIDDEN, 12, HIDDEN]
    g.state.coins[0] = 1
    assert all_alike(observe(g.state, 1)).coins == filled.coins


@pytest.mark.rule("7.2")
def test_purses_that_are_seen_stay_as_they_are() -> None:
    g = game("3p", [player(coins=30), player(coins=12), player(coins=99)], {}, open_scores=True)
    assert all_alike(observe(g.state, 0)).coins == [30, 12, 99]


@pytest.mark.rule("7.2")
def test_somebody_who_only_watches_gets_purses_that_can_pay() -> None:
    assert min(all_alike(observe(Game.new(3, 1).state, None)).coins) >= 0


# Learning


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("seed", [3, 4, 5, 6])
def test_samples_tell_what_every_seat_went_on_to_earn(players: int, seed: int) -> None:
    rules = ruleset(f"{players}p", players)
    begun = first_state(rules, seeded(seed))
    samples = game_samples(rules, first_guess(rules), 1, seeded(seed), 0.15)
    turns = players * (rules.board.rounds + 1 - begun.round) - begun.seat
    assert len(samples) == players * (turns - 1)
    for seat in range(players):
        mine = [sample for sample in samples if sample.seat == seat]
        assert {sample.coins + sample.earned for sample in mine} == {mine[-1].coins + mine[-1].earned}
        assert all(one.turns >= other.turns for one, other in pairwise(mine))
        assert all(len(sample.x) == size(rules) for sample in mine)


def test_some_games_begin_oddly() -> None:
    """Good play alone never shows what a weak race with many tokens in hand is worth."""
    rules = ruleset("3p", 3)
    starts = [first_state(rules, seeded(seed)) for seed in range(60)]
    odd = [s for s in starts if (s.round, s.seat) != (1, 0)]
    assert 3 <= len(odd) <= 20
    assert all(not s.is_chance() and s.round <= rules.board.rounds // 2 + 1 for s in starts)
