"""Everything that goes over the wire, as types: what a page may ask, and what it is told.

The page's own types are made from this file (``python -m tools.page_types``). Seats count from 0 in turn
order, regions are the numbers of the map, moves are the notation of the formats, and a ``position`` is a
position as `Game.view` gives it.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LONGEST_NAME = 24
LONGEST_CHAT = 300
MOST_MOVES_AT_ONCE = 64

Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Seat = Annotated[int, Meta(ge=0, le=4)]
Secret = Annotated[str, Meta(max_length=64)]
MoveText = Annotated[str, Meta(max_length=60)]
TableId = Annotated[str, Meta(max_length=32)]
Position = Annotated[dict[str, Any], Meta(title="Position")]
Income = dict[str, int]
WireEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
"""An event of the engine with its name as ``type``: ``{"type": "conquered", "seat": 0, "region": 7, …}``."""

SeatKind = Literal["human", "bot", "open"]
Status = Literal["waiting", "playing", "over"]
Verb = Literal["deploy", "conquer", "attempt", "abandon", "done", "pick", "decline", "roll", "use"]
UndoWhy = Literal["nothing", "die", "revealed"]
"""Nothing was done yet, a die was rolled, or a new combo was turned up."""


class Asked(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a page sends; a field that is not known is an error."""


class Told(Struct):
    """What the server sends."""


# Making a table (HTTP)


class SeatPlan(Asked):
    """How a seat is to be filled: by somebody at this screen, by a bot, or by whoever comes."""

    kind: SeatKind
    name: Name = ""
    level: str = "medium"


class Clock(Asked):
    """So many seconds for each turn, or for the whole game."""

    per: Literal["turn", "game"]
    seconds: Annotated[int, Meta(ge=10, le=86_400)]


class Origin(Asked):
    """Where a table starts that does not start anew: after so many moves of a table, or of a record."""

    step: Annotated[int, Meta(ge=0)]
    table: TableId | None = None
    record: Annotated[str, Meta(max_length=200_000)] | None = None


class NewTable(Asked):
    """A table to be made. ``first`` is an index into ``seats``, "draw", or "ears": a draw with a smile."""

    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=5)]
    first: Seat | Literal["draw", "ears"] = "ears"
    open_scores: bool = False
    clock: Clock | None = None
    seed: Annotated[int, Meta(ge=0)] | None = None
    public: bool = False
    origin: Origin | None = None


class Key(Told):
    """The secret that holds a seat."""

    seat: int
    secret: str


class Created(Told):
    """A table was made; ``keys`` are for the human seats, ``host`` lets its holder fill open seats."""

    id: str
    keys: list[Key]
    host: str


class Join(Asked):
    """Somebody takes an open seat; without ``seat`` the first one that is free."""

    name: Name
    seat: Seat | None = None


class Problem(Told):
    """What is wrong with a request: a code, a sentence, and the field it is about."""

    error: str
    text: str
    field: str | None = None


# A table


class SeatInfo(Told):
    """Who sits on a seat. ``here``: connected now. ``stand_in``: a bot plays for an absent human."""

    kind: SeatKind
    name: str
    level: str | None
    here: bool
    stand_in: bool


class TableInfo(Told):
    """What everybody may know about a table. ``drawn`` tells how seat 0 came to begin."""

    id: str
    map: str
    rounds: int
    status: Status
    seats: list[SeatInfo]
    open_scores: bool
    clock: Clock | None
    public: bool
    drawn: Literal["chosen", "draw", "ears"]
    created: int
    watchers: int
    origin: str | None
    """The table that this one branched off."""


class Entry(Told):
    """Something that happened at a table: a move with its events, an undo, or people coming and going."""

    seq: int
    at: int
    kind: Literal["move", "undo", "chat", "join", "leave", "bot", "stand_in", "back", "start"]
    seat: int | None
    move: str | None = None
    events: list[WireEvent] = []
    text: str | None = None
    """What was said; for ``join`` the name, for ``bot`` and ``stand_in`` the level."""
    undoes: int | None = None
    """For ``undo``: the ``seq`` of the move that was taken back."""


class MoveParts(Told):
    """A move: the text to send, and what it says, so that nobody has to take texts apart."""

    move: str
    verb: Verb
    trait: str | None = None
    """The race or power that is used."""
    region: int | None = None
    seat: int | None = None
    place: int | None = None
    """The place of a combo, 1 is the top."""
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

    place: int
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


class ClockNow(Told):
    """Seconds left by seat, counted from the moment of sending; ``running`` is the seat whose time runs."""

    left: list[float]
    running: int | None


class Now(Told):
    """The table as one pair of eyes sees it. ``rev`` goes with every move that is based on it."""

    rev: int
    eyes: int | None
    position: Position
    incomes: list[Income]
    """What scoring would pay each seat now, by source."""
    offers: Offers | None
    """Only for eyes that decide now, like ``undo``."""
    undo: UndoNow | None
    clock: ClockNow | None


# From the server over the socket


class Welcome(Told, tag="welcome"):
    """The answer to `Hello`: who you are here, what you missed, how things stand."""

    table: TableInfo
    seats: list[int]
    host: bool
    entries: list[Entry]
    now: Now


class Update(Told, tag="update"):
    """Something happened. ``table`` is there when it changed."""

    entries: list[Entry]
    now: Now
    table: TableInfo | None = None


class Refused(Told, tag="refused"):
    """A request was not carried out, and nothing changed."""

    request: int | None
    code: str
    reasons: list[str]
    text: str


class Advice(Told, tag="advice"):
    """The answer to `Hint`: what a strong bot would do, and what everybody may expect."""

    rev: int
    moves: list[MoveParts]
    """In their order; the same thing put in one region several times is one move with a ``count``."""
    coins: list[float]
    chances: list[float]


ServerMessage = Welcome | Update | Refused | Advice


# From the page over the socket


class Hello(Asked, tag="hello"):
    """The first message. ``since`` is the last ``seq`` that was received, to get just what is missing."""

    secrets: Annotated[list[Secret], Meta(max_length=6)] = []
    since: int | None = None


class Move(Asked, tag="move"):
    """Moves of a seat, carried out all or not at all, if nothing happened since ``rev``."""

    seat: Seat
    rev: int
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=MOST_MOVES_AT_ONCE)]
    request: int | None = None


class Undo(Asked, tag="undo"):
    """Take back the last step of the turn, or the last one that was ``move``, or with ``all`` every step."""

    seat: Seat
    rev: int
    move: MoveText | None = None
    all: bool = False
    request: int | None = None


class Look(Asked, tag="look"):
    """On a screen that several people share: whose eyes look now; None draws the curtain."""

    seat: Seat | None


class Chat(Asked, tag="chat"):
    """A line for everybody at the table. ``seat`` must be one's own; None is a spectator."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    seat: Seat | None = None
    request: int | None = None


class FillSeat(Asked, tag="fill_seat"):
    """The host puts a bot on an open seat."""

    seat: Seat
    level: str
    request: int | None = None


class StandIn(Asked, tag="stand_in"):
    """Let a bot play for somebody who is not connected, or for oneself."""

    seat: Seat
    request: int | None = None


class Back(Asked, tag="back"):
    """The player of a seat takes over again from the bot."""

    seat: Seat
    request: int | None = None


class Leave(Asked, tag="leave"):
    """Give the seat up: before the game it is open again, afterwards a bot plays on."""

    seat: Seat
    request: int | None = None


class Hint(Asked, tag="hint"):
    """Ask what a strong bot would do; only for the seat that decides."""

    seat: Seat
    request: int | None = None


class Ping(Asked, tag="ping"):
    """Keeps a connection alive; there is no answer."""


PageMessage = Hello | Move | Undo | Look | Chat | FillSeat | StandIn | Back | Leave | Hint | Ping


# Lists and replays (HTTP)


class TableRow(Told):
    """A line of the list of public tables."""

    id: str
    map: str
    status: Status
    names: list[str]
    open_seats: int
    created: int


class Frame(Told):
    """A step of a replay: what was played, and how the table stood then."""

    entry: Entry
    position: Position
    incomes: list[Income]


class Replay(Told):
    """A game from its start; the first frame has no move."""

    id: str | None
    map: str
    rounds: int
    names: list[str]
    over: bool
    frames: list[Frame]


class TraitInfo(Told):
    """A race or power: the tokens it brings, the box has (races only), and what it puts on the map."""

    id: str
    tokens: int
    box: int | None
    marker: str | None


class Content(Told):
    """What the summary sheet lists."""

    races: list[TraitInfo]
    powers: list[TraitInfo]
    levels: list[str]
    version: str
