"""What is offered when: the moves of the contract in each phase."""

from typing import Any

import pytest

from elbowroom import Game
from tests.scenario import Json, active, game, held, legal, play, player, region, strip

MEADOW = strip("farmland", "hill", "swamp", "forest", "hill")


def seat_0(
    combo: str, regions: dict[int, Json], *, hand: int = 0, declined: tuple[str, ...] = (), **fields: Any
) -> Game:
    players = [player(combo, hand=hand, turns=1, declined=declined), player("skeletons forest", turns=1)]
    return game(MEADOW, players, regions, **fields)


@pytest.mark.rule("2.3", "6.2")
def test_expand_offers_decline_abandon_every_conquest_and_done() -> None:
    g = seat_0("humans merchant", {0: held(0, "humans", 3), 2: held(0, "humans"), 3: held(1, "skeletons", 3)})
    assert set(g.legal) == {"decline", "abandon 0", "abandon 2", "conquer 1", "attempt 3", "done"}


@pytest.mark.rule("2.3", "6.2")
def test_the_first_conquest_ends_the_time_for_abandon_and_decline() -> None:
    g = play(seat_0("humans merchant", {0: held(0, "humans", 5)}), "conquer 1")
    assert g.phase == "conquer"
    assert set(g.legal) == {"conquer 2", "done"}


@pytest.mark.rule("2.3")
def test_after_an_abandon_decline_is_not_offered_but_abandon_still_is() -> None:
    g = play(seat_0("humans merchant", {0: held(0, "humans", 2), 1: held(0, "humans")}), "abandon 0")
    assert g.phase == "expand"
    assert set(g.legal) == {"abandon 1", "conquer 0", "conquer 2", "done"}


@pytest.mark.rule("2.3", "4.8")
def test_after_an_attempt_neither_decline_nor_abandon_is_offered() -> None:
    g = seat_0("humans merchant", {0: held(0, "humans", 2)})
    g.play("attempt 1", die=0)
    assert g.legal == ["deploy 0"]


@pytest.mark.rule("2.2")
def test_the_turn_of_the_pick_offers_no_decline() -> None:
    offer = [{"race": "humans", "power": "merchant"}]
    g = play(game(MEADOW, [player(), player()], offer=offer), "pick 1")
    assert g.phase == "expand"
    assert set(g.legal) == {*(f"conquer {r}" for r in range(5)), "done"}


@pytest.mark.rule("4.7", "6.3")
def test_done_without_conquest_leads_to_redeployment() -> None:
    g = play(seat_0("humans merchant", {0: held(0, "humans", 3)}), "done")
    assert (g.phase, active(g, 0)["hand"], region(g, 0)["tokens"]) == ("redeploy", 2, 1)


@pytest.mark.rule("6.3")
def test_redeployment_is_done_when_no_token_is_left_in_hand() -> None:
    g = play(seat_0("humans merchant", {0: held(0, "humans", 3), 1: held(0, "humans")}), "done")
    assert g.legal == ["deploy 0", "deploy 1"]
    assert g.why_not("done") == ["tokens_in_hand"]
    play(g, "deploy 1", "deploy 1")
    assert g.legal == ["done"]


@pytest.mark.rule("6.3")
def test_a_count_is_shorthand_for_repeating() -> None:
    start = seat_0("humans merchant", {0: held(0, "humans", 4)})
    one_by_one = play(start.copy(), "done", "deploy 0", "deploy 0", "deploy 0")
    at_once = play(start.copy(), "done", "deploy 0 3")
    assert at_once.to_position() == one_by_one.to_position()


@pytest.mark.rule("6.3")
def test_redeployment_without_region_is_done_with_tokens_in_hand() -> None:
    g = play(seat_0("humans merchant", {}, hand=4), "done")
    assert (g.phase, g.legal) == ("redeploy", ["done"])


@pytest.mark.rule("6.3", "11.10")
def test_heroes_must_be_placed() -> None:
    g = play(seat_0("humans heroic", {0: held(0, "humans"), 1: held(0, "humans")}), "done")
    assert set(g.legal) == {"use heroic 0", "use heroic 1"}
    assert g.why_not("done") == ["must_place"]
    play(g, "use heroic 0", "use heroic 1")
    assert g.legal == ["done"]


@pytest.mark.rule("6.3", "11.3")
def test_encampments_must_be_placed() -> None:
    g = play(seat_0("humans bivouacking", {0: held(0, "humans"), 1: held(0, "humans")}), "done")
    assert set(g.legal) == {"use bivouacking 0", "use bivouacking 1"}
    play(g, "use bivouacking 0 4")
    assert legal(g, "done") == set()
    play(g, "use bivouacking 1")
    assert g.legal == ["done"]


@pytest.mark.rule("6.3", "11.9", "11.5")
@pytest.mark.parametrize(
    ("combo", "offered"),
    [("humans fortified", {"use fortified 0", "use fortified 1"}), ("humans diplomat", {"use diplomat 1"})],
)
def test_fortress_and_ally_may_be_left_out(combo: str, offered: set[str]) -> None:
    g = play(seat_0(combo, {0: held(0, "humans"), 1: held(0, "humans")}), "done")
    assert set(g.legal) == {*offered, "done"}


@pytest.mark.rule("7.1")
def test_scoring_happens_by_itself_with_the_done_of_redeployment() -> None:
    g = play(seat_0("humans merchant", {1: held(0, "humans")}), "done")
    assert g.coins[0] == 5
    play(g, "done")
    assert (g.coins[0], g.seat) == (5 + 2, 1)


@pytest.mark.rule("10.1")
def test_amazons_who_are_too_few_may_only_abandon() -> None:
    g = play(seat_0("amazons merchant", {r: held(0, "amazons") for r in range(5)}), "done")
    assert (g.phase, active(g, 0)["hand"], active(g, 0)["aside"]) == ("redeploy", -4, 4)
    assert set(g.legal) == {f"abandon {r}" for r in range(5)}
    play(g, "abandon 1", "abandon 2", "abandon 3", "abandon 4")
    assert g.legal == ["done"]


@pytest.mark.rule("2.4", "10.4")
def test_declined_ghouls_have_their_own_phases() -> None:
    regions = {0: held(0, "ghouls", 3), 4: held(0, "humans")}
    g = seat_0("humans merchant", regions, declined=("ghouls",), acting="declined")
    assert set(g.legal) == {"decline", "abandon 0", "conquer 1", "done"}
    seen = []
    for move in ("conquer 1", "done", "deploy 0", "done"):
        play(g, move)
        seen.append((g.acting, g.phase))
    assert seen == [
        ("declined", "conquer"),
        ("declined", "redeploy"),
        ("declined", "redeploy"),
        ("active", "expand"),
    ]


@pytest.mark.rule("8.3", "10.4")
def test_ghouls_that_did_nothing_leave_the_choice_to_decline() -> None:
    regions = {0: held(0, "ghouls"), 4: held(0, "humans")}
    g = seat_0("humans merchant", regions, declined=("ghouls",), acting="declined")
    play(g, "done", "done")
    assert (g.acting, g.phase, legal(g, "decline")) == ("active", "expand", {"decline"})


@pytest.mark.rule("2.3", "10.4")
def test_ghouls_that_abandoned_a_region_take_the_choice_to_decline_away() -> None:
    regions = {0: held(0, "ghouls"), 1: held(0, "ghouls"), 4: held(0, "humans")}
    g = seat_0("humans merchant", regions, declined=("ghouls",), acting="declined")
    play(g, "abandon 0", "done", "deploy 1", "done")
    assert (g.acting, g.phase, legal(g, "decline")) == ("active", "expand", set())


@pytest.mark.rule("6.2", "10.4")
def test_a_conquest_of_ghouls_leaves_the_active_race_its_time_to_abandon() -> None:
    regions = {0: held(0, "ghouls", 3), 4: held(0, "humans")}
    g = seat_0("humans merchant", regions, declined=("ghouls",), acting="declined")
    play(g, "conquer 1", "done", "deploy 0", "done")
    assert legal(g, "abandon") == {"abandon 4"}


@pytest.mark.rule("11.17")
def test_stout_offers_decline_or_done() -> None:
    g = play(seat_0("humans stout", {0: held(0, "humans")}), "done", "done")
    assert (g.phase, set(g.legal)) == ("stout", {"decline", "done"})
