"""When a rule is in force."""

from typing import Final

from elbowroom.engine.state import ACTIVE, SLOTS, State

ALWAYS: Final = 0
FIRST_TURN: Final = 1
LATER_TURNS: Final = 2
LAST_ROUND: Final = 3
NOTHING_HELD: Final = 4

WHILE_ACTIVE: Final = 1
WHILE_DECLINED: Final = 2


def is_time(when: int, s: State, p: int) -> bool:
    """Whether it is that time for a people; a declined race has its first turn behind it."""
    if when == ALWAYS:
        return True
    if when == LAST_ROUND:
        return s.round >= s.rules.board.rounds
    if when == NOTHING_HELD:
        return s.held[p] == 0
    is_first = s.turns[p] == 0 and p % SLOTS == ACTIVE
    return is_first if when == FIRST_TURN else not is_first


def is_state(states: int, p: int) -> bool:
    """Whether a people is active or declined as the rule wants it."""
    return states & (WHILE_ACTIVE if p % SLOTS == ACTIVE else WHILE_DECLINED) != 0
