"""Positions: what may be left out."""

import pytest

from elbowroom import Game
from tests.record.positions import BAY, GOOD, assert_same_game, changed, without
from tests.scenario import active, game, held, player


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
