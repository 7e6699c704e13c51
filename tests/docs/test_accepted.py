"""What docs/formats.md says is accepted in positions, although no game leads there."""

from collections.abc import Mapping

import pytest

from elbowroom import Game
from tests.docs.pages import page, section

ORCS: dict[str, object] = {"active": {"race": "orcs", "power": "hill", "hand": 3, "turns": 1}}
ELVES: dict[str, object] = {"active": {"race": "elves", "power": "hill"}}
GHOULS: dict[str, object] = {"declined": [{"race": "ghouls", "hand": 2}]}

ACCEPTED: list[dict[str, object]] = [
    {
        "players": [ORCS, ELVES],
        "offer": [{"race": "humans", "power": "hill"}],
        "badges": {"discarded": ["hill"]},
    },
    {"players": [ORCS, ELVES], "regions": {"4": {"seat": 0, "lair": 1, "fortress": 1, "encampments": 2}}},
    {"players": [ORCS, GHOULS], "regions": {"0": {"seat": 1, "race": "ghouls"}}},
    {"players": [ORCS, GHOULS]},
    {"players": [ORCS, ELVES], "offer": [], "banners": {"shuffled": []}, "badges": {"shuffled": []}},
    {"map": "2p", "players": [ORCS, ELVES, {}, {}, {}]},
    {"players": [{**ORCS, "coins": 999_999}, ELVES], "turn": {"conquests": 50}},
    {"players": [{**ORCS, "coins": None}, ELVES], "turn": None, "regions": None},
    {"players": [ORCS, ELVES], "regions": {3: {"lost_tribe": True}}},
]


@pytest.mark.parametrize("position", ACCEPTED)
def test_lenient_positions_are_read_and_played_on(position: Mapping[str, object]) -> None:
    game = Game.from_position(position)
    assert Game.from_position(game.to_position()).to_position() == game.to_position()
    game.play(game.legal[0])


@pytest.mark.parametrize("marker", ["hole", "hero", "dragon"])
def test_what_makes_immune_belongs_to_its_race(marker: str) -> None:
    with pytest.raises(ValueError, match=r"regions\.4\.\w+: this race has no"):
        Game.from_position({"players": [ORCS, ELVES], "regions": {"4": {"seat": 0, marker: 1}}})


def test_a_view_can_be_read_again() -> None:
    view = Game.new(2, seed=1).view(0)
    assert "dice" not in view
    assert Game.from_position(view).coins == [5, 5]


def test_the_page_lists_as_much() -> None:
    assert section(page("docs/formats.md"), "What is accepted").count("\n- ") == 8
