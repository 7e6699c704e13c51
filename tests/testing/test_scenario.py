"""The language of scenarios: what it makes, and what it refuses."""

from pathlib import Path

import pytest

from elbowroom import ContentError, IllegalMove, PositionError
from elbowroom.homebrew import HILL, Power
from elbowroom.testing import (
    active,
    conquerable,
    declined,
    game,
    held,
    legal,
    play,
    player,
    region,
    strip,
    trait_beside,
)

ROW = strip("hill mine", "swamp cavern tribe", "mountain inner", "lake", joins=[(0, 2)], rounds=4)
ORCS = [player("orcs hill", hand=6, turns=1), player("elves swamp", declined=["ghouls"], coins=7)]


def test_a_strip_is_a_row_of_regions() -> None:
    g = game(ROW, ORCS)
    assert g.rounds == 4
    assert [g.cost(r) for r in range(4)] == [2, 3, None, None]
    assert region(g, 1) == {"lost_tribe": 1}
    play(g, "conquer 0")
    assert conquerable(g) == {1, 2}


@pytest.mark.parametrize("word", ["castle", "hill castle", "hill swamp", "", "mine hill"])
def test_a_word_that_no_region_has_is_named(word: str) -> None:
    with pytest.raises(PositionError) as caught:
        strip("hill", word)
    assert (caught.value.code, caught.value.field) == ("unknown_id", "map.regions[1]")


def test_regions_players_and_fields_are_those_of_a_position() -> None:
    g = game(ROW, ORCS, {0: held(0, "orcs", 2), 1: held(1, "ghouls", 3)}, seat=1, round=3)
    assert (g.seat, g.round, g.coins) == (1, 3, [5, 7])
    assert region(g, 0) == {"seat": 0, "race": "orcs", "tokens": 2}
    assert active(g, 0)["hand"] == 6
    assert declined(g, 1) == [{"race": "ghouls", "power": None, "hand": 0}]


def test_home_made_traits_may_sit_at_the_table() -> None:
    g = game(
        ROW,
        [player("orcs frugal"), player()],
        {0: held(0, "orcs")},
        homebrew=[Power("frugal", 2, bonus_on=HILL)],
    )
    assert g.income(0) == {"regions": 1, "frugal": 1}


def test_a_die_is_given_behind_a_slash() -> None:
    g = game(ROW, [player("orcs swamp", hand=1, turns=1), player("elves hill")])
    play(g, "attempt 1 / 2")
    assert region(g, 1) == {"seat": 0, "race": "orcs", "tokens": 1}


def test_moves_before_an_illegal_one_are_played() -> None:
    g = game(ROW, ORCS)
    with pytest.raises(IllegalMove):
        play(g, "conquer 0", "conquer 3")
    assert region(g, 0)["tokens"] == 2
    assert legal(g, "conquer") == {"conquer 1", "conquer 2"}


def test_the_trait_that_a_test_is_about_stands_beside_it(tmp_path: Path) -> None:
    (tmp_path / "frugal.py").write_text(
        'from elbowroom.homebrew import Power\nTRAIT = Power("frugal", 2)\n', encoding="utf-8"
    )
    assert trait_beside(str(tmp_path / "test_frugal.py")).id == "frugal"
    with pytest.raises(ContentError) as caught:
        trait_beside(str(tmp_path / "test_lavish.py"))
    assert caught.value.code == "no_such_file"
