"""What the analysis tells: plans, what can be expected of them and why, whole games looked at again."""

from typing import Annotated

from msgspec import Meta

from elbowroom.server.protocol.basics import Asked, Facts, Told
from elbowroom.server.protocol.offers import MoveParts


class WhySo(Told):
    """A reason: its code, and facts for its sentence; seats, regions and traits by number and id."""

    code: str
    facts: Facts


class AdvisedPlan(Told):
    """A plan for a turn, with what its seat can expect in the end."""

    moves: list[MoveParts]
    """In their order; the same thing put in one region several times is one move with a ``count``."""
    coins: float
    lead: float
    """How far ahead of the others."""
    chance: float
    """To win."""
    why: WhySo


class TurnReviewed(Told):
    """A turn of a game that is looked at again; ``step`` moves lie before it."""

    round: int
    seat: int
    step: int
    steps: int
    coins: list[float]
    chances: list[float]
    """By seat, after the turn."""
    played: AdvisedPlan
    best: AdvisedPlan
    cost: float
    """Coins of its lead that the seat lost by not playing the best plan."""
    cost_chance: float
    mistake: WhySo | None


class Reviewed(Told):
    """A whole game looked at again; ``coins`` and ``chances`` are by seat, before the first turn."""

    names: list[str]
    rounds: int
    coins: list[float]
    chances: list[float]
    turns: list[TurnReviewed]
    worst: list[int]
    """Which turns cost most, the dearest first."""


class ToReview(Asked):
    """A record that somebody wants to have reviewed."""

    record: Annotated[str, Meta(max_length=200_000)]


class ReviewNow(Told):
    """How far a review is: turns that are done, and how many other reviews are worked on beside it."""

    id: str
    done: int
    turns: int
    others: int
    review: Reviewed | None
