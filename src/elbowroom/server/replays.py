"""Games from their beginning: replays frame by frame, records, and games to play on from."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field

from elbowroom.engine.events import Event
from elbowroom.engine.view import redact
from elbowroom.game import Game
from elbowroom.record.record import read_record, write_record
from elbowroom.record.write import write_position
from elbowroom.server import stored
from elbowroom.server.errors import TableError
from elbowroom.server.limits import MOST_FRAMES
from elbowroom.server.offers import incomes
from elbowroom.server.protocol import Frame, Origin, Replay
from elbowroom.server.room import Room
from elbowroom.server.session import LogEntry, Table
from elbowroom.server.wire import open_entry


@dataclass
class Step:
    """A move of a record and the chance that followed it."""

    move: str
    die: int | None = None
    reveal: list[tuple[str, str]] = field(default_factory=list)


def replay_of_table(table: Table) -> Replay:
    """The game of a table. While it goes on, purses are hidden as from somebody who watches."""
    fresh = Table(table.id, table.settings)
    hide = table.status != "over"
    start = stored.Started(table.settings.created)
    fresh.seats = table.seats
    fresh.apply(start)
    frames = [_frame(fresh.game, LogEntry(0, start), [], hide)]
    for entry in _standing(table):
        assert isinstance(entry.what, stored.Played)
        events = fresh.game.play(entry.what.move, die=entry.what.die, reveal=entry.what.reveal)
        frames.append(_frame(fresh.game, entry, events, hide))
    return _replay(table.id, fresh.game, frames)


def replay_of_record(text: str) -> Replay:
    """The game of a record, which is checked to its last line."""
    game, steps = _read(text)
    frames = [_frame(game, LogEntry(0, stored.Started(0)), [], False)]
    for seq, step in enumerate(steps, 1):
        seat = game.seat or 0
        events = game.play(step.move, die=step.die, reveal=step.reveal)
        entry = LogEntry(seq, stored.Played(0, seat, step.move, step.die, step.reveal))
        frames.append(_frame(game, entry, events, False))
    return _replay(None, game, frames)


async def origin_of(origin: Origin, room: Callable[[str], Awaitable[Room]]) -> tuple[Game, str | None]:
    """The game to play on from, and the table it is of."""
    if (origin.table is None) == (origin.record is None):
        raise TableError("which_origin")
    if origin.record is not None:
        game, steps = await asyncio.to_thread(_read, origin.record)
        _check_step(origin.step, len(steps))
        for step in steps[: origin.step]:
            game.play(step.move, die=step.die, reveal=step.reveal)
        table = None
    else:
        table = origin.table or ""
        found = (await room(table)).table
        if found.status != "over" and not found.settings.open_scores:
            raise TableError("still_secret")
        game = _at_step(found, origin.step)
    if game.over:
        raise TableError("nothing_to_play")
    return game, table


def _at_step(table: Table, step: int) -> Game:
    fresh = Table(table.id, table.settings)
    fresh.seats = table.seats
    fresh.apply(stored.Started(0))
    moves = list(_standing(table))
    _check_step(step, len(moves))
    for entry in moves[:step]:
        assert isinstance(entry.what, stored.Played)
        fresh.game.play(entry.what.move, die=entry.what.die, reveal=entry.what.reveal)
    return fresh.game


def _check_step(step: int, steps: int) -> None:
    if step > steps:
        raise TableError("no_such_step", step=step, steps=steps)


def _standing(table: Table) -> Iterator[LogEntry]:
    """The moves that were not taken back."""
    for entry in table.log:
        if isinstance(entry.what, stored.Played) and entry.seq not in table.steps.undone:
            yield entry


def _frame(game: Game, entry: LogEntry, events: list[Event], hide: bool) -> Frame:
    if hide:
        rules = game.state.rules
        told = open_entry(entry, [redact(event, rules, None) for event in events])
        return Frame(told, game.view(None), incomes(game.state))
    position = write_position(game.state, game.map, game.names)
    return Frame(open_entry(entry, events), position, incomes(game.state))


def _replay(id: str | None, game: Game, frames: list[Frame]) -> Replay:
    return Replay(id, str(game.map), game.rounds, game.names, game.over, frames)


def _read(text: str) -> tuple[Game, list[Step]]:
    """A record's game at its beginning, and its steps; all of it was checked."""
    record = read_record(text)
    steps: list[Step] = []
    for _, line in record.lines:
        match line.split():
            case ["die", pips] if steps and pips.isdecimal():
                steps[-1].die = int(pips)
            case ["reveal", race, power] if steps:
                steps[-1].reveal.append((race, power))
            case _:
                steps.append(Step(line))
    if len(steps) > MOST_FRAMES:
        raise TableError("record_too_long", moves=len(steps), most=MOST_FRAMES)
    if not isinstance(Game.replay(text).map, str):
        raise TableError("own_map")
    return Game.replay(write_record(record.headers, [], None)), steps


def record_of(table: Table) -> str:
    """The record of a table's game; while it goes on, one that tells neither seed nor purses."""
    return table.game.record() if table.status == "over" else table.game.sealed_record()
