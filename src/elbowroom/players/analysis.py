"""What somebody who knows the game thinks of a position, as data."""

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Prospect:
    """What a seat can expect."""

    seat: int
    coins: float
    """Expected coins at the end."""
    win: float
    """Chance to win, a shared win counted as its share."""


@dataclass(frozen=True)
class Line:
    """A plan for the turn: its moves, and how far ahead it should leave the seat in the end."""

    moves: list[str]
    lead: float


@dataclass(frozen=True)
class Analysis:
    """Prospects of all seats, and the best plans for the one that decides."""

    prospects: list[Prospect]
    plans: list[Line]
    games: int
    """How many games were played out for the prospects."""

    def as_json(self) -> dict[str, object]:
        """Plain data."""
        return asdict(self)
