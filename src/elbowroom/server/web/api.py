"""The requests of the HTTP interface, under /api."""

import asyncio
from time import monotonic
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.enums import MediaType

import elbowroom
from elbowroom.content.loader import base_powers, base_races
from elbowroom.engine.trait import Trait
from elbowroom.players.loading import LEVELS
from elbowroom.server.errors import TableError
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.http import (
    Content,
    Created,
    Join,
    Key,
    NewTable,
    RecordToReplay,
    Replay,
    TableRow,
    TraitInfo,
)
from elbowroom.server.protocol.table import TableInfo
from elbowroom.server.table.replays import played_at, record_of, replay_of_record, replay_of_table
from elbowroom.server.web.limits import REPLAY_TOKENS, AddressBuckets

T = TypeVar("T")
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


def _check_rate(request: AnyRequest, buckets: AddressBuckets, tokens: float = 1.0) -> None:
    """Refuse a request that makes work if its address has made too many of them."""
    client = request.client
    if not buckets.take("" if client is None else client.host, tokens, monotonic()):
        raise TableError("too_many")


@get("/api/health")
async def health() -> dict[str, str]:
    """Says that the server runs, and its version."""
    return {"status": "ok", "version": elbowroom.__version__}


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
async def list_tables(hub: Hub) -> list[TableRow]:
    """The public tables of the last day, those with open seats first."""
    return await hub.listed()


@post("/api/tables", status_code=201)
async def create_table(request: AnyRequest, body: bytes, hub: Hub, buckets: AddressBuckets) -> Created:
    """Make a table; the answer has the secrets of its seats, which are told only here."""
    _check_rate(request, buckets)
    return await hub.create(read_body(body, NewTable))


@get("/api/tables/{id:str}")
async def one_table(id: str, hub: Hub) -> TableInfo:
    """What everybody may know about a table."""
    room = await hub.room(id)
    async with room.lock:
        return room.info()


@post("/api/tables/{id:str}/join", status_code=200)
async def join_table(request: AnyRequest, id: str, body: bytes, hub: Hub, buckets: AddressBuckets) -> Key:
    """Take an open seat; the answer has its secret."""
    _check_rate(request, buckets)
    return await hub.join(id, read_body(body, Join))


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT)
async def table_record(id: str, hub: Hub) -> Response[str]:
    """The table's game as a record, to keep as a file."""
    room = await hub.room(id)
    async with room.lock:
        text = record_of(room.table)
    return Response(
        text,
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="elbowroom-{room.table.id}.txt"'},
    )


@get("/api/tables/{id:str}/replay")
async def table_replay(id: str, hub: Hub) -> Replay:
    """The table's game as a replay, frame by frame."""
    room = await hub.room(id)
    async with room.lock:
        played = played_at(room.table)
    return await asyncio.to_thread(replay_of_table, played)


@post("/api/replay", status_code=200)
async def record_replay(request: AnyRequest, body: bytes, buckets: AddressBuckets) -> Replay:
    """A record as a replay, frame by frame."""
    _check_rate(request, buckets, REPLAY_TOKENS)
    return await asyncio.to_thread(replay_of_record, read_body(body, RecordToReplay).record)


HANDLERS = [
    health, content, list_tables, create_table, one_table, join_table,
    table_record, table_replay, record_replay,
]  # fmt: skip
