"""The maps of our own that come with the game."""

import pytest

from elbowroom import Game
from elbowroom.atlas import problems_of, read_map
from elbowroom.content.loader import OWN_MAPS, map_facts
from elbowroom.locales import has_text, languages


def test_there_are_three_for_different_tables() -> None:
    assert [map_facts(name)["players"] for name in OWN_MAPS] == [2, 4, 6]


@pytest.mark.parametrize("name", OWN_MAPS)
def test_nothing_is_wrong_with_them_and_every_language_has_a_name(name: str) -> None:
    map = read_map(dict(map_facts(name)))
    assert problems_of(map) == []
    game = Game.new(map.players, 1, map=name)
    assert (game.map, game.rounds) == (name, map.rounds)
    assert Game.from_position(game.to_position()).map == name
    assert Game.beginning(game.record()).legal == game.legal
    assert all(has_text(f"page-map-name-{name}", locale) for locale in languages())
