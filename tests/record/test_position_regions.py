"""Positions: what may stand in a region."""

import pytest

from elbowroom import Game
from tests.record.positions import BAY, changed, refused
from tests.scenario import Json, held, player


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
