"""A table as it is told: who sits there, what happened, and how things stand."""

from typing import Annotated, Literal

from msgspec import Meta, field

from elbowroom.server.protocol.basics import Asked, Help, Income, Position, SeatKind, Status, Told, WireEvent
from elbowroom.server.protocol.offers import Offers, UndoNow
from elbowroom.server.protocol.packs import PackDocument


class Clock(Asked):
    """So many seconds for each turn, or for the whole game."""

    per: Literal["turn", "game"]
    seconds: Annotated[int, Meta(ge=10, le=86_400)]


class SeatInfo(Told):
    """Who sits on a seat. ``here``: connected now. ``stand_in``: a bot plays for an absent human."""

    kind: SeatKind
    name: str
    level: str | None
    here: bool
    stand_in: bool
    muted: bool = False
    """The host lets this seat say nothing."""


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
    help: Help
    may_analyse: bool
    """Whether the analysis may be asked now: the table allows it, or there is but one person at it."""
    origin: str | None
    """The table that this one branched off."""
    seal: str | None
    """The digest of the secret that all chance follows from; the secret is in the record when it is over."""
    seed: str | None
    """In its place, the seed that whoever made the table chose: they know what the dice will show."""
    watchers_talk: bool
    """Whether those who only watch may say something now."""
    watchers_muted: bool
    """Whether the host lets them say nothing."""
    packs: list[PackDocument]
    """The home-made races and powers of the table: everybody can read what they do before sitting down."""


class Entry(Told):
    """Something that happened at a table: a move with its events, an undo, or people coming and going."""

    seq: int
    at: int
    kind: Literal[
        "move", "undo", "chat", "join", "leave", "bot", "carry", "stand_in", "back", "start", "mute"
    ]
    seat: int | None
    move: str | None = None
    events: list[WireEvent] = field(default_factory=list)
    text: str | None = None
    """What was said; for ``join`` the name, for ``bot`` and ``stand_in`` the level."""
    undoes: int | None = None
    """For ``undo``: the ``seq`` of the move that was taken back."""


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
