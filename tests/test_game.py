"""`Game`, name by name as the contract has it."""

import json
import pickle
import random
from pathlib import Path
from typing import Any, cast

import pytest

import elbowroom
from elbowroom import ElbowroomError, Game, IllegalMove, OptionError, PositionError
from elbowroom.engine.events import (
    Conquered,
    Driven,
    MarkerPlaced,
    Picked,
    Repelled,
    Revealed,
    Rolled,
    TurnBegan,
)
from elbowroom.engine.trait import Power, Race
from tests.scenario import TRIBE, Json, active, game, held, play, player, region, strip

LINE = strip("hill", "swamp", "forest tribe", "mountain", "farmland inner")


def orcs(hand: int = 5, power: str = "hill", **fields: object) -> Game:
    """Orcs about to enter the line, Elves at its far end."""
    return game(
        LINE,
        [player(f"orcs {power}", hand=hand), player("elves swamp", turns=1, coins=8)],
        {3: held(1, "elves", 2)},
        **fields,
    )


def finished(seed: int = 0) -> Game:
    g = Game.new(2, seed, map=strip("hill", "swamp", "forest", "sea", rounds=2))
    rng = random.Random(seed)
    while not g.over:
        g.play(rng.choice(g.legal))
    return g


def moment(g: Game) -> tuple[object, ...]:
    """Everything that a refused move must not change."""
    return g.state.key(), g.to_position(), g.record(), g.seat, g.phase, g.legal


# Names


def test_the_package_offers_what_it_says() -> None:
    for name in elbowroom.__all__:
        assert hasattr(elbowroom, name)
    assert {"Game", "IllegalMove"} <= set(elbowroom.__all__)


# A new game


@pytest.mark.rule("1.1", "1.7")
@pytest.mark.parametrize(
    ("players", "map", "rounds"), [(2, "2p", 10), (3, "3p", 10), (4, "4p", 9), (5, "5p", 8)]
)
def test_a_new_game_has_the_map_of_its_players(players: int, map: str, rounds: int) -> None:
    g = Game.new(players=players, seed=7)
    assert g.to_position()["map"] == map
    assert g.coins == [5] * players
    assert (g.players, g.rounds, g.round) == (players, rounds, 1)
    assert (g.seat, g.phase, g.acting, g.over, g.winners) == (0, "pick", "active", False, [])
    assert g.legal == [f"pick {place}" for place in range(1, 7)]


def test_two_players_are_the_default_and_a_seed_is_drawn() -> None:
    g = Game.new()
    assert g.players == 2
    assert Game.replay(g.record()).to_position() == g.to_position()
    assert len({Game.new().seed for _ in range(4)}) > 1


def test_names_are_given_or_made() -> None:
    assert names(Game.new(2, 1, names=["Ann", "Bo"])) == ["Ann", "Bo"]
    assert names(Game.new(3, 1)) == ["Player 1", "Player 2", "Player 3"]


def names(g: Game) -> list[object]:
    return [row["name"] for row in cast("list[Json]", g.to_position()["players"])]


@pytest.mark.parametrize("bad", [["Ann"], ["Ann", "Bo", "Cy"], [], "AB", 5, {"a", "b"}])
def test_there_is_a_name_for_each_seat(bad: object) -> None:
    with pytest.raises(OptionError) as caught:
        Game.new(2, 1, names=bad)  # type: ignore[arg-type]
    assert caught.value.code == "bad_name_count"


@pytest.mark.parametrize("bad", ["", " ", " Ann", "Ann ", "A, B", "A#B", "A\nB", "A\x85B", 5, None])
def test_a_name_must_fit_into_a_record(bad: object) -> None:
    with pytest.raises(OptionError) as caught:
        Game.new(2, 1, names=[bad, "Bo"])  # type: ignore[list-item]
    assert caught.value.code == "bad_name"


def test_any_map_can_be_chosen_by_its_key() -> None:
    g = Game.new(2, 1, map="4p")
    assert (g.players, g.rounds) == (2, 9)
    assert g.to_position()["map"] == "4p"


def test_a_map_can_be_given_inline() -> None:
    g = Game.new(2, 1, map=LINE)
    assert g.to_position()["map"] == LINE
    assert g.to_position()["regions"] == {"2": {"lost_tribe": 1}}


def test_a_map_that_was_given_inline_cannot_be_changed_from_outside() -> None:
    facts = json.loads(json.dumps(LINE))
    g = Game.new(2, 1, map=facts)
    facts["regions"].clear()
    cast("list[object]", cast("Json", g.to_position()["map"])["regions"]).clear()
    assert g.to_position()["map"] == LINE


@pytest.mark.rule("12.1", "12.2")
def test_home_made_traits_join_the_box() -> None:
    g = Game.new(2, 1, homebrew=[Race("gnomes", 6, box=10, replaces="humans"), Power("cunning", 5)])
    position = g.to_position()
    offer = cast("list[Json]", position["offer"])
    races = {row["race"] for row in offer} | set(
        cast("dict[str, list[str]]", position["banners"])["shuffled"]
    )
    powers = {row["power"] for row in offer} | set(
        cast("dict[str, list[str]]", position["badges"])["shuffled"]
    )
    assert "gnomes" in races
    assert "humans" not in races
    assert (len(races), len(powers)) == (14, 21)
    assert "cunning" in powers


@pytest.mark.rule("1.9")
def test_who_begins_may_be_chosen() -> None:
    for first, order in enumerate([["Ann", "Bo", "Cy"], ["Bo", "Cy", "Ann"], ["Cy", "Ann", "Bo"]]):
        g = Game.new(3, 1, names=["Ann", "Bo", "Cy"], first=first)
        assert names(g) == order
        assert g.seat == 0


@pytest.mark.rule("1.9")
def test_who_begins_may_be_drawn() -> None:
    drawn = [names(Game.new(3, seed, names=["Ann", "Bo", "Cy"], first="draw"))[0] for seed in range(40)]
    assert set(drawn) == {"Ann", "Bo", "Cy"}
    assert drawn == [
        names(Game.new(3, seed, names=["Ann", "Bo", "Cy"], first="draw"))[0] for seed in range(40)
    ]


@pytest.mark.parametrize("first", [-1, 2, "Ann", "", 0.0, True, [0]])
def test_who_begins_must_be_at_the_table(first: object) -> None:
    with pytest.raises(OptionError) as caught:
        Game.new(2, 1, first=first)  # type: ignore[arg-type]
    assert caught.value.code == "bad_first"


@pytest.mark.parametrize("seed", [-1, 2**64, "7", 7.0, True])
def test_a_seed_is_a_number_of_64_bits(seed: Any) -> None:
    with pytest.raises(OptionError) as caught:
        Game.new(seed=seed)
    assert caught.value.code == "bad_seed"
    with pytest.raises(OptionError) as caught:
        Game.from_position(orcs().to_position(), seed=seed)
    assert caught.value.code == "bad_seed"


@pytest.mark.parametrize("players", [1, 6, 0, "2", 2.0, None, True])
def test_two_to_five_play(players: object) -> None:
    with pytest.raises(OptionError) as caught:
        Game.new(players=players, seed=1)  # type: ignore[arg-type]
    assert caught.value.code == "bad_player_count"


@pytest.mark.parametrize("map", ["6p", "", 5, [], {}, {"regions": []}, {"regions": 5}])
def test_a_bad_map_is_refused(map: object) -> None:
    with pytest.raises(ElbowroomError):
        Game.new(2, 1, map=map)  # type: ignore[arg-type]


# A game from a position


def test_a_position_may_be_a_dict_json_text_or_a_file(tmp_path: Path) -> None:
    position = orcs().to_position()
    text = json.dumps(position)
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    for source in (position, text, "\n " + text, file, str(file)):
        assert Game.from_position(source).to_position() == position


def test_a_position_that_was_given_cannot_change_the_game() -> None:
    position = json.loads(json.dumps(orcs().to_position()))
    g = Game.from_position(position)
    before = g.to_position()
    position["regions"].clear()
    position["map"]["regions"].clear()
    assert g.to_position() == before


def test_the_seed_of_a_position_may_be_given() -> None:
    bare = {"map": LINE, "players": [player(), player()]}
    columns = [Game.from_position(bare, seed=seed).to_position()["offer"] for seed in (1, 1, 2)]
    assert columns[0] == columns[1] != columns[2]


def test_a_position_may_hold_home_made_traits() -> None:
    g = Game.from_position(
        {"map": LINE, "players": [player("gnomes cunning", hand=4), player()]},
        homebrew=[Race("gnomes", 6, box=10, replaces="humans"), Power("cunning", 5)],
    )
    assert active(g, 0) == {"race": "gnomes", "power": "cunning", "hand": 4, "aside": 0, "turns": 0}


# Looking


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


@pytest.mark.rule("4.3")
def test_cost_is_what_a_conquest_would_take() -> None:
    g = orcs()
    assert [g.cost(r) for r in range(5)] == [2, 2, 3, 5, None]
    play(g, "conquer 0")
    assert [g.cost(r) for r in range(5)] == [None, 2, None, None, None]
    assert active(g, 0)["hand"] == 3


@pytest.mark.rule("11.2", "4.4")
def test_cost_includes_the_die_that_shows() -> None:
    g = play(orcs(power="berserk"), "roll / 2")
    assert [g.cost(r) for r in range(4)] == [1, 1, 1, 3]


def test_cost_does_not_ask_for_the_tokens_in_hand() -> None:
    assert orcs(hand=1).cost(3) == 5


@pytest.mark.parametrize("r", [-1, 5, 60, 1000])
def test_what_is_no_region_has_no_cost(r: int) -> None:
    assert orcs().cost(r) is None


@pytest.mark.parametrize("phase", ["redeploy", "over"])
def test_nothing_has_a_cost_when_nobody_conquers(phase: str) -> None:
    g = game(LINE, [player("orcs hill"), player()], {0: held(0, "orcs")}, phase=phase)
    assert [g.cost(r) for r in range(5)] == [None] * 5
    assert Game.new(2, 1).cost(1) is None


@pytest.mark.rule("10.4")
def test_cost_is_that_of_the_declined_race_while_it_acts() -> None:
    g = game(
        LINE,
        [player("tritons commando", declined=["ghouls"], hand=5), player()],
        {0: held(0, "ghouls", 5)},
        acting="declined",
    )
    assert (g.acting, g.cost(1), g.cost(3)) == ("declined", 2, None)
    play(g, "done", "deploy 0 4", "done")
    assert (g.acting, g.cost(1), g.cost(3)) == ("active", 1, 2)


@pytest.mark.rule("4.3", "4.4")
def test_the_parts_of_a_cost_add_up() -> None:
    g = orcs(power="commando")
    assert g.cost_parts(3) == {"region": 2, "mountain": 1, "tokens": 2, "commando": -1}
    assert g.cost(3) == 4
    assert g.cost_parts(4) == {}


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


# What a seat may see


def purses(view: Json) -> list[object]:
    return [row["coins"] for row in cast("list[Json]", view["players"])]


@pytest.mark.rule("7.2")
def test_a_view_hides_the_coins_of_others() -> None:
    g = orcs()
    assert purses(g.view(0)) == [5, None]
    assert purses(g.view(1)) == [None, 8]
    assert purses(g.view(None)) == [None, None]
    assert g.coins == [5, 8]


@pytest.mark.rule("7.2")
def test_open_scores_hide_nothing() -> None:
    g = orcs(open_scores=True)
    for seat in (0, 1, None):
        assert purses(g.view(seat)) == [5, 8]
    assert purses(Game.new(2, 1, open_scores=True).view(None)) == [5, 5]
    assert Game.new(2, 1, open_scores=True).to_position()["open_scores"] is True


@pytest.mark.rule("7.2")
def test_at_the_end_all_coins_are_seen() -> None:
    g = finished()
    for seat in (0, 1, None):
        assert purses(g.view(seat)) == g.coins


def test_a_view_is_the_position_but_for_purses_and_chance() -> None:
    g = orcs()
    position, view = g.to_position(), g.view(0)
    assert "seed" not in view
    assert "dice" not in view
    players = cast("list[Json]", position["players"])
    expected = {key: value for key, value in position.items() if key not in ("seed", "dice")}
    assert view == expected | {"players": [players[0], players[1] | {"coins": None}]}


def test_a_view_can_be_read_as_a_position() -> None:
    g = orcs()
    assert Game.from_position(g.view(0)).legal == g.legal


def test_views_of_one_seat_do_not_tell_seeds_apart() -> None:
    one, other = (
        Game.from_position(orcs().to_position(), seed=1),
        Game.from_position(orcs().to_position(), seed=2),
    )
    assert one.view(0) == other.view(0)


# Playing


def test_playing_gives_events_in_their_order() -> None:
    g = Game.from_position(
        {
            "map": LINE,
            "players": [player(), player()],
            "offer": [{"race": "trolls", "power": "hill", "coins": 2}],
            "banners": {"shuffled": ["orcs"]},
            "badges": {"shuffled": ["swamp"]},
        }
    )
    assert g.play("pick 1") == [
        Picked(seat=0, place=1, race="trolls", power="hill", paid=0, found=2, tokens=9),
        Revealed(race="orcs", power="swamp"),
    ]
    assert g.play("conquer 0") == [
        Conquered(seat=0, race="trolls", region=0, tokens=2, means="tokens"),
        MarkerPlaced(seat=0, marker="lair", region=0),
    ]


def test_the_events_of_a_conquest_name_who_was_driven_out() -> None:
    assert orcs().play("conquer 3") == [
        Driven(seat=1, race="elves", region=3, lost=0, kept=2),
        Conquered(seat=0, race="orcs", region=3, tokens=5, means="tokens"),
    ]


def test_the_end_of_a_turn_tells_the_next() -> None:
    g = play(orcs(hand=0), "done")
    assert TurnBegan(round=1, seat=1) in g.play("done")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("conquer 4", "not_border"),
        ("conquer 3", "not_enough_tokens"),
        ("attempt 0", "no_need"),
        ("deploy 0", "wrong_phase"),
        ("abandon 3", "not_yours"),
        ("decline", "just_picked"),
        ("pick 1", "wrong_phase"),
        ("use hill 3", "nothing_to_use"),
        ("use elves 3", "not_your_trait"),
        ("conquer 99", "no_such_region"),
        ("hello", "bad_notation"),
    ],
)
def test_an_illegal_move_has_a_code_and_changes_nothing(move: str, code: str) -> None:
    g = orcs(hand=4)
    before = moment(g)
    with pytest.raises(IllegalMove) as caught:
        g.play(move)
    assert caught.value.code == code
    assert code in caught.value.reasons
    assert g.why_not(move) == list(caught.value.reasons)
    assert moment(g) == before


def test_errors_survive_pickling() -> None:
    with pytest.raises(IllegalMove) as caught:
        orcs().play("conquer 4")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (type(copy), copy.code, copy.reasons, str(copy)) == (
        IllegalMove, caught.value.code, caught.value.reasons, str(caught.value),
    )  # fmt: skip
    with pytest.raises(PositionError) as refusal:
        Game.from_position({"players": 5})
    copy = pickle.loads(pickle.dumps(refusal.value))
    assert (type(copy), copy.code, copy.field) == (PositionError, "not_a_list", "players")


# Chance


@pytest.mark.rule("4.8")
@pytest.mark.parametrize(("die", "event"), [(0, Repelled), (1, Repelled), (2, Conquered), (3, Conquered)])
def test_a_die_may_be_given(die: int, event: type) -> None:
    g = orcs(hand=3)
    events = g.play("attempt 3", die=die)
    assert Rolled(seat=0, pips=die, region=3) in events
    assert any(type(found) is event for found in events)


@pytest.mark.parametrize("die", [-1, 4, 6, 64, "2", 2.0])
def test_a_die_that_cannot_be_is_refused(die: object) -> None:
    g = orcs(hand=3)
    before = moment(g)
    with pytest.raises(IllegalMove) as caught:
        g.play("attempt 3", die=die)  # type: ignore[arg-type]
    assert caught.value.code == "impossible_outcome"
    assert moment(g) == before


def test_a_die_that_nobody_rolls_is_refused() -> None:
    g = orcs()
    before = moment(g)
    with pytest.raises(IllegalMove) as caught:
        g.play("conquer 0", die=2)
    assert caught.value.code == "no_chance_here"
    assert moment(g) == before


def test_a_combo_to_reveal_may_be_given() -> None:
    g = Game.new(2, 7)
    stacks = g.to_position()
    race = cast("dict[str, list[str]]", stacks["banners"])["shuffled"][3]
    power = cast("dict[str, list[str]]", stacks["badges"])["shuffled"][3]
    g.play("pick 1", reveal=[(race, power)])
    assert cast("list[Json]", g.to_position()["offer"])[5] == {"race": race, "power": power, "coins": 0}


@pytest.mark.parametrize("reveal", [("gnomes", "hill"), ("elves", "gnomes"), ("hill", "elves"), ("elves",)])
def test_a_combo_that_cannot_be_revealed_is_refused(reveal: tuple[str, str]) -> None:
    g = Game.new(2, 7)
    before = moment(g)
    with pytest.raises(IllegalMove) as caught:
        g.play("pick 1", reveal=[reveal])
    assert caught.value.code == "impossible_outcome"
    assert moment(g) == before


def test_a_combo_that_nobody_reveals_is_refused() -> None:
    g = orcs()
    before = moment(g)
    with pytest.raises(IllegalMove) as caught:
        g.play("conquer 0", reveal=[("trolls", "forest")])
    assert caught.value.code == "no_chance_here"
    assert moment(g) == before


@pytest.mark.rule("1.8")
def test_the_games_own_die_has_all_its_faces() -> None:
    pips = set()
    for seed in range(40):
        g = Game.from_position(orcs(hand=3).view(0), seed=seed)
        pips |= {event.pips for event in g.play("attempt 3") if isinstance(event, Rolled)}
    assert pips == {0, 1, 2, 3}


def test_the_same_seed_is_the_same_game() -> None:
    records = []
    for seed in (7, 7, 8):
        g = Game.new(3, seed)
        rng = random.Random(1)
        for _ in range(150):
            g.play(rng.choice(g.legal))
        records.append(g.record())
    assert records[0] == records[1]
    assert records[0].splitlines()[6:] != records[2].splitlines()[6:]


# Shorthand


def redeploying(power: str = "bivouacking", hand: int = 3) -> Game:
    return game(
        LINE,
        [player(f"orcs {power}", hand=hand, turns=1), player("elves swamp", turns=1)],
        {0: held(0, "orcs"), 1: held(0, "orcs"), 3: held(1, "elves")},
        phase="redeploy",
    )


def test_a_count_deploys_several_tokens_at_once() -> None:
    g = redeploying()
    events = g.play("deploy 1 2")
    assert len(events) == 2
    assert region(g, 1) == held(0, "orcs", 3)
    assert active(g, 0)["hand"] == 1


@pytest.mark.rule("11.3")
def test_a_count_places_several_camps_at_once() -> None:
    g = play(redeploying(), "use bivouacking 1 3")
    assert region(g, 1) == held(0, "orcs", 1, encampments=3)
    assert active(g, 0)["encampments"] == 2


@pytest.mark.parametrize(
    "move", ["deploy 1 4", "deploy 1 9999", "use bivouacking 1 6", "use bivouacking 1 9999", "deploy 3 2"]
)
def test_a_count_is_all_or_nothing(move: str) -> None:
    g = redeploying()
    before = moment(g)
    with pytest.raises(IllegalMove):
        g.play(move)
    assert moment(g) == before
    assert g.why_not(move)


@pytest.mark.parametrize(
    ("power", "move"),
    [("heroic", "use heroic 1 2"), ("fortified", "use fortified 1 2"), ("diplomat", "use diplomat 1 2")],
)
def test_a_count_cannot_repeat_what_can_be_done_once(power: str, move: str) -> None:
    g = redeploying(power)
    assert g.why_not(move.removesuffix(" 2")) == []
    before = moment(g)
    with pytest.raises(IllegalMove):
        g.play(move)
    assert moment(g) == before


@pytest.mark.rule("5.4", "11.3")
def test_a_count_never_plays_into_the_next_players_turn() -> None:
    g = Game.from_position(
        {
            "map": strip("hill", "swamp", "forest", "hill"),
            "players": [
                player("orcs hill", turns=1),
                player("humans dragon_master", turns=1),
                player("elves bivouacking", turns=1, encampments=2),
            ],
            "regions": {"0": held(0, "orcs"), "1": held(2, "elves", 2), "2": held(1, "humans", 4)},
            "phase": "withdraw",
            "deciding": 2,
        }
    )
    before = moment(g)
    with pytest.raises(IllegalMove):
        g.play("use bivouacking 1 3")
    assert moment(g) == before
    play(g, "use bivouacking 1 2")
    assert (g.seat, g.phase) == (1, "expand")


def test_a_count_may_end_a_withdrawal() -> None:
    g = game(
        LINE,
        [player("orcs hill", turns=1), player("elves swamp", turns=1, hand=3)],
        {3: held(1, "elves")},
        phase="withdraw",
        deciding=1,
    )
    assert g.why_not("deploy 3 4")
    play(g, "deploy 3 3")
    assert region(g, 3) == held(1, "elves", 4)
    assert (g.seat, g.phase) == (1, "expand")


# Copies


def test_a_copy_is_equal_and_independent() -> None:
    g = play(orcs(), "conquer 0")
    before = moment(g)
    twin = g.copy()
    assert moment(twin) == before
    play(twin, "conquer 1", "done")
    assert moment(g) == before
    play(g, "done")
    assert g.record() != twin.record()


def test_a_copy_has_the_same_chance_and_does_not_use_up_the_others() -> None:
    g = Game.new(2, 7)
    twin = g.copy()
    twin.play("pick 1")
    g.play("pick 1")
    assert g.to_position() == twin.to_position()
    assert g.record() == twin.record()


def test_a_copy_of_a_game_from_a_position_keeps_its_beginning() -> None:
    g = play(orcs(), "conquer 0")
    assert Game.replay(g.copy().record()).to_position() == g.to_position()


def test_a_position_that_was_handed_out_is_nobodys_but_the_callers() -> None:
    g = play(orcs(), "conquer 0")
    before = moment(g)
    position = g.to_position()
    cast("list[Json]", position["players"])[0]["coins"] = 99
    cast("Json", position["regions"]).clear()
    cast("Json", position["turn"]).clear()
    view = g.view(0)
    cast("list[Json]", view["offer"]).clear()
    assert moment(g) == before


def test_a_lost_tribe_stands_only_where_a_position_says_so() -> None:
    assert orcs().to_position()["regions"] == {"2": TRIBE, "3": held(1, "elves", 2)}
    assert Game.from_position({"map": LINE, "players": [player(), player()]}).to_position()["regions"] == {}
