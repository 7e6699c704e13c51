"""Discounts of a race and a power add up, but one token is needed (4.4)."""

import pytest

from tests.content.pairs.lands import ELVES
from tests.scenario import TRIBE, active, game, held, play, player, region, strip

COAST = strip("mountain", "hill cavern", "lake", "farmland cavern", "swamp", "mountain")


@pytest.mark.rule("10.5", "11.4", "11.13", "11.19", "4.4")
@pytest.mark.parametrize(
    ("power", "empty", "tribe"),
    [("forest", 1, 2), ("commando", 1, 1), ("mounted", 1, 1), ("underworld", 1, 1)],
)
def test_giants_add_their_power_to_the_mountains_discount(power: str, empty: int, tribe: int) -> None:
    players = [player(f"giants {power}", hand=3, turns=1), ELVES]
    assert game(COAST, players, {0: held(0, "giants")}).cost(1) == empty
    assert game(COAST, players, {0: held(0, "giants"), 1: TRIBE}).cost(1) == tribe


@pytest.mark.rule("10.12", "11.4", "11.13", "11.19", "4.4")
@pytest.mark.parametrize(
    ("power", "empty", "tribe"),
    [("forest", 1, 2), ("commando", 1, 1), ("mounted", 1, 1), ("underworld", 1, 1)],
)
def test_tritons_add_their_power_to_the_coasts_discount(power: str, empty: int, tribe: int) -> None:
    players = [player(f"tritons {power}", hand=3), ELVES]
    assert game(COAST, players).cost(3) == empty
    assert game(COAST, players, {3: TRIBE}).cost(3) == tribe


@pytest.mark.rule("10.5", "11.4", "4.4")
def test_no_discount_makes_a_conquest_free() -> None:
    g = game(COAST, [player("giants commando", hand=1, turns=1), ELVES], {0: held(0, "giants")})
    play(g, "conquer 1")
    assert (region(g, 1), active(g, 0)["hand"]) == (held(0, "giants"), 0)
    assert set(g.legal) == {"done"}


@pytest.mark.rule("10.12", "11.4", "4.4")
def test_without_a_token_in_hand_nothing_is_cheap_enough() -> None:
    g = game(COAST, [player("tritons commando", turns=1), ELVES], {4: held(0, "tritons")})
    assert g.why_not("conquer 3") == ["no_tokens"]


@pytest.mark.rule("10.12", "11.2", "4.4")
def test_die_and_coast_together_still_cost_a_token() -> None:
    g = game(COAST, [player("tritons berserk", hand=2, turns=1), ELVES], {4: held(0, "tritons")})
    play(g, "roll / 3", "conquer 3")
    assert (region(g, 3), active(g, 0)["hand"]) == (held(0, "tritons"), 1)
