"""Games leave nothing behind: however many are played, memory stays where it was."""

import gc
import tracemalloc

import pytest

from elbowroom.content.loader import ruleset
from elbowroom.engine.ruleset import Ruleset
from elbowroom.measure.playout import random_game
from tests.engine.test_invariants import SEATS

pytestmark = pytest.mark.slow

ACTIONS = 200_000
SLACK = 2_000
"""Bytes that the interpreter may need for its own sake: less than a single state."""


def play(tables: list[Ruleset], actions: int, seed: int) -> None:
    while actions > 0:
        for rules in tables:
            _, played = random_game(rules, seed)
            actions -= played
            seed += 1


def test_many_actions_grow_memory_by_nothing() -> None:
    tables = [ruleset(f"{seats}p", seats) for seats in SEATS]
    for rules in tables:
        for combo in range(2 * rules.declined):  # folded once for each table, and kept
            rules.folded(combo)
    play(tables, 5_000, seed=0)
    gc.collect()
    tracemalloc.start()
    try:
        play(tables, 5_000, seed=1_000)
        gc.collect()
        objects = len(gc.get_objects())
        tracemalloc.reset_peak()
        before, _ = tracemalloc.get_traced_memory()
        play(tables, ACTIONS, seed=2_000)
        gc.collect()
        after, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < SLACK
    assert peak - before < 20 * SLACK
    assert len(gc.get_objects()) - objects < 10
