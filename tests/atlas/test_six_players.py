"""Six players, on a map that says so and on no other."""

import json

import pytest

from elbowroom import Game
from elbowroom.arena.referee import play_game
from elbowroom.atlas import new_map
from elbowroom.content.loader import ruleset
from elbowroom.engine.apply import new_state
from elbowroom.engine.errors import OptionError, PositionError
from elbowroom.engine.state import OVER
from elbowroom.game.dice import seeded
from elbowroom.players.analyst import analyse
from elbowroom.players.bot import Budget
from elbowroom.players.loading import make_bot
from elbowroom.testing.rebuilt import Rebuilt
from elbowroom.testing.sheet import bare
from tests.engine.invariants import check, check_slowly, walk

SIX = new_map(6, 4).to_json()


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_of_six_keep_the_invariants(seed: int) -> None:
    s = new_state(ruleset(SIX, 6))
    for step, after in enumerate(walk(s, seeded(seed))):
        check(after)
        if step % 60 == 0:
            check_slowly(after)
    assert s.phase == OVER
    assert s.rules.board.rounds == 7


@pytest.mark.parametrize("seed", range(2))
def test_events_positions_and_records_of_six_players(seed: int) -> None:
    game, dice = Game.new(6, seed, map=SIX), seeded(seed + 50)
    rebuilt = Rebuilt(bare(game.state), game.state.rules)
    step = 0
    while not game.over:
        moves = game.legal
        rebuilt.hear(game.play(moves[dice.below(len(moves))]))
        step += 1
        if step % 40 == 0:
            assert rebuilt.position == bare(game.state)
            again = Game.from_position(json.loads(json.dumps(game.to_position())))
            assert (again.legal, again.coins) == (game.legal, game.coins)
    assert rebuilt.position == bare(game.state)
    assert Game.replay(game.record()).coins == game.coins


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_bots_play_with_six(level: str) -> None:
    played = play_game(
        Game.new(6, 3, map=SIX), [make_bot(level, seat) for seat in range(6)], Budget(nodes=150)
    )
    assert len(played.coins) == 6
    assert not played.mishaps


def test_the_analysis_knows_six() -> None:
    found = analyse(Game.new(6, 3, map=SIX), Budget(nodes=400))
    assert sum(prospect.win for prospect in found.prospects) == pytest.approx(1, abs=0.005)


def test_other_maps_are_for_two_to_five() -> None:
    assert Game.new(5, 1, map=SIX).players == 5
    for map in ("5p", new_map(5, 1).to_json(), None):
        with pytest.raises(OptionError) as caught:
            Game.new(6, 1, map=map)
        assert caught.value.facts["most"] == 5
    with pytest.raises(OptionError):
        Game.new(7, 1, map=SIX)
    with pytest.raises(PositionError) as refused:
        Game.from_position({"map": "5p", "players": [{}] * 6})
    assert refused.value.field == "players"
    assert Game.from_position({"map": SIX, "players": [{}] * 6}).players == 6
