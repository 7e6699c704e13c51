"""Whatever a home-made race or power does, a position says all of it: made-up ones, played at random."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom import Game
from elbowroom.players.bot import View
from elbowroom.testing.rebuilt import Rebuilt
from elbowroom.testing.sheet import bare
from elbowroom.testing.walks import FIELDS
from tests.engine.invariants import check_map, check_tokens
from tests.record.made_up import tables

STEPS = 90
RELUCTANT = ("done", "abandon")


def check_it_is_the_same(game: Game, other: Game) -> None:
    """Two games go on the same: every field of the state agrees, and so does what may be done."""
    for name in FIELDS:
        if name != "folded":  # each ruleset has its own
            assert getattr(other.state, name) == getattr(game.state, name), name
    assert other.legal == game.legal


def check_view(game: Game, seat: int) -> None:
    """A game can be made of what the seat sees; whoever decides sees all that can be done."""
    seen = View(game, seat).game()
    assert seen.phase == game.phase
    if seat == game.seat:  # for others a pick depends on a purse that is hidden
        assert seen.legal == game.legal


def choose(game: Game, draw: st.DataObject, step: int) -> str:
    """A move, rather not one that ends or gives up something, with a decline now and then."""
    moves = game.legal
    if "decline" in moves and step % 5 == 0:
        return "decline"
    busy = [move for move in moves if move.split()[0] not in RELUCTANT]
    return draw.draw(st.sampled_from(3 * busy + moves))


@settings(
    max_examples=30, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
@given(tables(), st.data())
def test_every_step_of_a_made_up_game_is_a_position(game: Game, draw: st.DataObject) -> None:
    rebuilt = Rebuilt(bare(game.state), game.state.rules)
    for step in range(STEPS):
        written = game.to_position()
        check_it_is_the_same(
            game, Game.from_position(json.loads(json.dumps(written)), homebrew=game.homebrew)
        )
        if game.over:
            break
        check_view(game, step % game.players)
        rebuilt.hear(game.play(choose(game, draw, step)))
        assert rebuilt.position == bare(game.state)
        check_map(game.state)
        check_tokens(game.state)
