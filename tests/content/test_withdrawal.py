"""Losses, and the withdrawn troops that come back at the end of the turn (5.1 to 5.5)."""

import pytest

from elbowroom import Game
from tests.scenario import active, conquerable, declined, game, held, legal, play, player, region, strip

LAND = strip(*["hill"] * 8)
ELSEWHERE = player("elves hill", hand=1, turns=1)


@pytest.mark.rule("5.1", "5.4")
def test_one_token_is_lost_and_the_others_come_back_freely() -> None:
    g = game(
        LAND,
        [player("humans swamp", hand=6, turns=1), player("orcs forest", turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs", 4), 2: held(1, "orcs"), 5: held(1, "orcs", 2)},
    )
    play(g, "conquer 1")
    assert active(g, 1)["hand"] == 3
    play(g, "done", "deploy 0 5", "done")
    assert (g.phase, g.seat) == ("withdraw", 1)
    assert set(g.legal) == {"deploy 2", "deploy 5"}
    play(g, "deploy 2 2", "deploy 5")
    assert region(g, 2) == held(1, "orcs", 3)
    assert region(g, 5) == held(1, "orcs", 3)
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("5.4")
def test_troops_stay_in_hand_until_the_current_player_is_done() -> None:
    g = game(
        LAND,
        [player("ratmen swamp", hand=9, turns=1), player("orcs forest", turns=1)],
        {0: held(0, "ratmen"), 1: held(1, "orcs", 3), 2: held(1, "orcs")},
    )
    play(g, "conquer 1")
    assert (g.phase, g.seat) == ("conquer", 0)
    assert g.cost(2) == 3


@pytest.mark.rule("5.4")
def test_survivors_of_several_regions_come_back_together() -> None:
    g = game(
        LAND,
        [player("ratmen swamp", hand=9, turns=1), player("orcs forest", turns=1)],
        {0: held(0, "ratmen"), 1: held(1, "orcs", 2), 2: held(1, "orcs", 3), 5: held(1, "orcs")},
    )
    play(g, "conquer 1", "conquer 2", "done", "deploy 0 7", "done")
    assert (g.phase, g.seat) == ("withdraw", 1)
    play(g, "deploy 5 3")
    assert region(g, 5) == held(1, "orcs", 4)
    assert g.phase == "expand"


@pytest.mark.rule("5.2")
def test_a_single_token_leaves_nobody_to_come_back() -> None:
    g = game(
        LAND,
        [player("humans swamp", hand=3, turns=1), player("orcs forest", turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs"), 2: held(1, "orcs")},
    )
    play(g, "conquer 1", "done", "deploy 0 2", "done")
    assert (g.phase, g.seat) == ("expand", 1)
    assert active(g, 1)["hand"] == 0


@pytest.mark.rule("5.4", "6.4")
def test_troops_never_join_a_declined_race() -> None:
    g = game(
        LAND,
        [player("humans swamp", hand=4, turns=1), player("orcs forest", declined=["giants"], turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs", 2), 2: held(1, "orcs"), 3: held(1, "giants")},
    )
    play(g, "conquer 1", "done", "deploy 0 3", "done")
    assert g.legal == ["deploy 2"]


@pytest.mark.rule("5.5", "4.1")
def test_a_race_without_a_region_waits_and_enters_again_on_its_next_turn() -> None:
    coast = strip("hill", "swamp", "forest inner", "farmland")
    g = game(
        coast,
        [player("humans swamp", hand=6, turns=1), player("orcs forest", turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs", 4)},
    )
    play(g, "conquer 1", "done", "deploy 0 5", "done")
    assert (g.phase, g.seat) == ("expand", 1)
    assert active(g, 1)["hand"] == 3
    assert conquerable(g) == {1, 3}
    assert g.why_not("conquer 2") == ["not_border"]


@pytest.mark.rule("5.5", "6.4")
def test_a_race_with_nothing_but_declined_regions_waits_too() -> None:
    g = game(
        LAND,
        [player("humans swamp", hand=4, turns=1), player("orcs forest", declined=["giants"], turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs", 2), 2: held(1, "giants")},
    )
    play(g, "conquer 1", "done", "deploy 0 3", "done")
    assert (g.phase, g.seat) == ("expand", 1)
    assert active(g, 1)["hand"] == 1


@pytest.mark.rule("10.3", "11.3", "5.3", "5.4")
def test_bivouacking_elves_bring_back_every_token_and_camp() -> None:
    g = game(
        LAND,
        [player("ratmen swamp", hand=7, turns=1), player("elves bivouacking", turns=1)],
        {0: held(0, "ratmen"), 1: held(1, "elves", 2, encampments=3), 2: held(1, "elves", 1, encampments=2)},
    )
    play(g, "conquer 1", "done", "deploy 0 6", "done")
    assert (g.phase, g.seat) == ("withdraw", 1)
    assert set(g.legal) == {"deploy 2", "use bivouacking 2"}
    play(g, "use bivouacking 2 3", "deploy 2 2")
    assert region(g, 2) == held(1, "elves", 3, encampments=5)
    assert g.phase == "expand"


@pytest.mark.rule("10.1", "5.4")
def test_amazons_kept_aside_do_not_come_back_with_the_withdrawn() -> None:
    g = game(
        LAND,
        [player("humans swamp", hand=4, turns=1), player("amazons forest", aside=4, turns=1)],
        {0: held(0, "humans"), 1: held(1, "amazons", 2), 2: held(1, "amazons")},
    )
    play(g, "conquer 1", "done", "deploy 0 3", "done", "deploy 2")
    assert region(g, 2) == held(1, "amazons", 2)
    assert (g.phase, g.seat) == ("expand", 1)


def sweep(players: list[str], current: int) -> Game:
    """Flying ratmen have taken one of the two regions of every opponent."""
    regions = {0: held(current, "ratmen", 13)}
    victims = [seat for seat in range(len(players)) if seat != current]
    for i, seat in enumerate(victims):
        race = players[seat].split()[0]
        regions |= {2 * i + 1: held(seat, race, 2), 2 * i + 2: held(seat, race)}
    g = game(LAND, [player(combo, turns=1) for combo in players], regions, seat=current)
    play(g, *(f"conquer {2 * i + 1}" for i in range(len(victims))), "done")
    return play(g, f"deploy 0 {12 - len(victims)}", "done")


@pytest.mark.rule("5.4")
def test_two_victims_of_three_players_act_clockwise_from_the_current_one() -> None:
    g = sweep(["orcs hill", "ratmen flying", "giants swamp"], current=1)
    assert (g.phase, g.seat) == ("withdraw", 2)
    assert g.legal == ["deploy 4"]
    play(g, "deploy 4")
    assert (g.phase, g.seat) == ("withdraw", 0)
    assert g.legal == ["deploy 2"]
    play(g, "deploy 2")
    assert (g.phase, g.seat) == ("expand", 2)
    assert region(g, 4) == held(2, "giants", 2)
    assert region(g, 2) == held(0, "orcs", 2)


@pytest.mark.rule("5.4")
def test_three_victims_of_four_players_act_clockwise_from_the_current_one() -> None:
    g = sweep(["orcs hill", "humans swamp", "ratmen flying", "trolls forest"], current=2)
    order = []
    while g.phase == "withdraw":
        order.append(g.seat)
        play(g, *g.legal)
    assert order == [3, 0, 1]
    assert (g.phase, g.seat) == ("expand", 3)


@pytest.mark.rule("5.4", "5.5")
def test_a_victim_without_a_region_is_passed_over() -> None:
    g = game(
        LAND,
        [
            player("ratmen swamp", hand=8, turns=1),
            player("orcs forest", turns=1),
            player("giants hill", turns=1),
        ],
        {0: held(0, "ratmen"), 1: held(1, "orcs", 2), 2: held(2, "giants", 2), 4: held(2, "giants")},
    )
    play(g, "conquer 1", "conquer 2", "done", "deploy 0 6", "done")
    assert (g.phase, g.seat) == ("withdraw", 2)
    play(g, "deploy 4")
    assert (g.phase, g.seat) == ("expand", 1)
    assert active(g, 1)["hand"] == 1


@pytest.mark.rule("5.4", "10.4", "6.4")
def test_a_victims_active_race_and_declined_ghouls_come_back_apart() -> None:
    g = game(
        strip(*["hill"] * 5, joins=[(0, 2)]),
        [player("ratmen swamp", hand=9, turns=1), player("orcs forest", declined=["ghouls"], turns=1)],
        {
            0: held(0, "ratmen"),
            1: held(1, "orcs", 3),
            2: held(1, "ghouls", 2),
            3: held(1, "orcs"),
            4: held(1, "ghouls"),
        },
    )
    play(g, "conquer 1", "conquer 2")
    assert active(g, 1)["hand"] == 2
    assert declined(g, 1) == [{"race": "ghouls", "power": None, "hand": 1}]
    play(g, "done", "deploy 0 7", "done")
    assert (g.phase, g.seat, g.acting) == ("withdraw", 1, "active")
    assert g.legal == ["deploy 3"]
    play(g, "deploy 3 2")
    assert (g.phase, g.seat, g.acting) == ("withdraw", 1, "declined")
    assert g.legal == ["deploy 4"]
    play(g, "deploy 4")
    assert region(g, 3) == held(1, "orcs", 3)
    assert region(g, 4) == held(1, "ghouls", 2)
    assert (g.phase, g.seat, g.acting) == ("expand", 1, "declined")


@pytest.mark.rule("5.5", "8.5", "10.4")
def test_ghouls_without_a_region_live_on_in_hand_and_enter_again() -> None:
    g = game(
        LAND,
        [player("humans swamp", hand=5, turns=1), player("orcs forest", declined=["ghouls"], turns=1)],
        {0: held(0, "humans"), 1: held(1, "ghouls", 3), 7: held(1, "orcs")},
    )
    play(g, "conquer 1", "done", "deploy 0 4", "done")
    assert (g.phase, g.seat, g.acting) == ("expand", 1, "declined")
    assert declined(g, 1) == [{"race": "ghouls", "power": None, "hand": 2}]
    play(g, "conquer 4")
    assert region(g, 4) == held(1, "ghouls", 2)


@pytest.mark.rule("5.4", "4.6", "10.4")
def test_a_players_own_ghouls_come_back_first_when_his_active_race_attacks_them() -> None:
    g = game(
        LAND,
        [player("ratmen flying", declined=["ghouls"], hand=9, turns=1), player("orcs forest", turns=1)],
        {
            0: held(0, "ratmen"),
            1: held(0, "ghouls", 3),
            2: held(0, "ghouls"),
            4: held(1, "orcs", 2),
            6: held(1, "orcs"),
        },
    )
    play(g, "conquer 4", "conquer 1", "done", "deploy 0 7", "done")
    assert (g.phase, g.seat, g.acting) == ("withdraw", 0, "declined")
    assert g.legal == ["deploy 2"]
    play(g, "deploy 2 2")
    assert region(g, 2) == held(0, "ghouls", 3)
    assert (g.phase, g.seat, g.acting) == ("withdraw", 1, "active")
    play(g, "deploy 6")
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("10.4", "5.4")
def test_an_active_race_attacked_by_its_own_ghouls_is_ready_right_after() -> None:
    g = game(
        LAND,
        [player("humans swamp", declined=["ghouls"], turns=1), ELSEWHERE],
        {0: held(0, "ghouls", 6), 1: held(0, "humans", 3), 4: held(0, "humans")},
        acting="declined",
    )
    play(g, "conquer 1", "done", "deploy 0 4", "done")
    assert (g.phase, g.seat, g.acting) == ("expand", 0, "active")
    assert active(g, 0)["hand"] == 2
    play(g, "conquer 5", "done", "deploy 4", "done")
    assert region(g, 4) == held(0, "humans", 2)
    assert (g.phase, g.seat) == ("expand", 1)


@pytest.mark.rule("5.4", "4.8")
def test_a_final_attempt_drives_troops_away_like_any_conquest() -> None:
    g = game(
        LAND,
        [player("humans swamp", hand=3, turns=1), player("orcs forest", turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs", 2), 2: held(1, "orcs")},
    )
    repelled = play(g.copy(), "attempt 1 / 0", "deploy 0 3", "done")
    assert (repelled.phase, repelled.seat) == ("expand", 1)
    play(g, "attempt 1 / 1", "deploy 0 2", "done")
    assert (g.phase, g.seat) == ("withdraw", 1)


@pytest.mark.rule("5.4", "2.1", "9.1")
def test_troops_come_back_even_after_the_last_turn_of_the_game() -> None:
    g = game(
        LAND,
        [player("orcs forest", turns=1), player("humans swamp", turns=1)],
        {0: held(1, "humans", 5), 1: held(0, "orcs", 2), 2: held(0, "orcs")},
        seat=1,
        round=10,
    )
    play(g, "conquer 1", "done", "deploy 0 3", "done")
    assert (g.phase, g.seat) == ("withdraw", 0)
    play(g, "deploy 2")
    assert g.over
    assert region(g, 2) == held(0, "orcs", 2)


@pytest.mark.rule("5.4")
def test_nothing_but_placing_is_legal_while_troops_come_back() -> None:
    g = game(
        LAND,
        [player("humans swamp", hand=5, turns=1), player("orcs fortified", turns=1)],
        {0: held(0, "humans"), 1: held(1, "orcs", 2), 2: held(1, "orcs")},
    )
    play(g, "conquer 1", "done", "deploy 0 4", "done")
    assert legal(g, "done") == set()
    assert g.legal == ["deploy 2"]
