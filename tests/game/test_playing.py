"""Playing moves: their events, and moves that are refused."""

import pickle

import pytest

from elbowroom import Game, IllegalMove, PositionError
from elbowroom.engine.events import Conquered, Driven, MarkerPlaced, PhaseBegan, Picked, Revealed, TurnBegan
from tests.game.games import LINE, moment, orcs
from tests.scenario import play, player


def test_playing_gives_events_in_their_order() -> None:
    g = Game.from_position(
        {
            "map": LINE,
            "players": [player(), player()],
            "offer": [{"race": "trolls", "power": "hill", "coins": 2}],
            "banners": {"shuffled": ["orcs"]},
            "badges": {"shuffled": ["swamp"]},
        }
    )
    assert g.play("pick 1") == [
        Picked(seat=0, row=1, race="trolls", power="hill", paid=0, found=2, tokens=9),
        PhaseBegan(seat=0, race="trolls", phase="expand"),
        Revealed(race="orcs", power="swamp"),
    ]
    assert g.play("conquer 0") == [
        PhaseBegan(seat=0, race="trolls", phase="conquer"),
        Conquered(seat=0, race="trolls", region=0, tokens=2, means="tokens"),
        MarkerPlaced(seat=0, marker="lair", region=0),
    ]


def test_the_events_of_a_conquest_name_who_was_driven_out() -> None:
    assert orcs().play("conquer 3") == [
        PhaseBegan(seat=0, race="orcs", phase="conquer"),
        Driven(seat=1, race="elves", region=3, lost=0, kept=2),
        Conquered(seat=0, race="orcs", region=3, tokens=5, means="tokens"),
    ]


def test_the_end_of_a_turn_tells_the_next() -> None:
    g = play(orcs(hand=0), "done")
    assert TurnBegan(round=1, seat=1) in g.play("done")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("conquer 4", "not_border"),
        ("conquer 3", "not_enough_tokens"),
        ("attempt 0", "no_need"),
        ("deploy 0", "wrong_phase"),
        ("abandon 3", "not_yours"),
        ("decline", "just_picked"),
        ("pick 1", "wrong_phase"),
        ("use hill 3", "nothing_to_use"),
        ("use elves 3", "not_your_trait"),
        ("conquer 99", "no_such_region"),
        ("hello", "bad_notation"),
    ],
)
def test_an_illegal_move_has_a_code_and_changes_nothing(move: str, code: str) -> None:
    g = orcs(hand=4)
    before = moment(g)
    with pytest.raises(IllegalMove) as caught:
        g.play(move)
    assert caught.value.code == code
    assert code in caught.value.reasons
    assert g.why_not(move) == list(caught.value.reasons)
    assert moment(g) == before


def test_errors_survive_pickling() -> None:
    with pytest.raises(IllegalMove) as caught:
        orcs().play("conquer 4")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert (type(copy), copy.code, copy.reasons, str(copy)) == (
        IllegalMove, caught.value.code, caught.value.reasons, str(caught.value),
    )  # fmt: skip
    with pytest.raises(PositionError) as refusal:
        Game.from_position({"players": 5})
    copy = pickle.loads(pickle.dumps(refusal.value))
    assert (type(copy), copy.code, copy.field) == (PositionError, "not_a_list", "players")
