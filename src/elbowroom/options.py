"""What a game is made with, checked: seeds, names, who begins."""

from collections.abc import Mapping, Sequence

from elbowroom.dice import seeded
from elbowroom.engine.errors import OptionError

MapSource = str | Mapping[str, object]
MOST_SEEDS = 1 << 64


def checked_seed(seed: object) -> int:
    """A seed, or an error."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < MOST_SEEDS:
        raise OptionError("bad_seed", option="seed", seed=repr(seed))
    return seed


def default_names(players: int) -> list[str]:
    """Names for those who gave none."""
    return [f"Player {i + 1}" for i in range(players)]


def is_name(name: object) -> bool:
    """Whether a name can stand in a record, where names share one line and are parted by commas."""
    if not isinstance(name, str) or not name.isprintable():
        return False
    return name == name.strip() != "" and not set(name) & set(",#")


def checked_names(names: object, players: int) -> list[str]:
    """A name for each seat, or an error."""
    if names is None:
        return default_names(players)
    if not isinstance(names, Sequence) or isinstance(names, str) or len(names) != players:
        raise OptionError("bad_name_count", option="names", names=repr(names), players=players)
    for name in names:
        if not is_name(name):
            raise OptionError("bad_name", option="names", name=repr(name))
    return list(names)


def seated(names: list[str], first: object, seed: int) -> list[str]:
    """The names in turn order when ``first`` begins: an index, or "draw" (1.9)."""
    # The draw has a stream of its own, so that the column does not depend on it.
    start = seeded(MOST_SEEDS - 1 - seed).below(len(names)) if first == "draw" else first
    if not isinstance(start, int) or isinstance(start, bool) or not 0 <= start < len(names):
        raise OptionError("bad_first", option="first", first=repr(first), players=len(names))
    return names[start:] + names[:start]


def plain(value: object) -> object:
    """A deep copy as plain dicts and lists: what a caller does to his own afterwards changes nothing here."""
    if isinstance(value, Mapping):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return value
