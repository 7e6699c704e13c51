"""Ratmen (10.9)."""

import pytest

from tests.scenario import active, game, held, play, player, region, strip

WARREN = strip("farmland mine", "mountain magic", "swamp cavern", "forest")
ELVES = player("elves hill", turns=1)


@pytest.mark.rule("10.9", "1.3", "3.3")
@pytest.mark.parametrize(("power", "tokens"), [("merchant", 10), ("commando", 12), ("flying", 13)])
def test_ratmen_are_many(power: str, tokens: int) -> None:
    g = game(WARREN, [player(), ELVES], offer=[{"race": "ratmen", "power": power}])
    play(g, "pick 1")
    assert active(g, 0)["hand"] == tokens


@pytest.mark.rule("10.9")
def test_they_earn_nothing_special() -> None:
    g = game(
        WARREN,
        [player("ratmen hill", hand=9, turns=1), ELVES],
        {0: held(0, "ratmen"), 1: held(1, "elves"), 2: held(1, "elves")},
    )
    play(g, "conquer 1", "conquer 2", "done")
    assert active(g, 0)["hand"] == 7
    assert g.income(0) == {"regions": 3}


@pytest.mark.rule("10.9", "4.3")
def test_they_conquer_at_full_cost() -> None:
    g = game(WARREN, [player("ratmen hill", hand=9, turns=1), ELVES], {2: held(0, "ratmen")})
    assert (g.cost(1), g.cost(3)) == (3, 2)


@pytest.mark.rule("10.9", "5.1")
def test_they_lose_tokens_like_anybody_else() -> None:
    g = game(
        WARREN,
        [player("elves hill", hand=4, turns=1), player("ratmen swamp", turns=1)],
        {0: held(0, "elves"), 1: held(1, "ratmen"), 3: held(1, "ratmen", 2)},
    )
    play(g, "conquer 1")
    assert active(g, 1)["hand"] == 0
    assert region(g, 1) == held(0, "elves", 4)
