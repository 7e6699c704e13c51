"""Positions: every phase there and back."""

import random
from typing import Any

import pytest

from elbowroom import Game
from tests.record.positions import BAY, assert_same_game
from tests.scenario import TRIBE, Json, active, declined, game, held, play, player, region


def camp(phase: str, **fields: Any) -> Game:
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
def test_what_was_used_this_turn(active: str, fields: dict[str, Any], used: Json) -> None:
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
