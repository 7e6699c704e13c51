"""Finding the traits and maps of the box, and reading home-made ones (12)."""

from pathlib import Path
from typing import Any

import pytest

from elbowroom import ContentError, Game, OptionError
from elbowroom.content.loader import (
    MAPS,
    base_board,
    base_powers,
    base_races,
    load_homebrew,
    map_facts,
    ruleset,
    with_homebrew,
)
from elbowroom.engine.trait import Marker, Power, Race, Trait
from tests.scenario import strip

RACES = [
    "amazons", "dwarves", "elves", "ghouls", "giants", "halflings", "humans", "orcs", "ratmen", "skeletons",
    "sorcerers", "tritons", "trolls", "wizards",
]  # fmt: skip
POWERS = [
    "alchemist", "berserk", "bivouacking", "commando", "diplomat", "dragon_master", "flying", "forest",
    "fortified", "heroic", "hill", "merchant", "mounted", "pillaging", "seafaring", "spirit", "stout",
    "swamp", "underworld", "wealthy",
]  # fmt: skip

GNOMES = Race("gnomes", 6, box=10, replaces="humans")
CUNNING = Power("cunning", 5)

GNOME_FILE = """
from elbowroom.engine.trait import Race

TRAIT = Race("gnomes", 6, box=10, replaces="humans")
"""


def refusal(*homebrew: Trait) -> ContentError:
    with pytest.raises(ContentError) as caught:
        with_homebrew(homebrew)
    return caught.value


def file_refusal(path: Path) -> ContentError:
    with pytest.raises(ContentError) as caught:
        Game.new(homebrew=[path])
    assert str(path) in str(caught.value)
    return caught.value


# What is in the box


def test_all_races_are_found_in_the_order_of_their_ids() -> None:
    assert [race.id for race in base_races()] == RACES
    assert all(isinstance(race, Race) for race in base_races())


def test_all_powers_are_found_in_the_order_of_their_ids() -> None:
    assert [power.id for power in base_powers()] == POWERS
    assert all(isinstance(power, Power) for power in base_powers())


def test_races_powers_boards_and_rules_are_made_once() -> None:
    assert base_races() is base_races()
    assert base_powers() is base_powers()
    assert base_board("2p") is base_board("2p")
    assert ruleset("3p", 3) is ruleset("3p", 3)


def test_rules_are_shared_only_by_tables_that_play_the_same() -> None:
    plain = ruleset("3p", 3)
    assert ruleset("3p", 2) is not plain
    assert ruleset("4p", 3) is not plain
    assert ruleset("3p", 3, open_scores=True) is not plain
    assert ruleset("3p", 3, homebrew=[CUNNING]) is not plain


@pytest.mark.rule("1.1")
@pytest.mark.parametrize(
    ("name", "rounds", "regions"), [("2p", 10, 23), ("3p", 10, 30), ("4p", 9, 39), ("5p", 8, 48)]
)
def test_the_four_maps_have_their_names(name: str, rounds: int, regions: int) -> None:
    assert name in MAPS
    board = base_board(name)
    assert board.rounds == rounds
    assert len(board.ids) == regions


@pytest.mark.parametrize("name", ["1p", "6p", "", "2P", "../maps/2p", "2p.toml"])
def test_other_map_names_are_refused(name: str) -> None:
    with pytest.raises(ContentError) as caught:
        map_facts(name)
    assert caught.value.code == "unknown_map"
    assert "2p" in str(caught.value)
    with pytest.raises(ContentError):
        ruleset(name, 2)
    with pytest.raises(ContentError):
        Game.new(map=name)


@pytest.mark.rule("1.1")
@pytest.mark.parametrize("players", [0, 1, 6, -2, True, 2.0, "2", None])
def test_a_table_has_two_to_five_players(players: object) -> None:
    with pytest.raises(OptionError) as caught:
        ruleset("2p", players)  # type: ignore[arg-type]
    assert caught.value.code == "bad_player_count"


# Home-made traits


@pytest.mark.rule("12.2")
def test_a_home_made_race_takes_the_place_of_the_race_whose_tokens_it_uses() -> None:
    races, powers = with_homebrew([GNOMES])
    assert [race.id for race in races] == [id for id in RACES if id != "humans"] + ["gnomes"]
    assert [power.id for power in powers] == POWERS


@pytest.mark.rule("12.1")
def test_a_home_made_power_comes_on_top() -> None:
    races, powers = with_homebrew([CUNNING])
    assert [race.id for race in races] == RACES
    assert [power.id for power in powers] == [*POWERS, "cunning"]


@pytest.mark.rule("12.2")
def test_two_home_made_races_need_two_lenders() -> None:
    races, _ = with_homebrew([GNOMES, Race("fauns", 5, box=10, replaces="orcs")])
    assert {race.id for race in races} == {*RACES, "gnomes", "fauns"} - {"humans", "orcs"}
    error = refusal(GNOMES, Race("fauns", 5, box=10, replaces="humans"))
    assert error.code == "no_lender"
    assert "fauns" in str(error)


@pytest.mark.rule("12.2")
@pytest.mark.parametrize("replaces", ["", "gnomes", "hill", "kobolds"])
def test_a_home_made_race_without_a_lender_is_refused(replaces: str) -> None:
    error = refusal(Race("gnomes", 6, box=10, replaces=replaces))
    assert error.code == "no_lender"
    assert "gnomes" in str(error)


@pytest.mark.rule("12.1")
def test_a_home_made_race_of_more_than_ten_is_refused() -> None:
    error = refusal(Race("gnomes", 11, box=18, replaces="sorcerers"))
    assert error.code == "bad_token_count"
    assert error.facts["most"] == 10
    with_homebrew([Race("gnomes", 10, box=18, replaces="sorcerers")])


@pytest.mark.rule("12.1")
def test_a_home_made_power_of_more_than_five_is_refused() -> None:
    error = refusal(Power("cunning", 6))
    assert error.code == "bad_token_count"
    assert error.facts["most"] == 5


@pytest.mark.rule("12.2")
@pytest.mark.parametrize("box", [0, 5, 11, 20])
def test_the_lender_must_have_as_many_tokens(box: int) -> None:
    error = refusal(Race("gnomes", 6, box=box, replaces="humans"))
    assert error.code == "bad_box"
    assert error.facts["most"] == 10


@pytest.mark.parametrize(
    "trait", [Race("orcs", 5, box=10, replaces="humans"), Power("hill", 4), Power("orcs", 4)]
)
def test_a_name_that_is_taken_is_refused(trait: Trait) -> None:
    error = refusal(trait)
    assert error.code == "trait_exists"
    assert trait.id in str(error)


def test_two_home_made_traits_of_one_name_are_refused() -> None:
    assert refusal(CUNNING, Power("cunning", 3)).code == "trait_exists"


@pytest.mark.parametrize("id", ["", "two words", "a,b", "a#b", "-", "Üb\ner"])
def test_a_name_that_moves_and_records_cannot_hold_is_refused(id: str) -> None:
    refusal(Power(id, 3))


@pytest.mark.parametrize(
    "marker",
    [Marker("tokens", 3), Marker("seat", 3), Marker("two words", 3), Marker("totem", 0), Marker("totem", 16)],
)
def test_a_marker_that_positions_cannot_hold_is_refused(marker: Marker) -> None:
    assert refusal(Power("cunning", 3, marker=marker)).code == "bad_marker"


@pytest.mark.rule("12.1")
@pytest.mark.parametrize(
    "trait",
    [
        Power("cunning", -1),
        Race("gnomes", -1, box=10, replaces="humans"),
        Power("cunning", 5, extra=1),
        Race("gnomes", 8, extra=3, box=18, replaces="sorcerers"),
    ],
    ids=["power below zero", "race below zero", "power with more", "race with more"],
)
def test_tokens_are_counted_with_what_comes_beside_them(trait: Trait) -> None:
    refusal(trait)


# Files


def test_a_trait_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "gnomes.py"
    file.write_text(GNOME_FILE, encoding="utf-8")
    for name in (file, str(file)):
        (trait,) = load_homebrew([name])
        assert isinstance(trait, Race)
        assert (trait.id, trait.tokens, trait.box, trait.replaces) == ("gnomes", 6, 10, "humans")


def test_files_and_traits_may_be_mixed(tmp_path: Path) -> None:
    file = tmp_path / "gnomes.py"
    file.write_text(GNOME_FILE, encoding="utf-8")
    assert [trait.id for trait in load_homebrew([CUNNING, file])] == ["cunning", "gnomes"]


def test_a_table_with_an_inline_map_may_have_home_made_traits() -> None:
    rules = ruleset(strip("hill", "swamp"), 2, homebrew=[GNOMES, CUNNING])
    assert rules.races[-1].id == "gnomes"
    assert rules.powers[-1].id == "cunning"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    assert file_refusal(tmp_path / "nothing.py").code == "no_such_file"


def test_a_folder_without_packs_is_no_file(tmp_path: Path) -> None:
    assert file_refusal(tmp_path).code == "no_such_file"


@pytest.mark.parametrize(
    "text",
    ["raise RuntimeError('oh no')", "1 / 0", "TRAIT = (", "import no_such_module_anywhere", "TRAIT = Race()"],
)
def test_a_file_that_raises_is_named_with_its_error(tmp_path: Path, text: str) -> None:
    file = tmp_path / "broken.py"
    file.write_text(text, encoding="utf-8")
    assert file_refusal(file).code == "broken_file"


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "noise.py"
    file.write_bytes(b"\xff\x00\xfe")
    assert file_refusal(file).code == "broken_file"


def test_a_file_that_is_not_python_is_named(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(GNOME_FILE, encoding="utf-8")
    assert file_refusal(file).code == "not_python"


@pytest.mark.parametrize("text", ["", "TRAIT = None", "TRAIT = 'gnomes'", "trait = 5"])
def test_a_file_without_a_trait_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "empty.py"
    file.write_text(text, encoding="utf-8")
    assert file_refusal(file).code == "no_trait"


@pytest.mark.parametrize("homebrew", [5, None, "gnomes.py", [5], [None], [object()], [Trait("ghost", 3)]])
def test_what_is_no_list_of_traits_and_paths_is_refused(homebrew: Any) -> None:
    with pytest.raises(ContentError) as caught:
        load_homebrew(homebrew)
    assert caught.value.code == "not_homebrew"
