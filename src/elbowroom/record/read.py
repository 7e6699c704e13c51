"""A position read into a state: everything may be left out that has its plain default."""

from collections.abc import Callable

from elbowroom.content.fields import Fields
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.state import OVER, State
from elbowroom.record.position import Turn, fields_of
from elbowroom.record.read_column import read_column
from elbowroom.record.read_players import check_box, read_players, read_registers
from elbowroom.record.read_regions import read_regions
from elbowroom.record.read_turn import check_phase, check_pick, read_peace, read_phase, read_turn


def read_position(position: Fields, rules: Ruleset, draw: Callable[[State], int]) -> State:
    """The state that a position describes; ``draw`` decides the combos that it leaves open."""
    s = State(rules)
    s.round = position.number("round", 1, 1, rules.board.rounds)
    s.seat = position.number("seat", 0, 0, rules.seats - 1)
    players = position.items("players")
    read_players(s, players)
    read_regions(s, position)
    check_box(s)
    read_phase(s, position)
    read_registers(s, players)
    check_phase(s)
    turn = position.inner("turn", fields_of(Turn))
    if s.phase != OVER:
        read_turn(s, turn)
    read_peace(s, position)
    read_column(s, position, draw)
    check_pick(s)
    return s
