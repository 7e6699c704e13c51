"""Messages over the socket of a table, in both directions."""

from typing import Annotated

from msgspec import Meta, field

from elbowroom.server.protocol.analysis import AdvisedPlan
from elbowroom.server.protocol.basics import Asked, Facts, Seat, Secret, Told
from elbowroom.server.protocol.table import Entry, Now, TableInfo

LONGEST_CHAT = 300
MOST_MOVES_AT_ONCE = 64
LOG_PAGE = 200
"""Entries of the log that are told at once, at most."""

MoveText = Annotated[str, Meta(max_length=60)]
ClientName = Annotated[str, Meta(min_length=8, max_length=32)]
EntryNumber = Annotated[int, Meta(ge=0, le=2**31)]


# From the server


class Welcome(Told, tag="welcome"):
    """The answer to `Hello`: who you are here, what you missed, how things stand."""

    table: TableInfo
    seats: list[int]
    host: bool
    entries: list[Entry]
    """The newest that were missed, a page of them at most."""
    now: Now
    earlier: int = 0
    """How many more were missed, right before these; `Log` asks for them."""


class Update(Told, tag="update"):
    """Something happened. ``table`` is there when it changed."""

    entries: list[Entry]
    now: Now
    table: TableInfo | None = None


class Refused(Told, tag="refused"):
    """A request was not carried out, and nothing changed: a code, and the facts of its sentence.

    The sentence itself is there in English for those who have no texts; the page makes its own.
    """

    request: int | None
    code: str
    reasons: list[str]
    text: str
    facts: Facts = field(default_factory=dict)


class Advice(Told, tag="advice"):
    """The answer to `Hint` or `Analyse`: what everybody may expect, and plans for the seat that decides."""

    rev: int
    hint: bool
    """Whether it was a hint that was asked for."""
    seat: int
    coins: list[float]
    chances: list[float]
    plans: list[AdvisedPlan]
    """The best first."""


class LogPage(Told, tag="log"):
    """The answer to `Log`: what happened right before, the oldest first."""

    entries: list[Entry]
    earlier: int
    """How many entries there are before these."""


class Done(Told, tag="done"):
    """A request was carried out, now or when it came the first time; what it changed was told before."""

    request: int


class Pong(Told, tag="pong"):
    """The answer to `Ping`."""


ServerMessage = Welcome | Update | Refused | Advice | LogPage | Done | Pong


# From the page


class Hello(Asked, tag="hello"):
    """The first message. ``since`` is the last ``seq`` that was received, to get just what is missing.

    ``client`` is a random name for itself that a page says again after its line broke: a request that it
    sends again with the number it had is carried out once. ``eyes`` is whose eyes looked when it broke, as
    `Look` says it.
    """

    secrets: Annotated[list[Secret], Meta(max_length=6)] = field(default_factory=list)
    since: int | None = None
    client: ClientName | None = None
    eyes: Seat | None = None


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


class Mute(Asked, tag="mute"):
    """The host lets a seat say nothing more, or speak again; None is everybody who watches."""

    seat: Seat | None
    muted: bool = True
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


class Analyse(Asked, tag="analyse"):
    """Ask how things stand, whoever decides; where the table allows it, or nobody else plays."""

    request: int | None = None


class Log(Asked, tag="log"):
    """Ask for the page of the log that ends right before the entry with number ``before``."""

    before: EntryNumber
    request: int | None = None


class Ping(Asked, tag="ping"):
    """Asks whether anybody is there; the answer is `Pong`."""


PageMessage = (
    Hello | Move | Undo | Look | Chat | Mute | FillSeat | StandIn | Back | Leave | Hint | Analyse | Log | Ping
)
