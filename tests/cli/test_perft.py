"""`elbowroom perft`."""

import json
import re
from pathlib import Path

import pytest

from elbowroom.measure.perft import divide
from tests.cli.shell import refused, run
from tests.scenario import game, held, player, strip

STATE = game(
    strip("hill", "swamp", "forest"),
    [player("orcs commando", turns=1), player("elves swamp", hand=3)],
    {0: held(0, "orcs", 3)},
)


@pytest.fixture
def position(tmp_path: Path) -> Path:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(STATE.to_position()), encoding="utf-8")
    return path


def test_depth_one_counts_the_legal_moves(position: Path) -> None:
    assert STATE.legal == ["done", "decline", "abandon 0", "conquer 1"]
    assert re.fullmatch(
        r"Depth: 1\. Sequences: 4\. Time: \d+\.\d\d s\.\n", run("perft", position, "--depth", "1")
    )


def test_divide_counts_apart_for_each_move(position: Path) -> None:
    counts = divide(STATE.state, 3)
    printed = run("perft", position, "--depth", "3", "--divide")
    for move, count in counts.items():
        assert re.search(rf"^{move} +{count}$", printed, re.MULTILINE)
    assert f"Depth: 3. Sequences: {sum(counts.values())}. " in printed


def test_bad_input_is_refused(tmp_path: Path) -> None:
    assert refused("perft", tmp_path / "x", "--depth", "1") == f"There is no file {tmp_path / 'x'}."
