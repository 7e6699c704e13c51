"""The socket of a table: messages in, messages out, and the limits of both."""

import asyncio
import logging
from contextlib import suppress
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException, WebSocketDisconnect

from elbowroom.engine.errors import ElbowroomError
from elbowroom.server.errors import TableError
from elbowroom.server.live.commands import carry_out, read_message, refuse
from elbowroom.server.live.connection import FLOOD, NO_HELLO, NO_TABLE, SILENT, Connection
from elbowroom.server.live.hub import Hub
from elbowroom.server.live.room import Room
from elbowroom.server.protocol.socket import Hint
from elbowroom.server.web.limits import (
    BAD_MESSAGE,
    HELLO_SECONDS,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    SILENCE_SECONDS,
    TokenBucket,
)

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, State]
CLOSE_SECONDS = 2.0


@websocket("/ws/tables/{id:str}")
async def table_socket(socket: Socket, id: str, hub: Hub) -> None:
    """Connect a page with a table until one of them ends it."""
    _check_origin(socket)
    await socket.accept()
    try:
        room = await hub.room(id)
    except TableError as error:
        await socket.close(NO_TABLE, error.code)
        return
    connection = Connection()
    tasks = [
        asyncio.create_task(connection.pump(socket.send_text)),
        asyncio.create_task(_receive(socket, room, connection)),
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


async def _receive(socket: Socket, room: Room, connection: Connection) -> None:
    tasks: set[asyncio.Task[None]] = set()
    bucket = TokenBucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE, monotonic())
    try:
        while connection.closing is None:
            patience = SILENCE_SECONDS if connection.said_hello else HELLO_SECONDS
            try:
                text = await asyncio.wait_for(socket.receive_text(), patience)
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
            if not bucket.take(price, monotonic()):
                connection.close(FLOOD)
                return
            if isinstance(message, Hint):  # takes a while: others need not wait for it
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


def _check_origin(socket: Socket) -> None:
    """Pages of other sites may not use the secrets that a browser holds for this one."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc.lower() != socket.headers.get("host", "").lower():
        raise PermissionDeniedException
