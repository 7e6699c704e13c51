"""Decline (8)."""

from typing import cast

import pytest

from elbowroom import Game
from tests.scenario import Json, active, declined, game, held, legal, play, player, region, strip

MEADOW = strip("farmland", "hill", "swamp mine", "forest", "hill", "swamp")


def seat_0(combo: str, regions: dict[int, Json], *others: str, hand: int = 0) -> Game:
    """Seat 0 at the start of a turn, with further races in decline."""
    players = [player(combo, hand=hand, turns=1, declined=others), player("skeletons forest", turns=1)]
    return game(MEADOW, players, regions)


def stack(g: Game, name: str, part: str) -> list[str]:
    return cast("dict[str, dict[str, list[str]]]", g.to_position())[name][part]


@pytest.mark.rule("8.1")
def test_the_banner_turns_over_and_one_token_stays_in_each_region() -> None:
    g = seat_0("humans merchant", {0: held(0, "humans", 4), 1: held(0, "humans")}, hand=2)
    play(g, "decline")
    assert declined(g, 0) == [{"race": "humans", "power": None, "hand": 0}]
    assert active(g, 0) is None
    assert (region(g, 0), region(g, 1)) == (held(0, "humans"), held(0, "humans"))


@pytest.mark.rule("8.1")
def test_the_badge_is_discarded() -> None:
    g = play(seat_0("humans merchant", {0: held(0, "humans")}), "decline")
    assert stack(g, "badges", "discarded") == ["merchant"]


@pytest.mark.rule("8.1", "11.16")
def test_spirit_keeps_its_badge() -> None:
    g = play(seat_0("humans spirit", {0: held(0, "humans", 3)}), "decline")
    assert declined(g, 0) == [{"race": "humans", "power": "spirit", "hand": 0}]
    assert region(g, 0) == held(0, "humans")
    assert stack(g, "badges", "discarded") == []


@pytest.mark.rule("8.1")
def test_the_turn_of_decline_has_no_redeployment() -> None:
    g = play(seat_0("humans merchant", {0: held(0, "humans", 4)}), "decline")
    assert (g.seat, g.phase) == (1, "expand")


@pytest.mark.rule("8.2")
def test_the_earlier_declined_race_is_removed() -> None:
    g = seat_0("humans merchant", {0: held(0, "humans"), 1: held(0, "elves"), 3: held(0, "elves")}, "elves")
    play(g, "decline")
    assert [row["race"] for row in declined(g, 0)] == ["humans"]
    assert (region(g, 1), region(g, 3)) == ({}, {})
    assert stack(g, "banners", "returned") == ["elves"]


@pytest.mark.rule("8.2", "11.16")
def test_a_spirit_race_stays_beside_the_one_declined_race() -> None:
    regions = {0: held(0, "humans"), 1: held(0, "elves"), 3: held(0, "giants")}
    g = play(seat_0("humans merchant", regions, "elves", "giants spirit"), "decline")
    assert [row["race"] for row in declined(g, 0)] == ["humans", "giants"]
    assert (region(g, 1), region(g, 3)) == ({}, held(0, "giants"))


@pytest.mark.rule("8.2", "8.3")
def test_the_removed_race_does_not_score_any_more() -> None:
    g = seat_0("humans merchant", {0: held(0, "humans"), 1: held(0, "elves"), 3: held(0, "elves")}, "elves")
    assert play(g, "decline").coins[0] == 5 + 1


@pytest.mark.rule("8.3")
def test_a_declining_race_scores_its_regions_without_bonus() -> None:
    g = seat_0("humans hill", {0: held(0, "humans"), 1: held(0, "humans")})
    assert g.income(0) == {"regions": 2, "humans": 1, "hill": 1}
    assert play(g, "decline").coins[0] == 5 + 2


@pytest.mark.rule("8.3", "10.2")
def test_declining_dwarves_still_score_their_mines() -> None:
    assert play(seat_0("dwarves hill", {2: held(0, "dwarves")}), "decline").coins[0] == 5 + 1 + 1


@pytest.mark.rule("8.3", "10.4", "11.16")
def test_after_a_conquest_of_spirit_ghouls_the_active_race_cannot_decline() -> None:
    players = [player("humans merchant", turns=1, declined=["ghouls spirit"]), player()]
    regions = {0: held(0, "ghouls", 3), 4: held(0, "humans")}
    g = game(MEADOW, players, regions, acting="declined")
    assert legal(g, "decline") == {"decline"}
    play(g, "conquer 1", "done", "deploy 0", "done")
    assert (g.acting, g.phase, legal(g, "decline")) == ("active", "expand", set())


@pytest.mark.rule("8.3", "10.4", "11.16")
def test_spirit_ghouls_conquer_nothing_in_a_turn_of_decline() -> None:
    players = [player("humans merchant", turns=1, declined=["ghouls spirit"]), player("orcs hill", turns=1)]
    regions = {0: held(0, "ghouls", 3), 4: held(0, "humans")}
    g = play(game(MEADOW, players, regions, acting="declined"), "decline")
    assert (g.seat, region(g, 0)) == (1, held(0, "ghouls", 3))


@pytest.mark.rule("8.3", "10.4")
def test_ghouls_that_have_just_declined_conquer_nothing() -> None:
    g = play(seat_0("ghouls merchant", {0: held(0, "ghouls", 5)}), "decline")
    assert (g.seat, region(g, 0)) == (1, held(0, "ghouls", 5))


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(
    ("combo", "marker"),
    [
        ("humans heroic", "hero"),
        ("humans dragon_master", "dragon"),
        ("humans bivouacking", "encampments"),
        ("halflings merchant", "hole"),
    ],
)
def test_heroes_dragon_encampments_and_holes_go_with_the_decline(combo: str, marker: str) -> None:
    race = combo.split()[0]
    g = play(seat_0(combo, {0: held(0, race, **{marker: 1})}), "decline")
    assert region(g, 0) == held(0, race)


@pytest.mark.rule("8.4")
@pytest.mark.parametrize(("combo", "marker"), [("trolls merchant", "lair"), ("humans fortified", "fortress")])
def test_lairs_and_fortresses_stay_while_the_token_stays(combo: str, marker: str) -> None:
    race = combo.split()[0]
    wall = held(0, race, **{marker: 1})
    g = play(seat_0(combo, {0: wall, 1: wall, 2: held(1, "skeletons", 5)}), "decline")
    assert (region(g, 0), region(g, 1)) == (wall, wall)
    assert g.cost(1) == 2 + 1 + 1
    play(g, "conquer 1")
    assert region(g, 1) == held(1, "skeletons", 4)


@pytest.mark.rule("8.4", "8.2")
def test_walls_go_with_a_race_that_is_removed() -> None:
    g = seat_0("humans merchant", {0: held(0, "humans"), 1: held(0, "trolls", lair=1, fortress=1)}, "trolls")
    assert region(play(g, "decline"), 1) == {}


def seat_1_attacks(declined_race: str, tokens: int = 1, **markers: int) -> Game:
    """Seat 1's Skeletons are about to take the only region of seat 0's declined race."""
    players = [
        player("humans merchant", turns=1, declined=[declined_race]),
        player("skeletons forest", hand=9),
    ]
    race = declined_race.split()[0]
    regions = {0: held(0, "humans"), 3: held(0, race, tokens, **markers), 4: held(1, "skeletons")}
    return game(MEADOW, players, regions, seat=1)


@pytest.mark.rule("8.5")
def test_when_the_last_declined_token_is_lost_the_banner_goes_back() -> None:
    g = play(seat_1_attacks("elves"), "conquer 3")
    assert declined(g, 0) == []
    assert stack(g, "banners", "returned") == ["elves"]


@pytest.mark.rule("8.5", "11.16")
def test_the_spirit_badge_is_discarded_with_the_last_token() -> None:
    g = play(seat_1_attacks("elves spirit"), "conquer 3")
    assert declined(g, 0) == []
    assert stack(g, "banners", "returned") == ["elves"]
    assert stack(g, "badges", "discarded") == ["spirit"]


@pytest.mark.rule("8.5", "10.4")
def test_ghouls_in_hand_keep_their_banner() -> None:
    g = play(seat_1_attacks("ghouls", 2), "conquer 3")
    assert declined(g, 0) == [{"race": "ghouls", "power": None, "hand": 1}]
    assert stack(g, "banners", "returned") == []


@pytest.mark.rule("8.5", "10.4")
def test_the_last_ghoul_takes_the_banner_along() -> None:
    g = play(seat_1_attacks("ghouls"), "conquer 3")
    assert declined(g, 0) == []
    assert stack(g, "banners", "returned") == ["ghouls"]


@pytest.mark.rule("8.5", "4.6")
def test_the_own_active_race_may_drive_out_the_last_declined_token() -> None:
    g = play(
        seat_0("humans merchant", {0: held(0, "humans"), 1: held(0, "elves")}, "elves", hand=3), "conquer 1"
    )
    assert declined(g, 0) == []
    assert stack(g, "banners", "returned") == ["elves"]


@pytest.mark.rule("8.6")
def test_on_the_next_turn_the_player_picks_anew() -> None:
    g = play(seat_0("humans merchant", {0: held(0, "humans")}), "decline", "done", "done")
    assert (g.seat, g.phase) == (0, "pick")
    play(g, "pick 1")
    assert active(g, 0)["race"] != "humans"
    assert [row["race"] for row in declined(g, 0)] == ["humans"]
