"""Positions: how many players there are, and what each may have."""

import pytest

from tests.record.positions import BAY, changed, refused
from tests.scenario import Json, declined, game, held, player


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [[], [{}], [{}] * 6])
def test_two_to_five_players_sit_at_a_table(players: list[Json]) -> None:
    assert refused({"map": BAY, "players": players}) == ("bad_player_count", "players")


def test_a_position_without_players_is_refused() -> None:
    assert refused({}) == ("bad_player_count", "players")


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
