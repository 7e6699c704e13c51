"""Names of players: fit for a record, and no two alike at a table."""

from collections.abc import Iterable

from elbowroom.locales import text
from elbowroom.record.inputs import is_name
from elbowroom.server.errors import TableError
from elbowroom.server.protocol.basics import LONGEST_NAME


def clean_name(wanted: str, default: str, taken: Iterable[str], *, field: str = "name") -> str:
    """The name as it will be shown: trimmed, and numbered where somebody else has it."""
    name = wanted.strip() or default
    if not is_name(name):
        raise TableError("bad_player_name", name=repr(wanted), where=field)
    return _numbered(name, taken)


def bot_name(level: str, taken: Iterable[str]) -> str:
    """A friendly name for a bot of this level."""
    return _numbered(text("server-bot-name", level=level), taken)


def default_name(seat: int) -> str:
    """The name of somebody who gave none: "Player 2"."""
    return text("server-player-name", number=seat + 1)


def _numbered(name: str, taken: Iterable[str]) -> str:
    others = {other.casefold() for other in taken}
    found, number = name, 1
    while found.casefold() in others:
        number += 1
        ending = f" {number}"
        found = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return found
