"""Events can be trusted: beside every random game a second position is rebuilt from them alone."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom import Game
from elbowroom.content.loader import ruleset
from elbowroom.engine.events import Earned
from elbowroom.record.record import read_record
from elbowroom.testing.rebuilt import Rebuilt
from elbowroom.testing.sheet import bare
from tests.engine.telling import earning_table, follow, told_game
from tests.engine.test_golden import RECORDS
from tests.engine.test_invariants import CROWDED, SHIFTS, deal
from tests.record.made_up import tables
from tests.record.test_position_made_up import STEPS, choose


@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("shift", SHIFTS)
def test_every_position_of_whole_games_is_rebuilt_from_events(shift: int, crowded: bool) -> None:
    for seats, pairs in deal(shift):
        rules = ruleset(CROWDED if crowded else f"{seats}p", seats)
        rebuilt: Rebuilt | None = None
        for step in told_game(rules, pairs, 4000 + shift * 10 + seats):
            rebuilt = rebuilt or Rebuilt(step.before, rules)
            follow(rebuilt, step)
        assert rebuilt is not None
        assert rebuilt.position["phase"] == "over"


@pytest.mark.parametrize("seed", range(4))
def test_what_only_data_does_is_rebuilt_too(seed: int) -> None:
    rules, pairs = earning_table(CROWDED)
    rebuilt: Rebuilt | None = None
    earned = 0
    for step in told_game(rules, pairs, seed):
        rebuilt = rebuilt or Rebuilt(step.before, rules)
        follow(rebuilt, step)
        earned += sum(isinstance(event, Earned) for event in step.events)
    assert earned


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_are_rebuilt_from_what_their_moves_return(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game = Game.new(len(record.names), record.seed)
    rebuilt = Rebuilt(bare(game.state), game.state.rules)
    for _, line in record.lines:
        if not line.startswith(("die ", "reveal ")):
            rebuilt.hear(game.play(line))
            assert rebuilt.position == bare(game.state)
    assert list(rebuilt.winners) == game.winners


@settings(
    max_examples=30, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
@given(tables(), st.data())
def test_games_of_made_up_races_and_powers_are_rebuilt(game: Game, draw: st.DataObject) -> None:
    rebuilt = Rebuilt(bare(game.state), game.state.rules)
    for step in range(STEPS):
        if not game.over:
            rebuilt.hear(game.play(choose(game, draw, step)))
            assert rebuilt.position == bare(game.state)
