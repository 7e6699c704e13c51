"""Positions: no more than the box holds."""

import pytest

from elbowroom import Game
from tests.record.positions import BAY, changed, refused
from tests.scenario import TRIBE, Json, held, player, strip


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("players.1.active.race", "trolls", "players[1].active.race"),
        ("players.0.declined.0.race", "trolls", "players[0].declined[0].race"),
        ("players.1.declined", [{"race": "ghouls"}], "players[1].declined[0].race"),
        ("offer.0.race", "trolls", "offer[0].race"),
        ("offer.1.race", "ghouls", "offer[1].race"),
        ("offer.1.race", "orcs", "offer[1].race"),
        ("banners.shuffled", ["orcs"], "banners.shuffled"),
        ("banners.shuffled", ["elves"], "banners.shuffled"),
        ("banners.shuffled", ["wizards", "wizards"], "banners.shuffled"),
        ("banners.returned", ["humans"], "banners.returned"),
        ("banners.returned", ["wizards"], "banners.returned"),
        ("banners.returned", ["giants", "giants"], "banners.returned"),
    ],
)
def test_a_race_that_is_there_twice_is_refused(path: str, value: object, field: str) -> None:
    code, found = refused(changed(path, value))
    assert code == "race_twice"
    assert found.startswith(field)


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        ("players.0.active.hand", 9, "players[0]"),
        ("regions.0.tokens", 7, "players[0]"),
        ("regions.1.tokens", 12, "players[1]"),
        ("players.0.declined.0.hand", 9, "players[0]"),
    ],
)
def test_more_tokens_than_the_box_has_are_refused(path: str, value: int, field: str) -> None:
    code, found = refused(changed(path, value))
    assert code == "box_exceeded"
    assert found.startswith(field)


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("race", "box"),
    [("amazons", 15), ("dwarves", 8), ("elves", 11), ("ghouls", 10), ("giants", 11), ("halflings", 11),
     ("humans", 10), ("orcs", 10), ("ratmen", 13), ("skeletons", 20), ("sorcerers", 18), ("tritons", 11),
     ("trolls", 10), ("wizards", 10)],
)  # fmt: skip
def test_each_race_has_its_box(race: str, box: int) -> None:
    position: Json = {"map": BAY, "players": [player(f"{race} hill", hand=box - 2), player()]}
    Game.from_position(position | {"regions": {"0": held(0, race, 2)}})
    code, field = refused(position | {"regions": {"0": held(0, race, 3)}})
    assert code == "box_exceeded"
    assert field.startswith("players[0]")


@pytest.mark.rule("1.2")
@pytest.mark.parametrize(
    ("active", "marker", "supply"),
    [("orcs heroic", "hero", 2), ("orcs dragon_master", "dragon", 1), ("halflings hill", "hole", 2),
     ("orcs fortified", "fortress", 6)],
)  # fmt: skip
def test_no_more_markers_than_the_box_has(active: str, marker: str, supply: int) -> None:
    race = active.split()[0]
    position: Json = {"map": strip(*["hill"] * 8), "players": [player(active), player()]}

    def regions(count: int) -> dict[str, Json]:
        return {str(r): held(0, race, 1, **{marker: 1}) for r in range(count)}

    Game.from_position(position | {"regions": regions(supply)})
    field = f"regions.{supply}.{marker}"
    assert refused(position | {"regions": regions(supply + 1)}) == ("too_many_markers", field)


@pytest.mark.rule("1.2")
def test_no_more_camps_than_the_box_has() -> None:
    position = changed("regions.0", held(0, "trolls", 2, encampments=3))
    assert refused(position) == ("too_many_markers", "regions.1.encampments")


@pytest.mark.rule("1.2")
def test_no_more_lost_tribes_than_the_box_has() -> None:
    position: Json = {"map": strip(*["hill"] * 20), "players": [player(), player()]}
    Game.from_position(position | {"regions": {str(r): TRIBE for r in range(18)}})
    assert refused(position | {"regions": {str(r): TRIBE for r in range(19)}}) == (
        "too_many_tribes",
        "regions",
    )
