"""Packs that nobody would invent are played to the end: all invariants hold, and events tell everything."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elbowroom import Game
from elbowroom.content.loader import load_homebrew, ruleset
from elbowroom.engine.apply import apply
from elbowroom.engine.events import Event
from elbowroom.engine.state import OVER
from elbowroom.game.dice import seeded
from elbowroom.testing.rebuilt import Rebuilt
from elbowroom.testing.sheet import bare
from elbowroom.testing.walks import FIELDS, choose, opening
from tests.content.packs.made_up import Document, document
from tests.engine.invariants import check, check_money, check_slowly, money
from tools.fuzz_packs import look, sources

NEVER_ENDING = 5000
"""Actions after which a game is not going to end any more."""

QUIETLY = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


@st.composite
def packs(draw: st.DrawFn) -> Document:
    """A pack of the vocabulary."""
    return document(lambda n: draw(st.integers(0, n - 1)))


@pytest.mark.slow
@settings(QUIETLY, max_examples=25)
@given(packs(), st.integers(2, 5), st.integers(0, 1000))
def test_whole_games(pack: Document, seats: int, seed: int) -> None:
    traits = load_homebrew([pack])
    rules = ruleset(f"{seats}p", seats, homebrew=traits)
    races = [rules.race_index[trait.id] for trait in traits if trait.id in rules.race_index]
    powers = [rules.power_index[trait.id] for trait in traits if trait.id in rules.power_index]
    first = [(race, 3 + i) for i, race in enumerate(races)] + [
        (5 + i, power) for i, power in enumerate(powers)
    ]
    s, dice = opening(rules, first[:seats]), seeded(seed)
    rebuilt, step = Rebuilt(bare(s), rules), 0
    while s.phase != OVER:
        events: list[Event] = []
        before = money(s)
        apply(s, choose(s, dice), events)
        check_money(before, s, events)
        check(s)
        rebuilt.hear(events)
        assert rebuilt.position == bare(s)
        if step % 60 == 0:
            check_slowly(s)
        step += 1
        assert step < NEVER_ENDING


@pytest.mark.slow
@settings(QUIETLY, max_examples=15)
@given(packs(), st.integers(0, 1000))
def test_a_game_goes_on_from_its_position_alone(pack: Document, seed: int) -> None:
    game, dice = Game.new(3, seed, homebrew=[pack]), seeded(seed)
    for _ in range(60):
        moves = game.legal
        game.play(str(moves[dice.below(len(moves))]))
        if dice.below(6) == 0:
            again = Game.from_position(game.to_position())
            for field in FIELDS:
                if field != "folded":
                    assert getattr(again.state, field) == getattr(game.state, field), field
    assert Game.replay(game.record()) == game


def test_broken_packs_are_read_or_refused() -> None:
    texts = sources()
    found = {look(seed, texts) for seed in range(1500)}
    assert {"read", "not_toml", "not_json", "unknown_field", "missing", "bad_number", "unknown_id"} <= found
