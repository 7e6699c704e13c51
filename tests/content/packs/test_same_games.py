"""All races and powers of the box, written as data, play as the built-in ones do.

``python -m tools.same_games`` plays thousands of games; here are some.
"""

import pytest

from elbowroom.content.loader import base_powers, base_races
from elbowroom.engine.apply import apply, new_state
from elbowroom.engine.explain import why_not
from elbowroom.engine.fold import overrides
from elbowroom.engine.state import OVER
from elbowroom.game.dice import seeded
from elbowroom.testing.walks import choose
from tools.same_games import data_traits, first_difference, tables


def test_all_34_are_there_as_data() -> None:
    assert sorted(data_traits()) == sorted(trait.id for trait in (*base_races(), *base_powers()))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_they_have_the_same_moves_and_events(seats: int) -> None:
    built_in, data = tables(seats)
    for seed in range(3):
        assert first_difference(built_in, data, seed) == ""


def test_moves_are_refused_for_the_same_reasons() -> None:
    one, other, dice = *(new_state(rules) for rules in tables(4)), seeded(1)
    step = 0
    while one.phase != OVER:
        if step % 25 == 0 and not one.is_chance():
            for action in range(640):
                assert sorted(why_not(one, action)) == sorted(why_not(other, action)), action
        action = choose(one, dice)
        apply(one, action)
        apply(other, action)
        step += 1


def test_what_the_engine_has_as_a_field_needs_no_hook() -> None:
    data = data_traits()
    plain = {
        trait.id for trait in (*base_races(), *base_powers()) if type(trait).__name__ in ("Race", "Power")
    }
    hooks = (
        "discount",
        "discounts",
        "defences",
        "reach",
        "links",
        "income",
        "offers",
        "on_conquest",
        "on_lost",
    )
    assert {id for id in plain if any(overrides(data[id], hook) for hook in hooks)} == set()
