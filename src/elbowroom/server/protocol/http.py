"""What is asked and answered over HTTP: new tables, the list of them, replays, the content."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from elbowroom.server.protocol.basics import (
    Asked,
    Facts,
    Help,
    Income,
    Name,
    Position,
    Seat,
    SeatKind,
    Secret,
    Status,
    Told,
)
from elbowroom.server.protocol.maps import MapData, MapName
from elbowroom.server.protocol.packs import PackDocument
from elbowroom.server.protocol.table import Clock, Entry, TableInfo

TableId = Annotated[str, Meta(max_length=32)]
TraitName = Annotated[str, Meta(max_length=40)]
LanguageName = Annotated[str, Meta(max_length=40)]


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

    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=6)]
    first: Seat | Literal["draw", "ears"] = "ears"
    open_scores: bool = False
    clock: Clock | None = None
    seed: Annotated[int, Meta(ge=0)] | None = None
    public: bool = False
    help: Help = "hints"
    origin: Origin | None = None
    watchers_talk: bool = False
    """Whether those who only watch may say something."""
    map: MapName | MapData | None = None
    """A map's name or a map itself, for as many as there are seats; None is the board for so many."""
    packs: Annotated[list[TraitName | PackDocument], Meta(max_length=8)] = msgspec.field(default_factory=list)
    """Home-made races and powers: the pack of our own by its name, others as they are."""
    top: Annotated[list[TraitName], Meta(max_length=12)] = msgspec.field(default_factory=list)
    """Races and powers that are on offer first, whatever chance says."""
    language: LanguageName = "en"
    """Of whoever makes the table: bots get names in it, or English ones if the game does not speak it."""


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


class CarrySeat(Asked):
    """Whoever holds this secret wants a code by which another device gets the seat, too."""

    secret: Secret


class CarryCode(Told):
    """A code for another device, good once and for so many seconds."""

    code: str
    seconds: int


class TakeSeat(Asked):
    """Another device has a code."""

    code: Secret


class CarriedSeat(Told):
    """The seat that a code was for, and a secret of its own for the device that holds it now."""

    table: str
    seat: int
    secret: str


class Reach(Told):
    """From where the server can be reached, told only to whoever sits at its machine."""

    lan: str | None
    """The machine's address in its home network, for browsers; None if it has none."""
    is_open: bool
    """Whether others come in there."""
    is_always: bool
    """Whether the server was started so, and it cannot be closed here."""
    command: str
    """What starts a server that lets others in."""


class LetIn(Asked):
    """Whoever sits at the server's machine lets others of the home network in, or no longer."""

    is_open: bool


class Problem(Told):
    """What is wrong with a request: a code, the field it is about, and the facts of its sentence.

    The sentence itself is there in English for those who have no texts; the page makes its own.
    """

    error: str
    text: str
    field: str | None = None
    facts: Facts = msgspec.field(default_factory=dict)


class TableGlance(TableInfo):
    """A table with how its game stands, for a list. ``coins`` and ``winners`` are there at its end."""

    round: int
    decider: int | None
    """The seat whose decision it is."""
    coins: list[int] | None
    winners: list[int]


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
    drawn_map: MapData | None = None
    """The map, if it came with a record and the page cannot know it."""
    packs: list[PackDocument] = msgspec.field(default_factory=list)
    """The home-made races and powers of the game."""


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


class Health(Told):
    """Whether the server can do its work: ``cannot_save`` if the database is gone, full or silent."""

    status: Literal["ok", "cannot_save"]
    version: str
