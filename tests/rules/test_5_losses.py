"""Losses (5); more about withdrawal in tests/content/test_withdrawal.py."""

from typing import cast

import pytest

from elbowroom import Game
from elbowroom.engine.events import Driven
from tests.scenario import Json, active, conquerable, declined, game, held, legal, play, player, region, strip

MEADOW = strip("farmland", "hill", "swamp", "forest", "hill")


def skeletons_attack(there: Json, *others: Json, map: Json = MEADOW, foe: str = "humans hill") -> Game:
    """Skeletons on region 0 with 12 in hand; the foe is on region 1, and on those behind it."""
    players = [
        player("skeletons merchant", hand=12, turns=1),
        player(foe, turns=1, declined=["elves"]),
    ]
    return game(map, players, {0: held(0, "skeletons"), 1: there, **dict(enumerate(others, 2))})


@pytest.mark.rule("5.1")
def test_a_conquered_lost_tribe_is_gone_for_good() -> None:
    map = strip("farmland", "hill tribe")
    players = [player("skeletons merchant", hand=12, turns=1), player("humans hill", turns=1)]
    g = play(game(map, players, {0: held(0, "skeletons"), 1: {"lost_tribe": 1}}), "conquer 1")
    assert region(g, 1) == held(0, "skeletons", 3)
    play(g, "done", "deploy 0 11", "done", "done", "done", "abandon 1")
    assert region(g, 1) == {}
    assert g.cost(1) == 2


@pytest.mark.rule("5.1")
def test_one_token_is_returned_and_the_rest_are_taken_up() -> None:
    g = skeletons_attack(held(1, "humans", 4), held(1, "humans"))
    driven = [event for event in g.play("conquer 1") if isinstance(event, Driven)]
    assert driven == [Driven(1, "humans", 1, lost=1, kept=3)]
    assert active(g, 1)["hand"] == 3


@pytest.mark.rule("5.2")
def test_a_single_active_token_is_lost() -> None:
    g = play(skeletons_attack(held(1, "humans"), held(1, "humans")), "conquer 1")
    assert active(g, 1)["hand"] == 0
    play(g, "done", "deploy 0 11", "done")
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("5.2")
def test_a_single_declined_token_is_lost() -> None:
    g = play(skeletons_attack(held(1, "elves"), held(1, "elves")), "conquer 1")
    assert declined(g, 1) == [{"race": "elves", "power": None, "hand": 0}]
    assert region(g, 2) == held(1, "elves")


@pytest.mark.rule("5.3")
def test_the_mountain_stays() -> None:
    g = skeletons_attack(held(1, "humans"), held(1, "humans"), map=strip("hill", "mountain", "hill"))
    play(g, "conquer 1", "done", "deploy 0 11", "done")
    assert g.cost(1) == 2 + 1 + 1


@pytest.mark.rule("5.3")
@pytest.mark.parametrize("foe", ["humans fortified", "trolls hill"])
def test_fortress_and_lair_are_removed(foe: str) -> None:
    race = foe.split()[0]
    g = play(skeletons_attack(held(1, race, fortress=1, lair=1), held(1, race), foe=foe), "conquer 1")
    assert region(g, 1) == held(0, "skeletons", 5)


@pytest.mark.rule("5.3", "5.4")
def test_encampments_go_back_to_their_owner_who_places_them_with_the_troops() -> None:
    g = skeletons_attack(
        held(1, "humans", 2, encampments=2), held(1, "humans"), held(1, "humans"), foe="humans bivouacking"
    )
    play(g, "conquer 1", "done", "deploy 0 11", "done")
    assert (g.phase, g.seat) == ("withdraw", 1)
    assert set(g.legal) == {"deploy 2", "deploy 3", "use bivouacking 2", "use bivouacking 3"}
    play(g, "use bivouacking 2", "deploy 2", "use bivouacking 3")
    assert region(g, 2) == held(1, "humans", 2, encampments=1)
    assert region(g, 3) == held(1, "humans", 1, encampments=1)
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("5.4")
def test_withdrawn_troops_come_back_as_the_last_act_of_the_turn() -> None:
    g = skeletons_attack(held(1, "humans", 4), held(1, "humans"), held(1, "elves"), held(1, "humans"))
    play(g, "conquer 1", "done", "deploy 0 11")
    assert g.seat == 0
    play(g, "done")
    assert g.coins[0] == 5 + 2 + 2
    assert (g.phase, g.seat) == ("withdraw", 1)
    assert legal(g, "deploy") == {"deploy 2", "deploy 4"}
    play(g, "deploy 2 2", "deploy 4")
    assert [region(g, r)["tokens"] for r in (2, 3, 4)] == [3, 1, 2]
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("5.4")
def test_withdrawn_troops_come_back_clockwise_from_the_current_player() -> None:
    g = game(
        strip(*["hill"] * 6),
        [
            player("humans swamp", turns=1),
            player("skeletons flying", hand=12, turns=1),
            player("wizards swamp", turns=1),
        ],
        {
            0: held(0, "humans", 2),
            1: held(0, "humans"),
            2: held(2, "wizards", 2),
            3: held(2, "wizards"),
            5: held(1, "skeletons"),
        },
        seat=1,
    )
    play(g, "conquer 0", "conquer 2", "done", "deploy 5 11", "done")
    assert (g.phase, g.seat, g.to_position()["seat"], g.to_position()["deciding"]) == ("withdraw", 2, 1, 2)
    play(g, "deploy 3")
    assert (g.phase, g.seat) == ("withdraw", 0)
    play(g, "deploy 1")
    assert (g.phase, g.seat) == ("expand", 2)


@pytest.mark.rule("5.5")
def test_troops_of_a_race_without_region_wait_in_hand_and_enter_again() -> None:
    g = skeletons_attack(held(1, "humans", 4), held(1, "elves"))
    play(g, "conquer 1", "done", "deploy 0 11", "done")
    assert (g.phase, g.seat, active(g, 1)["hand"]) == ("expand", 1, 3)
    assert conquerable(g) == {1, 2, 3, 4}
    assert legal(g, "decline") == {"decline"}


@pytest.mark.rule("5.5", "2.3")
def test_a_race_that_lost_everything_after_its_first_turn_may_decline() -> None:
    players = [player("humans merchant", hand=4), player("skeletons flying", turns=1)]
    g = game(MEADOW, players, {4: held(1, "skeletons", 13)})
    assert legal(g, "decline") == set()
    play(g, "conquer 0", "done", "deploy 0 3", "done")
    play(g, "conquer 0", "done", "deploy 4 11", "done")
    assert (g.seat, g.phase, active(g, 0)["hand"]) == (0, "expand", 3)
    assert legal(g, "decline") == {"decline"}


def race_without_token() -> Game:
    players = [player("humans hill", turns=2, declined=["elves"]), player("orcs swamp", turns=1)]
    return game(MEADOW, players, {1: held(0, "elves"), 2: held(0, "elves"), 4: held(1, "orcs")})


@pytest.mark.rule("5.6")
def test_a_race_without_token_passes_and_scores_for_the_declined_race() -> None:
    g = race_without_token()
    assert set(g.legal) == {"done", "decline"}
    play(g, "done", "done")
    assert (g.seat, g.coins[0]) == (1, 5 + 2)
    assert active(g, 0)["race"] == "humans"


@pytest.mark.rule("5.6", "8.2", "8.5")
def test_a_race_without_token_may_decline_which_removes_the_earlier_one() -> None:
    g = play(race_without_token(), "decline")
    assert (g.seat, g.coins[0]) == (1, 5)
    assert (region(g, 1), region(g, 2), declined(g, 0)) == ({}, {}, [])
    assert cast("dict[str, list[str]]", g.to_position()["banners"])["returned"] == ["elves", "humans"]


@pytest.mark.rule("5.6", "8.6")
def test_a_race_without_token_is_replaced_on_the_next_turn_only() -> None:
    g = play(race_without_token(), "decline", "done", "done")
    assert (g.seat, g.phase) == (0, "pick")
