"""Everything that can happen at a table.

These events are the rows of the database. They are never changed once they are written, and a table is
nothing but what they make of a new game. What the engine tells of a move are other events.
"""

import msgspec
from msgspec import Struct


class Requested(Struct, omit_defaults=True, kw_only=True):
    """What was asked for: by the name that a page gave to its request, if it gave one."""

    ask: str | None = None


class Happened(Requested):
    """What all events have: when it happened, in milliseconds since 1970."""

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


class Carried(Happened, tag="carry"):
    """A seat was carried to another device, which holds it with a secret of its own beside the others."""

    seat: int
    key: str


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


class Muted(Happened, tag="mute"):
    """The host lets a seat say nothing more, or speak again; None is everybody who watches."""

    seat: int | None
    muted: bool = True


class StoodIn(Happened, tag="stand_in"):
    """A bot plays for a seat: until its player comes back, or only until the decision is somebody else's."""

    seat: int
    level: str
    briefly: bool = False
    left: float | None = None


class Returned(Happened, tag="back"):
    """The player of a seat decides again."""

    seat: int


TableEvent = Joined | Filled | Carried | Left | Started | Played | Undone | Said | Muted | StoodIn | Returned

_decoder: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


def write_event(event: TableEvent) -> str:
    """An event as the database keeps it."""
    return msgspec.json.encode(event).decode()


def read_event(text: str) -> TableEvent:
    """An event that `write_event` has written."""
    return _decoder.decode(text)
