"""Peace between two seats (11.5): who may not attack whose active race."""

from elbowroom.engine.events import Event, PeaceEnded, PeaceMade
from elbowroom.engine.state import State


def make_peace(s: State, seat: int, ally: int, out: list[Event] | None) -> None:
    """The ally's active race may not attack the seat's until the seat's next turn."""
    bit = 1 << seat
    is_new = not s.peace[ally] & bit
    s.peace[ally] |= bit
    if out is not None and is_new:
        out.append(PeaceMade(seat, ally))


def end_peace(s: State, seat: int, out: list[Event] | None) -> None:
    """The seat's turn begins: everybody may attack it again."""
    bit = 1 << seat
    for ally in range(s.rules.seats):
        if s.peace[ally] & bit:
            s.peace[ally] ^= bit
            if out is not None:
                out.append(PeaceEnded(seat, ally))
