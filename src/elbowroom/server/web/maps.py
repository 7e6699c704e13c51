"""The requests about maps of one's own, under /api/maps."""

import asyncio
import json
from typing import Any

from litestar import get, post
from litestar.params import RawBody

from elbowroom.atlas import check_playable, new_map, read_map
from elbowroom.server.errors import TableError
from elbowroom.server.live.hub import Hub
from elbowroom.server.protocol.maps import CheckedMap, FairnessNow, MapToCheck, NewMap, OwnMap
from elbowroom.server.table.maps import TABLE, checked, drawn, named_map, own_maps
from elbowroom.server.table.secrets import digest
from elbowroom.server.web.api import AnyRequest, check_rate, read_body
from elbowroom.server.web.callers import address_of
from elbowroom.server.web.limits import AddressBuckets

MAP_TOKENS = 2.0
"""A map to be made counts as so many requests."""
ID_LENGTH = 24


@get("/api/maps", sync_to_thread=False)
def list_maps() -> list[OwnMap]:
    """The maps that come with the game beside the four boards."""
    return own_maps()


@get("/api/maps/{name:str}")
async def one_map(request: AnyRequest, name: str, hub: Hub, reading: AddressBuckets) -> dict[str, Any]:
    """A map as the page draws it: one of ours by its name, or that of a table."""
    check_rate(request, reading)
    if not name.startswith(TABLE):
        return named_map(name)
    async with hub.at(name.removeprefix(TABLE)) as room:
        found = drawn(room.table.game.map)
    if found is None:
        raise TableError("no_such_map", map=repr(name))
    return found


@post("/api/maps", status_code=200, opt={"body": NewMap})
async def make_map(request: AnyRequest, body: RawBody, buckets: AddressBuckets) -> CheckedMap:
    """A new map by number of players and seed."""
    check_rate(request, buckets, MAP_TOKENS)
    wanted = read_body(body, NewMap)
    return checked(await asyncio.to_thread(new_map, wanted.players, wanted.seed))


@post("/api/maps/check", status_code=200, opt={"body": MapToCheck})
async def check_map(request: AnyRequest, body: RawBody, reading: AddressBuckets) -> CheckedMap:
    """A drawn map with the facts that follow from its drawing, and what is wrong with it."""
    check_rate(request, reading)
    wanted = read_body(body, MapToCheck).map
    return await asyncio.to_thread(lambda: checked(read_map(wanted, as_drawn=True)))


@post("/api/maps/seats", status_code=200, opt={"body": MapToCheck})
async def measure_map(request: AnyRequest, body: RawBody, hub: Hub, buckets: AddressBuckets) -> FairnessNow:
    """Have the seats of a map compared by games of bots."""
    check_rate(request, buckets)
    map = read_map(read_body(body, MapToCheck).map)
    check_playable(map)
    data = map.to_json() | {"title": ""}
    id = digest(json.dumps(data, sort_keys=True))[:ID_LENGTH]
    return await hub.fairness.ask(id, map.to_json(), map.players, address_of(request.client))


@get("/api/maps/seats/{id:str}", sync_to_thread=False)
def measured_map(id: str, hub: Hub) -> FairnessNow:
    """How far that is."""
    return hub.fairness.look(id)


MAP_HANDLERS = [list_maps, one_map, make_map, check_map, measure_map, measured_map]
