"""Fortified (11.9)."""

import pytest

from tests.scenario import active, declined, game, held, legal, play, player, region, strip

LAND = strip(*["hill"] * 8)
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.9")
def test_a_fortress_may_be_put_in_a_held_region() -> None:
    g = game(LAND, [player("orcs fortified", turns=1), IDLE], {0: held(0, "orcs"), 1: held(0, "orcs")})
    assert g.why_not("use fortified 0") == ["wrong_phase"]
    play(g, "done")
    assert legal(g, "use fortified") == {"use fortified 0", "use fortified 1"}
    assert g.why_not("use fortified 2") == ["not_yours"]
    play(g, "use fortified 1")
    assert region(g, 1) == held(0, "orcs", 1, fortress=1)


@pytest.mark.rule("11.9")
def test_nobody_has_to_build() -> None:
    g = game(LAND, [player("orcs fortified", turns=1), IDLE], {0: held(0, "orcs")})
    play(g, "done", "done")
    assert g.seat == 1
    assert region(g, 0) == held(0, "orcs")


@pytest.mark.rule("11.9")
def test_one_fortress_a_turn() -> None:
    g = game(LAND, [player("orcs fortified", turns=1), IDLE], {0: held(0, "orcs"), 1: held(0, "orcs")})
    play(g, "done", "use fortified 0")
    assert legal(g, "use fortified") == set()
    assert g.why_not("use fortified 1") == ["already_used"]
    play(g, "done", "done", "done", "done", "use fortified 1")
    assert region(g, 0) == held(0, "orcs", 1, fortress=1)
    assert region(g, 1) == held(0, "orcs", 1, fortress=1)


@pytest.mark.rule("11.9")
def test_one_fortress_a_region() -> None:
    g = game(
        LAND,
        [player("orcs fortified", turns=1), IDLE],
        {0: held(0, "orcs", 1, fortress=1), 1: held(0, "orcs")},
    )
    play(g, "done")
    assert legal(g, "use fortified") == {"use fortified 1"}
    assert g.why_not("use fortified 0") == ["stands_there"]


@pytest.mark.rule("11.9")
def test_a_region_of_the_declined_race_gets_none() -> None:
    g = game(
        LAND,
        [player("orcs fortified", declined=["giants"], turns=1), IDLE],
        {0: held(0, "orcs"), 1: held(0, "giants")},
    )
    play(g, "done")
    assert legal(g, "use fortified") == {"use fortified 0"}


@pytest.mark.rule("11.9", "1.2")
def test_six_fortresses_at_most() -> None:
    walled = {r: held(0, "orcs", 1, fortress=1) for r in range(6)}
    g = game(LAND, [player("orcs fortified", turns=1), IDLE], {**walled, 6: held(0, "orcs")})
    play(g, "done")
    assert legal(g, "use fortified") == set()
    assert g.why_not("use fortified 6") == ["none_left"]


@pytest.mark.rule("11.9", "1.2")
def test_fortresses_of_a_declined_race_count_among_the_six() -> None:
    walled = {r: held(1, "giants", 1, fortress=1) for r in range(6)}
    g = game(
        LAND,
        [player("orcs fortified", turns=1), player("elves hill", declined=["giants"], hand=6, turns=1)],
        {**walled, 6: held(0, "orcs")},
    )
    play(g, "done")
    assert g.why_not("use fortified 6") == ["none_left"]


@pytest.mark.rule("11.9", "4.3")
def test_a_fortress_adds_one_to_the_defence() -> None:
    g = game(
        LAND,
        [player("humans hill", hand=4, turns=1), player("orcs fortified", turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs", 1, fortress=1)},
    )
    assert g.cost(1) == 4


@pytest.mark.rule("11.9")
def test_each_fortress_earns_a_coin_every_turn() -> None:
    g = game(
        LAND,
        [player("orcs fortified", turns=1), IDLE],
        {0: held(0, "orcs", 1, fortress=1), 1: held(0, "orcs", 1, fortress=1), 2: held(0, "orcs")},
    )
    assert g.income(0) == {"regions": 3, "fortified": 2}
    play(g, "done", "use fortified 2", "done")
    assert g.coins[0] == 5 + 3 + 3


@pytest.mark.rule("11.9", "8.3", "8.4")
def test_in_decline_a_fortress_defends_but_earns_nothing() -> None:
    g = game(
        LAND,
        [player("orcs fortified", turns=1), player("humans hill", turns=1)],
        {0: held(0, "orcs", 2, fortress=1), 1: held(1, "humans", 5)},
    )
    play(g, "decline")
    assert g.coins[0] == 5 + 1
    assert region(g, 0) == held(0, "orcs", 1, fortress=1)
    assert g.cost(0) == 4


@pytest.mark.rule("11.9", "10.4")
def test_declined_ghouls_build_no_more() -> None:
    g = game(LAND, [player("ghouls fortified", turns=1), IDLE], {0: held(0, "ghouls", 1, fortress=1)})
    play(g, "decline", "done", "done", "pick 1", "done")
    assert (g.phase, g.acting) == ("redeploy", "declined")
    assert region(g, 0) == held(0, "ghouls", 1, fortress=1)
    assert legal(g, "use") == set()


@pytest.mark.rule("11.9", "5.3")
def test_a_fortress_falls_with_its_region_and_can_be_used_again() -> None:
    walled = {r: held(1, "orcs", 1, fortress=1) for r in range(1, 7)}
    g = game(
        LAND,
        [player("humans hill", hand=4, turns=1), player("orcs fortified", turns=1)],
        {0: held(0, "humans"), **walled, 7: held(1, "orcs")},
    )
    play(g, "conquer 1")
    assert region(g, 1) == held(0, "humans", 4)
    play(g, "done", "deploy 0 3", "done", "done", "use fortified 7")
    assert region(g, 7) == held(1, "orcs", 1, fortress=1)


@pytest.mark.rule("11.9", "10.11")
def test_a_fortress_falls_to_a_sorcerer() -> None:
    g = game(
        LAND,
        [player("sorcerers hill", turns=1), player("orcs fortified", turns=1)],
        {0: held(0, "sorcerers"), 1: held(1, "orcs", 1, fortress=1)},
    )
    play(g, "use sorcerers 1")
    assert region(g, 1) == held(0, "sorcerers")


@pytest.mark.rule("11.9", "6.2")
def test_a_fortress_goes_with_an_abandoned_region_and_can_be_used_again() -> None:
    walled = {r: held(0, "orcs", 1, fortress=1) for r in range(6)}
    g = game(LAND, [player("orcs fortified", turns=1), IDLE], {**walled, 6: held(0, "orcs")})
    play(g, "abandon 0")
    assert region(g, 0) == {}
    assert g.income(0) == {"regions": 6, "fortified": 5}
    play(g, "done", "deploy 6", "use fortified 6")
    assert region(g, 6) == held(0, "orcs", 2, fortress=1)


@pytest.mark.rule("11.9", "8.2")
def test_a_fortress_goes_with_the_last_token_of_a_declined_race() -> None:
    g = game(
        LAND,
        [player("orcs hill", declined=["giants"], turns=1), IDLE],
        {0: held(0, "giants", 1, fortress=1), 1: held(0, "orcs")},
    )
    play(g, "decline")
    assert region(g, 0) == {}
    assert [people["race"] for people in declined(g, 0)] == ["orcs"]


@pytest.mark.rule("11.9", "10.1")
def test_a_fortress_goes_when_amazons_must_empty_its_region() -> None:
    g = game(
        LAND,
        [player("amazons fortified", hand=3, turns=1), IDLE],
        {0: held(0, "amazons", 1, fortress=1), 1: held(0, "amazons")},
    )
    play(g, "done")
    assert active(g, 0)["hand"] == -1
    assert set(g.legal) == {"abandon 0", "abandon 1"}
    play(g, "abandon 0")
    assert region(g, 0) == {}
    assert g.income(0) == {"regions": 1}
