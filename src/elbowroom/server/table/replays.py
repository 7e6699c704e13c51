"""A table's game from its beginning: as a replay, as a record, or at a move to play on from."""

from typing import NamedTuple

from elbowroom.engine.events import Event
from elbowroom.engine.view import redact
from elbowroom.game import Game
from elbowroom.game.sealed import seal_of
from elbowroom.record.record import Record, read_record
from elbowroom.record.write import write_position
from elbowroom.server.errors import TableError
from elbowroom.server.protocol.http import Frame, Replay
from elbowroom.server.table.events import Played, Started
from elbowroom.server.table.maps import check_drawn, drawn, name_on_page, of_record, of_table, seen
from elbowroom.server.table.offers import incomes
from elbowroom.server.table.packs import packs_of
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
    map = name_on_page(game.map, of_table(played.table))
    frames = [_frame(game, map, LogEntry(0, Started(0)), [], hide)]
    for seq, move in played.moves:
        events = game.play(move.move, die=move.die, reveal=move.reveal)
        frames.append(_frame(game, map, LogEntry(seq, move), events, hide))
    return Replay(played.table, map, game.rounds, game.names, game.over, frames, packs=packs_of(game))


def replay_of_record(text: str) -> Replay:
    """The game of a record, which is checked to its last line. Purses are told once it is over."""
    game, record = read_to_show(text)
    hide = not _is_open(record)
    map = name_on_page(game.map, of_record(game.map))
    frames = [_frame(game, map, LogEntry(0, Started(0)), [], hide)]
    for seq, step in enumerate(game.steps(record), 1):
        entry = LogEntry(seq, Played(0, step.seat, step.move, step.die, step.reveal))
        frames.append(_frame(game, map, entry, step.events, hide))
    drawn_map = None if isinstance(game.map, str) else drawn(game.map)
    return Replay(None, map, game.rounds, game.names, game.over, frames, drawn_map, packs_of(game))


def _is_open(record: Record) -> bool:
    """Whether purses are no secret: they never were, or the game is over. Else it may go on at some table."""
    return record.open_scores or record.result is not None


def game_of_table(played: TableGame, step: int) -> Game:
    """The game of a table after so many moves."""
    _check_step(step, len(played.moves))
    for _, move in played.moves[:step]:
        played.start.play(move.move, die=move.die, reveal=move.reveal)
    return played.start


def game_of_record(text: str, step: int) -> Game:
    """The game of a record after so many moves; the record is checked to its last line."""
    game, record = read_to_show(text)
    if not _is_open(record):
        raise TableError("still_secret")
    _check_step(step, len(record.moves()))
    found = game.copy()
    for played, _ in enumerate(game.steps(record), 1):
        if played == step:
            found = game.copy()
    return found


def _check_step(step: int, steps: int) -> None:
    if step > steps:
        raise TableError("no_such_step", step=step, steps=steps)


def _frame(game: Game, map: str, entry: LogEntry, events: list[Event], hide: bool) -> Frame:
    if hide:
        rules = game.state.rules
        told = entry_with(entry, [redact(event, rules, None) for event in events])
        return Frame(told, seen(game, None, map), incomes(game.state))
    position = write_position(game.state, map, game.names)
    return Frame(entry_with(entry, events), dict(position), incomes(game.state))


def read_to_show(text: str) -> tuple[Game, Record]:
    """A record and its game at its beginning, if the page can show them."""
    record = read_record(text)
    moves = len(record.moves())
    if moves > MOST_FRAMES:
        raise TableError("record_too_long", moves=moves, most=MOST_FRAMES)
    game = Game.beginning(record)
    check_drawn(game.map)
    return game, record


def record_of(table: Table) -> str:
    """The record of a table's game; while it goes on, one without seed or secret, and only of open purses.

    Whoever has all moves can add up what everybody earned, and this server would do it for them.
    """
    if table.status == "playing" and not table.settings.open_scores:
        raise TableError("record_secret")
    return kept_record(table)


def kept_record(table: Table) -> str:
    """The same for whoever keeps the database, in which all of it can be read anyway."""
    secret = table.settings.secret
    if table.status == "over":
        return table.game.record(secret=secret)
    return table.game.sealed_record(seal=None if secret is None else seal_of(secret))
