"""Positions: the column and the stacks."""

from typing import Any

import pytest

from elbowroom import Game
from tests.record.positions import BAY, refused
from tests.scenario import Json, player

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


def test_a_column_has_six_places() -> None:
    races = ["amazons", "dwarves", "giants", "humans", "orcs", "ratmen", "wizards"]
    powers = ["hill", "swamp", "forest", "stout", "flying", "wealthy", "commando"]
    offer = [{"race": race, "power": power} for race, power in zip(races, powers, strict=True)]
    position: Json = {"map": BAY, "players": [player(), player()]}
    Game.from_position(position | {"offer": offer[:6]})
    assert refused(position | {"offer": offer}) == ("offer_too_long", "offer")
