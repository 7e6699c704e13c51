"""Rules about what regions cost, which can be reached, and how many tokens are lost or stay."""

import pytest

from tests.content.packs.scenarios.table import power, race, rule, table
from tests.scenario import Json, active, conquerable, declined, game, held, play, player, region, strip

ROW = strip(
    "farmland", "hill cavern", "swamp mine", "mountain magic", "forest tribe", "lake", "hill inner", rounds=2
)
HOME = {0: held(0, "ratmen")}


@pytest.mark.parametrize(
    ("cheaper", "costs"),
    [
        (rule("discount"), {1: 1, 2: 1, 3: 2, 4: 2}),
        (rule("discount", amount=2), {3: 1, 4: 1}),
        (rule("discount", where={"terrain": "swamp"}), {1: 2, 2: 1}),
        (rule("discount", where={"terrain": ["hill", "swamp"]}), {1: 1, 2: 1, 3: 3}),
        (rule("discount", where={"terrain": "land"}), {1: 1, 4: 2}),
        (rule("discount", where={"terrain": "water"}), {1: 2, 4: 3}),
        (rule("discount", where={"near": {"terrain": ["sea", "lake"]}}), {1: 2, 4: 2, 6: 1}),
        (rule("discount", where={"symbol": ["mine", "magic"]}), {1: 2, 2: 1, 3: 2}),
        (rule("discount", where={"symbol": "cavern"}), {1: 1, 2: 2}),
        (rule("discount", where={"coast": True}), {1: 2, 4: 2, 6: 1}),
        (rule("discount", where={"coast": False}), {1: 1, 4: 3}),
        (rule("discount", where={"edge": False}), {1: 2, 6: 1}),
        (rule("discount", where={"empty": True}), {1: 1, 4: 3}),
        (rule("discount", where={"owner": "lost_tribe"}), {1: 2, 4: 2}),
        (rule("discount", where={"near": {"owner": "own"}}), {1: 1, 2: 2}),
        (rule("discount", where={"near": {"terrain": "lake"}}), {1: 2, 4: 2}),
        (rule("discount", where={"not": {"terrain": "hill"}}), {1: 2, 2: 1}),
        (rule("discount", when="last_round"), {1: 2}),
    ],
)
def test_discounts(cheaper: Json, costs: dict[int, int]) -> None:
    g = table(power(cheaper, rule("reach")), ROW, HOME, hand=9)
    assert {r: g.cost(r) for r in costs} == costs


def test_owners_and_tokens_in_filters() -> None:
    map = strip("farmland", "hill", "swamp", "forest", "hill")
    seats = [
        player("ratmen art", declined=["elves"], hand=9, turns=1),
        player("orcs hill", declined=["trolls"], turns=1),
    ]
    regions = {0: held(0, "ratmen"), 1: held(0, "elves"), 2: held(1, "orcs", 2), 3: held(1, "trolls")}
    for owner, cheaper in {"own_declined": 1, "enemy_active": 2, "enemy_declined": 3}.items():
        pack = power(rule("discount", where={"owner": owner}), rule("reach"))
        g = game(map, seats, regions, homebrew=[pack])
        assert [r for r, full in ((1, 3), (2, 4), (3, 3)) if g.cost(r) == full - 1] == [cheaper]
    pack = power(rule("discount", where={"tokens_at_least": 2}), rule("reach"))
    assert [game(map, seats, regions, homebrew=[pack]).cost(r) for r in (1, 2)] == [3, 3]
    pack = power(rule("discount", where={"tokens_at_most": 1, "empty": False}), rule("reach"))
    assert [game(map, seats, regions, homebrew=[pack]).cost(r) for r in (1, 2, 4)] == [2, 4, 2]


def test_only_the_first_conquests_are_cheaper() -> None:
    g = table(power(rule("discount", first=1)), ROW, HOME, hand=9)
    assert g.cost(1) == 1
    play(g, "conquer 1")
    assert g.cost(2) == 2


def test_defence_by_region_and_state() -> None:
    map = strip("farmland", "hill", "swamp")
    seats = [player("orcs forest", hand=9, turns=1), player("folk wealthy", turns=1)]
    regions = {0: held(0, "orcs"), 1: held(1, "folk"), 2: held(1, "folk")}
    cases = [
        (rule("defence"), 4),
        (rule("defence", amount=3), 6),
        (rule("defence", where={"terrain": "swamp"}), 3),
        (rule("defence", state="declined"), 3),
        (rule("defence", state="active"), 4),
        (rule("defence", when="first_turn"), 3),
    ]
    for wall, cost in cases:
        assert game(map, seats, regions, homebrew=[race(wall)]).cost(1) == cost
    away = [seats[0], player("elves wealthy", declined=["folk"], turns=1)]
    outlasting = [
        (rule("defence"), 3),
        (rule("defence", state="both"), 4),
        (rule("defence", state="declined"), 4),
    ]
    for wall, cost in outlasting:
        g = game(map, away, regions, homebrew=[race(wall)])
        assert g.cost(1) == cost
        assert "conquer 1" in g.legal


def test_defence_is_among_the_parts_of_a_cost_and_can_be_too_much() -> None:
    map = strip("farmland", "hill")
    seats = [player("orcs forest", hand=5, turns=1), player("folk wealthy", turns=1)]
    g = game(map, seats, {0: held(0, "orcs"), 1: held(1, "folk")}, homebrew=[race(rule("defence", amount=5))])
    assert conquerable(g) == set()
    assert "attempt 1" in g.legal
    assert g.cost(1) == 8


def test_reach_and_when() -> None:
    assert 3 not in conquerable(table(power(), ROW, HOME, hand=9))
    assert 3 in conquerable(table(power(rule("reach", where={"terrain": "mountain"})), ROW, HOME, hand=9))
    pack = power(rule("reach", when="nothing_held"))
    assert 6 in conquerable(table(pack, ROW, {}, hand=9))
    assert 6 not in conquerable(table(pack, ROW, HOME, hand=9))


def test_links() -> None:
    map = strip("hill", "swamp", "farmland", "hill", "mountain inner", "hill inner")
    assert conquerable(table(power(rule("links", where={"terrain": "hill"})), map, HOME, hand=9)) == {1, 3, 5}
    pack = power(rule("links", where={"terrain": "hill", "edge": True}))
    assert conquerable(table(pack, map, HOME, hand=9)) == {1, 3}


def test_losses_by_region_and_state() -> None:
    map = strip("farmland", "hill", "swamp", "forest")
    seats = [player("orcs forest", hand=9, turns=1), player("folk wealthy", turns=1)]
    regions = {0: held(0, "orcs"), 1: held(1, "folk", 3), 2: held(1, "folk"), 3: held(1, "folk")}
    cases = [
        (rule("losses"), 3),
        (rule("losses", amount=2), 1),
        (rule("losses", where={"terrain": "hill"}), 3),
        (rule("losses", where={"terrain": "swamp"}), 2),
        (rule("losses", state="declined"), 2),
        (rule("losses", state="both"), 3),
        (rule("losses", state="active"), 3),
    ]
    for lost, kept in cases:
        g = play(game(map, seats, regions, homebrew=[race(lost)]), "conquer 1")
        assert active(g, 1)["hand"] == kept


@pytest.mark.parametrize(
    ("left", "tokens"),
    [
        (rule("stays"), [4, 2, 1]),
        (rule("stays", amount=2), [2, 2, 1]),
        (rule("stays", amount=3, per="region"), [3, 2, 1]),
        (rule("stays", amount=2, per="race"), [3, 1, 1]),
        (rule("stays", amount=9, per="race"), [4, 2, 1]),
        (rule("stays", where={"terrain": "hill"}), [1, 2, 1]),
    ],
)
def test_what_stays_in_decline(left: Json, tokens: list[int]) -> None:
    map = strip("farmland", "hill", "swamp", "forest")
    regions = {0: held(0, "folk", 4), 1: held(0, "folk", 2), 2: held(0, "folk"), 3: held(1, "orcs")}
    g = play(table(race(left), map, regions), "decline")
    assert [region(g, r)["tokens"] for r in range(3)] == tokens
    assert declined(g, 0)[0]["hand"] == 0


def test_those_that_stay_withdraw_together_and_the_last_region_is_the_end_of_them() -> None:
    map = strip("farmland", "hill", "swamp")
    pack = race(rule("stays", amount=3))
    seats = [player("ratmen forest", hand=12, turns=1), player("elves wealthy", declined=["folk"], turns=1)]
    regions = {0: held(0, "ratmen"), 1: held(1, "folk", 3), 2: held(1, "folk", 3)}
    g = play(game(map, seats, regions, homebrew=[pack]), "conquer 1")
    assert declined(g, 1)[0]["hand"] == 2
    play(g, "conquer 2")
    assert declined(g, 1) == []
