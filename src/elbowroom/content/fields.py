"""Reading untrusted JSON: every getter checks a type and names the path of what is wrong."""

from collections.abc import Iterable, Mapping
from typing import cast

from elbowroom.engine.errors import PositionError

LARGEST_NUMBER = 1_000_000
LARGEST_NOTE = 1 << 60
"""What a trait may note of a turn."""


class Fields:
    """An object of a position, with its path."""

    def __init__(self, value: object, path: str, known: Iterable[str] = ()) -> None:
        if not isinstance(value, Mapping):
            raise PositionError("not_an_object", field=path or "position", value=repr(value))
        self.value = cast("Mapping[str, object]", value)
        self.path = path
        allowed = list(known)
        for key in self.value:
            if allowed and key not in allowed:
                raise PositionError("unknown_field", field=self.at(str(key)), known=", ".join(allowed))

    def at(self, key: str) -> str:
        """The path of a key of this object."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        """Whether the key is there and not null."""
        return self.value.get(key) is not None

    def number(self, key: str, default: int, least: int = 0, most: int = LARGEST_NUMBER) -> int:
        """An int within bounds; null counts as left out."""
        value = self.value.get(key)
        if value is None:
            return default
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise PositionError("bad_number", field=self.at(key), value=repr(value), least=least, most=most)
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        value = self.value.get(key, default)
        if not isinstance(value, bool):
            raise PositionError("not_a_flag", field=self.at(key), value=repr(value))
        return value

    def times(self, key: str) -> int:
        """How often something was done: false for never, true for once, or a number above 1."""
        value = self.value.get(key)
        often = isinstance(value, int) and value > 1
        return self.number(key, 0, most=LARGEST_NOTE) if often else int(self.flag(key))

    def text(self, key: str, default: str) -> str:
        """A string."""
        value = self.value.get(key, default)
        if not isinstance(value, str):
            raise PositionError("not_a_text", field=self.at(key), value=repr(value))
        return value

    def one_of(self, key: str, known: Iterable[str], default: str | None = None) -> str:
        """One of the ids that are known; without a default it must be there."""
        value = self.value.get(key, default)
        if not isinstance(value, str) or value not in known:
            raise PositionError("unknown_id", field=self.at(key), value=repr(value), known=", ".join(known))
        return value

    def items(self, key: str) -> list[tuple[object, str]]:
        """The elements of a list, each with its path; nothing if it is left out."""
        value = self.value.get(key, [])
        if not isinstance(value, list):
            raise PositionError("not_a_list", field=self.at(key), value=repr(value))
        return [(item, f"{self.at(key)}[{i}]") for i, item in enumerate(value)]

    def ids(self, key: str, known: Mapping[str, int]) -> list[int]:
        """A list of ids, as their indexes."""
        found = []
        for item, path in self.items(key):
            if not isinstance(item, str) or item not in known:
                raise PositionError("unknown_id", field=path, value=repr(item), known=", ".join(known))
            found.append(known[item])
        return found

    def inner(self, key: str, known: Iterable[str] = ()) -> "Fields":
        """The object under a key; an empty one if it is left out."""
        value = self.value.get(key)
        return Fields({} if value is None else value, self.at(key), known)
