"""Names of players: fit for a record, and no two alike at a table."""

from collections.abc import Iterable
from hashlib import sha256

from elbowroom.locales import text
from elbowroom.record.inputs import is_name
from elbowroom.server.errors import TableError
from elbowroom.server.protocol.basics import LONGEST_NAME
from elbowroom.server.table.lookalikes import look_alike


def clean_name(wanted: str, default: str, taken: Iterable[str], *, field: str = "name") -> str:
    """The name as it will be shown: trimmed, and numbered where somebody else has it.

    One that only looks like somebody else's is refused: it could be there to deceive.
    """
    name = wanted.strip() or default
    if not is_name(name):
        raise TableError("bad_player_name", name=repr(wanted), where=field)
    taken = list(taken)
    for other in taken:
        if other and other.casefold() != name.casefold() and look_alike(name, other):
            raise TableError("name_alike", name=name, other=other, where=field)
    return _numbered(name, taken)


def bot_name(seed: int, taken: Iterable[str], language: str) -> str:
    """A short name of its own for a bot; the table's seed decides where in the list to begin.

    It is fixed when the table is made, in the language of whoever made it: all mean the same bot by it.
    """
    taken = list(taken)
    names = text("server-bot-names", language).split(", ")
    # hashed, so that nobody learns from a name how the dice will fall
    start = int.from_bytes(sha256(f"bots {seed}".encode()).digest()) % len(names)
    names = names[start:] + names[:start]
    others = {other.casefold() for other in taken}
    free = next((name for name in names if name.casefold() not in others), names[0])
    return _numbered(free, taken)


def default_name(seat: int) -> str:
    """The name of somebody who gave none: "Player 2". The page gives one in its own language."""
    return text("server-player-name", "en", number=seat + 1)


def _numbered(name: str, taken: Iterable[str]) -> str:
    others = {other.casefold() for other in taken}
    found, number = name, 1
    while found.casefold() in others:
        number += 1
        ending = f" {number}"
        found = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return found
