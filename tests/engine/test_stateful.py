"""A machine that plays, takes back and saves games as hypothesis likes, and checks every state."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from elbowroom import Game
from elbowroom.engine.state import State
from elbowroom.testing.rebuilt import Rebuilt
from elbowroom.testing.sheet import bare
from elbowroom.testing.walks import snapshot
from tests.engine.invariants import check, check_copy, check_costs, check_money, money

pytestmark = pytest.mark.slow

INDEX = st.integers(0, 10_000)


class Table(RuleBasedStateMachine):
    """One table. Moves are drawn by an index into those that are legal."""

    def __init__(self) -> None:
        super().__init__()
        self.game = Game.new(2, 0)
        self.kept: list[tuple[Game, dict[str, object]]] = []

    @property
    def state(self) -> State:
        return self.game.state

    @initialize(players=st.integers(2, 5), seed=INDEX)
    def sit_down(self, players: int, seed: int) -> None:
        self.game = Game.new(players, seed)

    @rule(indexes=st.lists(INDEX, min_size=1, max_size=12))
    def play(self, indexes: list[int]) -> None:
        for index in indexes:
            if not self.game.over:
                before, rebuilt = money(self.state), Rebuilt(bare(self.state), self.state.rules)
                moves = self.game.legal
                events = self.game.play(moves[index % len(moves)])
                check_money(before, self.state, events)
                rebuilt.hear(events)
                assert rebuilt.position == bare(self.state)

    @rule(index=INDEX, die=st.integers(0, 3))
    def attempt_with_a_given_die(self, index: int, die: int) -> None:
        chancy = [move for move in self.game.legal if move.startswith(("attempt", "roll"))]
        if chancy:
            self.game.play(chancy[index % len(chancy)], die=die)

    @rule()
    def keep(self) -> None:
        self.kept.append((self.game.copy(), snapshot(self.state)))

    @rule(index=INDEX)
    def take_back(self, index: int) -> None:
        if self.kept:
            game, then = self.kept[index % len(self.kept)]
            self.game = game.copy()
            assert snapshot(self.state) == then

    @rule()
    def go_on_from_the_position(self) -> None:
        saved = self.game.to_position()
        loaded = Game.from_position(saved)
        assert snapshot(loaded.state) == snapshot(self.state)
        assert loaded.to_position() == saved
        self.game = loaded

    @rule()
    def go_on_from_the_record(self) -> None:
        replayed = Game.replay(self.game.record())
        assert snapshot(replayed.state) == snapshot(self.state)
        self.game = replayed

    @invariant()
    def is_sound(self) -> None:
        assert not self.state.is_chance()
        check(self.state)
        check_costs(self.state)
        check_copy(self.state)


Table.TestCase.settings = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=100,
    stateful_step_count=40,
    suppress_health_check=list(HealthCheck),
)
TestTable = Table.TestCase
