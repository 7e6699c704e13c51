"""Sorcerers (10.11)."""

from collections.abc import Mapping
from typing import Any

import pytest

from elbowroom import Game
from tests.scenario import TRIBE, Json, active, game, held, legal, play, player, region, strip

LAND = strip("farmland", "hill", "swamp", "forest", "hill")
ORCS = player("orcs hill", turns=1)


def spell(
    regions: Mapping[int, Json], foe: Json = ORCS, power: str = "hill", hand: int = 0, **fields: Any
) -> Game:
    """Sorcerers in region 0, about to act."""
    players = [player(f"sorcerers {power}", hand=hand, turns=1), foe]
    return game(LAND, players, {0: held(0, "sorcerers"), **regions}, **fields)


def spells(g: Game) -> set[str]:
    return legal(g, "use sorcerers")


# What it does


@pytest.mark.rule("10.11")
def test_a_lone_token_is_replaced_by_a_sorcerer_from_the_tray() -> None:
    g = spell({1: held(1, "orcs"), 3: held(1, "orcs")})
    play(g, "use sorcerers 1")
    assert region(g, 1) == held(0, "sorcerers")
    assert region(g, 0) == held(0, "sorcerers")
    assert (active(g, 0)["hand"], active(g, 1)["hand"]) == (0, 0)


@pytest.mark.rule("10.11")
def test_the_replaced_token_is_lost() -> None:
    g = spell({1: held(1, "orcs"), 3: held(1, "orcs")})
    play(g, "use sorcerers 1", "done", "done")
    assert (g.seat, g.phase) == (1, "expand")
    assert region(g, 3) == held(1, "orcs")


@pytest.mark.rule("10.11", "4.4")
def test_it_needs_no_token_in_hand() -> None:
    g = spell({1: held(1, "orcs")})
    assert set(g.legal) == {"done", "decline", "abandon 0", "use sorcerers 1"}


@pytest.mark.rule("10.11")
def test_tokens_in_hand_stay_there() -> None:
    g = spell({1: held(1, "orcs")}, hand=3)
    play(g, "use sorcerers 1")
    assert active(g, 0)["hand"] == 3
    assert legal(g, "conquer") == {"conquer 2"}


@pytest.mark.rule("10.11", "2.3", "6.2")
def test_it_is_a_conquest_and_ends_the_time_to_abandon_or_decline() -> None:
    g = spell({1: held(1, "orcs")})
    play(g, "use sorcerers 1")
    assert g.phase == "conquer"
    assert set(g.legal) == {"done"}


@pytest.mark.rule("10.11", "11.14")
def test_it_counts_as_a_conquest_of_a_non_empty_region() -> None:
    g = spell({1: held(1, "orcs")}, power="pillaging")
    play(g, "use sorcerers 1")
    assert g.income(0) == {"regions": 2, "pillaging": 1}


@pytest.mark.rule("10.11", "5.6")
def test_the_last_token_of_a_race_can_be_replaced() -> None:
    g = spell({1: held(1, "orcs")})
    play(g, "use sorcerers 1", "done", "done")
    assert (g.seat, set(g.legal)) == (1, {"done", "decline"})


@pytest.mark.rule("10.11", "10.3")
def test_an_elf_goes_to_the_tray_too() -> None:
    g = spell({1: held(1, "elves"), 3: held(1, "elves")}, player("elves hill", turns=1))
    play(g, "use sorcerers 1")
    assert active(g, 1)["hand"] == 0


# When


@pytest.mark.rule("10.11")
def test_once_per_turn_for_one_opponent() -> None:
    g = spell({1: held(1, "orcs"), 2: held(1, "orcs")})
    play(g, "use sorcerers 1")
    assert g.why_not("use sorcerers 2") == ["already_used"]


@pytest.mark.rule("10.11")
def test_once_for_each_of_two_opponents() -> None:
    g = game(
        strip("hill", "swamp", "forest", "hill", "swamp"),
        [player("sorcerers hill", turns=1), ORCS, player("elves swamp", turns=1)],
        {
            2: held(0, "sorcerers"),
            1: held(1, "orcs"),
            0: held(1, "orcs"),
            3: held(2, "elves"),
            4: held(2, "elves"),
        },
    )
    assert spells(g) == {"use sorcerers 1", "use sorcerers 3"}
    play(g, "use sorcerers 1")
    assert spells(g) == {"use sorcerers 3"}
    play(g, "use sorcerers 3")
    assert spells(g) == set()


@pytest.mark.rule("10.11")
def test_again_in_the_next_turn() -> None:
    g = spell({1: held(1, "orcs"), 2: held(1, "orcs")})
    play(g, "use sorcerers 1", "done", "done", "done", "done")
    assert g.seat == 0
    assert spells(g) == {"use sorcerers 2"}


@pytest.mark.rule("10.11")
def test_between_ordinary_conquests() -> None:
    g = spell({1: TRIBE, 2: held(1, "orcs"), 4: held(1, "orcs")}, hand=5)
    play(g, "conquer 1", "use sorcerers 2", "conquer 3")
    assert [region(g, r)["tokens"] for r in (1, 2, 3)] == [3, 1, 2]


@pytest.mark.rule("10.11", "4.8")
@pytest.mark.parametrize("die", [0, 3])
def test_not_after_the_final_attempt(die: int) -> None:
    g = spell({1: held(1, "orcs"), 2: held(1, "orcs")}, hand=1)
    play(g, f"attempt 1 / {die}")
    assert g.phase == "redeploy"
    assert g.why_not("use sorcerers 2") == ["wrong_phase"]
    assert g.why_not("use sorcerers 1") == ["wrong_phase"]


@pytest.mark.rule("10.11", "11.2")
def test_not_while_a_berserk_die_shows() -> None:
    g = spell({1: held(1, "orcs")}, power="berserk", hand=4)
    play(g, "roll / 2")
    assert spells(g) == set()
    assert g.why_not("use sorcerers 1") == ["die_rolled"]


@pytest.mark.rule("10.11", "11.2")
def test_again_when_the_berserk_die_has_been_used() -> None:
    g = spell({1: TRIBE, 2: held(1, "orcs")}, power="berserk", hand=4)
    play(g, "roll / 1", "conquer 1")
    assert spells(g) == {"use sorcerers 2"}


# Whom


@pytest.mark.rule("10.11")
def test_two_tokens_are_too_many() -> None:
    g = spell({1: held(1, "orcs", 2)})
    assert g.why_not("use sorcerers 1") == ["not_a_lone_token"]


@pytest.mark.rule("10.11")
def test_a_declined_token_cannot_be_replaced() -> None:
    g = spell({1: held(1, "trolls"), 4: held(1, "orcs")}, player("orcs hill", declined=["trolls"], turns=1))
    assert g.why_not("use sorcerers 1") == ["not_a_lone_token"]


@pytest.mark.rule("10.11")
@pytest.mark.parametrize("there", [TRIBE, {}])
def test_neither_a_lost_tribe_nor_nobody_can_be_replaced(there: Json) -> None:
    g = spell({1: there, 4: held(1, "orcs")})
    assert g.why_not("use sorcerers 1") == ["not_a_lone_token"]


@pytest.mark.rule("10.11")
def test_the_players_own_declined_token_is_no_opponents() -> None:
    g = game(
        LAND,
        [player("sorcerers hill", declined=["trolls"], turns=1), ORCS],
        {0: held(0, "sorcerers"), 1: held(0, "trolls"), 4: held(1, "orcs")},
    )
    assert g.why_not("use sorcerers 1") == ["not_a_lone_token"]


@pytest.mark.rule("10.11", "1.2")
@pytest.mark.parametrize(("hand", "why"), [(16, []), (17, ["tray_empty"])])
def test_a_sorcerer_must_be_left_in_the_tray(hand: int, why: list[str]) -> None:
    g = spell({1: held(1, "orcs")}, hand=hand)
    assert g.why_not("use sorcerers 1") == why


@pytest.mark.rule("10.11", "1.2")
def test_the_last_of_the_tray_goes_to_the_first_opponent() -> None:
    g = game(
        strip("hill", "swamp", "forest"),
        [player("sorcerers hill", hand=16, turns=1), ORCS, player("elves swamp", turns=1)],
        {1: held(0, "sorcerers"), 0: held(1, "orcs"), 2: held(2, "elves")},
    )
    play(g, "use sorcerers 0")
    assert g.why_not("use sorcerers 2") == ["tray_empty"]


# Where


@pytest.mark.rule("10.11")
def test_the_region_must_be_adjacent() -> None:
    g = spell({2: held(1, "orcs")})
    assert g.why_not("use sorcerers 2") == ["not_adjacent"]
    assert spells(g) == set()


@pytest.mark.rule("10.11", "4.1")
def test_it_cannot_be_the_first_conquest() -> None:
    g = game(LAND, [player("sorcerers hill", hand=9), ORCS], {1: held(1, "orcs")})
    assert g.why_not("use sorcerers 1") == ["not_adjacent"]
    play(g, "conquer 0")
    assert spells(g) == {"use sorcerers 1"}


@pytest.mark.rule("10.11", "6.2")
def test_not_from_regions_that_were_all_abandoned() -> None:
    g = spell({1: held(1, "orcs")})
    play(g, "abandon 0")
    assert spells(g) == set()


@pytest.mark.rule("10.11")
def test_a_region_of_the_players_declined_race_is_no_help() -> None:
    g = game(
        LAND,
        [player("sorcerers hill", declined=["trolls"], turns=1), ORCS],
        {4: held(0, "sorcerers"), 0: held(0, "trolls"), 1: held(1, "orcs")},
    )
    assert g.why_not("use sorcerers 1") == ["not_adjacent"]


@pytest.mark.rule("10.11", "5.3")
def test_a_mountain_does_not_protect_and_stays() -> None:
    g = game(
        strip("hill", "mountain", "swamp"),
        [player("sorcerers hill", turns=1), ORCS],
        {0: held(0, "sorcerers"), 1: held(1, "orcs")},
    )
    play(g, "use sorcerers 1")
    assert region(g, 1) == held(0, "sorcerers")


@pytest.mark.rule("10.11", "5.3")
@pytest.mark.parametrize(
    ("combo", "marker"), [("orcs fortified", "fortress"), ("trolls hill", "lair")], ids=["fortress", "lair"]
)
def test_fortress_and_lair_do_not_protect_and_go(combo: str, marker: str) -> None:
    race = combo.split()[0]
    g = spell({1: held(1, race, **{marker: 1}), 3: held(1, race)}, player(combo, turns=1), power="swamp")
    play(g, "use sorcerers 1")
    assert region(g, 1) == held(0, "sorcerers")


@pytest.mark.rule("10.11", "11.3")
def test_an_encampment_protects() -> None:
    g = spell({1: held(1, "orcs", encampments=1)}, player("orcs bivouacking", turns=1))
    assert g.why_not("use sorcerers 1") == ["shielded"]


@pytest.mark.rule("10.11", "4.9")
@pytest.mark.parametrize(
    ("combo", "marker"),
    [("halflings hill", "hole"), ("orcs heroic", "hero"), ("orcs dragon_master", "dragon")],
    ids=["hole", "hero", "dragon"],
)
def test_immunity_protects(combo: str, marker: str) -> None:
    race = combo.split()[0]
    g = spell({1: held(1, race, **{marker: 1})}, player(combo, turns=1), power="swamp")
    assert g.why_not("use sorcerers 1") == ["immune"]


@pytest.mark.rule("10.11", "11.5")
def test_peace_protects() -> None:
    g = spell({1: held(1, "orcs")}, player("orcs diplomat", turns=1), peace=[{"from": 0, "to": 1}])
    assert g.why_not("use sorcerers 1") == ["peace"]


@pytest.mark.rule("10.11", "11.5")
def test_it_is_an_attack_that_forbids_the_peace() -> None:
    g = spell({1: held(1, "orcs"), 3: held(1, "orcs")}, power="diplomat")
    play(g, "use sorcerers 1", "done")
    assert g.why_not("use diplomat 1") == ["was_attacked"]


@pytest.mark.rule("10.11", "11.15")
@pytest.mark.parametrize("terrain", ["sea", "lake"])
@pytest.mark.parametrize(("power", "why"), [("hill", ["water"]), ("seafaring", [])])
def test_water_protects_from_all_but_seafaring_sorcerers(terrain: str, power: str, why: list[str]) -> None:
    g = game(
        strip("hill", terrain, "swamp"),
        [player(f"sorcerers {power}", turns=1), player("orcs seafaring", turns=1)],
        {0: held(0, "sorcerers"), 1: held(1, "orcs")},
    )
    assert g.why_not("use sorcerers 1") == why


@pytest.mark.rule("10.11", "8.3")
def test_declined_sorcerers_replace_nobody() -> None:
    g = game(
        LAND,
        [player("humans hill", declined=["sorcerers"], turns=1), ORCS],
        {0: held(0, "sorcerers"), 1: held(1, "orcs"), 4: held(0, "humans")},
    )
    assert g.why_not("use sorcerers 1") != []
    assert spells(g) == set()


@pytest.mark.rule("10.11", "5.6")
def test_sorcerers_without_any_token_replace_nobody_even_if_they_fly() -> None:
    players = [player("sorcerers flying", turns=1), ORCS]
    g = game(LAND, players, {1: held(1, "orcs")})
    assert set(g.legal) == {"done", "decline"}
    assert g.why_not("use sorcerers 1") == ["no_tokens"]
