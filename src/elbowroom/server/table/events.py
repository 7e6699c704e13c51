"""What is kept of a table: how it was made, and everything that happened at it since.

These are the rows of the database. They are never changed once they are written, and a table is nothing but
what they make of a new game.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from elbowroom.server.protocol.basics import Position, SeatKind
from elbowroom.server.protocol.table import Clock


class SeatMade(Struct, omit_defaults=True):
    """A seat as it was when the table was made; ``key`` is the digest of the secret that holds it."""

    kind: SeatKind
    name: str = ""
    level: str | None = None
    key: str | None = None


class Settings(Struct, omit_defaults=True):
    """How a table was made. ``start`` is the position it plays on from, if it does not start anew."""

    created: int
    seed: int
    seats: list[SeatMade]
    drawn: Literal["chosen", "draw", "ears"]
    host: str
    open_scores: bool = False
    public: bool = False
    clock: Clock | None = None
    origin: str | None = None
    start: Position | None = None


class Happened(Struct, omit_defaults=True):
    """Something that happened, at a moment in milliseconds since 1970."""

    at: int


class Joined(Happened, tag="join"):
    """Somebody took an open seat."""

    seat: int
    name: str
    key: str


class Filled(Happened, tag="bot"):
    """A bot took an open seat."""

    seat: int
    level: str
    name: str


class Left(Happened, tag="leave"):
    """Somebody gave a seat up."""

    seat: int


class Started(Happened, tag="start"):
    """No seat is open any more: the game begins."""


class Played(Happened, tag="move"):
    """A move and what chance did then; ``left`` is what the seat's clock showed."""

    seat: int
    move: str
    die: int | None = None
    reveal: list[tuple[str, str]] = []
    left: float | None = None


class Undone(Happened, tag="undo"):
    """The last step that was this move was taken back."""

    seat: int
    move: str
    left: float | None = None


class Said(Happened, tag="chat"):
    """Somebody said something; None is somebody who watches."""

    seat: int | None
    text: str


class StoodIn(Happened, tag="stand_in"):
    """A bot plays for a seat: until its player comes back, or only until the decision is somebody else's."""

    seat: int
    level: str
    briefly: bool = False
    left: float | None = None


class Returned(Happened, tag="back"):
    """The player of a seat decides again."""

    seat: int


Event = Joined | Filled | Left | Started | Played | Undone | Said | StoodIn | Returned

_events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_settings = msgspec.json.Decoder(Settings)


def encode(thing: Event | Settings) -> str:
    """The text of a row."""
    return msgspec.json.encode(thing).decode()


def read_event(text: str) -> Event:
    """A row of the events."""
    return _events.decode(text)


def read_settings(text: str) -> Settings:
    """How a table was made."""
    return _settings.decode(text)
