"""Conquest (4)."""

import pytest

from elbowroom import Game
from elbowroom.engine.events import Conquered
from tests.scenario import (
    TRIBE,
    Json,
    active,
    conquerable,
    declined,
    game,
    held,
    legal,
    play,
    player,
    region,
    strip,
)

MEADOW = strip("farmland", "hill", "swamp", "forest", "farmland")
ISLAND = strip("hill", "forest inner", "swamp inner", "hill inner", "farmland")


def orcs_at_0(map: Json, hand: int, regions: dict[int, Json] | None = None) -> Game:
    """Orcs on region 0 with so many tokens in hand; the other player's races are there to be attacked."""
    players = [player("orcs merchant", hand=hand, turns=1), player("humans hill", turns=1)]
    return game(map, players, {0: held(0, "orcs"), **(regions or {})})


# 4.1


@pytest.mark.rule("4.1")
def test_a_race_enters_at_the_edge_of_the_map() -> None:
    g = game(ISLAND, [player("humans merchant", hand=9), player()])
    assert conquerable(g) == {0, 4}
    assert g.why_not("conquer 2") == ["not_border"]


@pytest.mark.rule("4.1")
def test_the_shore_of_a_sea_at_the_edge_is_border() -> None:
    map = strip("hill inner", "sea", "swamp inner", "farmland inner")
    assert conquerable(game(map, [player("humans merchant", hand=9), player()])) == {0, 2}


@pytest.mark.rule("4.1")
@pytest.mark.parametrize("water", ["sea inner", "lake", "lake inner"])
def test_the_shore_of_other_water_is_no_border(water: str) -> None:
    map = strip("hill inner", water, "swamp inner", "farmland")
    assert conquerable(game(map, [player("humans merchant", hand=9), player()])) == {3}


@pytest.mark.rule("4.1", "11.15")
def test_a_sea_that_somebody_holds_still_makes_its_shore_border() -> None:
    map = strip("hill inner", "sea", "swamp inner", "farmland inner")
    players = [player("humans merchant", hand=9), player("orcs seafaring", turns=1)]
    assert conquerable(game(map, players, {1: held(1, "orcs", 3)})) == {0, 2}


@pytest.mark.rule("4.1", "6.2")
def test_who_abandoned_everything_enters_again_at_the_border() -> None:
    g = game(ISLAND, [player("humans merchant", hand=9, turns=1), player()], {2: held(0, "humans")})
    assert conquerable(g) == {1, 3}
    play(g, "abandon 2")
    assert conquerable(g) == {0, 4}


@pytest.mark.rule("4.1", "5.5")
def test_who_lost_everything_enters_again_at_the_border() -> None:
    players = [player("orcs merchant", hand=9, turns=1), player("humans hill", turns=1)]
    g = game(ISLAND, players, {1: held(0, "orcs"), 2: held(1, "humans", 4)})
    play(g, "conquer 2", "done", "deploy 1 8", "done")
    assert (g.seat, g.phase, conquerable(g)) == (1, "expand", {0, 4})


@pytest.mark.rule("4.1", "4.2")
def test_the_declined_race_is_no_foothold() -> None:
    g = game(ISLAND, [player("humans merchant", hand=9, declined=["elves"]), player()], {2: held(0, "elves")})
    assert conquerable(g) == {0, 4}


# 4.2


@pytest.mark.rule("4.2")
def test_a_conquest_is_adjacent_to_a_region_of_the_race() -> None:
    g = orcs_at_0(MEADOW, 9)
    assert conquerable(g) == {1}
    assert g.why_not("conquer 2") == ["not_adjacent"]
    play(g, "conquer 1")
    assert conquerable(g) == {2}


@pytest.mark.rule("4.2", "10.4")
def test_ghouls_conquer_next_to_their_own_regions() -> None:
    players = [player("orcs merchant", turns=1, declined=["ghouls"]), player()]
    g = game(
        strip(*["hill"] * 7), players, {0: held(0, "orcs", 2), 4: held(0, "ghouls", 5)}, acting="declined"
    )
    assert conquerable(g) == {3, 5}
    play(g, "conquer 5")
    assert conquerable(g) == {3, 6}


# 4.3


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(
    ("terrain", "there", "tokens"),
    [
        ("farmland", {}, 2),
        ("mountain", {}, 2 + 1),
        ("hill", TRIBE, 2 + 1),
        ("mountain", TRIBE, 2 + 1 + 1),
        ("hill", held(1, "humans", 3), 2 + 3),
        ("hill", held(1, "elves"), 2 + 1),
        ("hill", held(0, "giants"), 2 + 1),
        ("hill", held(1, "humans", encampments=2), 2 + 1 + 2),
        ("hill", held(1, "humans", fortress=1), 2 + 1 + 1),
        ("swamp", held(1, "elves", lair=1), 2 + 1 + 1),
        ("mountain", held(1, "humans", 2, fortress=1, lair=1, encampments=5), 2 + 1 + 2 + 1 + 1 + 5),
    ],
)
def test_the_cost_is_two_and_one_for_all_that_stands_there(terrain: str, there: Json, tokens: int) -> None:
    players = [
        player("ratmen merchant", hand=12, turns=1, declined=["giants"]),
        player("humans bivouacking", turns=1, declined=["elves"]),
    ]
    g = game(strip("farmland", terrain), players, {0: held(0, "ratmen"), 1: there})
    assert g.cost(1) == tokens
    play(g, "conquer 1")
    assert region(g, 1)["tokens"] == tokens
    assert active(g, 0)["hand"] == 12 - tokens


# 4.4


@pytest.mark.rule("4.4", "10.12", "11.4")
def test_discounts_add_up() -> None:
    g = game(
        strip("farmland", "mountain tribe", "lake"),
        [player("tritons commando", hand=5, turns=1), player()],
        {0: held(0, "tritons")},
    )
    assert g.cost(1) == 2 + 1 + 1 - 1 - 1


@pytest.mark.rule("4.4", "10.12", "11.4")
def test_a_conquest_takes_at_least_one_token() -> None:
    g = game(
        strip("farmland", "hill", "lake"),
        [player("tritons commando", hand=5, turns=1), player()],
        {0: held(0, "tritons")},
    )
    assert g.cost(1) == 1
    play(g, "conquer 1")
    assert region(g, 1) == held(0, "tritons", 1)
    assert active(g, 0)["hand"] == 4


@pytest.mark.rule("4.4")
def test_without_a_token_in_hand_nothing_begins() -> None:
    g = game(
        strip("farmland", "hill", "lake"),
        [player("tritons commando", turns=1), player()],
        {0: held(0, "tritons")},
    )
    assert set(g.legal) == {"decline", "abandon 0", "done"}
    assert g.why_not("conquer 1") == ["no_tokens"]


@pytest.mark.rule("4.4", "10.11")
def test_sorcerers_begin_without_a_token_in_hand() -> None:
    players = [player("sorcerers merchant", turns=1), player("humans hill", turns=1)]
    g = game(MEADOW, players, {0: held(0, "sorcerers"), 1: held(1, "humans"), 3: held(1, "humans")})
    assert legal(g, "use sorcerers") == {"use sorcerers 1"}


# 4.5


@pytest.mark.rule("4.5")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_water_cannot_be_conquered(water: str) -> None:
    g = orcs_at_0(strip("hill", water, "swamp"), 9)
    assert conquerable(g) == set()
    assert g.why_not("conquer 1") == ["water"]


@pytest.mark.rule("4.5", "11.15")
@pytest.mark.parametrize("water", ["sea", "lake"])
def test_an_active_seafaring_race_can_conquer_water(water: str) -> None:
    map = strip("hill", water, "swamp")
    g = game(map, [player("orcs seafaring", hand=9, turns=1), player()], {0: held(0, "orcs")})
    assert conquerable(g) == {1}


# 4.6


@pytest.mark.rule("4.6")
def test_a_region_of_the_own_declined_race_can_be_taken_and_its_token_is_lost() -> None:
    players = [player("orcs merchant", hand=3, turns=1, declined=["elves"]), player()]
    g = game(MEADOW, players, {0: held(0, "orcs"), 1: held(0, "elves"), 3: held(0, "elves")})
    play(g, "conquer 1")
    assert region(g, 1) == held(0, "orcs", 3)
    assert declined(g, 0) == [{"race": "elves", "power": None, "hand": 0}]
    play(g, "done", "deploy 0 2", "done")
    assert g.seat == 1


@pytest.mark.rule("4.6")
def test_the_own_active_race_cannot_be_attacked() -> None:
    g = orcs_at_0(MEADOW, 8, {1: held(0, "orcs")})
    assert conquerable(g) == {2}
    assert g.why_not("conquer 0") == ["own_region"]


@pytest.mark.rule("4.6", "10.4")
def test_declined_ghouls_may_attack_their_own_players_active_race() -> None:
    players = [player("orcs merchant", turns=1, declined=["ghouls"]), player()]
    g = game(MEADOW, players, {0: held(0, "ghouls", 5), 1: held(0, "orcs", 2)}, acting="declined")
    assert conquerable(g) == {1}
    play(g, "conquer 1")
    assert region(g, 1) == held(0, "ghouls", 4)


# 4.7


@pytest.mark.rule("4.7")
def test_tokens_that_conquered_stay_until_redeployment() -> None:
    g = play(orcs_at_0(MEADOW, 4), "conquer 1", "conquer 2")
    assert [region(g, r)["tokens"] for r in (0, 1, 2)] == [1, 2, 2]
    assert (g.legal, g.why_not("conquer 3")) == (["done"], ["no_tokens"])
    play(g, "done")
    assert [region(g, r)["tokens"] for r in (0, 1, 2)] == [1, 1, 1]


@pytest.mark.rule("4.7")
def test_conquests_may_stop_at_any_time() -> None:
    g = play(orcs_at_0(MEADOW, 9), "conquer 1")
    assert conquerable(g) == {2}
    assert play(g, "done").phase == "redeploy"


@pytest.mark.rule("4.7")
def test_nobody_has_to_conquer() -> None:
    g = play(orcs_at_0(MEADOW, 4), "done", "deploy 0 4", "done")
    assert region(g, 0) == held(0, "orcs", 5)
    assert (g.seat, g.coins) == (1, [5 + 2, 5])


# 4.8


@pytest.mark.rule("4.8")
@pytest.mark.parametrize(
    ("hand", "offered"),
    [(6, "conquer 1"), (5, "attempt 1"), (4, "attempt 1"), (3, "attempt 1"), (2, None), (0, None)],
)
def test_an_attempt_is_offered_to_who_is_one_to_three_short(hand: int, offered: str | None) -> None:
    g = orcs_at_0(MEADOW, hand, {1: held(1, "humans", 4), 4: held(1, "humans")})
    assert legal(g, "conquer") | legal(g, "attempt") == ({offered} if offered else set())


@pytest.mark.rule("4.8")
def test_an_attempt_needs_a_token_in_hand() -> None:
    g = orcs_at_0(MEADOW, 0)
    assert g.cost(1) == 2
    assert g.why_not("attempt 1") == ["no_tokens"]


@pytest.mark.rule("4.8")
def test_what_cannot_be_attacked_cannot_be_attempted() -> None:
    map = strip("hill", "sea", "swamp", "hill", joins=[(0, 3)])
    players = [player("orcs merchant", hand=1, turns=1), player("humans heroic", turns=1)]
    g = game(map, players, {0: held(0, "orcs"), 3: held(1, "humans", hero=1)})
    assert legal(g, "attempt") == set()
    assert g.why_not("attempt 1") == ["water"]
    assert g.why_not("attempt 2") == ["not_adjacent"]
    assert g.why_not("attempt 3") == ["immune"]


@pytest.mark.rule("4.8")
def test_an_attempt_that_reaches_the_cost_takes_the_region_with_all_tokens() -> None:
    g = orcs_at_0(MEADOW, 3, {1: held(1, "humans", 4), 4: held(1, "humans")})
    g.play("attempt 1", die=3)
    assert region(g, 1) == held(0, "orcs", 1)
    assert active(g, 0)["hand"] == 3 - 1
    assert active(g, 1)["hand"] == 3


@pytest.mark.rule("4.8")
def test_a_lucky_attempt_leaves_no_token_over() -> None:
    g = orcs_at_0(MEADOW, 3, {1: held(1, "humans", 2), 4: held(1, "humans")})
    conquered = [event for event in g.play("attempt 1", die=3) if isinstance(event, Conquered)]
    assert [(event.region, event.tokens, event.means) for event in conquered] == [(1, 3, "attempt")]


@pytest.mark.rule("4.8")
def test_after_a_failed_attempt_the_tokens_are_redeployed() -> None:
    g = orcs_at_0(MEADOW, 3, {1: held(1, "humans", 4), 4: held(1, "humans")})
    g.play("attempt 1", die=2)
    assert region(g, 1) == held(1, "humans", 4)
    assert (g.phase, g.legal) == ("redeploy", ["deploy 0"])
    play(g, "deploy 0 3", "done")
    assert region(g, 0) == held(0, "orcs", 4)


@pytest.mark.rule("4.8")
def test_with_no_region_held_the_tokens_of_a_failed_attempt_stay_in_hand() -> None:
    g = game(strip("hill tribe"), [player("orcs merchant", hand=2), player("humans hill", turns=1)])
    g.play("attempt 0", die=0)
    assert (g.phase, g.legal) == ("redeploy", ["done"])
    play(g, "done")
    assert (g.seat, active(g, 0)["hand"], g.coins[0]) == (1, 2, 5)


@pytest.mark.rule("4.8")
@pytest.mark.parametrize("pips", [0, 1])
def test_the_attempt_is_the_last_conquest_either_way(pips: int) -> None:
    map = strip("hill", "mountain", "swamp", joins=[(0, 2)])
    g = orcs_at_0(map, 2)
    assert conquerable(g) == {2}
    g.play("attempt 1", die=pips)
    assert g.phase == "redeploy"
    assert (legal(g, "conquer"), legal(g, "attempt")) == (set(), set())


@pytest.mark.rule("4.8")
def test_an_attempt_can_be_the_first_conquest_of_the_turn() -> None:
    g = game(strip("hill tribe", "swamp"), [player("orcs merchant", hand=2), player()])
    assert legal(g, "attempt") == {"attempt 0"}
    g.play("attempt 0", die=1)
    assert region(g, 0)["seat"] == 0


# 4.9


@pytest.mark.rule("4.9")
@pytest.mark.parametrize(
    ("owner", "marker"),
    [("halflings merchant", "hole"), ("humans heroic", "hero"), ("humans dragon_master", "dragon")],
)
@pytest.mark.parametrize("attacker", ["orcs flying", "sorcerers hill", "giants berserk"])
def test_nothing_enters_an_immune_region(owner: str, marker: str, attacker: str) -> None:
    race, foe = attacker.split()[0], owner.split()[0]
    players = [player(attacker, hand=9, turns=1), player(owner, turns=1)]
    immune = held(1, foe, **{marker: 1})
    g = game(strip("hill", "swamp", "forest"), players, {0: held(0, race), 1: immune})
    assert {move for move in g.legal if move.endswith(" 1")} == set()
    assert "immune" in g.why_not("conquer 1")
    assert g.cost(1) is None


@pytest.mark.rule("4.9", "11.6")
def test_the_dragon_does_not_enter_an_immune_region() -> None:
    players = [player("orcs dragon_master", hand=9, turns=1), player("humans heroic", turns=1)]
    map = strip("hill", "swamp", "forest", joins=[(0, 2)])
    g = game(map, players, {0: held(0, "orcs"), 1: held(1, "humans", hero=1), 2: held(1, "humans")})
    assert legal(g, "use dragon_master") == {"use dragon_master 2"}


@pytest.mark.rule("4.9")
def test_the_own_player_may_leave_an_immune_region() -> None:
    players = [player("humans dragon_master", hand=4, turns=1), player()]
    g = game(MEADOW, players, {0: held(0, "humans", dragon=1), 1: held(0, "humans")})
    play(g, "abandon 0")
    assert region(g, 0) == {}


@pytest.mark.rule("4.9", "10.4")
@pytest.mark.parametrize(
    ("active", "marker"),
    [("halflings merchant", "hole"), ("humans heroic", "hero"), ("humans dragon_master", "dragon")],
)
def test_not_even_another_race_of_the_same_player_enters_an_immune_region(active: str, marker: str) -> None:
    race = active.split()[0]
    players = [player(active, turns=1, declined=["ghouls"]), player("elves hill", turns=1)]
    regions = {0: held(0, "ghouls", 9), 1: held(0, race, **{marker: 1}), 2: held(0, race)}
    g = game(strip("hill", "swamp", "forest", joins=[(0, 2)]), players, regions, acting="declined")
    assert legal(g, "conquer") == {"conquer 2"}
    assert g.why_not("conquer 1") == ["immune"]
