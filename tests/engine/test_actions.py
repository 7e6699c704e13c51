"""The alphabet of actions."""

from elbowroom import Game
from elbowroom.engine.actions import CONQUER, DECISIONS, DIE, PICK, REVEAL, argument_of, kind_of
from elbowroom.engine.legal import legal_actions, legal_mask


def test_an_action_is_a_kind_and_an_argument() -> None:
    assert (kind_of(CONQUER + 7), argument_of(CONQUER + 7)) == (CONQUER, 7)
    assert (kind_of(DIE + 3), argument_of(DIE + 3)) == (DIE, 3)
    assert (kind_of(REVEAL + 293), argument_of(REVEAL + 293)) == (REVEAL, 293)


def test_the_mask_has_a_bit_for_each_legal_action() -> None:
    s = Game.new(2, 1).state
    mask = legal_mask(s)
    assert [action for action in range(DECISIONS) if mask >> action & 1] == sorted(legal_actions(s))
    assert mask >> PICK & 1
