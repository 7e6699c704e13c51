"""Moves with their parts: everything that a notation says is told beside it."""

import pytest
from msgspec.structs import asdict

from elbowroom.content.loader import ruleset
from elbowroom.record.notation import parse_move
from elbowroom.server.table.moves import counted, parts_of
from tests.scenario import game, held, player, strip

RULES = ruleset("2p", 2)


@pytest.mark.parametrize(
    ("move", "parts"),
    [
        ("done", {"verb": "done"}),
        ("pick 3", {"verb": "pick", "row": 3}),
        ("conquer 7", {"verb": "conquer", "region": 7}),
        ("deploy 7 2", {"verb": "deploy", "region": 7, "count": 2}),
        ("use heroic 7", {"verb": "use", "trait": "heroic", "marker": "hero", "region": 7}),
        ("use sorcerers 0", {"verb": "use", "trait": "sorcerers", "region": 0}),
        ("use diplomat 1", {"verb": "use", "trait": "diplomat", "seat": 1}),
    ],
)
def test_a_move_tells_its_parts(move: str, parts: dict[str, object]) -> None:
    blank = {"trait": None, "region": None, "seat": None, "row": None, "marker": None, "count": 1}
    assert asdict(parts_of(RULES, move)) == {"move": move, **blank, **parts}


def test_placements_in_a_row_are_counted_and_can_be_sent() -> None:
    moves = [
        "conquer 1",
        "done",
        "deploy 1",
        "deploy 0",
        "deploy 1",
        "use bivouacking 0",
        "use bivouacking 0",
    ]
    told = counted(RULES, [*moves, "done", "deploy 1"])
    assert [(one.move, one.count) for one in told] == [
        ("conquer 1", 1), ("done", 1), ("deploy 1 2", 2), ("deploy 0", 1), ("use bivouacking 0 2", 2),
        ("done", 1), ("deploy 1", 1),
    ]  # fmt: skip
    players = [player("orcs bivouacking", hand=3, turns=1), player("elves hill", turns=1)]
    g = game(strip("hill", "hill"), players, {0: held(0, "orcs")}, phase="redeploy")
    assert [parse_move(g.state, one.move).times for one in told] == [one.count for one in told]
