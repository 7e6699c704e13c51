"""What the server writes into its log: one line an event, for people or for programs.

Nothing that holds a seat or was said goes into it: a line has the facts that it was given as ``extra``, and
`Database` sees to it that an error does not repeat what was to be stored.
"""

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Literal, cast, get_args

import msgspec

from elbowroom.server.errors import TableError

LogFormat = Literal["text", "json"]
_USUAL = {*vars(logging.makeLogRecord({})), "message", "asctime", "taskName"}


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a line was given beside its words."""
    return {name: value for name, value in vars(record).items() if name not in _USUAL}


class JsonLines(logging.Formatter):
    """Each event as a JSON object on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "part": record.name,
            "event": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class TextLines(logging.Formatter):
    """Each event as a line that is easy to read, with its facts at the end."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s%(facts)s")

    def format(self, record: logging.LogRecord) -> str:
        record.facts = "".join(f" {name}={value}" for name, value in facts_of(record).items())
        return super().format(record)


def log_format(given: str) -> LogFormat:
    """How the log is to be written; an error names what is known."""
    for known in get_args(LogFormat):
        if given == known:
            return cast("LogFormat", known)
    raise TableError("bad_log", given=repr(given))


def set_up_logging(wanted: LogFormat) -> None:
    """Write to standard error: what is worth a warning, and for programs also what usually happens."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if wanted == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("elbowroom").setLevel(logging.INFO if wanted == "json" else logging.WARNING)
