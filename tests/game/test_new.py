"""A new game, and options that are refused."""

import json
from typing import Any, cast

import pytest

from elbowroom import ElbowroomError, Game, OptionError
from elbowroom.engine.trait import Power, Race
from tests.game.games import LINE, orcs
from tests.scenario import Json


def names(g: Game) -> list[object]:
    return [row["name"] for row in cast("list[Json]", g.to_position()["players"])]


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
