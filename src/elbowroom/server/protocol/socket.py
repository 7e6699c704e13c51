"""Messages over the socket of a table, in both directions."""

from typing import Annotated

from msgspec import Meta, field

from elbowroom.server.protocol.basics import Asked, Seat, Told
from elbowroom.server.protocol.offers import MoveParts
from elbowroom.server.protocol.table import Entry, Now, TableInfo

LONGEST_CHAT = 300
MOST_MOVES_AT_ONCE = 64

MoveText = Annotated[str, Meta(max_length=60)]
Secret = Annotated[str, Meta(max_length=64)]


# From the server


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


# From the page


class Hello(Asked, tag="hello"):
    """The first message. ``since`` is the last ``seq`` that was received, to get just what is missing."""

    secrets: Annotated[list[Secret], Meta(max_length=6)] = field(default_factory=list)
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
