"""What is asked and answered over HTTP: new tables, the list of them, replays, the content."""

from typing import Annotated, Literal

from msgspec import Meta

from elbowroom.server.protocol.basics import (
    Asked,
    Income,
    Name,
    Position,
    Seat,
    SeatKind,
    Status,
    Told,
)
from elbowroom.server.protocol.table import Clock, Entry

TableId = Annotated[str, Meta(max_length=32)]


class SeatPlan(Asked):
    """How a seat is to be filled: by somebody at this screen, by a bot, or by whoever comes."""

    kind: SeatKind
    name: Name = ""
    level: str = "medium"


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


class TableRow(Told):
    """A line of the list of public tables."""

    id: str
    map: str
    status: Status
    names: list[str]
    open_seats: int
    created: int


class RecordToReplay(Asked):
    """A record of which somebody wants the replay."""

    record: str


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
    """What can be played with: the base races and powers, the levels of bots, and the version."""

    races: list[TraitInfo]
    powers: list[TraitInfo]
    levels: list[str]
    version: str
