"""Positions: phases that cannot be are refused."""

import pytest

from elbowroom import Game
from tests.record.positions import BAY, refused
from tests.scenario import Json, held, player


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
    assert refused(position | {"acting": "declined"}) == ("pick_first", "acting")


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
    assert refused(position) == ("pick_first", "acting")
    del position["phase"]
    assert refused(position) == ("pick_first", "acting")


@pytest.mark.rule("10.4")
def test_with_nothing_to_pick_declined_ghouls_act_without_an_active_race() -> None:
    position: Json = {
        "map": BAY,
        "players": [player(declined=["ghouls"]), player("elves swamp")],
        "regions": {"0": held(0, "ghouls", 3)},
        "acting": "declined",
        "offer": [],
    }
    g = Game.from_position(position)
    assert (g.phase, g.acting, g.seat) == ("expand", "declined", 0)
    assert Game.from_position(g.to_position()).legal == g.legal
