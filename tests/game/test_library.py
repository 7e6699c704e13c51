"""A game among other Python objects: how it prints, what it equals, and its regions as objects."""

import re

import pytest

import elbowroom
from elbowroom import Game, OptionError
from elbowroom.homebrew import Power
from tests.game.games import orcs
from tests.scenario import game, held, play, player, strip

BAY = strip("hill mine cavern", "swamp tribe", "lake inner", "mountain magic inner", joins=[(0, 3)], rounds=6)
PLAYERS = [
    player("trolls fortified", hand=4, turns=1, declined=["ghouls"], coins=12),
    player("halflings hill", hand=2, turns=1),
]
REGIONS = {0: held(0, "trolls", 2, lair=1, fortress=1), 3: held(1, "halflings", 1, hole=1)}


def bay() -> Game:
    return game(BAY, PLAYERS, REGIONS, round=2, offer=[{"race": "orcs", "power": "stout", "coins": 3}])


# How it prints


def test_the_representation_says_where_the_game_stands() -> None:
    assert repr(Game.new(2, 7)) == "<Game map=2p seed=7 round=1/10 seat=0 phase=pick coins=[5, 5]>"
    assert repr(bay()) == "<Game map=inline seed=0 round=2/6 seat=0 phase=expand coins=[12, 5]>"


def test_a_printed_game_is_a_small_board() -> None:
    assert (
        str(bay())
        == """\
round 2/6  phase expand  seat 0

seat  name      coins  race       power      hand  aside
   0  Player 1     12  trolls     fortified     4      0
                       (ghouls)                 0      0
   1  Player 2      5  halflings  hill          2      0

region  terrain   symbols      seat  race       tokens  markers
     0  hill      mine cavern     0  trolls          2  lair 1 fortress 1
     1  swamp                                           lost_tribe 1
     2  lake
     3  mountain  magic           1  halflings       1  hole 1

offer  race  power  coins
    1  orcs  stout      3"""
    )


def test_a_game_that_is_over_has_nobody_to_decide() -> None:
    over = game(BAY, PLAYERS, REGIONS, phase="over")
    assert str(over).startswith("round 6/6  phase over\n")
    assert "seat=None phase=over" in repr(over)


def test_a_race_in_decline_is_in_brackets() -> None:
    g = bay()
    g.play("decline")
    assert re.search(r"^ +0 +hill +mine cavern +0 +\(trolls\) +1 +", str(g), re.MULTILINE)


# What it equals


def test_games_are_equal_at_the_same_position() -> None:
    assert bay() == bay()
    assert bay() == bay().copy()
    assert bay() == Game.from_position(bay().to_position())
    assert play(bay(), "conquer 1") != bay()


def test_what_led_there_does_not_matter() -> None:
    one = play(orcs(), "conquer 0", "conquer 1")
    other = Game.from_position(one.to_position())
    assert one.record() != other.record()
    assert one == other


@pytest.mark.parametrize(
    "other",
    [
        Game.new(2, 8),
        Game.new(3, 7),
        Game.new(2, 7, names=["Ann", "Bo"]),
        Game.new(2, 7, open_scores=True),
        Game.new(2, 7, map="3p"),
        Game.from_position(Game.new(2, 7).to_position(), seed=3),
    ],
    ids=["seed", "players", "names", "open scores", "map", "seed of the record"],
)
def test_games_differ_by_whatever_makes_them_go_on_differently(other: Game) -> None:
    assert Game.new(2, 7) != other


def test_games_with_other_traits_differ() -> None:
    position = Game.new(2, 7).to_position()
    frugal, lavish = Power("frugal", 2), Power("lavish", 2)
    assert Game.from_position(position, homebrew=[frugal]) != Game.from_position(position)
    assert Game.from_position(position, homebrew=[frugal]) != Game.from_position(position, homebrew=[lavish])
    assert Game.from_position(position, homebrew=[frugal]) == Game.from_position(position, homebrew=[frugal])


def test_a_game_equals_nothing_else_and_has_no_hash() -> None:
    g = bay()
    assert g != g.to_position()
    assert g.__eq__(7) is NotImplemented
    with pytest.raises(TypeError, match="unhashable"):
        hash(g)


# Regions


def test_a_region_tells_what_is_printed_and_what_stands_there() -> None:
    hill = bay().region(0)
    assert (hill.id, hill.terrain, hill.symbols, hill.neighbours) == (0, "hill", ("mine", "cavern"), (1, 3))
    assert (hill.seat, hill.race, hill.tokens, hill.in_decline) == (0, "trolls", 2, False)
    assert (hill.markers, hill.lost_tribe, hill.border, hill.immune) == (
        {"fortress": 1, "lair": 1},
        False,
        True,
        False,
    )


def test_an_empty_region_is_nobodys() -> None:
    swamp, lake = bay().region(1), bay().region(2)
    assert (swamp.seat, swamp.race, swamp.tokens, swamp.markers, swamp.lost_tribe) == (
        None,
        None,
        0,
        {},
        True,
    )
    assert (lake.terrain, lake.lost_tribe, lake.border) == ("lake", False, False)


def test_a_region_tells_of_immunity_and_decline() -> None:
    g = bay()
    assert g.region(3).immune
    g.play("decline")
    assert (g.region(0).race, g.region(0).in_decline) == ("trolls", True)


def test_a_region_stays_what_it_was() -> None:
    g = bay()
    before = g.region(1)
    g.play("conquer 1")
    assert (before.tokens, g.region(1).tokens) == (0, 3)
    with pytest.raises(AttributeError):
        before.tokens = 9  # type: ignore[misc]


def test_regions_are_all_or_those_of_a_seat() -> None:
    g = bay()
    assert [region.id for region in g.regions()] == [0, 1, 2, 3]
    assert g.regions(0) == [g.region(0)]
    assert g.regions(1) == [g.region(3)]
    for region in Game.new(2, 1).regions():
        assert region.seat is None


@pytest.mark.parametrize("region", [-1, 4, 99])
def test_a_region_that_is_not_there_is_an_error(region: int) -> None:
    with pytest.raises(OptionError) as caught:
        bay().region(region)
    assert (caught.value.code, caught.value.option) == ("no_such_region", "region")


def test_a_seat_that_is_not_there_is_an_error() -> None:
    with pytest.raises(OptionError) as caught:
        bay().regions(2)
    assert caught.value.code == "no_such_seat"


# What is raised is said

RAISES = {
    "new": {"OptionError", "ContentError", "PositionError"},
    "from_position": {"OptionError", "ContentError", "PositionError"},
    "replay": {"RecordError"},
    "beginning": {"RecordError"},
    "steps": {"RecordError"},
    "income": {"OptionError"},
    "region": {"OptionError"},
    "regions": {"OptionError"},
    "view": {"OptionError"},
    "play": {"IllegalMove"},
    "repeat": {"IllegalMove"},
}


def test_every_method_says_which_errors_it_raises() -> None:
    errors = {name for name in elbowroom.__all__ if isinstance(getattr(elbowroom, name), type)} - {"Game"}
    said = {}
    for name in vars(Game):
        told = str(getattr(Game, name).__doc__).partition("Raises")[2]
        if not name.startswith("_") and told:
            said[name] = set(re.findall(r"`(\w+)`", told)) & errors
    assert said == RAISES
