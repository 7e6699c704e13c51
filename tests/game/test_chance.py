"""Dice and combos, given or drawn."""

import random
from typing import cast

import pytest

from elbowroom import Game, IllegalMove
from elbowroom.engine.events import Conquered, Repelled, Rolled
from tests.game.games import moment, orcs
from tests.scenario import Json


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
