"""What is asked and answered where a reader tries an example of the rulebook."""

from typing import Annotated, Literal

from msgspec import Meta

from elbowroom.server.protocol.basics import Asked, Income, Position, Told
from elbowroom.server.protocol.offers import Offers

MOST_MOVES = 60
"""Moves that a reader may make in an example before starting over."""

Track = Literal["start", "same", "finished", "other"]
"""Whether the reader does what the example does: nothing yet, so far, all of it, or something else."""


class TryExample(Asked):
    """The moves that a reader makes in an example, from its beginning."""

    moves: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_MOVES)]


class Tried(Told):
    """How the example stands after the moves; if the last one is refused, before it, and ``why``."""

    position: Position
    offers: Offers | None
    """What can be done next, whoever's decision it is; None when the game is over."""
    incomes: list[Income]
    moves: list[str]
    """The moves that were made."""
    track: Track
    why: list[str]
