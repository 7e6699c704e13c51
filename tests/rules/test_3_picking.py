"""Picking a combo (3); more about the column in tests/content/test_column.py."""

from typing import cast

import pytest

from elbowroom import Game
from elbowroom.engine.trait import Race
from tests.scenario import Json, active, game, held, legal, play, player, strip

MEADOW = strip("farmland", "hill", "swamp", "forest")
PAIRS = [
    ("humans", "merchant"),
    ("orcs", "hill"),
    ("elves", "swamp"),
    ("giants", "forest"),
    ("tritons", "stout"),
    ("wizards", "wealthy"),
]


def column(*coins: int) -> list[Json]:
    """As many combos as coins lie on them."""
    rows = zip(PAIRS, coins, strict=False)
    return [{"race": race, "power": power, "coins": found} for (race, power), found in rows]


def offer(g: Game) -> list[tuple[object, object, object]]:
    rows = cast("list[Json]", g.to_position()["offer"])
    return [(row["race"], row["power"], row["coins"]) for row in rows]


@pytest.mark.rule("3.1")
def test_the_topmost_combo_is_free() -> None:
    g = game(MEADOW, [player(coins=0), player()], offer=column(0, 0))
    assert g.legal == ["pick 1"]
    assert play(g, "pick 1").coins[0] == 0


@pytest.mark.rule("3.1")
def test_each_combo_passed_over_gets_a_coin() -> None:
    g = game(MEADOW, [player(coins=7), player()], offer=column(0, 1, 0, 0, 0, 0))
    play(g, "pick 4")
    assert g.coins[0] == 4
    assert active(g, 0)["race"] == "giants"
    assert [coins for _, _, coins in offer(g)] == [1, 2, 1, 0, 0, 0]


@pytest.mark.rule("3.1")
def test_nobody_picks_lower_than_the_purse_reaches() -> None:
    g = game(MEADOW, [player(coins=3), player()], offer=column(0, 0, 0, 0, 0, 0))
    assert legal(g, "pick") == {"pick 1", "pick 2", "pick 3", "pick 4"}
    assert g.why_not("pick 5") == ["not_enough_coins"]


@pytest.mark.rule("3.2")
def test_coins_on_the_picked_combo_are_taken() -> None:
    g = game(MEADOW, [player(coins=1), player()], offer=column(0, 3))
    assert play(g, "pick 2").coins[0] == 1 - 1 + 3


@pytest.mark.rule("3.2")
def test_coins_on_a_combo_do_not_pay_for_it() -> None:
    g = game(MEADOW, [player(coins=0), player()], offer=column(0, 3))
    assert g.why_not("pick 2") == ["not_enough_coins"]


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(
    ("race", "power", "tokens"), [("humans", "merchant", 5 + 2), ("amazons", "hill", 6 + 4 + 4)]
)
def test_the_picker_takes_the_tokens_of_banner_and_badge(race: str, power: str, tokens: int) -> None:
    g = game(MEADOW, [player(), player()], offer=[{"race": race, "power": power}])
    assert active(play(g, "pick 1"), 0)["hand"] == tokens


@pytest.mark.rule("3.3")
def test_no_more_tokens_are_taken_than_the_tray_has() -> None:
    gnomes = Race("gnomes", 7, box=8, replaces="orcs")
    position = {
        "map": MEADOW,
        "players": [player(), player()],
        "offer": [{"race": "gnomes", "power": "hill"}],
    }
    g = play(Game.from_position(position, homebrew=[gnomes]), "pick 1")
    assert active(g, 0)["hand"] == 8


@pytest.mark.rule("3.4")
def test_combos_below_move_up_with_their_coins_and_a_new_one_shows() -> None:
    g = game(
        MEADOW,
        [player(), player()],
        offer=column(0, 0, 2, 1),
        banners={"shuffled": ["ratmen"]},
        badges={"shuffled": ["flying"]},
    )
    play(g, "pick 2")
    assert offer(g) == [
        ("humans", "merchant", 1),
        ("elves", "swamp", 2),
        ("giants", "forest", 1),
        ("ratmen", "flying", 0),
    ]


@pytest.mark.rule("3.4")
def test_without_banners_fewer_combos_are_on_offer() -> None:
    g = game(MEADOW, [player(), player()], offer=column(0, 0), banners={}, badges={"shuffled": ["flying"]})
    play(g, "pick 1")
    assert offer(g) == [("orcs", "hill", 0)]


@pytest.mark.rule("3.5")
def test_discarded_badges_make_a_new_stack() -> None:
    g = game(
        MEADOW,
        [player(), player()],
        offer=column(0),
        banners={"shuffled": ["ratmen"]},
        badges={"shuffled": [], "discarded": ["flying", "spirit"]},
    )
    g.play("pick 1", reveal=[("ratmen", "spirit")])
    assert offer(g) == [("ratmen", "spirit", 0)]
    assert g.to_position()["badges"] == {"shuffled": ["flying"], "discarded": []}


@pytest.mark.rule("3.6")
def test_a_banner_goes_under_the_stack() -> None:
    g = game(
        MEADOW,
        [player("orcs hill", turns=1, declined=["skeletons"]), player()],
        {0: held(0, "orcs"), 1: held(0, "skeletons")},
        offer=[{"race": "humans", "power": "merchant"}],
        banners={"shuffled": ["ratmen"], "returned": ["elves"]},
        badges={"shuffled": ["flying"]},
    )
    play(g, "decline")
    assert g.to_position()["banners"] == {"shuffled": ["ratmen"], "returned": ["elves", "skeletons"]}


@pytest.mark.rule("3.6")
def test_without_stack_a_banner_goes_into_the_column_with_a_badge() -> None:
    g = game(
        MEADOW,
        [player("orcs hill", turns=1, declined=["skeletons"]), player()],
        {0: held(0, "orcs"), 1: held(0, "skeletons")},
        offer=[{"race": "humans", "power": "merchant", "coins": 1}],
        banners={},
        badges={"shuffled": ["flying"]},
    )
    play(g, "decline")
    assert offer(g) == [("humans", "merchant", 1), ("skeletons", "flying", 0)]
    assert g.to_position()["banners"] == {"shuffled": [], "returned": []}


@pytest.mark.rule("2.4", "3.4", "10.4")
def test_with_nothing_on_offer_declined_ghouls_move_before_the_turn_is_scored() -> None:
    g = game(
        strip("hill", "swamp", "forest"),
        [player(declined=["ghouls"]), player("elves swamp", turns=1)],
        {0: held(0, "ghouls", 4), 2: held(1, "elves")},
        offer=[],
        banners={"shuffled": [], "returned": []},
        badges={"shuffled": [], "discarded": []},
    )
    assert (g.phase, g.legal) == ("pick", ["done"])
    play(g, "done")
    assert (g.phase, g.acting, g.why_not("decline")) == ("expand", "declined", ["no_active_race"])
    play(g, "conquer 1", "done", "deploy 0 2")
    assert (g.coins[0], g.seat) == (5, 0)
    play(g, "done")
    assert (g.coins[0], g.seat) == (5 + 2, 1)
