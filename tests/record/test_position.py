"""Positions: what may be left out, what is written, and what is refused by the name of its field."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom import ContentError, Game, OptionError, PositionError
from tests.scenario import TRIBE, Json, active, declined, game, held, play, player, region, strip

BAY = strip("hill", "swamp", "forest", "farmland", "sea", "mountain inner", "lake inner")

GOOD: Json = {
    "map": BAY,
    "round": 3,
    "seat": 0,
    "phase": "expand",
    "acting": "active",
    "players": [
        {
            "name": "Ann",
            "coins": 12,
            "active": {"race": "trolls", "power": "heroic", "hand": 4, "aside": 0, "turns": 1, "heroes": 1},
            "declined": [{"race": "ghouls", "power": None, "hand": 1}],
        },
        {
            "name": "Bo",
            "coins": 9,
            "active": {
                "race": "elves", "power": "bivouacking", "hand": 0, "aside": 0, "turns": 2, "encampments": 0,
            },
            "declined": [],
        },
    ],
    "regions": {
        "0": {"seat": 0, "race": "trolls", "tokens": 2, "lair": 1, "hero": 1},
        "1": {"seat": 1, "race": "elves", "tokens": 2, "encampments": 3},
        "2": {"lost_tribe": 1},
        "3": {"seat": 0, "race": "ghouls", "tokens": 2},
    },
    "offer": [
        {"race": "orcs", "power": "flying", "coins": 1},
        {"race": "humans", "power": "berserk", "coins": 0},
    ],
    "banners": {"shuffled": ["amazons", "wizards"], "returned": ["ratmen", "giants"]},
    "badges": {"shuffled": ["hill", "wealthy"], "discarded": ["stout"]},
    "turn": {
        "conquests": 0, "occupied_taken": 0, "attacked": [], "die": None, "committed": False,
        "used": {"heroic": False},
    },
    "peace": [{"from": 1, "to": 0}],
    "seed": 7,
    "dice": 12345,
}  # fmt: skip
"""Every field there is, in the order in which they are written."""


def changed(path: str, value: object) -> Json:
    """The good position with one value put in: ``changed("players.0.coins", 3)``."""
    position = copy.deepcopy(GOOD)
    row: Any = position
    *steps, last = path.split(".")
    for step in steps:
        row = row[int(step) if isinstance(row, list) else step]
    row[int(last) if isinstance(row, list) else last] = value
    return position


def without(path: str) -> Json:
    """The good position with one field left out."""
    position = copy.deepcopy(GOOD)
    row: Any = position
    *steps, last = path.split(".")
    for step in steps:
        row = row[int(step) if isinstance(row, list) else step]
    del row[last]
    return position


def refused(position: Any) -> tuple[str, str]:
    """Why a position is refused, and which field is at fault; the message must name the field too."""
    with pytest.raises(PositionError) as caught:
        Game.from_position(position)
    assert caught.value.field in str(caught.value)
    return caught.value.code, caught.value.field


def assert_same_game(g: Game) -> None:
    """Through JSON and back: the same position, the same state, the same moves, the same future."""
    again = Game.from_position(json.dumps(g.to_position()))
    assert again.to_position() == g.to_position()
    assert again.state.key() == g.state.key()
    assert (again.seat, again.phase, again.acting, again.round, again.over, again.coins, again.winners) == (
        g.seat, g.phase, g.acting, g.round, g.over, g.coins, g.winners,
    )  # fmt: skip
    first, second = g.copy(), again
    rng = random.Random(1)
    for _ in range(12):
        assert first.legal == second.legal
        if first.over:
            break
        move = rng.choice(first.legal)
        assert first.play(move) == second.play(move)
    assert first.to_position() == second.to_position()


# What is written


def test_a_position_is_written_as_it_was_read() -> None:
    written = Game.from_position(GOOD).to_position()
    assert written == GOOD
    assert list(written) == list(GOOD)
    assert_same_game(Game.from_position(GOOD))


def test_a_new_game_writes_every_field_of_players_offer_stacks_and_turn() -> None:
    position: Any = Game.new(2, 7).to_position()
    assert position["map"] == "2p"
    assert [position[key] for key in ("round", "seat", "phase", "acting")] == [1, 0, "pick", "active"]
    assert position["players"] == [
        {"name": "Player 1", "coins": 5, "active": None, "declined": []},
        {"name": "Player 2", "coins": 5, "active": None, "declined": []},
    ]
    assert [sorted(row) for row in position["offer"]] == [["coins", "power", "race"]] * 6
    assert len(position["banners"]["shuffled"]) == 8
    assert position["banners"]["returned"] == []
    assert len(position["badges"]["shuffled"]) == 14
    assert position["badges"]["discarded"] == []
    assert position["turn"] == {
        "conquests": 0, "occupied_taken": 0, "attacked": [], "die": None, "committed": False, "used": {},
    }  # fmt: skip
    assert position["peace"] == []
    assert position["seed"] == 7


def test_only_regions_that_hold_something_and_markers_that_stand_are_written() -> None:
    regions: Any = Game.new(2, 7).to_position()["regions"]
    assert regions == {str(r): {"lost_tribe": 1} for r in (3, 6, 10, 11, 12, 13, 14, 16, 18)}
    g = Game.from_position(changed("regions.0", held(0, "trolls", 2, lair=1, hero=0, fortress=0)))
    assert region(g, 0) == {"seat": 0, "race": "trolls", "tokens": 2, "lair": 1}
    g = Game.from_position(changed("regions.5", {"lost_tribe": 0, "tokens": 0, "lair": 0}))
    assert region(g, 5) == {}


def test_a_position_can_be_written_as_json() -> None:
    g = Game.new(4, 7)
    assert json.loads(json.dumps(g.to_position())) == g.to_position()


def test_open_scores_are_written_when_they_are() -> None:
    assert "open_scores" not in Game.from_position(GOOD).to_position()
    assert Game.from_position(GOOD | {"open_scores": True}).to_position()["open_scores"] is True


EXAMPLE: Json = {
    "map": "2p",
    "round": 3,
    "seat": 0,
    "phase": "expand",
    "acting": "active",
    "players": [
        {
            "name": "Ann",
            "coins": 12,
            "active": {"race": "trolls", "power": "dragon_master", "hand": 4, "aside": 0, "turns": 1},
            "declined": [{"race": "ghouls", "power": None, "hand": 0}],
        },
        {"name": "Bo", "coins": 9, "active": {"race": "elves", "power": "hill"}, "declined": []},
    ],
    "regions": {
        "3": {"lost_tribe": 1},
        "5": {"seat": 0, "race": "trolls", "tokens": 2, "lair": 1, "dragon": 1},
        "6": {"seat": 1, "race": "elves", "tokens": 1, "fortress": 1, "encampments": 2},
    },
    "offer": [{"race": "orcs", "power": "flying", "coins": 1}],
    "banners": {"shuffled": ["humans", "wizards"], "returned": ["ratmen"]},
    "badges": {"shuffled": ["wealthy"], "discarded": ["stout"]},
    "turn": {
        "conquests": 1, "occupied_taken": 1, "attacked": [1], "die": None,
        "used": {"dragon_master": True, "sorcerers": [1], "fortified": False},
    },
    "peace": [{"from": 1, "to": 0}],
}  # fmt: skip
"""The example of the contract, but for the hole and the hero: Hill Elves have neither."""


def test_the_example_of_the_contract_can_be_played() -> None:
    g = Game.from_position(EXAMPLE)
    assert (g.seat, g.phase, g.round, g.coins) == (0, "expand", 3, [12, 9])
    written: Any = g.to_position()
    for key in ("regions", "offer", "banners", "badges", "peace"):
        assert written[key] == EXAMPLE[key]
    assert written["turn"]["used"] == {"dragon_master": True}
    assert written["turn"]["attacked"] == [1]
    assert active(g, 1) == {"race": "elves", "power": "hill", "hand": 0, "aside": 0, "turns": 0}
    assert g.cost(6) == 6
    assert g.why_not("use dragon_master 6") == ["already_used"]
    assert_same_game(g)


@pytest.mark.parametrize("marker", ["hole", "hero"])
def test_the_example_as_it_stands_names_the_marker_that_cannot_be(marker: str) -> None:
    position = copy.deepcopy(EXAMPLE)
    regions: Any = position["regions"]
    regions["6"][marker] = 1
    assert refused(position) == ("foreign_marker", f"regions.6.{marker}")


# What may be left out


@pytest.mark.parametrize(
    ("path", "default"),
    [
        ("round", 1),
        ("seat", 0),
        ("phase", "expand"),
        ("acting", "active"),
        ("players.0.name", "Player 1"),
        ("players.1.name", "Player 2"),
        ("players.0.coins", 5),
        ("players.0.active.hand", 0),
        ("players.0.active.aside", 0),
        ("players.0.active.turns", 0),
        ("players.0.declined.0.power", None),
        ("players.0.declined.0.hand", 0),
        ("players.1.declined", []),
        ("regions.0.tokens", 1),
        ("regions.0.lair", 0),
        ("regions.0.race", "trolls"),
        ("regions.1.encampments", 0),
        ("regions.2.lost_tribe", 0),
        ("regions.2", {}),
        ("offer.0.coins", 0),
        ("banners.shuffled", []),
        ("banners.returned", []),
        ("badges.shuffled", []),
        ("badges.discarded", []),
        ("turn.conquests", 0),
        ("turn.occupied_taken", 0),
        ("turn.attacked", []),
        ("turn.die", None),
        ("turn.committed", False),
        ("turn.used", {}),
        ("turn.used.heroic", False),
        ("turn", {}),
        ("peace", []),
        ("seed", 0),
        ("open_scores", False),
    ],
)
def test_a_field_that_is_left_out_has_its_plain_default(path: str, default: object) -> None:
    left_out = without(path) if path != "open_scores" else GOOD
    assert (
        Game.from_position(left_out).to_position() == Game.from_position(changed(path, default)).to_position()
    )


@pytest.mark.parametrize(
    "path",
    ["round", "seat", "players.0.coins", "players.0.active.hand", "players.0.active.turns", "regions",
     "regions.0.tokens", "regions.0.lair", "offer.0.coins", "banners", "turn", "turn.conquests", "turn.used",
     "turn.die"],
)  # fmt: skip
def test_null_counts_as_left_out(path: str) -> None:
    assert (
        Game.from_position(changed(path, None)).to_position()
        == Game.from_position(without(path)).to_position()
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_are_enough_of_a_position(players: int) -> None:
    g = Game.from_position({"players": [{}] * players})
    assert g.to_position()["map"] == f"{players}p"
    assert g.coins == [5] * players
    assert (g.phase, g.seat, g.round) == ("pick", 0, 1)
    assert g.to_position()["regions"] == {}
    assert_same_game(g)


def test_without_a_phase_a_player_picks_or_expands() -> None:
    picking = Game.from_position({"map": BAY, "players": [player(), player("orcs hill")]})
    assert picking.phase == "pick"
    expanding = Game.from_position({"map": BAY, "players": [player(), player("orcs hill")], "seat": 1})
    assert (expanding.phase, expanding.seat) == ("expand", 1)


def test_region_ids_may_be_numbers_in_python() -> None:
    g = Game.from_position(changed("regions", {0: held(0, "trolls", 2, lair=1)}))
    assert g.to_position()["regions"] == {"0": held(0, "trolls", 2, lair=1)}


def test_a_committed_turn_is_worked_out_from_its_conquests() -> None:
    turn = {"conquests": 1}
    g = Game.from_position(changed("turn", turn))
    assert "decline" not in g.legal
    assert "decline" in Game.from_position(without("turn")).legal


def test_camps_and_heroes_in_hand_are_worked_out_at_redeployment() -> None:
    g = game(
        BAY,
        [player("orcs bivouacking"), player("elves heroic")],
        {0: held(0, "orcs", 1, encampments=2), 1: held(1, "elves")},
        phase="redeploy",
    )
    assert active(g, 0)["encampments"] == 3
    assert active(g, 1)["heroes"] == 0


# The column and the stacks


RACES = {
    "amazons", "dwarves", "elves", "ghouls", "giants", "halflings", "humans", "orcs", "ratmen", "skeletons",
    "sorcerers", "tritons", "trolls", "wizards",
}  # fmt: skip
COLUMN: Json = {
    "offer": [{"race": "orcs", "power": "flying", "coins": 1}],
    "banners": {"shuffled": ["humans", "wizards"], "returned": ["ratmen"]},
    "badges": {"shuffled": ["wealthy"], "discarded": ["stout"]},
}
HANDS: Json = {
    "map": BAY,
    "players": [player("elves hill"), player("trolls swamp", declined=["ghouls spirit"])],
}
HELD_RACES = {"elves", "trolls", "ghouls"}
HELD_POWERS = {"hill", "swamp", "spirit"}


def column(g: Game) -> tuple[list[str], list[str], list[str], list[str]]:
    """All races and powers of the column, and the two stacks."""
    position: Any = g.to_position()
    banners, badges = position["banners"], position["badges"]
    return (
        [row["race"] for row in position["offer"]],
        [row["power"] for row in position["offer"]],
        banners["shuffled"] + banners["returned"],
        badges["shuffled"] + badges["discarded"],
    )


@pytest.mark.parametrize("seed", [1, 2])
def test_a_column_that_is_left_out_is_drawn_from_the_rest_of_the_box(seed: int) -> None:
    g = Game.from_position(HANDS, seed=seed)
    races, powers, banners, badges = column(g)
    assert (len(races), len(powers)) == (6, 6)
    assert {*races, *banners} == RACES - HELD_RACES
    assert len(banners) == 5
    assert len({*powers, *badges}) == 17
    assert not {*powers, *badges} & HELD_POWERS
    assert column(Game.from_position(HANDS, seed=seed)) == column(g)
    assert column(Game.from_position(HANDS, seed=seed + 10)) != column(g)


def test_stacks_that_are_left_out_are_the_rest_of_the_box() -> None:
    g = Game.from_position(HANDS | {"offer": COLUMN["offer"]})
    races, powers, banners, badges = column(g)
    assert (races, powers) == (["orcs"], ["flying"])
    assert set(banners) == RACES - HELD_RACES - {"orcs"}
    assert len(badges) == 16


def test_badges_that_are_left_out_are_the_rest_of_the_box() -> None:
    g = Game.from_position(HANDS | {"offer": COLUMN["offer"], "banners": COLUMN["banners"]})
    races, _, banners, badges = column(g)
    assert races == ["orcs"]
    assert banners == ["humans", "wizards", "ratmen"]
    assert len(badges) == 16


def test_banners_that_are_left_out_are_the_rest_of_the_box() -> None:
    g = Game.from_position(HANDS | {"offer": COLUMN["offer"], "badges": COLUMN["badges"]})
    _, _, banners, badges = column(g)
    assert set(banners) == RACES - HELD_RACES - {"orcs"}
    assert badges == ["wealthy", "stout"]


def test_stacks_that_are_given_are_taken_as_they_are() -> None:
    position: Any = Game.from_position(HANDS | COLUMN).to_position()
    assert {key: position[key] for key in COLUMN} == COLUMN


@pytest.mark.parametrize("given", ["banners", "badges"])
def test_an_offer_that_is_left_out_is_drawn_and_nothing_shows_twice(given: str) -> None:
    g = Game.from_position(HANDS | {given: COLUMN[given]})
    races, powers, banners, badges = column(g)
    assert len(races) == 6
    assert len({*races, *banners}) == len(races) + len(banners) == 11
    assert len({*powers, *badges}) == len(powers) + len(badges) == 17


@pytest.mark.rule("3.4")
def test_an_empty_column_and_empty_stacks_can_be() -> None:
    nothing: Json = {"offer": [], "banners": {}, "badges": {}}
    g = Game.from_position({"map": BAY, "players": [player(), player()]} | nothing)
    assert column(g) == ([], [], [], [])
    assert g.legal == ["done"]


# Every phase there and back


def camp(phase: str, **fields: object) -> Game:
    """Orcs and Elves in the middle of something."""
    return game(
        BAY,
        [player("orcs hill", hand=3, turns=1), player("elves swamp", hand=2, turns=1)],
        {0: held(0, "orcs", 2), 1: held(1, "elves"), 2: TRIBE},
        phase=phase,
        **fields,
    )


def test_picking() -> None:
    g = game(
        BAY, [player(declined=["dwarves"], coins=2), player("elves swamp", turns=1)], {0: held(0, "dwarves")}
    )
    assert (g.phase, g.legal) == ("pick", ["pick 1", "pick 2", "pick 3"])
    assert_same_game(g)


@pytest.mark.parametrize("phase", ["expand", "conquer", "redeploy"])
def test_the_phases_of_a_turn(phase: str) -> None:
    g = camp(phase, turn={"conquests": 2, "occupied_taken": 1, "attacked": [1]})
    assert (g.phase, g.seat) == (phase, 0)
    assert_same_game(g)


@pytest.mark.rule("6.1")
def test_expand_as_given_means_tokens_were_not_taken_up() -> None:
    g = camp("expand")
    assert region(g, 0) == held(0, "orcs", 2)
    assert "conquer 2" not in g.legal
    declining = play(g.copy(), "decline")
    assert declined(declining, 0) == [{"race": "orcs", "power": None, "hand": 0}]
    play(g, "conquer 1")
    assert region(g, 0) == held(0, "orcs", 1)
    assert active(g, 0)["hand"] == 1


def test_abandoning_is_remembered() -> None:
    g = play(camp("expand"), "abandon 0")
    assert (g.phase, "decline" in g.legal) == ("expand", False)
    assert_same_game(g)


@pytest.mark.rule("10.1")
def test_amazons_who_must_empty_regions() -> None:
    g = game(
        BAY,
        [player("amazons hill", hand=-1, aside=4, turns=1), player()],
        {0: held(0, "amazons"), 1: held(0, "amazons")},
        phase="redeploy",
    )
    assert g.legal == ["abandon 0", "abandon 1"]
    assert_same_game(g)


@pytest.mark.rule("11.17")
def test_a_stout_race_after_scoring() -> None:
    g = game(BAY, [player("orcs stout", turns=1), player()], {0: held(0, "orcs")}, phase="stout")
    assert sorted(g.legal) == ["decline", "done"]
    assert_same_game(g)


@pytest.mark.rule("5.4")
def test_a_withdrawal_has_somebody_who_decides() -> None:
    g = camp("withdraw", deciding=1)
    assert (g.seat, g.legal) == (1, ["deploy 1"])
    position = g.to_position()
    assert (position["seat"], position["deciding"]) == (0, 1)
    assert_same_game(g)


@pytest.mark.rule("5.4", "11.3")
def test_camps_that_come_back() -> None:
    g = game(
        BAY,
        [player("orcs hill"), player("elves bivouacking", encampments=2)],
        {1: held(1, "elves", 1, encampments=3)},
        phase="withdraw",
        deciding=1,
    )
    assert g.legal == ["use bivouacking 1"]
    assert_same_game(g)


@pytest.mark.rule("5.4", "10.4")
def test_declined_ghouls_that_come_back() -> None:
    position: Json = {
        "map": BAY,
        "players": [
            player("orcs hill"),
            {"active": None, "declined": [{"race": "ghouls", "power": None, "hand": 2}]},
        ],
        "regions": {"1": held(1, "ghouls")},
        "phase": "withdraw",
        "deciding": 1,
        "acting": "declined",
    }
    g = Game.from_position(position)
    assert (g.seat, g.acting, g.legal) == (1, "declined", ["deploy 1"])
    assert_same_game(g)


def test_the_end() -> None:
    g = camp("over")
    assert (g.over, g.seat, g.legal) == (True, None, [])
    assert_same_game(g)


@pytest.mark.rule("10.4")
@pytest.mark.parametrize("phase", ["expand", "conquer", "redeploy"])
@pytest.mark.parametrize("ghouls", ["ghouls", "ghouls spirit"])
def test_declined_ghouls_act(phase: str, ghouls: str) -> None:
    g = game(
        BAY,
        [player("orcs hill", declined=[ghouls], turns=1), player()],
        {0: held(0, "ghouls", 4), 1: held(0, "orcs")},
        phase=phase,
        acting="declined",
    )
    assert (g.phase, g.acting, g.to_position()["acting"]) == (phase, "declined", "declined")
    assert_same_game(g)


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("die", [0, 1, 2, 3])
def test_a_berserk_die_that_shows(die: int) -> None:
    g = game(BAY, [player("orcs berserk", hand=4), player()], phase="conquer", turn={"die": die})
    assert "roll" not in g.legal
    assert (g.cost(0), g.cost(1)) == (max(2 - die, 1), max(2 - die, 1))
    assert_same_game(g)


@pytest.mark.parametrize(
    ("active", "fields", "used"),
    [
        ("sorcerers hill", {"phase": "conquer", "turn": {"used": {"sorcerers": [1]}}}, {"sorcerers": [1]}),
        (
            "orcs dragon_master",
            {"phase": "conquer", "turn": {"used": {"dragon_master": True}}},
            {"dragon_master": True},
        ),
        ("orcs fortified", {"phase": "redeploy", "turn": {"used": {"fortified": True}}}, {"fortified": True}),
        ("orcs diplomat", {"phase": "redeploy", "turn": {"used": {"diplomat": True}}}, {"diplomat": True}),
        ("sorcerers diplomat", {"turn": {}}, {"sorcerers": [], "diplomat": False}),
    ],
)
def test_what_was_used_this_turn(active: str, fields: dict[str, object], used: Json) -> None:
    race = active.split()[0]
    g = game(
        BAY,
        [player(active, hand=2), player("elves swamp")],
        {0: held(0, race), 1: held(1, "elves")},
        **fields,
    )
    turn: Any = g.to_position()["turn"]
    assert turn["used"] == used
    assert_same_game(g)


@pytest.mark.rule("10.6")
def test_holes_that_were_dug() -> None:
    g = game(
        BAY,
        [player("halflings hill", hand=5, turns=1, holes_dug=1), player()],
        {0: held(0, "halflings", 1, hole=1)},
        phase="conquer",
    )
    assert active(g, 0)["holes_dug"] == 1
    assert_same_game(g)


@pytest.mark.rule("11.5")
def test_peace() -> None:
    g = camp("expand", peace=[{"from": 0, "to": 1}])
    assert g.why_not("conquer 1") == ["peace"]
    assert_same_game(g)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_random_games_at_every_step(players: int, seed: int) -> None:
    g = Game.new(players, seed)
    rng = random.Random(seed)
    steps = 0
    while not g.over:
        if steps % 11 == 0:
            assert_same_game(g)
        g.play(rng.choice(g.legal))
        steps += 1
    assert_same_game(g)


# Maps in a position


def table(map: object) -> Json:
    return {"map": map, "players": [player("orcs hill", hand=5), player()]}


def test_a_map_of_one_region() -> None:
    g = Game.from_position(table({"regions": [{"id": 0, "terrain": "hill", "edge": True}]}))
    assert g.rounds == 10
    play(g, "conquer 0", "done", "deploy 0 4", "done")
    assert g.coins == [7, 5]
    assert_same_game(g)


def test_a_map_of_sixty_regions() -> None:
    g = Game.from_position(table(strip(*["hill"] * 60)))
    assert {f"conquer {r}" for r in range(60)} <= set(g.legal)
    assert_same_game(g)


def test_a_map_with_gaps_between_its_ids() -> None:
    rows = [
        {"id": 60, "terrain": "hill", "edge": True, "adjacent": [9]},
        {"id": 9, "terrain": "swamp", "adjacent": [60]},
    ]
    g = Game.from_position(table({"regions": rows}))
    assert sorted(g.legal) == ["conquer 60", "done"]
    play(g, "conquer 60", "conquer 9")
    assert g.to_position()["regions"] == {"9": held(0, "orcs", 2), "60": held(0, "orcs", 2)}
    assert_same_game(g)


def test_a_map_as_it_stands_in_its_file_or_without_what_may_be_left_out() -> None:
    rows: list[Json] = [
        {"id": 0, "terrain": "sea", "symbols": [], "lost_tribe": False, "edge": True, "border": True,
         "adjacent": [1], "x": 117, "y": 66, "name": "The Wet"},
        {"id": 1, "terrain": "hill", "symbols": ["mine", "magic"], "lost_tribe": True, "edge": False,
         "border": True, "adjacent": [0], "x": 345, "y": 62, "name": "The Dry"},
    ]  # fmt: skip
    whole = {"players": 2, "rounds": 10, "board": {"width": 1000, "height": 530}, "regions": rows}
    bare = {
        "regions": [
            {"id": 0, "terrain": "sea", "edge": True, "adjacent": [1]},
            {"id": 1, "terrain": "hill", "symbols": ["mine", "magic"], "adjacent": [0]},
        ]
    }
    for facts in (whole, bare):
        g = Game.from_position(table(facts))
        assert g.to_position()["map"] == facts
        assert (g.legal, g.rounds) == (["done", "conquer 1"], 10)
        assert_same_game(g)


def test_any_board_may_have_any_number_of_players() -> None:
    g = Game.from_position({"map": "5p", "players": [{}, {}]})
    assert (g.players, g.rounds) == (2, 8)


def hills(*rows: Json) -> Json:
    return table({"regions": [{"id": i, "terrain": "hill"} | row for i, row in enumerate(rows)]})


@pytest.mark.parametrize(
    ("position", "code", "field"),
    [
        (table("6p"), "unknown_id", "map"),
        (table(""), "unknown_id", "map"),
        (table(5), "not_an_object", "map"),
        (table([]), "not_an_object", "map"),
        (table({}), "bad_region_count", "map.regions"),
        (table({"regions": []}), "bad_region_count", "map.regions"),
        (table({"regions": {}}), "not_a_list", "map.regions"),
        (table({"regions": [5]}), "not_an_object", "map.regions[0]"),
        (table(strip(*["hill"] * 61)), "bad_region_count", "map.regions"),
        (table({"regions": [{"terrain": "hill"}]}), "missing", "map.regions[0].id"),
        (hills({"id": "0"}), "bad_number", "map.regions[0].id"),
        (hills({"id": -1}), "bad_number", "map.regions[0].id"),
        (hills({"id": 61}), "bad_number", "map.regions[0].id"),
        (hills({"id": True}), "bad_number", "map.regions[0].id"),
        (hills({"id": 1.0}), "bad_number", "map.regions[0].id"),
        (hills({}, {"id": 0}), "region_twice", "map.regions[1].id"),
        (table({"regions": [{"id": 0}]}), "unknown_id", "map.regions[0].terrain"),
        (hills({"terrain": "desert"}), "unknown_id", "map.regions[0].terrain"),
        (hills({"terrain": 5}), "unknown_id", "map.regions[0].terrain"),
        (hills({"symbols": ["gold"]}), "unknown_id", "map.regions[0].symbols[0]"),
        (hills({"symbols": ["mine", 5]}), "unknown_id", "map.regions[0].symbols[1]"),
        (hills({"symbols": "mine"}), "not_a_list", "map.regions[0].symbols"),
        (hills({"edge": 1}), "not_a_flag", "map.regions[0].edge"),
        (hills({"border": "yes"}), "not_a_flag", "map.regions[0].border"),
        (hills({"lost_tribe": 1}), "not_a_flag", "map.regions[0].lost_tribe"),
        (hills({"adjacent": 1}, {}), "not_a_list", "map.regions[0].adjacent"),
        (hills({"adjacent": ["1"]}, {}), "no_such_region", "map.regions[0].adjacent[0]"),
        (hills({"adjacent": [True]}, {}), "no_such_region", "map.regions[0].adjacent[0]"),
        (hills({"adjacent": [-1]}, {}), "no_such_region", "map.regions[0].adjacent[0]"),
        (hills({"adjacent": [99]}, {}), "no_such_region", "map.regions[0].adjacent[0]"),
        (hills({"adjacent": [2]}, {}), "no_such_region", "map.regions[0].adjacent"),
        (hills({"adjacent": [0]}, {}), "no_such_region", "map.regions[0].adjacent"),
        (hills({"adjacent": [1]}, {}), "one_way", "map.regions[0].adjacent"),
        (hills({}, {"adjacent": [0]}), "one_way", "map.regions[1].adjacent"),
        (table(BAY | {"rounds": 0}), "bad_number", "map.rounds"),
        (table(BAY | {"rounds": "10"}), "bad_number", "map.rounds"),
        (table(BAY | {"players": "2"}), "bad_number", "map.players"),
    ],
)
def test_a_map_that_cannot_be_is_refused(position: Json, code: str, field: str) -> None:
    assert refused(position) == (code, field)


# What is refused


NUMBERS = ["x", "1", 1.5, True, [], {}, -100, 10**9]
LISTS = [5, "x", {}, True]
OBJECTS = [5, "x", [], True]
IDS = [5, "", "gnomes", "Orcs", [], {}, True]
FLAGS = [0, 1, "yes", [], {}]
TEXTS = [5, [], {}, True]

WRONG: list[tuple[str, str, list[Any], str]] = [
    ("round", "round", [*NUMBERS, 0, 11], "bad_number"),
    ("seat", "seat", [*NUMBERS, 2], "bad_number"),
    ("deciding", "deciding", [*NUMBERS, 2], "bad_number"),
    ("seed", "seed", ["x", 1.5, True, [], -1, 2**64], "bad_number"),
    ("dice", "dice", ["x", 1.5, True, [], -1, 2**64], "bad_number"),
    ("phase", "phase", [*IDS, "die", "reveal"], "unknown_id"),
    ("acting", "acting", IDS, "unknown_id"),
    ("open_scores", "open_scores", FLAGS, "not_a_flag"),
    ("players", "players", LISTS, "not_a_list"),
    ("players.1", "players[1]", OBJECTS, "not_an_object"),
    ("players.0.name", "players[0].name", TEXTS, "not_a_text"),
    ("players.0.coins", "players[0].coins", NUMBERS, "bad_number"),
    ("players.0.active", "players[0].active", OBJECTS, "not_an_object"),
    ("players.0.active.race", "players[0].active.race", [*IDS, None, "hill"], "unknown_id"),
    ("players.0.active.power", "players[0].active.power", [*IDS, None, "orcs"], "unknown_id"),
    ("players.0.active.hand", "players[0].active.hand", NUMBERS, "bad_number"),
    ("players.0.active.aside", "players[0].active.aside", NUMBERS, "bad_number"),
    ("players.0.active.turns", "players[0].active.turns", NUMBERS, "bad_number"),
    ("players.0.active.heroes", "players[0].active.heroes", [*NUMBERS, 2], "bad_number"),
    ("players.1.active.encampments", "players[1].active.encampments", [*NUMBERS, 3], "bad_number"),
    ("players.0.declined", "players[0].declined", LISTS, "not_a_list"),
    ("players.0.declined.0", "players[0].declined[0]", OBJECTS, "not_an_object"),
    ("players.0.declined.0.race", "players[0].declined[0].race", [*IDS, None], "unknown_id"),
    ("players.0.declined.0.power", "players[0].declined[0].power", IDS, "unknown_id"),
    ("players.0.declined.0.hand", "players[0].declined[0].hand", NUMBERS, "bad_number"),
    ("regions", "regions", OBJECTS, "not_an_object"),
    ("regions.0", "regions.0", OBJECTS, "not_an_object"),
    ("regions.0.seat", "regions.0.seat", [*NUMBERS, 2], "bad_number"),
    ("regions.0.race", "regions.0.race", IDS, "unknown_id"),
    ("regions.0.tokens", "regions.0.tokens", [*NUMBERS, 0], "bad_number"),
    ("regions.0.lair", "regions.0.lair", [*NUMBERS, 2], "bad_number"),
    ("regions.0.hero", "regions.0.hero", [*NUMBERS, 2], "bad_number"),
    ("regions.0.fortress", "regions.0.fortress", [*NUMBERS, 2], "bad_number"),
    ("regions.1.encampments", "regions.1.encampments", [*NUMBERS, 6], "bad_number"),
    ("regions.2.lost_tribe", "regions.2.lost_tribe", ["x", 1.5, [], {}, 2, -1], "bad_number"),
    ("regions.2.tokens", "regions.2.tokens", NUMBERS[:7], "bad_number"),
    ("offer", "offer", LISTS, "not_a_list"),
    ("offer.1", "offer[1]", [*OBJECTS, None], "not_an_object"),
    ("offer.1.race", "offer[1].race", [*IDS, None], "unknown_id"),
    ("offer.1.power", "offer[1].power", [*IDS, None], "unknown_id"),
    ("offer.1.coins", "offer[1].coins", NUMBERS, "bad_number"),
    ("banners", "banners", OBJECTS, "not_an_object"),
    ("banners.shuffled", "banners.shuffled", LISTS, "not_a_list"),
    ("banners.shuffled.1", "banners.shuffled[1]", [*IDS, None, "hill"], "unknown_id"),
    ("banners.returned", "banners.returned", LISTS, "not_a_list"),
    ("banners.returned.0", "banners.returned[0]", [*IDS, None], "unknown_id"),
    ("badges", "badges", OBJECTS, "not_an_object"),
    ("badges.shuffled", "badges.shuffled", LISTS, "not_a_list"),
    ("badges.shuffled.0", "badges.shuffled[0]", [*IDS, None, "elves"], "unknown_id"),
    ("badges.discarded", "badges.discarded", LISTS, "not_a_list"),
    ("badges.discarded.0", "badges.discarded[0]", [*IDS, None], "unknown_id"),
    ("turn", "turn", OBJECTS, "not_an_object"),
    ("turn.conquests", "turn.conquests", NUMBERS, "bad_number"),
    ("turn.occupied_taken", "turn.occupied_taken", NUMBERS, "bad_number"),
    ("turn.attacked", "turn.attacked", LISTS, "not_a_list"),
    ("turn.attacked", "turn.attacked[0]", [[2], [-1], ["1"], [True], [None]], "no_such_seat"),
    ("turn.die", "turn.die", [*NUMBERS, 4], "bad_number"),
    ("turn.committed", "turn.committed", FLAGS, "not_a_flag"),
    ("turn.used", "turn.used", OBJECTS, "not_an_object"),
    ("turn.used.heroic", "turn.used.heroic", FLAGS, "not_a_flag"),
    ("peace", "peace", LISTS, "not_a_list"),
    ("peace.0", "peace[0]", [*OBJECTS, None], "not_an_object"),
    ("peace.0.from", "peace[0].from", [*NUMBERS, 2], "bad_number"),
    ("peace.0.to", "peace[0].to", [*NUMBERS, 2], "bad_number"),
]


def wrong_values() -> Iterator[tuple[str, Any, str, str]]:
    for path, field, values, code in WRONG:
        for value in values:
            yield path, value, field, code


@pytest.mark.parametrize(("path", "value", "field", "code"), list(wrong_values()))
def test_a_value_of_the_wrong_kind_is_refused_by_the_name_of_its_field(
    path: str, value: object, field: str, code: str
) -> None:
    assert refused(changed(path, value)) == (code, field)


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("colour", "colour"),
        ("Round", "Round"),
        ("players.0.colour", "players[0].colour"),
        ("players.0.active.colour", "players[0].active.colour"),
        ("players.0.active.encampments", "players[0].active.encampments"),
        ("players.0.declined.0.aside", "players[0].declined[0].aside"),
        ("regions.0.colour", "regions.0.colour"),
        ("regions.0.camp", "regions.0.camp"),
        ("regions.0.heroes", "regions.0.heroes"),
        ("offer.0.tokens", "offer[0].tokens"),
        ("banners.discarded", "banners.discarded"),
        ("badges.returned", "badges.returned"),
        ("turn.colour", "turn.colour"),
        ("turn.used.gnomes", "turn.used.gnomes"),
        ("peace.0.until", "peace[0].until"),
    ],
)
def test_an_unknown_field_is_refused(path: str, field: str) -> None:
    assert refused(changed(path, 1)) == ("unknown_field", field)


@pytest.mark.parametrize(
    "key", ["7", "60", "99", "-1", "x", "", "00", "01", "0 ", "1.0", "²", "٠", 7, -1, True, None]
)
def test_a_region_that_the_map_does_not_have_is_refused(key: object) -> None:
    code, field = refused(changed("regions", {key: {}}))
    assert code == "no_such_region"
    assert field == f"regions.{key}"


def test_a_region_that_comes_twice_is_refused() -> None:
    both: dict[object, Json] = {"1": held(1, "elves"), 1: held(1, "elves")}
    assert refused(changed("regions", both)) == ("region_twice", "regions.1")


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("players.1.active.race", "trolls", "players[1].active.race"),
        ("players.0.declined.0.race", "trolls", "players[0].declined[0].race"),
        ("players.1.declined", [{"race": "ghouls"}], "players[1].declined[0].race"),
        ("offer.0.race", "trolls", "offer[0].race"),
        ("offer.1.race", "ghouls", "offer[1].race"),
        ("offer.1.race", "orcs", "offer[1].race"),
        ("banners.shuffled", ["orcs"], "banners.shuffled"),
        ("banners.shuffled", ["elves"], "banners.shuffled"),
        ("banners.shuffled", ["wizards", "wizards"], "banners.shuffled"),
        ("banners.returned", ["humans"], "banners.returned"),
        ("banners.returned", ["wizards"], "banners.returned"),
        ("banners.returned", ["giants", "giants"], "banners.returned"),
    ],
)
def test_a_race_that_is_there_twice_is_refused(path: str, value: object, field: str) -> None:
    code, found = refused(changed(path, value))
    assert code == "race_twice"
    assert found.startswith(field)


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("players.0.active.hand", 9, "players[0]"),
        ("regions.0.tokens", 7, "players[0]"),
        ("regions.1.tokens", 12, "players[1]"),
        ("players.0.declined.0.hand", 9, "players[0]"),
    ],
)
def test_more_tokens_than_the_box_has_are_refused(path: str, value: int, field: str) -> None:
    code, found = refused(changed(path, value))
    assert code == "box_exceeded"
    assert found.startswith(field)


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("race", "box"),
    [("amazons", 15), ("dwarves", 8), ("elves", 11), ("ghouls", 10), ("giants", 11), ("halflings", 11),
     ("humans", 10), ("orcs", 10), ("ratmen", 13), ("skeletons", 20), ("sorcerers", 18), ("tritons", 11),
     ("trolls", 10), ("wizards", 10)],
)  # fmt: skip
def test_each_race_has_its_box(race: str, box: int) -> None:
    position: Json = {"map": BAY, "players": [player(f"{race} hill", hand=box - 2), player()]}
    Game.from_position(position | {"regions": {"0": held(0, race, 2)}})
    code, field = refused(position | {"regions": {"0": held(0, race, 3)}})
    assert code == "box_exceeded"
    assert field.startswith("players[0]")


@pytest.mark.parametrize(
    ("path", "value", "code", "field"),
    [
        ("regions.5", {"tokens": 2}, "tokens_without_seat", "regions.5.tokens"),
        ("regions.5", {"race": "trolls"}, "tokens_without_seat", "regions.5.race"),
        ("regions.5", {"race": "trolls", "tokens": 1}, "tokens_without_seat", "regions.5.tokens"),
        ("regions.5", {"fortress": 1}, "marker_without_seat", "regions.5.fortress"),
        ("regions.5", {"encampments": 2}, "marker_without_seat", "regions.5.encampments"),
        ("regions.5", {"hole": 1}, "marker_without_seat", "regions.5.hole"),
        ("regions.5", {"dragon": 1}, "marker_without_seat", "regions.5.dragon"),
        ("regions.2", {"lost_tribe": 1, "lair": 1}, "marker_without_seat", "regions.2.lair"),
        ("regions.2", {"lost_tribe": 1, "seat": 0, "race": "trolls"}, "tribe_and_tokens", "regions.2"),
        ("regions.5", held(1, "trolls"), "not_that_seats_race", "regions.5.race"),
        ("regions.5", held(0, "orcs"), "not_that_seats_race", "regions.5.race"),
        ("regions.5", held(1, "ghouls"), "not_that_seats_race", "regions.5.race"),
    ],
)
def test_what_stands_in_a_region_belongs_to_somebody(path: str, value: Json, code: str, field: str) -> None:
    assert refused(changed(path, value)) == (code, field)


def test_a_region_of_a_seat_without_any_race_is_refused() -> None:
    position: Json = {"map": BAY, "players": [player(), player("elves hill")], "regions": {"0": {"seat": 0}}}
    assert refused(position) == ("unknown_id", "regions.0.race")


@pytest.mark.rule("4.5", "11.15")
@pytest.mark.parametrize("water", ["4", "6"])
def test_water_is_held_by_seafarers_or_the_declined(water: str) -> None:
    assert refused(changed(f"regions.{water}", held(0, "trolls"))) == ("water_held", f"regions.{water}")
    Game.from_position(changed(f"regions.{water}", held(0, "ghouls")))
    Game.from_position(
        {"map": BAY, "players": [player("orcs seafaring"), player()], "regions": {water: held(0, "orcs")}}
    )


@pytest.mark.rule("11.10")
@pytest.mark.parametrize(
    ("region", "row", "marker"),
    [
        ("1", held(1, "elves", 2, hero=1), "hero"),
        ("3", held(0, "ghouls", 2, hero=1), "hero"),
        ("0", held(0, "trolls", 2, dragon=1), "dragon"),
        ("0", held(0, "trolls", 2, hole=1), "hole"),
        ("3", held(0, "ghouls", 2, dragon=1), "dragon"),
    ],
)
def test_markers_of_a_race_that_does_not_have_them_are_refused(region: str, row: Json, marker: str) -> None:
    assert refused(changed(f"regions.{region}", row)) == ("foreign_marker", f"regions.{region}.{marker}")


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    ("declined", "marker"), [("halflings", "hole"), ("orcs spirit", "hero"), ("orcs spirit", "dragon")]
)
def test_the_declined_have_no_immune_regions(declined: str, marker: str) -> None:
    race = declined.split()[0]
    position: Json = {
        "map": BAY,
        "players": [player("elves hill", declined=[declined]), player()],
        "regions": {"0": held(0, race, 1, **{marker: 1})},
    }
    assert refused(position) == ("foreign_marker", f"regions.0.{marker}")


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("active", "marker", "supply"),
    [("orcs heroic", "hero", 2), ("orcs dragon_master", "dragon", 1), ("halflings hill", "hole", 2),
     ("orcs fortified", "fortress", 6)],
)  # fmt: skip
def test_no_more_markers_than_the_box_has(active: str, marker: str, supply: int) -> None:
    race = active.split()[0]
    position: Json = {"map": strip(*["hill"] * 8), "players": [player(active), player()]}

    def regions(count: int) -> dict[str, Json]:
        return {str(r): held(0, race, 1, **{marker: 1}) for r in range(count)}

    Game.from_position(position | {"regions": regions(supply)})
    field = f"regions.{supply}.{marker}"
    assert refused(position | {"regions": regions(supply + 1)}) == ("too_many_markers", field)


@pytest.mark.rule("1.2")
def test_no_more_camps_than_the_box_has() -> None:
    position = changed("regions.0", held(0, "trolls", 2, encampments=3))
    assert refused(position) == ("too_many_markers", "regions.1.encampments")


@pytest.mark.rule("1.2")
def test_no_more_lost_tribes_than_the_box_has() -> None:
    position: Json = {"map": strip(*["hill"] * 20), "players": [player(), player()]}
    Game.from_position(position | {"regions": {str(r): TRIBE for r in range(18)}})
    assert refused(position | {"regions": {str(r): TRIBE for r in range(19)}}) == (
        "too_many_tribes",
        "regions",
    )


@pytest.mark.rule("8.1", "8.2")
@pytest.mark.parametrize(
    ("declined", "code", "field"),
    [
        ([{"race": "orcs"}, {"race": "humans"}], "second_declined", "players[1].declined[1]"),
        (
            [{"race": "orcs", "power": "spirit"}, {"race": "humans", "power": "spirit"}],
            "second_declined",
            "players[1].declined[1]",
        ),
        ([{"race": "orcs", "power": "hill"}], "badge_gone", "players[1].declined[0].power"),
    ],
)
def test_a_player_has_one_declined_race_and_a_spirit(declined: list[Json], code: str, field: str) -> None:
    position = changed("players.1.declined", declined) | {"offer": []}
    assert refused(position) == (code, field)


@pytest.mark.rule("11.16")
def test_a_spirit_may_stand_beside_the_declined_race() -> None:
    g = game(
        BAY,
        [player(declined=["orcs", "humans spirit"]), player()],
        {0: held(0, "orcs"), 1: held(0, "humans")},
    )
    assert declined(g, 0) == [
        {"race": "orcs", "power": None, "hand": 0},
        {"race": "humans", "power": "spirit", "hand": 0},
    ]


@pytest.mark.parametrize(
    ("fields", "code", "field"),
    [
        ({"phase": "pick"}, "has_active", "phase"),
        ({"phase": "stout"}, "phase_impossible", "phase"),
        ({"phase": "withdraw"}, "phase_impossible", "phase"),
        ({"phase": "withdraw", "deciding": 1}, "no_active", "phase"),
        ({"deciding": 1}, "not_deciding", "deciding"),
        ({"phase": "redeploy", "deciding": 1}, "not_deciding", "deciding"),
        ({"acting": "declined"}, "nobody_acts", "acting"),
        ({"seat": 1, "phase": "expand"}, "no_active", "phase"),
        ({"seat": 1, "phase": "conquer"}, "no_active", "phase"),
        ({"seat": 1, "phase": "redeploy"}, "no_active", "phase"),
        ({"seat": 1, "phase": "stout"}, "no_active", "phase"),
        ({"turn": {"die": 2}}, "no_die_now", "turn.die"),
        ({"phase": "redeploy", "turn": {"die": 2}}, "no_die_now", "turn.die"),
        ({"seat": 1, "turn": {"die": 0}}, "no_die_now", "turn.die"),
    ],
)
def test_a_phase_that_cannot_be_is_refused(fields: Json, code: str, field: str) -> None:
    position: Json = {
        "map": BAY,
        "players": [player("orcs hill", turns=1), player(declined=["humans"])],
        "regions": {"0": held(0, "orcs"), "1": held(1, "humans")},
    }
    assert refused(position | fields) == (code, field)


def test_declined_ghouls_do_not_pick() -> None:
    position: Json = {
        "map": BAY,
        "players": [player(declined=["ghouls"]), player()],
        "regions": {"0": held(0, "ghouls")},
        "phase": "pick",
    }
    Game.from_position(position)
    assert refused(position | {"acting": "declined"})[1] in ("phase", "acting")


@pytest.mark.rule("2.4", "10.4")
@pytest.mark.parametrize("phase", ["expand", "conquer", "redeploy"])
def test_declined_ghouls_act_only_after_the_pick(phase: str) -> None:
    position: Json = {
        "map": BAY,
        "players": [player(declined=["ghouls"]), player("elves swamp")],
        "regions": {"0": held(0, "ghouls", 3)},
        "phase": phase,
        "acting": "declined",
    }
    assert refused(position)[1] in ("phase", "acting")


@pytest.mark.rule("5.1", "5.4")
def test_survivors_of_a_declined_race_can_be_read_again() -> None:
    g = game(
        BAY,
        [player("orcs hill", hand=6), player("elves swamp", declined=["humans"])],
        {1: held(1, "humans", 3), 2: held(1, "humans")},
    )
    play(g, "conquer 1")
    assert declined(g, 1) == [{"race": "humans", "power": None, "hand": 2}]
    assert_same_game(g)
    play(g, "done", "deploy 1 5", "done")
    assert (g.phase, g.seat, g.legal) == ("withdraw", 1, ["deploy 2"])
    assert_same_game(g)


@pytest.mark.rule("10.6")
def test_holes_that_stand_were_dug() -> None:
    position: Json = {
        "map": BAY,
        "players": [player("halflings hill", hand=4, holes_dug=1), player()],
        "regions": {"0": held(0, "halflings", 1, hole=1), "1": held(0, "halflings", 1, hole=1)},
    }
    assert refused(position) == ("bad_number", "players[0].active.holes_dug")


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(
    ("active", "tokens", "hand", "phase"),
    [
        ("amazons hill", 1, -2, "redeploy"),
        ("amazons hill", 1, -1, "expand"),
        ("amazons hill", 1, -1, "conquer"),
        ("amazons hill", 9, -5, "redeploy"),
        ("orcs hill", 4, -1, "redeploy"),
    ],
)
def test_a_hand_below_zero_is_for_amazons_who_must_empty_regions(
    active: str, tokens: int, hand: int, phase: str
) -> None:
    position: Json = {
        "map": BAY,
        "players": [player(active, hand=hand), player()],
        "regions": {"0": held(0, active.split()[0], tokens)},
        "phase": phase,
    }
    assert refused(position) == ("bad_number", "players[0].active.hand")


@pytest.mark.rule("10.1")
@pytest.mark.parametrize(("active", "aside"), [("orcs hill", 1), ("amazons hill", 5)])
def test_only_amazons_have_tokens_aside(active: str, aside: int) -> None:
    position: Json = {"map": BAY, "players": [player(active, aside=aside), player()]}
    assert refused(position) == ("bad_number", "players[0].active.aside")


@pytest.mark.parametrize(
    "peace", [{"from": 0, "to": 0}, {"from": 1, "to": 1}, {"from": 1}, {"to": 0}, {}, {"from": None, "to": 0}]
)
def test_peace_has_two_sides(peace: Json) -> None:
    code, field = refused(changed("peace", [{"from": 1, "to": 0}, peace]))
    assert code == "bad_peace"
    assert field.startswith("peace[1]")


def test_a_column_has_six_places() -> None:
    races = ["amazons", "dwarves", "giants", "humans", "orcs", "ratmen", "wizards"]
    powers = ["hill", "swamp", "forest", "stout", "flying", "wealthy", "commando"]
    offer = [{"race": race, "power": power} for race, power in zip(races, powers, strict=True)]
    position: Json = {"map": BAY, "players": [player(), player()]}
    Game.from_position(position | {"offer": offer[:6]})
    assert refused(position | {"offer": offer}) == ("offer_too_long", "offer")


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [[], [{}], [{}] * 6])
def test_two_to_five_players_sit_at_a_table(players: list[Json]) -> None:
    assert refused({"map": BAY, "players": players}) == ("bad_player_count", "players")


def test_a_position_without_players_is_refused() -> None:
    assert refused({}) == ("bad_player_count", "players")


# Sources


@pytest.mark.parametrize("text", ["{", '{"map": ', "{'map': 1}", "[1, 2", "{]", '{"a": 1} x', "[" * 100_000])
def test_broken_json_is_refused(text: str) -> None:
    assert refused(text) == ("not_json", "position")


@pytest.mark.parametrize("source", ["[]", "[{}]", None, 5, [], b"{}", 1.5])
def test_what_is_no_object_is_refused(source: object) -> None:
    assert refused(source) == ("not_an_object", "position")


@pytest.mark.parametrize("path", ["no/such/file.json", "", ".", "a\0b", "\ud800", "x" * 5000, "null", "5"])
def test_a_file_that_cannot_be_read_is_refused(path: str) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position(path)
    assert (caught.value.code, caught.value.field) == ("unreadable", "position")


def test_files_with_something_else_in_them_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    for content, code in (
        (b"", "not_json"),
        (b"{", "not_json"),
        (b"5", "not_an_object"),
        (b"\xff\xfe", "unreadable"),
    ):
        file.write_bytes(content)
        assert refused(file) == (code, "position")
    assert refused(tmp_path) == ("unreadable", "position")


# Anything at all


LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 20),
    st.integers(),
    st.floats(),
    st.text(max_size=4),
    st.sampled_from(["orcs", "elves", "ghouls", "amazons", "sorcerers", "halflings", "trolls"]),
    st.sampled_from(["hill", "heroic", "bivouacking", "stout", "spirit", "berserk", "diplomat", "seafaring"]),
    st.sampled_from(
        ["pick", "expand", "conquer", "redeploy", "stout", "withdraw", "over", "active", "declined"]
    ),
)
KEYS = st.one_of(
    st.sampled_from(sorted(GOOD)),
    st.sampled_from(
        ["race", "power", "hand", "tokens", "coins", "active", "hero", "fortress", "acting_race", "0"]
    ),
    st.text(max_size=3),
)
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


def paths_of(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Every place in a position."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths_of(item, (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from paths_of(item, (*path, i))


PATHS = sorted(paths_of(GOOD), key=str)
MUTATIONS = st.lists(
    st.tuples(st.sampled_from(PATHS), st.sampled_from(["put", "drop"]), LEAVES | JSON), max_size=4
)


def mutated(mutations: list[tuple[tuple[str | int, ...], str, object]]) -> Json:
    """The good position after some accidents; those whose place is gone by then do nothing."""
    position = copy.deepcopy(GOOD)
    for path, act, value in mutations:
        row: Any = position
        try:
            for step in path[:-1]:
                row = row[step]
            if act == "put":
                row[path[-1]] = value
            else:
                del row[path[-1]]
        except (KeyError, IndexError, TypeError):
            continue
    return position


def assert_refused_or_playable(position: Any, seed: int) -> None:
    """Either an error of the package, or a game that goes on."""
    try:
        g = Game.from_position(position)
    except (PositionError, OptionError, ContentError) as error:
        assert str(error)  # noqa: PT017
        return
    rng = random.Random(seed)
    for _ in range(15):
        assert g.over or g.legal
        if g.over:
            break
        g.play(rng.choice(g.legal))
    again = Game.from_position(g.to_position())
    assert again.to_position() == g.to_position()
    assert Game.replay(g.record()).to_position() == g.to_position()


@given(JSON, st.integers(0, 9))
@settings(deadline=None)
def test_arbitrary_json_is_refused_or_playable(value: object, seed: int) -> None:
    assert_refused_or_playable(value if not isinstance(value, str) else [value], seed)


@given(MUTATIONS, st.integers(0, 9))
@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow], deadline=None)
def test_a_good_position_after_accidents_is_refused_or_playable(
    mutations: list[tuple[tuple[str | int, ...], str, object]], seed: int
) -> None:
    assert_refused_or_playable(mutated(mutations), seed)


@given(st.text(max_size=200))
@settings(deadline=None)
def test_arbitrary_text_is_refused(text: str) -> None:
    with pytest.raises(PositionError):
        Game.from_position("{" + text)
