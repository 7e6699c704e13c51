"""Events are plain data: they can be compared, hashed, printed and kept, and cannot be changed."""

import pickle
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from elbowroom.engine.events import KINDS, Abandoned, BadgesShuffled, Deployed, Rolled


def test_two_of_a_kind_with_the_same_fields_are_equal() -> None:
    roll = Rolled(0, 3, None)
    assert roll == Rolled(0, 3, None) == replace(Rolled(0, 2, None), pips=3)
    assert roll != Rolled(0, 2, None)
    assert Abandoned(0, "orcs", 4) != Deployed(0, "orcs", 4)
    assert BadgesShuffled() == BadgesShuffled()
    assert (
        len({roll, Rolled(0, 3, None), Rolled(1, 3, None), Abandoned(0, "orcs", 4), Deployed(0, "orcs", 4)})
        == 4
    )
    assert roll != (0, 3, None)


def test_they_are_printed_with_their_fields() -> None:
    assert repr(Rolled(1, 2, None)) == "Rolled(seat=1, pips=2, region=None)"
    assert repr(BadgesShuffled()) == "BadgesShuffled()"


def test_they_are_kept_and_cannot_be_changed() -> None:
    roll: Any = Rolled(1, 2, None)
    assert pickle.loads(pickle.dumps(roll)) == roll
    with pytest.raises(FrozenInstanceError):
        roll.pips = 3


@pytest.mark.parametrize("kind", KINDS)
def test_none_has_room_for_more_than_its_fields(kind: type) -> None:
    assert "__dict__" not in dir(kind)
