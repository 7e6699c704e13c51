"""Wealthy (11.20)."""

import pytest

from tests.scenario import active, game, held, play, player, strip

LAND = strip("hill", "swamp", "forest")
IDLE = player("elves hill", hand=6, turns=1)


@pytest.mark.rule("11.20")
def test_seven_coins_once_at_the_end_of_the_first_turn() -> None:
    g = game(
        LAND,
        [player(None), IDLE],
        offer=[{"race": "orcs", "power": "wealthy"}],
        banners={},
        badges={},
    )
    play(g, "pick 1", "conquer 0")
    assert g.coins[0] == 5
    assert g.income(0) == {"regions": 1, "wealthy": 7}
    play(g, "done", "deploy 0 8", "done")
    assert g.coins[0] == 5 + 1 + 7
    assert g.income(0) == {"regions": 1}
    for _ in range(2):
        play(g, "done", "done", "done", "deploy 0 8", "done")
    assert g.coins[0] == 13 + 1 + 1


@pytest.mark.rule("11.20")
def test_the_coins_come_even_without_a_conquest() -> None:
    g = game(LAND, [player("orcs wealthy", hand=9), IDLE])
    play(g, "done", "done")
    assert g.coins[0] == 5 + 7
    play(g, "done", "done", "conquer 0", "done", "deploy 0 8", "done")
    assert g.coins[0] == 12 + 1


@pytest.mark.rule("11.20")
def test_a_race_past_its_first_turn_gets_nothing() -> None:
    g = game(LAND, [player("orcs wealthy", turns=1), IDLE], {0: held(0, "orcs")})
    play(g, "done", "done")
    assert g.coins[0] == 5 + 1


@pytest.mark.rule("11.20", "8.3")
def test_a_turn_of_decline_pays_no_seven() -> None:
    g = game(LAND, [player("orcs wealthy", turns=1), IDLE], {0: held(0, "orcs")})
    play(g, "decline")
    assert g.coins[0] == 5 + 1


@pytest.mark.rule("11.20")
def test_the_badge_pays_again_when_another_race_gets_it() -> None:
    g = game(
        LAND,
        [player("orcs wealthy", hand=9), IDLE],
        offer=[{"race": "humans", "power": "swamp"}],
        banners={"shuffled": ["giants"]},
        badges={},
    )
    play(g, "done", "done", "done", "done", "decline", "done", "done")
    assert g.coins[0] == 5 + 7
    play(g, "pick 1", "done", "done", "done", "done", "decline", "done", "done")
    assert g.coins[0] == 12
    play(g, "pick 1", "done", "done")
    assert active(g, 0)["power"] == "wealthy"
    assert g.coins[0] == 12 + 7
