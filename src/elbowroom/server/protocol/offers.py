"""What the seat that decides can do now. The page needs no rules beside it."""

from typing import Literal

from elbowroom.server.protocol.basics import Income, Told, Verb

UndoWhy = Literal["nothing", "die", "revealed"]
"""Nothing was done yet, a die was rolled, or a new combo was turned up."""


class MoveParts(Told):
    """A move: the text to send, and what it says, so that nobody has to take texts apart."""

    move: str
    verb: Verb
    trait: str | None = None
    """The race or power that is used."""
    region: int | None = None
    seat: int | None = None
    row: int | None = None
    """The row of a combo in the column, 1 is the top."""
    marker: str | None = None
    """What the trait that is used has to put on the map."""
    count: int = 1


class OfferedMove(MoveParts):
    """A move on offer, with what it takes and brings where that can be said."""

    cost: int | None = None
    odds: float | None = None
    """The chance that an attempt succeeds, from 0 to 1."""
    gain: int | None = None
    """How much more the turn's scoring would pay after it than now."""


class Spot(Told):
    """A region as the deciding seat sees it now; ``why`` it cannot be conquered, or nothing can be put there.

    ``cost`` and ``parts`` (which add up to it) are given for every region that could be attacked at a price.
    """

    cost: int | None
    parts: Income
    why: list[str]


class ComboOffer(Told):
    """A combo of the column, from the top. ``why`` says what keeps the seat from taking it."""

    row: int
    race: str
    power: str
    price: int
    coins: int
    tokens: int
    move: str | None
    why: list[str]


class Supply(Told):
    """Something in hand that is to be put on the map: tokens first, then markers of a race or power."""

    trait: str | None
    """None for tokens, like ``marker``."""
    marker: str | None
    left: int
    must: bool
    moves: dict[str, str]
    """By region: the move that puts one there."""
    back: dict[str, str]
    """By region: the move to `Undo` that takes one up again."""


class DeclinePreview(Told):
    """What would stay and score if the race declined now."""

    regions: list[int]
    income: Income


class Offers(Told):
    """What the seat that decides can do now; the page needs no rules beside it."""

    seat: int
    phase: str
    acting: str
    race: str | None
    power: str | None
    hand: int
    die: int | None
    moves: list[OfferedMove]
    """Every legal move."""
    spots: dict[str, Spot]
    """By region; empty while a combo is to be picked."""
    combos: list[ComboOffer]
    """While a combo is to be picked."""
    supplies: list[Supply]
    """While things are to be put on the map."""
    decline: DeclinePreview | None
    done_why: list[str]
    """Why ``done`` is not on offer; empty when it is."""
    before: dict[str, int]
    """Tokens of the acting race by region as the turn began, for "as before"."""


class UndoNow(Told):
    """What the seat that decides may take back."""

    steps: list[MoveParts]
    """Oldest first: `Undo` takes back the last one."""
    why: UndoWhy | None
    """Why there is nothing; None when there is."""
