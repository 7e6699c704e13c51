"""Scoring (7)."""

from typing import cast

import pytest

from elbowroom import Game
from elbowroom.engine.events import Scored
from elbowroom.engine.view import redact
from tests.scenario import Json, game, held, play, player, strip

MAP = strip("farmland", "hill mine", "swamp", "forest", "hill", "farmland mine")
PASS = ("done", "done")


def coins_seen(g: Game, seat: int | None) -> list[object]:
    return [row["coins"] for row in cast("list[Json]", g.view(seat)["players"])]


@pytest.mark.rule("7.1")
def test_a_coin_for_each_region_active_and_declined() -> None:
    players = [player("ratmen swamp", turns=1, declined=["elves", "orcs spirit"]), player()]
    regions = {0: held(0, "ratmen"), 1: held(0, "elves"), 3: held(0, "elves"), 4: held(0, "orcs")}
    g = game(MAP, players, regions)
    assert g.income(0) == {"regions": 4}
    assert play(g, *PASS).coins == [5 + 4, 5]


@pytest.mark.rule("7.1")
def test_the_number_of_tokens_in_a_region_does_not_matter() -> None:
    g = game(MAP, [player("ratmen swamp", turns=1), player()], {0: held(0, "ratmen", 6)})
    assert play(g, "done", "deploy 0 5", "done").coins[0] == 5 + 1


@pytest.mark.rule("7.1")
def test_race_and_power_both_pay_their_bonus() -> None:
    g = game(
        MAP,
        [player("humans hill", turns=1), player()],
        {0: held(0, "humans"), 1: held(0, "humans"), 5: held(0, "humans")},
    )
    assert g.income(0) == {"regions": 3, "humans": 2, "hill": 1}
    assert play(g, *PASS).coins[0] == 5 + 3 + 2 + 1


@pytest.mark.rule("7.1")
def test_a_declined_race_pays_no_bonus() -> None:
    players = [player("ratmen swamp", turns=1, declined=["humans"]), player()]
    g = game(MAP, players, {0: held(0, "humans"), 3: held(0, "ratmen")})
    assert g.income(0) == {"regions": 2}


@pytest.mark.rule("7.1", "10.2")
def test_a_declined_race_pays_a_bonus_where_its_text_says_so() -> None:
    players = [player("ratmen swamp", turns=1, declined=["dwarves"]), player()]
    g = game(MAP, players, {1: held(0, "dwarves"), 3: held(0, "ratmen")})
    assert g.income(0) == {"regions": 2, "dwarves": 1}
    assert play(g, *PASS).coins[0] == 5 + 2 + 1


@pytest.mark.rule("7.1")
def test_only_the_player_whose_turn_it_was_is_paid() -> None:
    players = [player("ratmen swamp", turns=1), player("humans hill", turns=1)]
    g = game(MAP, players, {3: held(0, "ratmen"), 0: held(1, "humans")})
    assert play(g, *PASS).coins == [6, 5]
    assert play(g, *PASS).coins == [6, 5 + 1 + 1]


@pytest.mark.rule("7.1")
def test_no_region_no_coin() -> None:
    g = game(MAP, [player("ratmen swamp", hand=3, turns=1), player()])
    assert play(g, *PASS).coins[0] == 5


@pytest.mark.rule("7.2")
def test_totals_of_others_are_hidden() -> None:
    g = game(MAP, [player("ratmen swamp", coins=12, turns=1), player("humans hill", coins=9)])
    assert coins_seen(g, 0) == [12, None]
    assert coins_seen(g, 1) == [None, 9]
    assert coins_seen(g, None) == [None, None]
    assert g.coins == [12, 9]


@pytest.mark.rule("7.2")
def test_what_is_received_is_seen_by_all_and_the_total_is_not() -> None:
    g = game(MAP, [player("ratmen swamp", coins=12, turns=1), player()], {0: held(0, "ratmen")})
    g.play("done")
    scored = next(event for event in g.play("done") if isinstance(event, Scored))
    assert redact(scored, g.state.rules, 0) == Scored(0, (("regions", 1),), total=13)
    assert redact(scored, g.state.rules, 1) == Scored(0, (("regions", 1),), total=None)


@pytest.mark.rule("7.2")
def test_totals_are_shown_at_the_end() -> None:
    map = strip("farmland", rounds=1)
    players = [player("ratmen swamp", coins=12, turns=1), player("humans hill", coins=9, turns=1)]
    g = game(map, players, seat=1)
    assert coins_seen(g, 0) == [12, None]
    play(g, *PASS)
    assert coins_seen(g, 0) == coins_seen(g, 1) == coins_seen(g, None) == [12, 9]


@pytest.mark.rule("7.2")
def test_a_table_may_be_opened_with_open_totals() -> None:
    g = Game.new(3, seed=1, open_scores=True)
    assert coins_seen(g, 1) == coins_seen(g, None) == [5, 5, 5]
    g = game(MAP, [player("ratmen swamp", coins=12, turns=1), player(coins=9)], open_scores=True)
    assert coins_seen(g, 1) == [12, 9]
    g.play("done")
    scored = next(event for event in g.play("done") if isinstance(event, Scored))
    assert redact(scored, g.state.rules, 1) == scored


# 7.3


@pytest.mark.rule("7.3", "11.8", "11.12")
@pytest.mark.parametrize(
    ("combo", "income"),
    [
        ("humans hill", {"regions": 2, "humans": 1}),
        ("dwarves merchant", {"regions": 2, "dwarves": 2, "merchant": 2}),
        ("wizards fortified", {"regions": 2, "wizards": 1, "fortified": 1}),
        ("dwarves swamp", {"regions": 2, "dwarves": 2, "swamp": 1}),
    ],
)
def test_benefits_of_race_power_and_symbols_in_one_region_add_up(combo: str, income: dict[str, int]) -> None:
    land = strip("swamp mine magic cavern", "farmland mine")
    race, power = combo.split()
    fort = {"fortress": 1} if power == "fortified" else {}
    g = game(land, [player(combo, turns=1), player()], {0: held(0, race, **fort), 1: held(0, race)})
    assert g.income(0) == income
    assert play(g, *PASS).coins[0] == 5 + sum(income.values())


@pytest.mark.rule("7.3", "10.12", "11.13", "4.4")
def test_discounts_of_race_and_power_add_up() -> None:
    shore = strip("forest", "hill", "lake")
    combos = ("tritons mounted", "tritons swamp", "ratmen mounted", "ratmen swamp")
    costs = []
    for combo in combos:
        race = combo.split()[0]
        players = [player(combo, hand=4, turns=1), player("elves forest", turns=1)]
        costs.append(game(shore, players, {0: held(0, race), 1: held(1, "elves", 2)}).cost(1))
    assert costs == [4 - 2, 4 - 1, 4 - 1, 4]
