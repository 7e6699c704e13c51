"""What happened, as data: ids and numbers, never sentences.

The log, animations, sounds and statistics are made from these. A race or power is named by its id, a seat and
a region by its number.

They are complete: from a position and the events that follow it the next position can be made, by somebody
who knows the box and the map but no rules. So what an event changes stands in its docstring.
"""

from dataclasses import dataclass, fields
from typing import Final


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Event:
    """Anything that happened. Two of a kind with the same fields are equal.

    Comparing and printing are written once here: made anew for each kind they cost every start of Python.
    """

    def _values(self) -> tuple[object, ...]:
        return tuple([getattr(self, field.name) for field in fields(self)])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((type(self), self._values()))

    def __repr__(self) -> str:
        named = [f"{field.name}={getattr(self, field.name)!r}" for field in fields(self)]
        return f"{type(self).__name__}({', '.join(named)})"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Quiet(Event):
    """What has no sentence: people see it anyway or need not know, but a position changes by it."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TurnBegan(Event):
    """A seat's turn begins: nothing was counted or used yet, nobody attacked, and it may decline."""

    round: int
    seat: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PhaseBegan(Quiet):
    """The seat decides in this phase now, for this race; None while it has to pick one.

    With "pick", "expand" and "withdraw" counting begins anew, and no die lies there. From "conquer" on the
    seat cannot decline; with "redeploy" a die that was not used is gone.
    """

    seat: int
    race: str | None
    phase: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Picked(Event):
    """A combo was taken from the column; ``row`` 1 is the top. A coin lies on each above it.

    The race begins with so many tokens in hand, and its traits remember 0.
    """

    seat: int
    row: int
    race: str
    power: str
    paid: int
    found: int
    tokens: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Revealed(Event):
    """A new combo shows at the bottom of the column. Its banner comes from the stack, returned ones last."""

    race: str
    power: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BadgesShuffled(Quiet):
    """All discarded badges are the stack again."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Gathered(Quiet):
    """All tokens of a race but one a region were taken up, those kept aside too: so many are in hand now."""

    seat: int
    race: str
    hand: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Abandoned(Event):
    """A region was emptied by its own people, its last token is in hand.

    In "expand" this forbids to decline.
    """

    seat: int
    race: str
    region: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Rolled(Event):
    """The reinforcement die; ``region`` is the target of a final attempt. Without one the die lies there."""

    seat: int
    pips: int
    region: int | None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Conquered(Event):
    """A region was taken, with tokens from hand; a die that lay there is used up.

    ``means`` is "tokens", "attempt" (with all of the hand) or the id of the trait that did it. If somebody
    was there, they were told of before: `TribeFell`, `Driven`.
    """

    seat: int
    race: str
    region: int
    tokens: int
    means: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Repelled(Event):
    """A final attempt failed. An active race there was attacked all the same."""

    seat: int
    race: str
    region: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class TribeFell(Event):
    """A Lost Tribe was removed."""

    region: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Driven(Event):
    """A people lost a region: so many tokens to the tray, so many into hand.

    If it is an active race, and one that acts is, too, its seat was attacked.
    """

    seat: int
    race: str
    region: int
    lost: int
    kept: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Raised(Event):
    """New tokens from the tray are in hand."""

    seat: int
    race: str
    tokens: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PutAside(Event):
    """Tokens from hand, kept off the map until the next ready. The hand may fall below zero."""

    seat: int
    race: str
    tokens: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Deployed(Event):
    """A token from hand was put on a region."""

    seat: int
    race: str
    region: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MarkerPlaced(Event):
    """A marker stands in a region now."""

    seat: int
    marker: str
    region: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MarkerLifted(Event):
    """A marker was taken up by its owner, all of it that stood in the region."""

    seat: int
    marker: str
    region: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class MarkerGone(Quiet):
    """A marker went with the region or with the decline of its owner, all of it that stood there."""

    seat: int
    marker: str
    region: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PeaceMade(Event):
    """``ally``'s active race may not attack ``seat``'s until its next turn."""

    seat: int
    ally: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PeaceEnded(Quiet):
    """``ally``'s active race may attack ``seat``'s again."""

    seat: int
    ally: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Used(Quiet):
    """What a trait has done in this turn: 1, or a mask of seats if it can be used once for each."""

    seat: int
    trait: str
    value: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Remembered(Quiet):
    """What a trait's register holds now."""

    seat: int
    trait: str
    value: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Earned(Event):
    """Coins outside of scoring, and why: the id of a trait. The purse after it is hidden as in `Scored`."""

    seat: int
    trait: str
    coins: int
    total: int | None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Scored(Event):
    """A turn's income by source, and the purse after it (hidden from others unless totals are open).

    The active race, if there is one, has finished a turn.
    """

    seat: int
    income: tuple[tuple[str, int], ...]
    total: int | None


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Declined(Event):
    """A race went into decline; ``regions`` is what it keeps. Tokens in hand or aside are in the tray."""

    seat: int
    race: str
    power: str
    regions: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BadgeDiscarded(Quiet):
    """A declined race loses its badge, which lies with the discarded ones."""

    seat: int
    race: str
    power: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class PeopleGone(Event):
    """A race has left all its regions for the tray; its banner comes back as the last of those returned."""

    seat: int
    race: str


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class GameEnded(Event):
    """Final coins by seat, and who won."""

    coins: tuple[int, ...]
    winners: tuple[int, ...]


KINDS: Final[tuple[type[Event], ...]] = (
    TurnBegan,
    PhaseBegan,
    Picked,
    Revealed,
    BadgesShuffled,
    Gathered,
    Abandoned,
    Rolled,
    Conquered,
    Repelled,
    TribeFell,
    Driven,
    Raised,
    PutAside,
    Deployed,
    MarkerPlaced,
    MarkerLifted,
    MarkerGone,
    PeaceMade,
    PeaceEnded,
    Used,
    Remembered,
    Earned,
    Scored,
    Declined,
    BadgeDiscarded,
    PeopleGone,
    GameEnded,
)
"""Every kind of event, in the order of this page."""
