"""What the seat that decides can do now. The page needs no rules beside it."""

from typing import Literal

from elbowroom.server.protocol.basics import Income, Told, Verb

UndoWhy = Literal["nothing", "die", "revealed"]
"""Nothing was done yet, a die was rolled, or a new combo was turned up."""
ToolKind = Literal["tokens", "race", "power"]
"""Whose way to conquer it is; the page has drawings of all races and powers."""


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
    own: bool = False
    """The seat holds it already: whoever conquers it drives out a declined race of its own."""


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


class Tool(Told):
    """A way to conquer: with tokens, or a race's or power's own."""

    trait: str | None
    """None for tokens."""
    kind: ToolKind
    marker: str | None
    """What it brings to the region, and what stands for it in pictures."""
    cost: int | None
    """How many tokens it takes from the hand, if that is the same everywhere."""
    moves: dict[str, str]
    """By region: the move that uses it there."""


class SeatRefusal(Told):
    """A player whom a race or power may not name now, though it may name others, and why."""

    trait: str
    seat: int
    why: list[str]


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
    tools: list[Tool]
    """While regions can be attacked: tokens first, then what else can be used now."""
    supplies: list[Supply]
    """While things are to be put on the map."""
    refused_seats: list[SeatRefusal]
    """While a player may be named, or nobody is left to be named: those who may not."""
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
