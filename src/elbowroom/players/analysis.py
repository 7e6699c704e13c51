"""What somebody who knows the game thinks of a position, as data."""

from dataclasses import asdict, dataclass, field


@dataclass(frozen=True)
class Prospect:
    """What a seat can expect."""

    seat: int
    coins: float
    """Expected coins at the end."""
    win: float
    """Chance to win, a shared win counted as its share."""


@dataclass(frozen=True)
class Reason:
    """Why a plan is good, or what was wrong with a turn: a code, and facts that its sentence is filled with.

    Seats, regions, races and powers are told by number and id. `locales` has a sentence for each code.
    """

    code: str
    facts: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class Line:
    """A plan for the turn: its moves, and what the seat that decides can expect of it."""

    moves: list[str]
    lead: float
    """How far ahead of the others it should leave the seat in the end."""
    coins: float
    """Expected coins of the seat at the end."""
    win: float
    reason: Reason


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
