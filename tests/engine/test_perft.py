"""Counting sequences of actions."""

from elbowroom.measure.perft import divide, perft
from elbowroom.testing.walks import changes_nothing
from tests.scenario import game, held, player, strip

ORCS_FACE_ELVES = game(
    strip("hill", "swamp", "forest", rounds=1),
    [player("orcs hill", hand=2, turns=1), player("elves swamp", turns=1)],
    {0: held(0, "orcs"), 2: held(1, "elves")},
).state
"""Orcs may decline, abandon, conquer the swamp or do nothing: 2 tokens in hand are enough for it."""


def test_depth_0_is_the_empty_sequence() -> None:
    assert perft(ORCS_FACE_ELVES, 0) == 1


def test_depth_1_counts_the_moves() -> None:
    assert perft(ORCS_FACE_ELVES, 1) == 4
    assert divide(ORCS_FACE_ELVES, 1) == {"done": 1, "decline": 1, "abandon 0": 1, "conquer 1": 1}


def test_moves_are_followed_one_after_the_other() -> None:
    # After "conquer 1" nothing is in hand; after "done" two tokens can only go to region 0. After "abandon 0"
    # every border region is near: 0 and 1 at once, and 2 for exactly the 3 tokens in hand.
    elves_turn = 3  # done, decline or abandon: they have no token in hand
    assert divide(ORCS_FACE_ELVES, 2) == {"done": 1, "decline": elves_turn, "abandon 0": 4, "conquer 1": 1}
    assert perft(ORCS_FACE_ELVES, 2) == 9


def test_each_outcome_of_the_die_counts_once() -> None:
    attempt = game(
        strip("mountain inner", "hill"), [player("orcs hill", hand=1), player()], {}, phase="conquer"
    ).state
    assert divide(attempt, 1) == {"done": 1, "attempt 1": 1}
    assert divide(attempt, 2)["attempt 1"] == 4


def test_a_game_that_ends_earlier_adds_nothing() -> None:
    end = game(
        strip("hill", rounds=1),
        [player("orcs hill"), player("elves swamp", turns=1)],
        {0: held(1, "elves")},
        seat=1,
        phase="redeploy",
    ).state
    assert perft(end, 1) == 1
    assert perft(end, 2) == 0


def test_counting_changes_nothing() -> None:
    assert changes_nothing(ORCS_FACE_ELVES, lambda: divide(ORCS_FACE_ELVES, 3))
