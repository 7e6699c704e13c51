"""What happened, as data: ids and numbers, never sentences.

The log, animations, sounds and statistics are made from these. A race or power is named by its id, a seat and
a region by its number.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that happened."""


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins."""

    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """A combo was taken from the column; ``place`` 1 is the top."""

    seat: int
    place: int
    race: str
    power: str
    paid: int
    found: int
    tokens: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """A new combo shows at the bottom of the column."""

    race: str
    power: str


@dataclass(frozen=True, slots=True)
class Abandoned(Event):
    """A region was emptied by its own people."""

    seat: int
    race: str
    region: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """The reinforcement die; ``region`` is the target of a final attempt."""

    seat: int
    pips: int
    region: int | None


@dataclass(frozen=True, slots=True)
class Conquered(Event):
    """A region was taken. ``means`` is "tokens", "attempt" or the id of the trait that did it."""

    seat: int
    race: str
    region: int
    tokens: int
    means: str


@dataclass(frozen=True, slots=True)
class Repelled(Event):
    """A final attempt failed."""

    seat: int
    race: str
    region: int


@dataclass(frozen=True, slots=True)
class TribeFell(Event):
    """A Lost Tribe was removed."""

    region: int


@dataclass(frozen=True, slots=True)
class Driven(Event):
    """A people lost a region: so many tokens to the tray, so many into hand."""

    seat: int
    race: str
    region: int
    lost: int
    kept: int


@dataclass(frozen=True, slots=True)
class Raised(Event):
    """New tokens from the tray."""

    seat: int
    race: str
    tokens: int


@dataclass(frozen=True, slots=True)
class PutAside(Event):
    """Tokens taken off the map until the next ready."""

    seat: int
    race: str
    tokens: int


@dataclass(frozen=True, slots=True)
class Deployed(Event):
    """A token from hand was put on a region."""

    seat: int
    race: str
    region: int


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Event):
    """A marker stands in a region now."""

    seat: int
    marker: str
    region: int


@dataclass(frozen=True, slots=True)
class MarkerLifted(Event):
    """A marker was taken up by its owner."""

    seat: int
    marker: str
    region: int


@dataclass(frozen=True, slots=True)
class PeaceMade(Event):
    """``ally``'s active race may not attack ``seat``'s until its next turn."""

    seat: int
    ally: int


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A turn's income by source, and the purse after it (hidden from others unless totals are open)."""

    seat: int
    income: tuple[tuple[str, int], ...]
    total: int | None


@dataclass(frozen=True, slots=True)
class Declined(Event):
    """A race went into decline; ``regions`` is what it keeps."""

    seat: int
    race: str
    power: str
    regions: int


@dataclass(frozen=True, slots=True)
class PeopleGone(Event):
    """The last token of a race left; its banner goes back."""

    seat: int
    race: str


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Final coins by seat, and who won."""

    coins: tuple[int, ...]
    winners: tuple[int, ...]
