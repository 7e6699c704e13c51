"""Blank banner and blank badge (12)."""

from pathlib import Path
from typing import cast

import pytest

from elbowroom import ContentError, Game, PositionError
from elbowroom.engine.board import HILL
from elbowroom.engine.trait import Power, Race, Trait
from tests.scenario import Json, active, held, play, player, strip

GNOMES = Race("gnomes", 6, box=11, bonus_on=HILL, replaces="elves")
TUNNELLING = Power("tunnelling", 3, discount_on=HILL)
POWER_FILE = """
from elbowroom.engine.trait import Power

TRAIT = Power("frugal", 2, earns=1)
"""


def names_in_play(g: Game) -> set[str]:
    """Every banner and badge of a new game, on offer or in the stacks."""
    position = g.to_position()
    offer = cast("list[Json]", position["offer"])
    found = {str(row[half]) for row in offer for half in ("race", "power")}
    for stack in ("banners", "badges"):
        for ids in cast("dict[str, list[str]]", position[stack]).values():
            found |= set(ids)
    return found


def at_hill(*homebrew: Trait | Path, combo: str, hand: int = 0) -> Game:
    """The combo on region 0, next to a hill."""
    position = {
        "map": strip("swamp", "hill", "forest"),
        "players": [player(combo, turns=1, hand=hand), player("orcs forest")],
        "regions": {"0": held(0, combo.split()[0])},
    }
    return Game.from_position(position, homebrew=homebrew)


@pytest.mark.rule("12.1")
def test_a_table_may_add_a_race_and_a_power() -> None:
    g = Game.new(2, seed=1, homebrew=[GNOMES, TUNNELLING])
    assert {"gnomes", "tunnelling"} <= names_in_play(g)
    assert len(names_in_play(g)) == 14 + 20 + 1


@pytest.mark.rule("12.1")
def test_home_made_traits_play_like_any_other() -> None:
    g = at_hill(GNOMES, TUNNELLING, combo="gnomes tunnelling", hand=5)
    assert g.cost(1) == 2 - 1
    play(g, "conquer 1")
    assert g.income(0) == {"regions": 2, "gnomes": 1}


@pytest.mark.rule("12.1")
def test_a_home_made_combo_gives_its_tokens() -> None:
    position = {
        "players": [player(), player()],
        "offer": [{"race": "gnomes", "power": "tunnelling"}],
    }
    g = play(Game.from_position(position, homebrew=[GNOMES, TUNNELLING]), "pick 1")
    assert active(g, 0)["hand"] == 6 + 3


@pytest.mark.rule("12.1")
def test_a_trait_may_come_from_a_python_file(tmp_path: Path) -> None:
    file = tmp_path / "frugal.py"
    file.write_text(POWER_FILE, encoding="utf-8")
    assert at_hill(file, combo="humans frugal").income(0) == {"regions": 1, "frugal": 1}


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    "trait",
    [
        Race("gnomes", 11, box=11, replaces="elves"),
        Race("gnomes", 10, extra=1, box=15, replaces="amazons"),
        Power("tunnelling", 6),
        Power("tunnelling", 5, extra=1),
    ],
    ids=["race", "race with extra tokens", "power", "power with extra tokens"],
)
def test_a_trait_of_too_many_tokens_is_refused(trait: Trait) -> None:
    with pytest.raises(ContentError) as caught:
        Game.new(2, homebrew=[trait])
    assert caught.value.code == "bad_token_count"


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    "trait",
    [
        Race("gnomes", 10, box=10, replaces="orcs"),
        Power("tunnelling", 5),
    ],
    ids=["race", "power"],
)
def test_ten_for_a_race_and_five_for_a_power_are_allowed(trait: Trait) -> None:
    assert trait.id in names_in_play(Game.new(2, seed=1, homebrew=[trait]))


@pytest.mark.rule("12.1")
def test_a_name_that_is_taken_is_refused() -> None:
    with pytest.raises(ContentError) as caught:
        Game.new(2, homebrew=[Power("hill", 4)])
    assert caught.value.code == "trait_exists"


@pytest.mark.rule("12.2")
def test_the_banner_whose_tokens_are_used_leaves_the_game() -> None:
    assert "elves" in names_in_play(Game.new(2, seed=1))
    assert "elves" not in names_in_play(Game.new(2, seed=1, homebrew=[GNOMES]))


@pytest.mark.rule("12.2", "1.2")
def test_a_home_made_race_has_no_more_tokens_than_its_lender() -> None:
    at_hill(GNOMES, combo="gnomes stout", hand=10)
    with pytest.raises(PositionError) as caught:
        at_hill(GNOMES, combo="gnomes stout", hand=11)
    assert caught.value.code == "box_exceeded"


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(
    ("box", "lender"),
    [(9, "dwarves"), (12, "elves"), (5, "elves")],
    ids=["too small a lender", "more than it has", "fewer than the banner"],
)
def test_the_lender_must_have_at_least_as_many(box: int, lender: str) -> None:
    with pytest.raises(ContentError) as caught:
        Game.new(2, homebrew=[Race("gnomes", 6, box=box, replaces=lender)])
    assert caught.value.code == "bad_box"


@pytest.mark.rule("12.2")
@pytest.mark.parametrize("lender", ["", "goblins", "hill"])
def test_the_lender_must_be_an_existing_race(lender: str) -> None:
    with pytest.raises(ContentError) as caught:
        Game.new(2, homebrew=[Race("gnomes", 6, box=6, replaces=lender)])
    assert caught.value.code == "no_lender"


@pytest.mark.rule("12.2")
def test_a_race_lends_its_tokens_once() -> None:
    with pytest.raises(ContentError) as caught:
        Game.new(2, homebrew=[GNOMES, Race("kobolds", 5, box=10, replaces="elves")])
    assert caught.value.code == "no_lender"
