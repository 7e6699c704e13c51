"""A table's game from its beginning: as a replay, as a record, or at a move to play on from."""

from typing import NamedTuple

from elbowroom.engine.events import Event
from elbowroom.engine.view import redact
from elbowroom.game import Game
from elbowroom.record.record import Record, read_record
from elbowroom.record.write import write_position
from elbowroom.server.errors import TableError
from elbowroom.server.protocol.http import Frame, Replay
from elbowroom.server.table.events import Played, Started
from elbowroom.server.table.offers import incomes
from elbowroom.server.table.table import LogEntry, Table
from elbowroom.server.table.view import entry_with

MOST_FRAMES = 3000
"""Moves of a record that is shown as a replay."""


class TableGame(NamedTuple):
    """What was played at a table up to now: the game at its start, and the moves that were not taken back."""

    table: str
    start: Game
    moves: list[tuple[int, Played]]
    is_over: bool


def played_at(table: Table) -> TableGame:
    """What was played at a table up to now."""
    moves = [
        (entry.seq, entry.what)
        for entry in table.log
        if isinstance(entry.what, Played) and entry.seq not in table.undo_stack.undone
    ]
    return TableGame(table.id, table.new_game(), moves, table.status == "over")


def replay_of_table(played: TableGame) -> Replay:
    """The game of a table. While it goes on, purses are hidden as from somebody who watches."""
    game, hide = played.start, not played.is_over
    frames = [_frame(game, LogEntry(0, Started(0)), [], hide)]
    for seq, move in played.moves:
        events = game.play(move.move, die=move.die, reveal=move.reveal)
        frames.append(_frame(game, LogEntry(seq, move), events, hide))
    return _replay(played.table, game, frames)


def replay_of_record(text: str) -> Replay:
    """The game of a record, which is checked to its last line."""
    game, record = _read(text)
    frames = [_frame(game, LogEntry(0, Started(0)), [], False)]
    for seq, step in enumerate(game.steps(record), 1):
        entry = LogEntry(seq, Played(0, step.seat, step.move, step.die, step.reveal))
        frames.append(_frame(game, entry, step.events, False))
    return _replay(None, game, frames)


def game_of_table(played: TableGame, step: int) -> Game:
    """The game of a table after so many moves."""
    _check_step(step, len(played.moves))
    for _, move in played.moves[:step]:
        played.start.play(move.move, die=move.die, reveal=move.reveal)
    return played.start


def game_of_record(text: str, step: int) -> Game:
    """The game of a record after so many moves; the record is checked to its last line."""
    game, record = _read(text)
    _check_step(step, len(record.moves()))
    found = game.copy()
    for played, _ in enumerate(game.steps(record), 1):
        if played == step:
            found = game.copy()
    return found


def _check_step(step: int, steps: int) -> None:
    if step > steps:
        raise TableError("no_such_step", step=step, steps=steps)


def _frame(game: Game, entry: LogEntry, events: list[Event], hide: bool) -> Frame:
    if hide:
        rules = game.state.rules
        told = entry_with(entry, [redact(event, rules, None) for event in events])
        return Frame(told, dict(game.view(None)), incomes(game.state))
    position = write_position(game.state, game.map, game.names)
    return Frame(entry_with(entry, events), dict(position), incomes(game.state))


def _replay(id: str | None, game: Game, frames: list[Frame]) -> Replay:
    return Replay(id, str(game.map), game.rounds, game.names, game.over, frames)


def _read(text: str) -> tuple[Game, Record]:
    """A record and its game at its beginning, if the page can show them."""
    record = read_record(text)
    moves = len(record.moves())
    if moves > MOST_FRAMES:
        raise TableError("record_too_long", moves=moves, most=MOST_FRAMES)
    game = Game.beginning(record)
    if not isinstance(game.map, str):
        raise TableError("own_map")
    return game, record


def record_of(table: Table) -> str:
    """The record of a table's game; while it goes on, one that tells neither seed nor purses."""
    return table.game.record() if table.status == "over" else table.game.sealed_record()
