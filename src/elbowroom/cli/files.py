"""Games from files: positions and records, with errors that name the file."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from elbowroom.atlas.files import load_map
from elbowroom.engine.errors import ElbowroomError, OptionError
from elbowroom.game import Game
from elbowroom.locales import describe_error
from elbowroom.record.record import read_record


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Errors raised inside become errors that name this file."""
    try:
        yield
    except ElbowroomError as error:
        problem = describe_error(error.code, error.facts)
        raise OptionError("in_file", option="file", path=str(path), problem=problem) from error


def read_file(path: Path) -> str:
    """The text of a file that was named on the command line."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise OptionError("file_missing", option="file", path=str(path)) from error
    except (OSError, ValueError) as error:
        raise OptionError("file_unreadable", option="file", path=str(path)) from error


def is_position(text: str) -> bool:
    """Whether a text is a position rather than a record."""
    return text.lstrip().startswith(("{", "["))


def is_map(text: str) -> bool:
    """Whether a text is a map rather than a position: its regions are a list."""
    try:
        value = json.loads(text) if is_position(text) else None
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and isinstance(value.get("regions"), list)


def load_game(path: Path, homebrew: Sequence[str] = (), at: int | None = None) -> Game:
    """The game that a file describes; of a record its end, or the moment after so many moves.

    A map is a game that begins on it.
    """
    text = read_file(path)
    with naming(path):
        if path.suffix == ".toml" or is_map(text):
            map = load_map(path)
            return Game.new(map.players, 0, map=map.to_json(), homebrew=homebrew)
        if is_position(text):
            if at is not None:
                raise OptionError("no_moves_there", option="at")
            return Game.from_position(text, homebrew=homebrew)
        if at is None:
            return Game.replay(text, homebrew=homebrew)
        return _at_move(text, homebrew, at)


def _at_move(text: str, homebrew: Sequence[str], at: int) -> Game:
    """The game of a record after so many moves; the rest of the record is checked all the same."""
    record = read_record(text)
    moves = len(record.moves())
    if not 0 <= at <= moves:
        raise OptionError("no_such_move", option="at", at=at, moves=moves)
    game = Game.beginning(record, homebrew=homebrew)
    found = game.copy()
    for move, _ in enumerate(game.steps(record), 1):
        if move == at:
            found = game.copy()
    return found
