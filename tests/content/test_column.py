"""The column of combos, its prices and its stacks (3.1 to 3.6, 8.5)."""

from collections.abc import Iterable, Sequence
from typing import cast

import pytest

from elbowroom import Game, IllegalMove
from tests.scenario import Json, active, declined, game, held, legal, play, player, strip

LAND = strip(*["hill"] * 12)
COMBOS = ["orcs hill", "humans swamp", "giants forest", "trolls stout", "wizards wealthy", "dwarves merchant"]


ONE_BANNER: Json = {"shuffled": ["elves"]}
ONE_BADGE: Json = {"shuffled": ["flying"]}


def column(combos: Iterable[str], coins: Sequence[int] = (0,) * 6) -> list[Json]:
    """Combos on offer from top to bottom, with the coins that lie on them."""
    pairs = [combo.split() for combo in combos]
    return [
        {"race": race, "power": power, "coins": n} for (race, power), n in zip(pairs, coins, strict=False)
    ]


def picking(
    coins: int = 5,
    on_combos: Sequence[int] = (0,) * 6,
    banners: Json = ONE_BANNER,
    badges: Json = ONE_BADGE,
) -> Game:
    """The first of three players picks from six combos."""
    players = [player(None, coins=coins), player(None), player(None)]
    return game(LAND, players, offer=column(COMBOS, on_combos), banners=banners, badges=badges)


def offer(g: Game) -> list[Json]:
    return cast("list[Json]", g.to_position()["offer"])


def stacks(g: Game) -> tuple[Json, Json]:
    """Banners and badges that are not on offer."""
    position = g.to_position()
    return cast("Json", position["banners"]), cast("Json", position["badges"])


# Prices


@pytest.mark.rule("3.1")
@pytest.mark.parametrize("place", range(1, 7))
def test_each_combo_lower_costs_one_coin_more_laid_on_every_combo_above(place: int) -> None:
    g = picking(coins=5)
    play(g, f"pick {place}")
    assert g.coins[0] == [5, 4, 3, 2, 1, 0][place - 1]
    assert [row["coins"] for row in offer(g)] == [1] * (place - 1) + [0] * (7 - place)
    assert [active(g, 0)["race"], active(g, 0)["power"]] == COMBOS[place - 1].split()


@pytest.mark.rule("3.1")
def test_only_what_the_purse_can_pay_for_is_on_offer() -> None:
    g = picking(coins=2)
    assert legal(g, "pick") == {"pick 1", "pick 2", "pick 3"}
    assert g.why_not("pick 4") == ["not_enough_coins"]


@pytest.mark.rule("3.1")
def test_the_topmost_combo_is_free_even_for_an_empty_purse() -> None:
    g = picking(coins=0)
    assert g.legal == ["pick 1"]
    play(g, "pick 1")
    assert g.coins[0] == 0


@pytest.mark.rule("3.2")
def test_coins_on_the_picked_combo_are_taken() -> None:
    g = picking(coins=5, on_combos=[1, 2, 4, 0, 1, 0])
    play(g, "pick 3")
    assert g.coins[0] == 5 - 2 + 4


@pytest.mark.rule("3.2")
def test_coins_on_the_picked_combo_cannot_pay_for_it() -> None:
    g = picking(coins=1, on_combos=[0, 0, 4, 0, 0, 0])
    assert g.why_not("pick 3") == ["not_enough_coins"]


@pytest.mark.rule("3.1", "3.4")
def test_the_combos_below_move_up_with_their_coins() -> None:
    g = picking(coins=5, on_combos=[3, 2, 1, 4, 0, 1])
    play(g, "pick 3")
    assert offer(g) == column(
        ["orcs hill", "humans swamp", "trolls stout", "wizards wealthy", "dwarves merchant", "elves flying"],
        [4, 3, 4, 0, 1, 0],
    )


@pytest.mark.rule("3.3")
@pytest.mark.parametrize(
    ("combo", "tokens"),
    [
        ("dwarves merchant", 5),
        ("ratmen bivouacking", 13),
        ("amazons diplomat", 15),
        ("skeletons fortified", 9),
    ],
)
def test_the_picker_takes_the_tokens_of_banner_and_badge(combo: str, tokens: int) -> None:
    g = game(LAND, [player(None), player(None)], offer=column([combo]), banners={}, badges={})
    play(g, "pick 1")
    assert active(g, 0)["hand"] == tokens


# Stacks


@pytest.mark.rule("3.4")
def test_without_a_banner_in_the_stack_fewer_than_six_are_on_offer() -> None:
    g = picking(banners={})
    play(g, "pick 2")
    assert [row["race"] for row in offer(g)] == ["orcs", "giants", "trolls", "wizards", "dwarves"]
    play(g, "done", "done", "pick 5")
    assert len(offer(g)) == 4
    assert g.coins[1] == 1
    play(g, "done", "done")
    assert legal(g, "pick") == {"pick 1", "pick 2", "pick 3", "pick 4"}
    assert g.why_not("pick 5") == ["no_such_combo"]


@pytest.mark.rule("3.5")
def test_discarded_badges_are_shuffled_when_the_stack_is_empty() -> None:
    g = picking(badges={"discarded": ["spirit", "alchemist", "berserk"]})
    g.play("pick 1", reveal=[("elves", "alchemist")])
    assert offer(g)[-1] == {"race": "elves", "power": "alchemist", "coins": 0}
    badges = stacks(g)[1]
    assert set(cast("list[str]", badges["shuffled"])) == {"spirit", "berserk"}
    assert badges["discarded"] == []


@pytest.mark.rule("3.5")
def test_discarded_badges_wait_while_the_stack_lasts() -> None:
    g = picking(badges={"shuffled": ["flying"], "discarded": ["spirit"]})
    with pytest.raises(IllegalMove):
        g.play("pick 1", reveal=[("elves", "spirit")])
    play(g, "pick 1")
    assert offer(g)[-1] == {"race": "elves", "power": "flying", "coins": 0}
    assert stacks(g)[1] == {"shuffled": [], "discarded": ["spirit"]}


@pytest.mark.rule("3.6", "3.4")
def test_returned_banners_show_after_the_shuffled_ones_in_their_order() -> None:
    badges: Json = {"shuffled": ["flying", "spirit", "berserk"]}
    g = picking(banners={"shuffled": ["elves"], "returned": ["ratmen", "ghouls"]}, badges=badges)
    for race, not_yet in [("elves", "ratmen"), ("ratmen", "ghouls"), ("ghouls", "elves")]:
        badge = cast("list[str]", stacks(g)[1]["shuffled"])[0]
        with pytest.raises(IllegalMove):
            g.play("pick 1", reveal=[(not_yet, badge)])
        g.play("pick 1", reveal=[(race, badge)])
        assert offer(g)[-1]["race"] == race
        play(g, "done", "done")


@pytest.mark.rule("8.5", "3.6")
def test_a_banner_that_comes_back_goes_under_the_stack() -> None:
    g = game(
        LAND,
        [player("ratmen swamp", hand=6, turns=1), player("elves flying", declined=["tritons"], turns=1)],
        {0: held(0, "ratmen"), 1: held(1, "tritons"), 2: held(1, "tritons"), 4: held(1, "elves")},
        offer=column(["orcs hill"]),
        banners={"shuffled": ["humans"], "returned": ["ghouls"]},
        badges={"shuffled": ["stout"]},
    )
    play(g, "conquer 1")
    assert stacks(g)[0] == {"shuffled": ["humans"], "returned": ["ghouls"]}
    play(g, "conquer 2")
    assert declined(g, 1) == []
    assert stacks(g)[0] == {"shuffled": ["humans"], "returned": ["ghouls", "tritons"]}
    assert len(offer(g)) == 1


@pytest.mark.rule("8.5", "8.2", "8.1")
def test_a_decline_discards_the_badge_and_sends_the_earlier_banner_back() -> None:
    g = game(
        LAND,
        [player("ratmen swamp", declined=["tritons"], turns=1), player("elves flying", hand=1, turns=1)],
        {0: held(0, "ratmen"), 1: held(0, "tritons"), 2: held(0, "tritons")},
        offer=column(COMBOS[2:]),
        banners={"shuffled": ["humans"]},
        badges={"shuffled": ["hill"]},
    )
    play(g, "decline")
    assert stacks(g) == (
        {"shuffled": ["humans"], "returned": ["tritons"]},
        {"shuffled": ["hill"], "discarded": ["swamp"]},
    )


@pytest.mark.rule("8.5")
def test_a_race_that_declines_without_a_region_goes_back_at_once() -> None:
    g = game(
        LAND,
        [player("ratmen swamp", hand=3, turns=1), player("elves flying", hand=1, turns=1)],
        offer=column(COMBOS[2:]),
        banners={"shuffled": ["humans"]},
        badges={"shuffled": ["hill"]},
    )
    play(g, "decline")
    assert declined(g, 0) == []
    assert stacks(g)[0] == {"shuffled": ["humans"], "returned": ["ratmen"]}


# Five players, and not a banner left


ACTIVE = ["orcs hill", "humans swamp", "giants forest", "trolls merchant", "wizards alchemist"]
DECLINED = ["halflings", "elves", "ratmen", "dwarves", "skeletons"]
REST = ["amazons flying", "ghouls berserk", "sorcerers spirit", "tritons commando"]


def crowded(wizards: int) -> Game:
    """Each of five players has an active and a declined race: only four banners are left, all on offer.

    The wizards of the last seat are next to the single tokens of halflings, elves and ratmen.
    """
    players = [player(combo, declined=[old], turns=1) for combo, old in zip(ACTIVE, DECLINED, strict=True)]
    regions = {seat: held(seat, combo.split()[0]) for seat, combo in enumerate(ACTIVE)}
    regions |= {5 + seat: held(seat, old) for seat, old in enumerate(DECLINED)}
    regions[4] = held(4, "wizards", wizards)
    return game(
        strip(*["hill"] * 10, joins=[(4, 6), (4, 7)]),
        players,
        regions,
        seat=4,
        offer=column(REST),
        banners={},
        badges={"shuffled": ["heroic"], "discarded": ["mounted"]},
    )


@pytest.mark.rule("3.6", "3.5", "8.5")
def test_a_banner_comes_back_into_the_column_in_the_middle_of_conquests() -> None:
    g = crowded(wizards=7)
    play(g, "conquer 6")
    assert offer(g) == column([*REST, "elves heroic"])
    assert stacks(g) == ({"shuffled": [], "returned": []}, {"shuffled": [], "discarded": ["mounted"]})
    assert (g.phase, g.seat) == ("conquer", 4)
    play(g, "conquer 7")
    assert offer(g) == column([*REST, "elves heroic", "ratmen mounted"])
    assert stacks(g) == ({"shuffled": [], "returned": []}, {"shuffled": [], "discarded": []})
    assert (g.phase, g.seat) == ("conquer", 4)


@pytest.mark.rule("3.6", "4.8")
def test_a_final_attempt_brings_a_banner_back_into_the_column_too() -> None:
    g = crowded(wizards=2)
    play(g, "attempt 6 / 2")
    assert offer(g) == column([*REST, "elves heroic"])
    assert (g.phase, g.seat) == ("redeploy", 4)


@pytest.mark.rule("3.6", "8.2")
def test_a_decline_sends_the_earlier_banner_into_the_column() -> None:
    g = crowded(wizards=2)
    play(g, "decline")
    assert offer(g) == column([*REST, "skeletons heroic"])
    assert stacks(g)[1] == {"shuffled": [], "discarded": ["alchemist", "mounted"]}
    assert (g.phase, g.seat) == ("expand", 0)


@pytest.mark.rule("3.6", "8.5")
def test_a_banner_waits_in_the_stack_when_the_column_is_full() -> None:
    g = crowded(wizards=8)
    play(g, "conquer 6", "conquer 7", "attempt 5 / 2")
    assert offer(g) == column([*REST, "elves heroic", "ratmen mounted"])
    assert stacks(g)[0] == {"shuffled": [], "returned": ["halflings"]}


@pytest.mark.rule("3.4", "3.5", "3.6")
def test_the_waiting_banner_shows_with_the_next_pick() -> None:
    g = crowded(wizards=8)
    play(g, "conquer 6", "conquer 7", "attempt 5 / 2", "deploy 4 4", "done")
    play(g, "decline", *["done", "done"] * 3, "done", "deploy 4 4", "done")
    assert (g.phase, g.seat) == ("pick", 0)
    play(g, "pick 1")
    assert offer(g) == column([*REST[1:], "elves heroic", "ratmen mounted", "halflings hill"])
    assert stacks(g) == ({"shuffled": [], "returned": []}, {"shuffled": [], "discarded": []})


@pytest.mark.rule("3.6", "8.2", "8.5")
@pytest.mark.parametrize("free", [2, 1])
def test_two_banners_that_come_back_at_once_fill_the_column_in_their_order(free: int) -> None:
    filler = [] if free == 2 else ["orcs hill"]
    g = game(
        LAND,
        [
            player("ratmen swamp", declined=["tritons"], hand=3, turns=1),
            player("elves flying", hand=1, turns=1),
        ],
        {0: held(0, "tritons")},
        offer=column([*COMBOS[1:5], *filler]),
        banners={},
        badges={"shuffled": ["heroic"], "discarded": ["mounted"]},
    )
    reveals = [("tritons", "heroic"), ("ratmen", "mounted")][:free]
    g.play("decline", reveal=reveals)
    assert offer(g) == column([*COMBOS[1:5], *filler, *(" ".join(combo) for combo in reveals)])
    assert stacks(g)[0] == {"shuffled": [], "returned": ["ratmen"][: 2 - free]}


@pytest.mark.rule("3.6")
def test_a_record_with_a_combo_revealed_among_conquests_replays() -> None:
    g = crowded(wizards=8)
    play(g, "conquer 6", "conquer 7", "attempt 5 / 2", "deploy 4 4", "done")
    assert "conquer 6\nreveal elves heroic\nconquer 7\nreveal ratmen mounted\n" in g.record()
    assert Game.replay(g.record()).to_position() == g.to_position()
