"""Rules that bring coins or tokens: what they are counted by, how many, when."""

import pytest

from elbowroom.engine.events import Earned
from tests.content.packs.scenarios.table import power, race, rule, table
from tests.scenario import TRIBE, Json, active, game, held, play, player, strip

LAND = strip("farmland", "farmland", "swamp", "hill", "farmland", "mountain mine", "lake", rounds=3)
OURS = {r: held(0, "ratmen") for r in (0, 1, 2, 4)}


@pytest.mark.parametrize(
    ("paid", "coins"),
    [
        (rule("coins"), 1),
        (rule("coins", amount=3), 3),
        (rule("coins", per="turn", where={"terrain": "swamp"}), 1),
        (rule("coins", per="turn", where={"terrain": "hill"}), 0),
        (rule("coins", per="region"), 4),
        (rule("coins", per="region", where={"terrain": "farmland"}), 3),
        (rule("coins", per="region", where={"terrain": "farmland"}, amount=2), 6),
        (rule("coins", per="region", every=3), 1),
        (rule("coins", per="region", every=2), 2),
        (rule("coins", per="region", at_most=3), 3),
        (rule("coins", per="group"), 2),
        (rule("coins", per="largest_group"), 3),
        (rule("coins", per="largest_group", where={"terrain": "farmland"}), 2),
        (rule("coins", per="terrain"), 2),
        (rule("coins", per="region", where={"terrain": "lake", "owner": "any"}), 1),
        (rule("coins", when="always"), 1),
        (rule("coins", when="first_turn"), 0),
        (rule("coins", when="later_turns"), 1),
        (rule("coins", when="last_round"), 0),
        (rule("coins", when="nothing_held"), 0),
    ],
)
def test_coins_at_scoring(paid: Json, coins: int) -> None:
    assert table(power(paid), LAND, OURS).income(0).get("art", 0) == coins


def test_times_of_coins() -> None:
    assert table(power(rule("coins", when="first_turn")), LAND, OURS, turns=0).income(0)["art"] == 1
    assert "art" not in table(power(rule("coins", when="later_turns")), LAND, OURS, turns=0).income(0)
    assert table(power(rule("coins", when="last_round")), LAND, OURS, round=3).income(0)["art"] == 1
    assert table(power(rule("coins", when="nothing_held")), LAND, hand=3).income(0)["art"] == 1


def test_a_coin_for_each_lake_that_is_touched() -> None:
    where = {"terrain": "lake", "owner": "any", "near": {"owner": "own"}}
    pack = race(rule("coins", per="region", where=where))
    assert "folk" not in table(pack, LAND, {4: held(0, "folk")}).income(0)
    assert table(pack, LAND, {4: held(0, "folk"), 5: held(0, "folk")}).income(0)["folk"] == 1


def test_conquests_are_counted_as_they_were_just_before() -> None:
    pack = power(
        rule("coins", per="conquest", where={"owner": "lost_tribe"}, amount=2),
        rule("coins", per="conquest", where={"terrain": "swamp"}),
    )
    map = strip("hill", "swamp tribe", "swamp", "farmland")
    g = table(pack, map, {0: held(0, "ratmen")}, hand=9)
    play(g, "conquer 1")
    assert g.income(0)["art"] == 3
    play(g, "conquer 2")
    assert g.income(0)["art"] == 4
    play(g, "conquer 3")
    assert g.income(0)["art"] == 4


def test_all_conquests_and_non_empty_ones() -> None:
    map = strip("hill", "swamp tribe", "swamp")
    for where, coins in ((None, 2), ({"empty": False}, 1), ({"empty": True}, 1)):
        paid = rule("coins", per="conquest") if where is None else rule("coins", per="conquest", where=where)
        g = play(table(power(paid), map, {0: held(0, "ratmen")}, hand=9), "conquer 1", "conquer 2")
        assert g.income(0)["art"] == coins


def test_a_lost_region_pays_at_once() -> None:
    pack = race(rule("coins", per="loss", amount=2, where={"terrain": "farmland"}))
    map = strip("farmland", "swamp", "hill")
    seats = [player("orcs hill", hand=9, turns=1), player("folk wealthy", turns=1)]
    g = game(map, seats, {2: held(0, "orcs"), 0: held(1, "folk"), 1: held(1, "folk")}, homebrew=[pack])
    assert not [event for event in g.play("conquer 1") if isinstance(event, Earned)]
    events = g.play("conquer 0")
    assert [event for event in events if isinstance(event, Earned)] == [Earned(1, "folk", 2, 7)]
    assert g.coins[1] == 7


@pytest.mark.parametrize(("pack", "combo"), [(power, "ratmen art"), (race, "folk wealthy")])
def test_a_decline_pays_at_once(pack: object, combo: str) -> None:
    made = pack(rule("coins", per="decline", amount=4))  # type: ignore[operator]
    owner = combo.split()[0]
    g = game(
        LAND, [player(combo, turns=1), player("orcs hill", turns=1)], {0: held(0, owner)}, homebrew=[made]
    )
    play(g, "decline")
    assert g.coins[0] == 5 + 4 + 1


STATES = [("active", 1, 0), ("declined", 0, 1), ("both", 1, 1)]


@pytest.mark.parametrize(("state", "active_pays", "declined_pays"), STATES)
def test_states_of_coins(state: str, active_pays: int, declined_pays: int) -> None:
    pack = race(rule("coins", per="region", where={"terrain": "farmland"}, state=state))
    g = table(pack, LAND, {0: held(0, "folk"), 2: held(0, "folk")})
    assert g.income(0).get("folk", 0) == active_pays
    play(g, "decline")
    assert g.income(0).get("folk", 0) == declined_pays


def test_states_are_all_tried() -> None:
    for state in (
        rule("coins", state="active"),
        rule("coins", state="declined"),
        rule("coins", state="both"),
    ):
        assert table(race(state), LAND, {0: held(0, "folk")}).income(0).get("folk", 0) == (
            state["state"] != "declined"
        )


@pytest.mark.parametrize(
    ("grown", "tokens"),
    [
        (rule("tokens"), 1),
        (rule("tokens", amount=2), 2),
        (rule("tokens", per="turn"), 1),
        (rule("tokens", per="region"), 4),
        (rule("tokens", per="region", where={"terrain": "swamp"}), 1),
        (rule("tokens", per="group"), 2),
        (rule("tokens", per="largest_group"), 3),
        (rule("tokens", per="terrain"), 2),
        (rule("tokens", per="region", every=2), 2),
        (rule("tokens", per="region", at_most=3), 3),
        (rule("tokens", when="first_turn"), 0),
    ],
)
def test_tokens_come_at_redeployment(grown: Json, tokens: int) -> None:
    g = play(table(power(grown), LAND, OURS, hand=0), "done")
    assert active(g, 0)["hand"] == tokens


def test_tokens_for_conquests_and_losses() -> None:
    map = strip("hill", "swamp tribe", "swamp tribe", "farmland")
    pack = power(rule("tokens", per="conquest", where={"empty": False}, every=2))
    g = play(table(pack, map, {0: held(0, "ratmen")}, hand=6), "conquer 1", "conquer 2", "done")
    assert sum(row["tokens"] for row in g.to_position()["regions"].values()) + active(g, 0)["hand"] == 8  # type: ignore[operator]
    pack = race(rule("tokens", per="loss", amount=2))
    seats = [player("orcs hill", hand=9, turns=1), player("folk wealthy", turns=1)]
    regions = {0: held(0, "orcs"), 3: held(1, "folk"), 1: TRIBE, 2: held(1, "folk", 2)}
    g = game(map, seats, regions, homebrew=[pack])
    play(g, "conquer 1", "conquer 2")
    assert active(g, 1)["hand"] == 1 + 2
