"""Games from files: positions and records, with errors that name the file."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from elbowroom.engine.errors import ElbowroomError, OptionError
from elbowroom.engine.events import Event
from elbowroom.game import Game
from elbowroom.locales import describe_error
from elbowroom.record.record import read_record, write_record


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


def load_game(path: Path, homebrew: Sequence[str] = (), at: int | None = None) -> Game:
    """The game that a file describes; of a record its end, or the moment after so many moves."""
    text = read_file(path)
    with naming(path):
        if is_position(text):
            if at is not None:
                raise OptionError("no_moves_there", option="at")
            return Game.from_position(text, homebrew=homebrew)
        if at is None:
            return Game.replay(text, homebrew=homebrew)
        replay = Replay(text, homebrew)
        if not 0 <= at <= len(replay.steps):
            raise OptionError("no_such_move", option="at", at=at, moves=len(replay.steps))
        for step in replay.steps[:at]:
            replay.play(step)
        return replay.game


@dataclass
class Step:
    """A move of a record and the chance that followed it."""

    move: str
    die: int | None = None
    reveal: list[tuple[str, str]] = field(default_factory=list)


class Replay:
    """A record that was checked from its first line to its last, and can now be played step by step."""

    def __init__(self, text: str, homebrew: Sequence[str] = ()) -> None:
        Game.replay(text, homebrew=homebrew)
        record = read_record(text)
        self.has_result = record.result is not None
        self.steps = _steps(line for _, line in record.lines)
        self.game = Game.replay(write_record(record.headers, [], None), homebrew=homebrew)

    def play(self, step: Step) -> list[Event]:
        """Play one step."""
        return self.game.play(step.move, die=step.die, reveal=step.reveal)


def _steps(lines: Iterator[str]) -> list[Step]:
    steps: list[Step] = []
    for line in lines:
        match line.split():
            case ["die", pips]:
                steps[-1].die = int(pips)
            case ["reveal", race, power]:
                steps[-1].reveal.append((race, power))
            case _:
                steps.append(Step(line))
    return steps
