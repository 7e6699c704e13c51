"""What a page may ask for over the socket: each kind of message is checked and carried out here."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from elbowroom.engine.errors import ElbowroomError
from elbowroom.server.errors import TableError
from elbowroom.server.live.connection import Connection
from elbowroom.server.live.room import Room, encode
from elbowroom.server.live.times import now_ms
from elbowroom.server.protocol.socket import (
    Advice,
    Back,
    Chat,
    FillSeat,
    Hello,
    Hint,
    Leave,
    Look,
    Move,
    PageMessage,
    Ping,
    Refused,
    StandIn,
    Undo,
)
from elbowroom.server.table.moves import counted
from elbowroom.server.table.secrets import digest
from elbowroom.server.table.set_up import checked_level

_messages: msgspec.json.Decoder[PageMessage] = msgspec.json.Decoder(PageMessage)


def read_message(text: str) -> PageMessage:
    """A message of a page; an error says what is wrong with it."""
    try:
        return _messages.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise TableError("bad_message", problem=str(error)) from error


async def carry_out(room: Room, connection: Connection, message: PageMessage) -> None:
    """Do what a message asks for, or tell the page why not."""
    try:
        if isinstance(message, Hello):
            async with room.lock:
                await room.welcome(connection, map(digest, message.secrets), message.since)
        elif isinstance(message, Hint):
            await _hint(room, connection, message)
        elif not isinstance(message, Ping):
            if not connection.said_hello:
                raise TableError("no_hello")
            async with room.lock:
                await _COMMANDS[type(message)](room, connection, message)
    except ElbowroomError as error:
        refuse(connection, getattr(message, "request", None), error)
        if error.code == "stale":
            async with room.lock:
                room.show(connection)


def refuse(connection: Connection, request: int | None, error: ElbowroomError) -> None:
    """Send the page a `Refused` with the code, all reasons and a sentence."""
    reasons = error.facts.get("reasons")
    codes = [str(code) for code in reasons] if isinstance(reasons, list) else [error.code]
    connection.send(encode(Refused(request, error.code, codes, str(error))))


def _check_own(connection: Connection, seat: int) -> None:
    if seat not in connection.seats:
        raise TableError("not_your_seat", seat=seat)


def _check_exists(room: Room, seat: int) -> None:
    if seat >= len(room.table.seats):
        raise TableError("not_a_seat", seat=seat)


async def _move(room: Room, connection: Connection, message: Move) -> None:
    _check_own(connection, message.seat)
    back = room.table.plan_back(message.seat, now_ms()) if message.seat == room.table.decider else []
    left = room.autopilot.stop_clock()
    try:
        planned = room.table.plan_moves(message.seat, message.rev, message.moves, now_ms(), left)
    except ElbowroomError:
        room.autopilot.resume()
        raise
    await _commit(room, [*back, *planned])


async def _undo(room: Room, connection: Connection, message: Undo) -> None:
    _check_own(connection, message.seat)
    back = room.table.plan_back(message.seat, now_ms()) if message.seat == room.table.decider else []
    left = room.autopilot.stop_clock()
    try:
        planned = room.table.plan_undo(message.seat, message.rev, message.move, message.all, now_ms(), left)
    except ElbowroomError:
        room.autopilot.resume()
        raise
    await _commit(room, [*back, *planned])


async def _look(room: Room, connection: Connection, message: Look) -> None:
    if not connection.look(message.seat):
        raise TableError("not_your_seat", seat=message.seat)
    room.show(connection)


async def _chat(room: Room, connection: Connection, message: Chat) -> None:
    if message.seat is not None:
        _check_own(connection, message.seat)
    await _commit(room, room.table.plan_chat(message.seat, message.text, now_ms()))


async def _fill(room: Room, connection: Connection, message: FillSeat) -> None:
    if not connection.is_host:
        raise TableError("not_host")
    _check_exists(room, message.seat)
    await _commit(room, room.table.plan_fill(message.seat, checked_level(message.level), now_ms()))


async def _stand_in(room: Room, connection: Connection, message: StandIn) -> None:
    """For one's own seat at any time; for another only by those who play, and only while it is empty."""
    _check_exists(room, message.seat)
    if message.seat not in connection.seats:
        if not connection.seats and not connection.is_host:
            raise TableError("not_your_seat", seat=message.seat)
        if message.seat in room.presence.here:
            raise TableError("still_here", seat=message.seat)
    left = room.autopilot.stop_clock() if message.seat == room.table.decider else None
    try:
        planned = room.table.plan_stand_in(message.seat, now_ms(), briefly=False, left=left)
    except ElbowroomError:
        room.autopilot.resume()
        raise
    await _commit(room, planned)


async def _back(room: Room, connection: Connection, message: Back) -> None:
    _check_own(connection, message.seat)
    await _commit(room, room.table.plan_back(message.seat, now_ms()))


async def _leave(room: Room, connection: Connection, message: Leave) -> None:
    _check_own(connection, message.seat)
    await _commit(room, room.table.plan_leave(message.seat, now_ms()))
    for other in room.presence.connections:
        if message.seat in other.seats:
            other.sit(other.seats - {message.seat}, other.is_host)
            room.show(other)


async def _commit(room: Room, planned: Any) -> None:
    if planned and not await room.commit(planned):
        raise TableError("stale", rev=room.table.rev)


async def _hint(room: Room, connection: Connection, message: Hint) -> None:
    """The lock is not held while a worker thinks: the game goes on meanwhile."""
    _check_own(connection, message.seat)
    if connection.is_asking:
        raise TableError("one_hint")
    async with room.lock:
        table = room.table
        if table.decider != message.seat:
            raise TableError("not_your_decision")
        rev, rules, view = table.rev, table.game.state.rules, table.game.view(message.seat)
    connection.is_asking = True
    try:
        moves, coins, chances = await room.autopilot.workers.advise(view)
    finally:
        connection.is_asking = False
    connection.send(encode(Advice(rev, counted(rules, moves), coins, chances)))


_COMMANDS: dict[type, Callable[[Room, Connection, Any], Awaitable[None]]] = {
    Move: _move,
    Undo: _undo,
    Look: _look,
    Chat: _chat,
    FillSeat: _fill,
    StandIn: _stand_in,
    Back: _back,
    Leave: _leave,
}
