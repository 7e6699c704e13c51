"""What is asked over HTTP."""

import asyncio
from typing import TypeVar

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from msgspec import Struct

from elbowroom import __version__
from elbowroom.content.loader import base_powers, base_races
from elbowroom.players.loading import LEVELS
from elbowroom.server.errors import TableError
from elbowroom.server.hub import Hub
from elbowroom.server.protocol import (
    Content,
    Created,
    Join,
    Key,
    NewTable,
    Replay,
    TableInfo,
    TableRow,
    TraitInfo,
)
from elbowroom.server.replays import record_of, replay_of_record, replay_of_table

T = TypeVar("T")


class Recorded(Struct, forbid_unknown_fields=True):
    """A record to be replayed."""

    record: str


def read_body(body: bytes, kind: type[T]) -> T:
    """The body of a request; an error names the field that is wrong."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$")
        raise TableError("bad_request", problem=problem, place=place.strip(".`") or None) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TableError("bad_json", problem=str(error)) from error


@get("/api/health")
async def health() -> dict[str, str]:
    """Whether the server is there."""
    return {"status": "ok", "version": __version__}


@get("/api/content", sync_to_thread=False)
def content() -> Content:
    """Races, powers and levels."""
    races = [TraitInfo(race.id, race.tokens, race.box) for race in base_races()]
    powers = [TraitInfo(power.id, power.tokens, None) for power in base_powers()]
    return Content(races, powers, list(LEVELS), __version__)


@get("/api/tables")
async def list_tables(hub: Hub) -> list[TableRow]:
    """The public tables."""
    return await hub.listed()


@post("/api/tables", status_code=201)
async def create_table(body: bytes, hub: Hub) -> Created:
    """A new table."""
    return await hub.create(read_body(body, NewTable))


@get("/api/tables/{id:str}")
async def one_table(id: str, hub: Hub) -> TableInfo:
    """What everybody may know about a table."""
    room = await hub.room(id)
    async with room.lock:
        return room.info()


@post("/api/tables/{id:str}/join", status_code=200)
async def join_table(id: str, body: bytes, hub: Hub) -> Key:
    """Take an open seat."""
    return await hub.join(id, read_body(body, Join))


@get("/api/tables/{id:str}/record", media_type=MediaType.TEXT)
async def table_record(id: str, hub: Hub) -> Response[str]:
    """The game as text, to keep."""
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
    """The game step by step."""
    room = await hub.room(id)
    async with room.lock:
        return await asyncio.to_thread(replay_of_table, room.table)


@post("/api/replay", status_code=200)
async def record_replay(body: bytes) -> Replay:
    """A record step by step."""
    return await asyncio.to_thread(replay_of_record, read_body(body, Recorded).record)


HANDLERS = [
    health, content, list_tables, create_table, one_table, join_table,
    table_record, table_replay, record_replay,
]  # fmt: skip
