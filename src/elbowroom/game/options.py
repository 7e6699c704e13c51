"""What `Game.new` is given, checked: a seed, names, who begins."""

from collections.abc import Sequence

from elbowroom.engine.errors import OptionError
from elbowroom.game.dice import seeded
from elbowroom.record.inputs import MOST_SEEDS, default_names, is_name


def checked_seed(seed: object) -> int:
    """A seed, or an error."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < MOST_SEEDS:
        raise OptionError("bad_seed", option="seed", seed=repr(seed))
    return seed


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
