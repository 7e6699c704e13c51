"""What a page may ask for over the socket: each kind of message is checked and carried out here."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from elbowroom.engine.errors import ElbowroomError
from elbowroom.engine.ruleset import Ruleset
from elbowroom.players.analysis import Analysis
from elbowroom.server.counts import counts
from elbowroom.server.errors import TableError, told_facts
from elbowroom.server.live import bots
from elbowroom.server.live.connection import CANNOT_SAVE, Connection
from elbowroom.server.live.pages import page_before
from elbowroom.server.live.room import TRIES, Room, encode
from elbowroom.server.live.times import now_ms
from elbowroom.server.live.turnstile import Flow
from elbowroom.server.protocol.socket import (
    Advice,
    Analyse,
    Back,
    Chat,
    Done,
    FillSeat,
    Hello,
    Hint,
    Leave,
    Log,
    Look,
    Move,
    Mute,
    PageMessage,
    Ping,
    Pong,
    Refused,
    StandIn,
    Undo,
)
from elbowroom.server.store.database import StorageFailed
from elbowroom.server.table.advising import plan_told
from elbowroom.server.table.events import TableEvent
from elbowroom.server.table.secrets import digest
from elbowroom.server.table.set_up import checked_level

MOST_PLANS = 3
"""Plans that a page is told."""


class Overtaken(Exception):
    """Something else happened first at another server; the table has caught up with it."""


_messages: msgspec.json.Decoder[PageMessage] = msgspec.json.Decoder(PageMessage)


def read_message(text: str) -> PageMessage:
    """A message of a page; an error says what is wrong with it."""
    try:
        return _messages.decode(text)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        raise TableError("bad_message", problem=str(error)) from error


async def carry_out(room: Room, connection: Connection, message: PageMessage) -> None:
    """Do what a message asks for, or tell the page why not."""
    with counts.messages.measured():
        await _carry_out(room, connection, message)


async def _carry_out(room: Room, connection: Connection, message: PageMessage) -> None:
    try:
        if isinstance(message, Hello):
            if connection.said_hello:
                raise TableError("hello_twice")
            connection.client = message.client
            async with room.lock:
                await room.welcome(connection, map(digest, message.secrets), message.since, message.eyes)
        elif isinstance(message, Hint):
            await _hint(room, connection, message)
        elif isinstance(message, Analyse):
            await _analyse(room, connection)
        elif isinstance(message, Log):
            await _log(room, connection, message)
        elif isinstance(message, Ping):
            connection.send(encode(Pong()))
        else:
            if not connection.said_hello:
                raise TableError("no_hello")
            await _once(room, connection, message)
    except StorageFailed:
        # Not refused: it may be stored all the same. The page asks again, and then hears what became of it.
        connection.close(CANNOT_SAVE)
    except ElbowroomError as error:
        refuse(connection, getattr(message, "request", None), error)
        if error.code == "stale":
            async with room.lock:
                room.show(connection)


async def _once(room: Room, connection: Connection, message: PageMessage) -> None:
    """Carry out a command, unless that was done when the page sent it before, and say that it is done."""
    request: int | None = getattr(message, "request", None)
    async with room.lock:
        for _ in range(TRIES):
            if connection.ask(request) in room.table.asked:
                break
            # Whatever it may do is asked of the table each time. If that is behind, storing shows it,
            # and so does a look at the database before something is refused.
            room.seat(connection)
            try:
                await _COMMANDS[type(message)](room, connection, message)
                break
            except Overtaken:
                continue
            except StorageFailed:
                raise
            except ElbowroomError:
                if not await room.catch_up():
                    raise
        else:
            raise TableError("stale", rev=room.table.rev)
    if request is not None:
        connection.send(encode(Done(request)))


def refuse(connection: Connection, request: int | None, error: ElbowroomError) -> None:
    """Send the page a `Refused` with the code, all reasons and a sentence."""
    reasons = error.facts.get("reasons")
    codes = [str(code) for code in reasons] if isinstance(reasons, list) else [error.code]
    connection.send(encode(Refused(request, error.code, codes, str(error), told_facts(error))))


async def _check_now(room: Room, connection: Connection) -> None:
    """Before something is shown that only a seat may see: whether it is still theirs, at any server."""
    await room.catch_up()
    room.seat(connection)


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
    await _commit(room, connection, message.request, [*back, *planned])


async def _undo(room: Room, connection: Connection, message: Undo) -> None:
    _check_own(connection, message.seat)
    back = room.table.plan_back(message.seat, now_ms()) if message.seat == room.table.decider else []
    left = room.autopilot.stop_clock()
    try:
        planned = room.table.plan_undo(message.seat, message.rev, message.move, message.all, now_ms(), left)
    except ElbowroomError:
        room.autopilot.resume()
        raise
    await _commit(room, connection, message.request, [*back, *planned])


async def _look(room: Room, connection: Connection, message: Look) -> None:
    await _check_now(room, connection)
    if not connection.look(message.seat):
        raise TableError("not_your_seat", seat=message.seat)
    room.show(connection)


async def _chat(room: Room, connection: Connection, message: Chat) -> None:
    if message.seat is not None:
        _check_own(connection, message.seat)
    planned = room.table.plan_chat(message.seat, message.text, now_ms())
    if not room.may_talk(message.seat):
        raise TableError("too_much_talk")
    await _commit(room, connection, message.request, planned)


async def _mute(room: Room, connection: Connection, message: Mute) -> None:
    if not connection.is_host:
        raise TableError("not_host")
    if message.seat is not None:
        _check_exists(room, message.seat)
    planned = room.table.plan_mute(message.seat, message.muted, now_ms())
    await _commit(room, connection, message.request, planned)


async def _fill(room: Room, connection: Connection, message: FillSeat) -> None:
    if not connection.is_host:
        raise TableError("not_host")
    _check_exists(room, message.seat)
    await _commit(
        room,
        connection,
        message.request,
        room.table.plan_fill(message.seat, checked_level(message.level), now_ms()),
    )


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
    await _commit(room, connection, message.request, planned)


async def _back(room: Room, connection: Connection, message: Back) -> None:
    _check_own(connection, message.seat)
    await _commit(room, connection, message.request, room.table.plan_back(message.seat, now_ms()))


async def _leave(room: Room, connection: Connection, message: Leave) -> None:
    _check_own(connection, message.seat)
    await _commit(room, connection, message.request, room.table.plan_leave(message.seat, now_ms()))


async def _commit(
    room: Room, connection: Connection, request: int | None, planned: Sequence[TableEvent]
) -> None:
    if not planned:
        return
    planned[0].ask = connection.ask(request)
    if not await room.commit(planned):
        raise Overtaken


async def _hint(room: Room, connection: Connection, message: Hint) -> None:
    """The lock is not held while a worker thinks: the game goes on meanwhile."""
    if connection.is_asking:
        raise TableError("one_hint")
    async with room.lock:
        await _check_now(room, connection)
        _check_own(connection, message.seat)
        table = room.table
        if table.settings.help == "none":
            raise TableError("no_hints")
        if table.decider != message.seat:
            raise TableError("not_your_decision")
        rev, rules, view = table.rev, table.game.state.rules, table.game.view(message.seat)
    connection.is_asking = True
    try:
        flow = Flow(connection.address, room.table.id)
        found = await room.autopilot.workers.advise(flow, view, message.seat)
    finally:
        connection.is_asking = False
    connection.send(encode(_advice(rev, rules, message.seat, found, is_hint=True)))


async def _analyse(room: Room, connection: Connection) -> None:
    """Look at the table with the eyes of the connection, once for all that have the same."""
    if not connection.said_hello:
        raise TableError("no_hello")
    if connection.is_analysing:
        raise TableError("one_analysis")
    async with room.lock:
        await _check_now(room, connection)
        table, eyes = room.table, connection.eyes
        if table.decider is None:
            raise TableError("not_playing")
        if not table.may_analyse:
            raise TableError("no_analysis")
        if eyes is None:
            raise TableError("no_eyes")
        rev, rules, seat = table.rev, table.game.state.rules, table.decider
        thought = room.thoughts.get((rev, eyes))
        if thought is None:
            room.thoughts = {key: task for key, task in room.thoughts.items() if not task.done()}
            work = room.autopilot.workers.run_behind(
                Flow(connection.address, table.id),
                bots.advise,
                table.game.view(eyes),
                eyes,
                bots.ANALYSIS_SECONDS,
            )
            thought = room.thoughts[rev, eyes] = asyncio.ensure_future(work)
    connection.is_analysing = True
    try:
        found = await asyncio.shield(thought)
    finally:
        connection.is_analysing = False
    connection.send(encode(_advice(rev, rules, seat, found, is_hint=False)))


async def _log(room: Room, connection: Connection, message: Log) -> None:
    """A page of the log, with the eyes that the connection has now; so many of a table at a time."""
    if not connection.said_hello:
        raise TableError("no_hello")
    async with room.lock:
        await _check_now(room, connection)
        page = page_before(room.table, message.before, connection.eyes)
        if not room.may_leaf():
            raise TableError("too_many")
        connection.send(encode(page))


def _advice(rev: int, rules: Ruleset, seat: int, found: Analysis, *, is_hint: bool) -> Advice:
    return Advice(
        rev=rev,
        hint=is_hint,
        seat=seat,
        coins=[one.coins for one in found.prospects],
        chances=[one.win for one in found.prospects],
        plans=[plan_told(rules, line) for line in found.plans[:MOST_PLANS]],
    )


_COMMANDS: dict[type, Callable[[Room, Connection, Any], Awaitable[None]]] = {
    Move: _move,
    Undo: _undo,
    Look: _look,
    Chat: _chat,
    Mute: _mute,
    FillSeat: _fill,
    StandIn: _stand_in,
    Back: _back,
    Leave: _leave,
}
