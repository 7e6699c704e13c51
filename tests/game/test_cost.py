"""What a conquest would cost."""

import pytest

from elbowroom import Game
from tests.game.games import LINE, orcs
from tests.scenario import active, game, held, play, player


@pytest.mark.rule("4.3")
def test_cost_is_what_a_conquest_would_take() -> None:
    g = orcs()
    assert [g.cost(r) for r in range(5)] == [2, 2, 3, 5, None]
    play(g, "conquer 0")
    assert [g.cost(r) for r in range(5)] == [None, 2, None, None, None]
    assert active(g, 0)["hand"] == 3


@pytest.mark.rule("11.2", "4.4")
def test_cost_includes_the_die_that_shows() -> None:
    g = play(orcs(power="berserk"), "roll / 2")
    assert [g.cost(r) for r in range(4)] == [1, 1, 1, 3]


def test_cost_does_not_ask_for_the_tokens_in_hand() -> None:
    assert orcs(hand=1).cost(3) == 5


@pytest.mark.parametrize("r", [-1, 5, 60, 1000])
def test_what_is_no_region_has_no_cost(r: int) -> None:
    assert orcs().cost(r) is None


@pytest.mark.parametrize("phase", ["redeploy", "over"])
def test_nothing_has_a_cost_when_nobody_conquers(phase: str) -> None:
    g = game(LINE, [player("orcs hill"), player()], {0: held(0, "orcs")}, phase=phase)
    assert [g.cost(r) for r in range(5)] == [None] * 5
    assert Game.new(2, 1).cost(1) is None


@pytest.mark.rule("10.4")
def test_cost_is_that_of_the_declined_race_while_it_acts() -> None:
    g = game(
        LINE,
        [player("tritons commando", declined=["ghouls"], hand=5), player()],
        {0: held(0, "ghouls", 5)},
        acting="declined",
    )
    assert (g.acting, g.cost(1), g.cost(3)) == ("declined", 2, None)
    play(g, "done", "deploy 0 4", "done")
    assert (g.acting, g.cost(1), g.cost(3)) == ("active", 1, 2)


@pytest.mark.rule("4.3", "4.4")
def test_the_parts_of_a_cost_add_up() -> None:
    g = orcs(power="commando")
    assert g.cost_parts(3) == {"region": 2, "mountain": 1, "tokens": 2, "commando": -1}
    assert g.cost(3) == 4
    assert g.cost_parts(4) == {}
