"""A whole game as text: a few header lines, one line a move or chance outcome, and the result."""

import re
from dataclasses import dataclass, field
from pathlib import Path

from elbowroom.content.loader import load_homebrew
from elbowroom.engine.errors import ElbowroomError, OptionError, RecordError
from elbowroom.engine.trait import Trait
from elbowroom.record.inputs import MOST_SEEDS, json_object

MAGIC = "elbowroom"
VERSION = 1
LONGEST_SEED = 20
OPEN_SCORES = "open_scores"
_HEADERS = ("map", "seed", "seal", "secret", "players", "homebrew", "pack", "options", "position")


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move of a record and the outcomes of chance behind it, each with the number of its line."""

    line: int
    text: str
    outcomes: tuple[tuple[int, str], ...]
    then: tuple[int, str] | None
    """The line behind all that: the next move."""


@dataclass
class Record:
    """The parts of a record. `Game.steps` walks through it."""

    headers: dict[str, str] = field(default_factory=dict)
    lines: list[tuple[int, str]] = field(default_factory=list)
    """Moves and outcomes, each with the number of its line."""
    result: tuple[int, list[int]] | None = None
    """The line and the final coins."""
    header_lines: dict[str, int] = field(default_factory=dict)

    def line_of(self, header: str) -> int:
        """The line of a header, or the first line if it is not there."""
        return self.header_lines.get(header, 1)

    def line_at_fault(self, error: ElbowroomError) -> int:
        """The line of the header that an error is about."""
        if "position" in self.headers:
            return self.line_of("position")
        option = error.option if isinstance(error, OptionError) else "map"
        return self.line_of("players" if option == "names" else option)

    @property
    def seed(self) -> int:
        """The seed of the game."""
        value = self.headers.get("seed", "0")
        if not value.isdecimal() or len(value) > LONGEST_SEED or int(value) >= MOST_SEEDS:
            raise self._bad("seed", value)
        return int(value)

    @property
    def secret(self) -> str:
        """The secret that all chance followed from; `RecordError` if the record tells none."""
        value = self.headers.get("secret")
        if value is None:
            raise RecordError("no_secret", line=1)
        if re.fullmatch("[0-9a-f]{64}", value) is None:
            raise self._bad("secret", value)
        return value

    @property
    def names(self) -> list[str]:
        """The players in turn order."""
        return split_names(self.headers.get("players", ""))

    @property
    def map(self) -> str | dict[str, object]:
        """A map's name, or the map itself."""
        value = self.headers.get("map", f"{len(self.names)}p")
        return json_object(value, "map") if value.startswith("{") else value

    @property
    def open_scores(self) -> bool:
        """Whether totals were open."""
        options = self.headers.get("options", "").split()
        if options not in ([], [OPEN_SCORES]):
            raise self._bad("options", " ".join(options))
        return bool(options)

    def moves(self) -> list[RecordedMove]:
        """The moves in their order. Raises `RecordError` if the first line is an outcome of chance."""
        first = self.lines[0] if self.lines else (0, "")
        if _is_outcome(first[1]):
            raise RecordError("unexpected_outcome", line=first[0], text=first[1])
        starts = [i for i, (_, text) in enumerate(self.lines) if not _is_outcome(text)]
        ends = [*starts[1:], len(self.lines)]
        return [
            RecordedMove(*self.lines[i], tuple(self.lines[i + 1 : end]), next(iter(self.lines[end:]), None))
            for i, end in zip(starts, ends, strict=False)
        ]

    def needed(self, homebrew: list[Trait]) -> list[Trait]:
        """The home-made traits that the game was played with, out of those at hand."""
        value = self.headers.get("homebrew", "-")
        wanted = [] if value == "-" else split_names(value)
        traits = {trait.id: trait for trait in (*self._packed(), *homebrew)}
        missing = [id for id in wanted if id not in traits]
        if missing:
            raise RecordError("missing_homebrew", line=self.line_of("homebrew"), traits=", ".join(missing))
        return [traits[id] for id in wanted]

    def _packed(self) -> list[Trait]:
        """The traits that the record itself describes."""
        if "pack" not in self.headers:
            return []
        from elbowroom.content.packs.reader import read_pack  # few records describe pieces

        try:
            return load_homebrew([read_pack(self.headers["pack"])])
        except ElbowroomError as error:
            raise RecordError("bad_header", line=self.line_of("pack"), reason=str(error)) from error

    def check_result(self, coins: list[int] | None) -> None:
        """Compare the result with the final coins, None if the game is not over."""
        if self.result is None:
            return
        line, said = self.result
        if coins is None:
            raise RecordError("not_over", line=line)
        if coins != said:
            words = {"said": " ".join(map(str, said)), "found": " ".join(map(str, coins))}
            raise RecordError("result_differs", line=line, **words)

    def _bad(self, header: str, value: str) -> RecordError:
        line = self.line_of(header)
        return RecordError("bad_header_value", line=line, header=header, value=repr(value[:40]))


def write_record(headers: dict[str, str], lines: list[str], result: list[int] | None) -> str:
    """The text of a record."""
    text = [f"{MAGIC} {VERSION}", *(f"{key} {value}" for key, value in headers.items()), "--", *lines]
    if result is not None:
        text.append(" ".join(["==", *map(str, result)]))
    return "\n".join(text) + "\n"


def record_of(source: "str | Path | Record") -> Record:
    """A record wherever it comes from: its text, its file, or itself."""
    if isinstance(source, Record):
        return source
    return read_record(_file_text(source) if isinstance(source, Path) else source)


def read_record(text: str) -> Record:
    """Take a record apart; errors name the line."""
    record = Record()
    seen_magic = in_moves = False
    number = 0
    for number, raw in enumerate(text.removesuffix("\n").split("\n"), 1):
        # JSON headers may hold a "#"; everything else may be followed by a comment.
        line = raw.strip() if raw.startswith(("position {", "map {")) else raw.partition("#")[0].strip()
        if not line:
            continue
        if not seen_magic:
            _check_magic(line, number)
            seen_magic = True
        elif record.result is not None:
            raise RecordError("after_result", line=number, text=line)
        elif in_moves:
            if line.startswith("=="):
                record.result = (number, _coins(line, number))
            else:
                record.lines.append((number, " ".join(line.split())))
        elif line == "--":
            in_moves = True
        else:
            _read_header(record, line, number)
    if not seen_magic:
        raise RecordError("not_a_record", line=max(number, 1), text="")
    if not in_moves:
        raise RecordError("no_moves", line=number)
    return record


def _check_magic(line: str, number: int) -> None:
    words = line.split()
    if len(words) != 2 or words[0] != MAGIC:
        raise RecordError("not_a_record", line=number, text=line)
    if words[1] != str(VERSION):
        raise RecordError("unknown_version", line=number, version=words[1], known=VERSION)


def _read_header(record: Record, line: str, number: int) -> None:
    key, _, value = line.partition(" ")
    if key not in _HEADERS:
        raise RecordError("unknown_header", line=number, header=key, known=", ".join(_HEADERS))
    if key in record.headers:
        raise RecordError("header_twice", line=number, header=key)
    record.headers[key] = value.strip()
    record.header_lines[key] = number


def _is_outcome(line: str) -> bool:
    """Whether chance wrote the line."""
    return line.startswith(("die ", "reveal ")) or line in ("die", "reveal")


def _coins(line: str, number: int) -> list[int]:
    words = line[2:].split()
    if not words or not all(word.isdecimal() and len(word) < 7 for word in words):
        raise RecordError("bad_result", line=number, text=line)
    return [int(word) for word in words]


def split_names(text: str) -> list[str]:
    """A header's list, parted by commas."""
    return [name.strip() for name in text.split(",")]


def _file_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise RecordError("unreadable_record", line=1, path=repr(str(path))) from error
