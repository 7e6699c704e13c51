"""Positions: values of the wrong kind and unknown fields are refused by name."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.record.positions import changed, refused

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
