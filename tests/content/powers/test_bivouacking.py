"""Bivouacking (11.3)."""

import pytest

from elbowroom import IllegalMove
from tests.scenario import active, game, held, legal, play, player, region, strip

LAND = strip("hill", "swamp", "forest", "farmland")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.3")
def test_five_encampments_are_placed_freely_and_several_may_share_a_region() -> None:
    g = game(LAND, [player("orcs bivouacking", turns=1), IDLE], {0: held(0, "orcs"), 1: held(0, "orcs")})
    play(g, "done")
    assert legal(g, "use bivouacking") == {"use bivouacking 0", "use bivouacking 1"}
    play(g, "use bivouacking 0", "use bivouacking 1 2", "use bivouacking 0 2")
    assert region(g, 0) == held(0, "orcs", 1, encampments=3)
    assert region(g, 1) == held(0, "orcs", 1, encampments=2)
    assert g.legal == ["done"]


@pytest.mark.rule("11.3")
def test_all_five_must_be_placed() -> None:
    g = game(LAND, [player("orcs bivouacking", turns=1), IDLE], {0: held(0, "orcs")})
    play(g, "done", "use bivouacking 0 4")
    assert g.why_not("done") == ["must_place"]
    play(g, "use bivouacking 0", "done")
    assert g.seat == 1


@pytest.mark.rule("11.3")
def test_there_is_no_sixth_encampment() -> None:
    g = game(LAND, [player("orcs bivouacking", turns=1), IDLE], {0: held(0, "orcs")})
    play(g, "done")
    with pytest.raises(IllegalMove):
        g.play("use bivouacking 0 6")
    assert region(g, 0) == held(0, "orcs")


@pytest.mark.rule("11.3")
def test_without_a_region_no_encampment_need_be_placed() -> None:
    g = game(LAND, [player("orcs bivouacking", hand=3, turns=1), IDLE])
    play(g, "done", "done")
    assert g.seat == 1


@pytest.mark.rule("11.3", "4.3")
def test_each_encampment_is_one_token_of_defence() -> None:
    g = game(
        LAND,
        [player("humans hill", hand=5, turns=1), player("orcs bivouacking", turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs", 2, encampments=3)},
    )
    assert g.cost(1) == 2 + 2 + 3


@pytest.mark.rule("11.3", "10.11")
@pytest.mark.parametrize(("camps", "convertible"), [(0, {"use sorcerers 1"}), (1, set())])
def test_an_encampment_shields_a_single_token_from_sorcerers(camps: int, convertible: set[str]) -> None:
    g = game(
        LAND,
        [player("sorcerers hill", hand=1, turns=1), player("orcs bivouacking", turns=1)],
        {0: held(0, "sorcerers"), 1: held(1, "orcs", 1, encampments=camps), 2: held(1, "orcs", 2)},
    )
    assert legal(g, "use sorcerers") == convertible


@pytest.mark.rule("11.3")
def test_encampments_are_taken_up_and_placed_anew_every_turn() -> None:
    g = game(
        LAND,
        [player("orcs bivouacking", turns=1), IDLE],
        {0: held(0, "orcs", 1, encampments=5), 1: held(0, "orcs")},
    )
    play(g, "done")
    assert region(g, 0) == held(0, "orcs")
    play(g, "use bivouacking 1 5", "done")
    assert region(g, 1) == held(0, "orcs", 1, encampments=5)


@pytest.mark.rule("11.3")
def test_encampments_stay_on_the_map_while_their_owner_conquers() -> None:
    g = game(
        LAND,
        [player("orcs bivouacking", hand=2, turns=1), IDLE],
        {0: held(0, "orcs", 1, encampments=5)},
    )
    play(g, "conquer 1")
    assert region(g, 0) == held(0, "orcs", 1, encampments=5)


@pytest.mark.rule("11.3", "6.2")
def test_encampments_of_an_abandoned_region_are_placed_again() -> None:
    g = game(
        LAND,
        [player("orcs bivouacking", turns=1), IDLE],
        {0: held(0, "orcs", 1, encampments=2), 1: held(0, "orcs", 1, encampments=3)},
    )
    play(g, "abandon 0", "done", "deploy 1", "use bivouacking 1 5", "done")
    assert region(g, 0) == {}
    assert region(g, 1) == held(0, "orcs", 2, encampments=5)


@pytest.mark.rule("11.3", "5.3", "5.4")
def test_encampments_of_a_lost_region_are_placed_again_at_the_end_of_that_turn() -> None:
    g = game(
        LAND,
        [player("humans hill", hand=6, turns=1), player("orcs bivouacking", turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs", 1, encampments=3), 2: held(1, "orcs", 1, encampments=2)},
    )
    play(g, "conquer 1")
    assert region(g, 1) == held(0, "humans", 6)
    play(g, "done", "deploy 0 5", "done")
    assert (g.phase, g.seat) == ("withdraw", 1)
    assert g.legal == ["use bivouacking 2"]
    play(g, "use bivouacking 2 3")
    assert region(g, 2) == held(1, "orcs", 1, encampments=5)
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("11.3", "5.4")
def test_tokens_and_encampments_come_back_together_in_any_order() -> None:
    g = game(
        LAND,
        [player("humans hill", hand=9, turns=1), player("orcs bivouacking", turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs", 3, encampments=1), 2: held(1, "orcs"), 3: held(1, "orcs")},
    )
    play(g, "conquer 1", "done", "deploy 0 8", "done")
    assert (g.phase, g.seat) == ("withdraw", 1)
    assert set(g.legal) == {"deploy 2", "deploy 3", "use bivouacking 2", "use bivouacking 3"}
    play(g, "deploy 2", "use bivouacking 3", "deploy 3")
    assert region(g, 2) == held(1, "orcs", 2)
    assert region(g, 3) == held(1, "orcs", 2, encampments=1)
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("11.3", "5.5")
def test_encampments_of_the_last_region_wait_for_their_owners_next_turn() -> None:
    g = game(
        LAND,
        [player("humans hill", hand=9, turns=1), player("orcs bivouacking", turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs", 3, encampments=5)},
    )
    assert g.cost(1) == 10
    play(g, "attempt 1 / 1", "deploy 0 8", "done")
    assert (g.phase, g.seat) == ("expand", 1)
    assert active(g, 1)["hand"] == 2
    play(g, "conquer 3", "done", "deploy 3", "use bivouacking 3 5", "done")
    assert region(g, 3) == held(1, "orcs", 2, encampments=5)


@pytest.mark.rule("11.3", "8.4")
def test_encampments_are_gone_in_decline() -> None:
    g = game(
        LAND,
        [player("orcs bivouacking", turns=1), player("humans hill", turns=1)],
        {0: held(0, "orcs", 2, encampments=5), 1: held(1, "humans", 4)},
    )
    play(g, "decline")
    assert region(g, 0) == held(0, "orcs", 1)
    assert g.cost(0) == 3


@pytest.mark.rule("11.3", "5.4")
def test_a_count_of_encampments_never_runs_over_into_the_next_players_turn() -> None:
    g = game(
        LAND,
        [
            player("humans hill", hand=6, turns=1),
            player("elves dragon_master", hand=6, turns=1),
            player("orcs bivouacking", turns=1),
        ],
        {0: held(0, "humans"), 1: held(2, "orcs", 1, encampments=2), 3: held(2, "orcs")},
    )
    play(g, "conquer 1", "done", "deploy 0 5", "done")
    assert (g.phase, g.seat) == ("withdraw", 2)
    with pytest.raises(IllegalMove):
        g.play("use bivouacking 3 3")
    assert region(g, 3) == held(2, "orcs")
