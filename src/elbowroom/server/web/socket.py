"""The socket of a table: messages in, messages out, and the limits of both."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect

from elbowroom.engine.errors import ElbowroomError
from elbowroom.server.counts import counts
from elbowroom.server.errors import TableError
from elbowroom.server.live.commands import carry_out, read_message, refuse
from elbowroom.server.live.connection import CANNOT_SAVE, FLOOD, NO_HELLO, NO_TABLE, SILENT, Connection
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.pages import missed
from elbowroom.server.live.room import Room
from elbowroom.server.protocol.socket import LOG_PAGE, Analyse, Hello, Hint, Log
from elbowroom.server.store.database import StorageFailed
from elbowroom.server.web.callers import address_of, is_own_page
from elbowroom.server.web.limits import (
    BAD_MESSAGE,
    ENTRIES_A_TOKEN,
    HELLO_SECONDS,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    SILENCE_SECONDS,
    AddressBuckets,
    TokenBucket,
)

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, State]
CLOSE_SECONDS = 2.0


@websocket("/ws/tables/{id:str}")
async def table_socket(
    socket: Socket, id: str, hub: Hub, reading: AddressBuckets, sockets: Counter[str]
) -> None:
    """Connect a page with a table until one of them ends it."""
    _check_origin(socket)
    await socket.accept()
    address = address_of(socket.client)
    if sockets[address] >= hub.limits.sockets_of_one:
        await socket.close(FLOOD, "too_many")
        return
    sockets[address] += 1
    counts.sockets += 1
    try:
        await _connect(socket, id, hub, Connection(address), reading)
    finally:
        counts.sockets -= 1
        sockets[address] -= 1
        if not sockets[address]:
            del sockets[address]


async def _connect(
    socket: Socket, id: str, hub: Hub, connection: Connection, reading: AddressBuckets
) -> None:
    try:
        if hub.store.is_failing:
            raise StorageFailed("cannot_save")
        room = await hub.room(id)
    except StorageFailed as error:
        await socket.close(CANNOT_SAVE, error.code)
        return
    except TableError as error:
        await socket.close(NO_TABLE, error.code)
        return
    tasks = [
        asyncio.create_task(connection.pump(socket.send_text)),
        asyncio.create_task(_receive(socket, room, connection, reading)),
        asyncio.create_task(connection.closed()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing is not None:
            with suppress(Exception):
                await asyncio.wait_for(socket.close(connection.closing), CLOSE_SECONDS)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with room.lock:
            room.disconnect(connection)


async def _receive(socket: Socket, room: Room, connection: Connection, reading: AddressBuckets) -> None:
    tasks: set[asyncio.Task[None]] = set()
    bucket = TokenBucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, monotonic())
    try:
        while connection.closing is None:
            patience = SILENCE_SECONDS if connection.said_hello else HELLO_SECONDS
            try:
                async with asyncio.timeout(patience):
                    text = await socket.receive_text()
            except TimeoutError:
                connection.close(SILENT if connection.said_hello else NO_HELLO)
                return
            except WebSocketDisconnect:
                return
            price = 1.0
            try:
                message = read_message(text)
            except ElbowroomError as error:
                refuse(connection, None, error)
                price = BAD_MESSAGE
                message = None
            is_paid = bucket.take(price, monotonic())
            if isinstance(message, Hello):
                told = min(missed(room.table, message.since), LOG_PAGE)
                is_paid &= reading.take(connection.address, _price(told), monotonic())
            if not is_paid:
                connection.close(FLOOD)
                return
            if isinstance(message, Log) and not reading.take(
                connection.address, _price(LOG_PAGE), monotonic()
            ):
                refuse(connection, message.request, TableError("too_many"))
                continue
            if isinstance(message, Hint | Analyse):  # takes a while: others need not wait for it
                task = asyncio.create_task(carry_out(room, connection, message))
                tasks.add(task)
                task.add_done_callback(tasks.discard)
            elif message is not None:
                await carry_out(room, connection, message)
    except Exception:
        log.exception("a connection failed")
        connection.close(1011)
    finally:
        for task in tasks:
            task.cancel()


def _price(entries: int) -> float:
    """What it costs to be told so many entries, in requests that read something."""
    return 1 + entries / ENTRIES_A_TOKEN


def _check_origin(socket: Socket) -> None:
    """Pages of other sites may not use the secrets that a browser holds for this one."""
    origin = socket.headers.get("origin")
    if origin is not None and not is_own_page(origin, socket.headers.get("host", "")):
        raise PermissionDeniedException
