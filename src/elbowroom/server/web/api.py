"""The requests of the HTTP interface, under /api."""

import asyncio
import gzip
from time import monotonic
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.params import RawBody

import elbowroom
from elbowroom.content.loader import base_powers, base_races
from elbowroom.engine.trait import Trait
from elbowroom.players.loading import LEVELS
from elbowroom.server.errors import TableError
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.analysis import ReviewNow, ToReview
from elbowroom.server.protocol.http import (
    CarriedSeat,
    CarryCode,
    CarrySeat,
    Content,
    Created,
    Join,
    Key,
    LetIn,
    NewTable,
    Reach,
    RecordToReplay,
    Replay,
    TableGlance,
    TableRow,
    TakeSeat,
    TraitInfo,
)
from elbowroom.server.protocol.rules import Tried, TryExample
from elbowroom.server.table.replays import played_at, record_of
from elbowroom.server.table.trying import tried
from elbowroom.server.table.view import table_glance
from elbowroom.server.web.callers import address_of, check_owner
from elbowroom.server.web.doors import Doors
from elbowroom.server.web.limits import REPLAY_TOKENS, AddressBuckets

T = TypeVar("T")
COMPRESSED = {"is_page": True}
"""Answers that need not be compressed any more."""
AnyRequest = Request[Any, Any, State]


def read_body(body: bytes, kind: type[T]) -> T:
    """The body of a request as a type of the protocol; an error names the field that is wrong."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        problem, _, where = str(error).partition(" - at `$")
        raise TableError("bad_request", problem=problem, where=where.strip(".`") or None) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TableError("bad_json", problem=str(error)) from error


def check_rate(request: AnyRequest, buckets: AddressBuckets, tokens: float = 1.0) -> None:
    """Refuse a request that makes work if its address has made too many of them."""
    if not buckets.take(address_of(request.client), tokens, monotonic()):
        raise TableError("too_many")


@get("/api/content", sync_to_thread=False)
def content() -> Content:
    """The base races and powers with their tokens, and the levels of the bots."""
    races = [_trait_info(race, race.box) for race in base_races()]
    powers = [_trait_info(power, None) for power in base_powers()]
    return Content(races, powers, list(LEVELS), elbowroom.__version__)


def _trait_info(trait: Trait, box: int | None) -> TraitInfo:
    marker = None if trait.marker is None else trait.marker.id
    return TraitInfo(trait.id, trait.tokens + trait.extra, box, marker)


@get("/api/tables")
async def list_tables(request: AnyRequest, hub: Hub, reading: AddressBuckets) -> list[TableRow]:
    """The public tables of the last day, those with open seats first."""
    check_rate(request, reading)
    return await hub.listed()


@post("/api/tables", status_code=201, opt={"body": NewTable, "refuses": (404, 409)})
async def create_table(request: AnyRequest, body: RawBody, hub: Hub, buckets: AddressBuckets) -> Created:
    """Make a table; the answer has the secrets of its seats, which are told only here."""
    check_rate(request, buckets)
    return await hub.create(read_body(body, NewTable), address_of(request.client))


@get("/api/tables/{id:str}")
async def one_table(request: AnyRequest, id: str, hub: Hub, reading: AddressBuckets) -> TableGlance:
    """What everybody may know about a table and its game."""
    check_rate(request, reading)
    async with hub.at(id) as room:
        return table_glance(room.table, room.presence.here, room.presence.watchers)


@post("/api/tables/{id:str}/join", status_code=200, opt={"body": Join, "refuses": (409,)})
async def join_table(request: AnyRequest, id: str, body: RawBody, hub: Hub, buckets: AddressBuckets) -> Key:
    """Take an open seat; the answer has its secret."""
    check_rate(request, buckets)
    return await hub.join(id, read_body(body, Join))


@post("/api/tables/{id:str}/carry", status_code=201, opt={"body": CarrySeat})
async def carry_seat(
    request: AnyRequest, id: str, body: RawBody, hub: Hub, buckets: AddressBuckets
) -> CarryCode:
    """Whoever holds a seat gets a code for another device."""
    check_rate(request, buckets)
    return await hub.carry_code(id, read_body(body, CarrySeat).secret)


@post("/api/carry", status_code=200, opt={"body": TakeSeat, "refuses": (404, 410)})
async def take_seat(request: AnyRequest, body: RawBody, hub: Hub, buckets: AddressBuckets) -> CarriedSeat:
    """A device that has a code gets the seat; nobody does by it again."""
    check_rate(request, buckets)
    return await hub.take_seat(read_body(body, TakeSeat).code)


@get("/api/reach", sync_to_thread=False, opt={"refuses": (403, 409)})
def reach(request: AnyRequest, doors: Doors | None) -> Reach:
    """From where the server can be reached, for whoever sits at its machine."""
    return _doors(request, doors, acts=False).reach()


@post("/api/reach", status_code=200, opt={"body": LetIn, "refuses": (409,)})
async def let_in(request: AnyRequest, body: RawBody, doors: Doors | None, buckets: AddressBuckets) -> Reach:
    """Whoever sits at the server's machine lets the home network in, or no longer."""
    check_rate(request, buckets)
    return await _doors(request, doors, acts=True).let_in(read_body(body, LetIn).is_open)


def _doors(request: AnyRequest, doors: Doors | None, *, acts: bool) -> Doors:
    client = request.client
    check_owner(None if client is None else client.host, request.headers, acts=acts)
    if doors is None:
        raise TableError("no_lan")
    return doors


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT, opt={"refuses": (409,)})
async def table_record(request: AnyRequest, id: str, hub: Hub, reading: AddressBuckets) -> Response[str]:
    """The table's game as a record, to keep as a file."""
    check_rate(request, reading)
    async with hub.at(id) as room:
        text = record_of(room.table)
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="elbowroom-{id}.txt"'},
    )


@get("/api/tables/{id:str}/replay", opt=COMPRESSED | {"answer": Replay})
async def table_replay(request: AnyRequest, id: str, hub: Hub, reading: AddressBuckets) -> Response[bytes]:
    """The table's game as a replay, frame by frame."""
    check_rate(request, reading, REPLAY_TOKENS)
    async with hub.at(id) as room:
        played = played_at(room.table)
    return _unpacked(request, await hub.replays.of_table(played, address_of(request.client)))


@post(
    "/api/replay",
    status_code=200,
    opt=COMPRESSED | {"body": RecordToReplay, "answer": Replay},
)
async def record_replay(
    request: AnyRequest, body: RawBody, hub: Hub, buckets: AddressBuckets
) -> Response[bytes]:
    """A record as a replay, frame by frame."""
    check_rate(request, buckets, REPLAY_TOKENS)
    record = read_body(body, RecordToReplay).record
    return _unpacked(request, await hub.replays.of_record(record, address_of(request.client)))


def _unpacked(request: AnyRequest, packed: bytes) -> Response[bytes]:
    """Compressed JSON as an answer, to those who cannot unpack it too."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(packed, media_type=MediaType.JSON, headers=headers)
    return Response(gzip.decompress(packed), media_type=MediaType.JSON, headers={"vary": "accept-encoding"})


@post("/api/tables/{id:str}/review", status_code=200, opt={"refuses": (409,)})
async def table_review(request: AnyRequest, id: str, hub: Hub, buckets: AddressBuckets) -> ReviewNow:
    """Have the game of a table reviewed, once it is over."""
    check_rate(request, buckets)
    async with hub.at(id) as room:
        if room.table.status != "over":
            raise TableError("review_unfinished")
        record = record_of(room.table)
    return await hub.reviews.ask(record, address_of(request.client))


@post("/api/reviews", status_code=200, opt={"body": ToReview})
async def record_review(request: AnyRequest, body: RawBody, hub: Hub, buckets: AddressBuckets) -> ReviewNow:
    """Have a record reviewed."""
    check_rate(request, buckets, REPLAY_TOKENS)
    return await hub.reviews.ask(read_body(body, ToReview).record, address_of(request.client))


@get("/api/reviews/{id:str}")
async def one_review(id: str, hub: Hub) -> ReviewNow:
    """How far a review is."""
    return hub.reviews.look(id)


@post("/api/rules/{id:str}", status_code=200, opt={"body": TryExample})
async def try_example(request: AnyRequest, id: str, body: RawBody, buckets: AddressBuckets) -> Tried:
    """Moves of a reader in an example of the rulebook, or why the last one is not possible."""
    check_rate(request, buckets)
    return await asyncio.to_thread(tried, id, read_body(body, TryExample).moves)


HANDLERS = [
    content, list_tables, create_table, one_table, join_table,
    carry_seat, take_seat, reach, let_in, table_record, table_replay, record_replay,
    table_review, record_review, one_review, try_example,
]  # fmt: skip
