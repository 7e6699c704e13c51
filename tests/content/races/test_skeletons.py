"""Skeletons (10.10)."""

import pytest

from tests.scenario import TRIBE, active, game, held, legal, play, player, region, strip

GRAVES = strip(
    "farmland", "hill tribe", "swamp tribe", "forest tribe", "hill tribe", "farmland tribe", "swamp"
)
ELVES = player("elves hill", turns=1)


@pytest.mark.rule("10.10")
@pytest.mark.parametrize(("taken", "new"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_two_non_empty_conquests_raise_one_token(taken: int, new: int) -> None:
    g = game(GRAVES, [player("skeletons hill", hand=15, turns=1), ELVES], {0: held(0, "skeletons")})
    play(g, *(f"conquer {r}" for r in range(1, taken + 1)), "done")
    assert active(g, 0)["hand"] == 15 - taken + new


@pytest.mark.rule("10.10")
def test_new_tokens_come_at_redeployment_and_are_put_on_the_map() -> None:
    g = game(GRAVES, [player("skeletons hill", hand=6, turns=1), ELVES], {0: held(0, "skeletons")})
    play(g, "conquer 1", "conquer 2")
    assert active(g, 0)["hand"] == 0
    play(g, "done")
    assert legal(g, "done") == set()
    play(g, "deploy 1 5", "done")
    assert [region(g, r)["tokens"] for r in (0, 1, 2)] == [1, 6, 1]


@pytest.mark.rule("10.10")
def test_empty_regions_do_not_count() -> None:
    g = game(
        strip("farmland", "mountain", "swamp", "forest tribe"),
        [player("skeletons hill", hand=8, turns=1), ELVES],
        {0: held(0, "skeletons")},
    )
    play(g, "conquer 1", "conquer 2", "conquer 3", "done")
    assert active(g, 0)["hand"] == 5


@pytest.mark.rule("10.10", "4.6")
def test_race_tokens_count_active_and_declined_and_the_players_own() -> None:
    g = game(
        GRAVES,
        [
            player("skeletons hill", declined=["humans"], hand=12, turns=1),
            player("elves hill", declined=["trolls"], turns=1),
        ],
        {
            0: held(0, "skeletons"),
            1: held(0, "humans"),
            2: held(1, "trolls"),
            3: held(1, "elves"),
            4: held(1, "elves"),
        },
    )
    play(g, *(f"conquer {r}" for r in (1, 2, 3, 4)), "done")
    assert active(g, 0)["hand"] == 12 - 4 + 2


@pytest.mark.rule("10.10", "4.8")
@pytest.mark.parametrize(("die", "hand"), [(1, 6 - 3 + 1), (0, 6 - 2)])
def test_a_final_attempt_counts_when_it_succeeds(die: int, hand: int) -> None:
    g = game(GRAVES, [player("skeletons hill", hand=5, turns=1), ELVES], {0: held(0, "skeletons")})
    play(g, "conquer 1", f"attempt 2 / {die}")
    assert region(g, 2) == (held(0, "skeletons") if die else TRIBE)
    assert active(g, 0)["hand"] == hand


@pytest.mark.rule("10.10")
def test_last_turns_conquests_do_not_count_again() -> None:
    g = game(
        GRAVES,
        [player("skeletons hill", hand=3, turns=1), ELVES],
        {0: held(0, "skeletons"), 6: held(1, "elves")},
    )
    play(g, "conquer 1", "done", "deploy 0 2", "done", "done", "done")
    play(g, "abandon 1", "conquer 1", "done")
    assert active(g, 0)["hand"] == 2


@pytest.mark.rule("10.10", "1.2")
@pytest.mark.parametrize(("tokens", "new"), [(18, 2), (19, 1), (20, 0)])
def test_the_tray_limits_new_tokens(tokens: int, new: int) -> None:
    g = game(GRAVES, [player("skeletons hill", hand=tokens - 1, turns=1), ELVES], {0: held(0, "skeletons")})
    play(g, *(f"conquer {r}" for r in (1, 2, 3, 4)), "done")
    assert active(g, 0)["hand"] == tokens - 5 + new


@pytest.mark.rule("10.10", "8.3")
def test_nobody_rises_in_a_turn_of_decline() -> None:
    g = game(GRAVES, [player("skeletons hill", turns=1), ELVES], {0: held(0, "skeletons", 3)})
    play(g, "decline")
    assert region(g, 0) == held(0, "skeletons")
