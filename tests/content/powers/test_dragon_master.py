"""Dragon Master (11.6)."""

import pytest

from tests.scenario import active, conquerable, game, held, legal, play, player, region, strip

LAND = strip("hill", "mountain tribe", "swamp", "forest inner", "farmland", "lake")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.6")
def test_one_token_is_enough_whatever_defends_the_region() -> None:
    g = game(
        LAND,
        [player("orcs dragon_master", hand=3, turns=1), player("trolls fortified", turns=1)],
        {0: held(0, "orcs"), 1: held(1, "trolls", 4, lair=1, fortress=1)},
    )
    assert g.cost(1) == 9
    play(g, "use dragon_master 1")
    assert region(g, 1) == held(0, "orcs", 1, dragon=1)
    assert active(g, 0)["hand"] == 2
    assert active(g, 1)["hand"] == 3


@pytest.mark.rule("11.6")
def test_a_lost_tribe_flees_from_the_dragon_and_counts_as_conquered() -> None:
    g = game(LAND, [player("orcs dragon_master", hand=1, turns=1), IDLE], {0: held(0, "orcs")})
    play(g, "use dragon_master 1")
    assert region(g, 1) == held(0, "orcs", 1, dragon=1)
    assert g.income(0) == {"regions": 2, "orcs": 1}


@pytest.mark.rule("11.6")
def test_the_dragon_takes_one_region_a_turn() -> None:
    g = game(LAND, [player("orcs dragon_master", hand=5, turns=1), IDLE], {2: held(0, "orcs")})
    play(g, "use dragon_master 1")
    assert legal(g, "use dragon_master") == set()
    assert g.why_not("use dragon_master 3") == ["already_used"]
    assert conquerable(g) == {0, 3}
    play(g, "done", "deploy 2 4", "done", "done", "done")
    assert g.seat == 0
    assert legal(g, "use dragon_master") == {"use dragon_master 0", "use dragon_master 3"}


@pytest.mark.rule("11.6")
def test_the_dragon_may_come_after_other_conquests() -> None:
    g = game(LAND, [player("orcs dragon_master", hand=3, turns=1), IDLE], {2: held(0, "orcs")})
    play(g, "conquer 3", "use dragon_master 4")
    assert region(g, 4) == held(0, "orcs", 1, dragon=1)


@pytest.mark.rule("11.6", "4.4")
def test_a_token_must_be_in_hand() -> None:
    g = game(LAND, [player("orcs dragon_master", turns=1), IDLE], {2: held(0, "orcs")})
    assert legal(g, "use dragon_master") == set()
    assert g.why_not("use dragon_master 3") == ["no_tokens"]


@pytest.mark.rule("11.6", "4.2")
def test_only_an_adjacent_region_can_be_taken() -> None:
    g = game(LAND, [player("orcs dragon_master", hand=1, turns=1), IDLE], {2: held(0, "orcs")})
    assert legal(g, "use dragon_master") == {"use dragon_master 1", "use dragon_master 3"}
    assert g.why_not("use dragon_master 4") == ["not_adjacent"]


@pytest.mark.rule("11.6", "4.1")
def test_the_first_conquest_is_still_a_border_region() -> None:
    g = game(LAND, [player("orcs dragon_master", hand=1), IDLE])
    assert legal(g, "use dragon_master") == {f"use dragon_master {r}" for r in (0, 1, 2, 4)}
    assert g.why_not("use dragon_master 3") == ["not_border"]


@pytest.mark.rule("11.6", "4.5")
def test_the_dragon_takes_no_water() -> None:
    g = game(LAND, [player("orcs dragon_master", hand=1, turns=1), IDLE], {4: held(0, "orcs")})
    assert legal(g, "use dragon_master") == {"use dragon_master 3"}


@pytest.mark.rule("11.6", "4.9")
def test_an_immune_region_is_closed_to_the_dragon() -> None:
    g = game(
        LAND,
        [player("orcs dragon_master", hand=1, turns=1), player("halflings heroic", turns=1)],
        {0: held(1, "halflings", 1, hero=1), 1: held(0, "orcs"), 2: held(1, "halflings", 1, hole=1)},
    )
    assert legal(g, "use dragon_master") == set()
    assert g.why_not("use dragon_master 0") == ["immune"]


@pytest.mark.rule("11.6", "11.5")
def test_peace_holds_against_the_dragon() -> None:
    g = game(
        LAND,
        [player("orcs dragon_master", hand=1, turns=1), player("elves diplomat", turns=1)],
        {0: held(1, "elves"), 1: held(0, "orcs")},
        peace=[{"from": 0, "to": 1}],
    )
    assert legal(g, "use dragon_master") == {"use dragon_master 2"}


@pytest.mark.rule("11.6", "4.9")
def test_the_dragons_region_is_immune() -> None:
    g = game(
        LAND,
        [player("sorcerers hill", hand=9, turns=1), player("orcs dragon_master", turns=1)],
        {1: held(0, "sorcerers"), 2: held(1, "orcs", 1, dragon=1)},
    )
    assert conquerable(g) == {0}
    assert g.why_not("conquer 2") == ["immune"]
    assert legal(g, "attempt") == set()
    assert legal(g, "use sorcerers") == set()


@pytest.mark.rule("11.6")
def test_the_region_the_dragon_leaves_can_be_attacked_again() -> None:
    g = game(
        LAND,
        [player("orcs dragon_master", hand=1, turns=1), player("humans hill", turns=1)],
        {1: held(0, "orcs", 1, dragon=1), 0: held(1, "humans", 9)},
    )
    play(g, "use dragon_master 2")
    assert region(g, 1) == held(0, "orcs")
    assert region(g, 2) == held(0, "orcs", 1, dragon=1)
    play(g, "done", "done")
    assert conquerable(g) == {1}


@pytest.mark.rule("11.6")
def test_the_dragon_stays_where_it_is_when_it_is_not_used() -> None:
    g = game(
        LAND,
        [player("orcs dragon_master", hand=2, turns=1), player("humans hill", turns=1)],
        {1: held(0, "orcs", 1, dragon=1), 0: held(1, "humans", 9)},
    )
    play(g, "conquer 2", "done", "deploy 1", "done")
    assert region(g, 1) == held(0, "orcs", 2, dragon=1)
    assert conquerable(g) == set()


@pytest.mark.rule("11.6", "6.2")
def test_the_dragon_of_an_abandoned_region_can_be_used_again() -> None:
    g = game(
        LAND,
        [player("orcs dragon_master", turns=1), IDLE],
        {1: held(0, "orcs", 1, dragon=1), 2: held(0, "orcs")},
    )
    play(g, "abandon 1")
    assert region(g, 1) == {}
    assert g.cost(1) == 3
    play(g, "use dragon_master 3")
    assert region(g, 3) == held(0, "orcs", 1, dragon=1)


@pytest.mark.rule("11.6", "8.4")
def test_the_dragon_is_gone_in_decline() -> None:
    g = game(
        LAND,
        [player("orcs dragon_master", turns=1), player("humans hill", turns=1)],
        {1: held(0, "orcs", 2, dragon=1), 0: held(1, "humans", 9)},
    )
    play(g, "decline")
    assert region(g, 1) == held(0, "orcs")
    assert conquerable(g) == {1}
