"""The errors that the package raises on purpose.

::

    ElbowroomError          a code and the facts that belong to it
    ├── IllegalMove         a move that is not legal now, or not a move
    ├── PositionError       a position that cannot be, with the field at fault
    ├── RecordError         a record that cannot be replayed, with its line
    ├── ContentError        a map, race or power file that cannot be used
    │   └── PackError       races and powers as data that cannot be read, with the field at fault
    └── OptionError         an argument of `Game.new` and the like

Codes are stable; sentences are made from them elsewhere (``describe`` is set by the package).
"""

from collections.abc import Callable, Mapping


def bare(code: str, facts: Mapping[str, object]) -> str:
    """The error without a sentence."""
    return " ".join([code, *(f"{name}={value!r}" for name, value in facts.items())])


class Describer:
    """Holds the function that turns a code and its facts into a sentence."""

    describe: Callable[[str, Mapping[str, object]], str] = staticmethod(bare)


class ElbowroomError(Exception):
    """Something was asked for that cannot be done."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return Describer.describe(self.code, self.facts)

    def __reduce__(self) -> tuple[object, ...]:
        # Errors cross process borders in bulk runs; facts are keyword-only.
        return (_rebuild, (type(self), self.code, self.facts))


def _rebuild(cls: type[ElbowroomError], code: str, facts: dict[str, object]) -> ElbowroomError:
    return cls(code, **facts)


class IllegalMove(ElbowroomError):
    """The move is not legal now; ``code`` says why, ``reasons`` has every code."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, **facts)
        reasons = facts.get("reasons", (code,))
        self.reasons: tuple[str, ...] = tuple(reasons) if isinstance(reasons, list | tuple) else (code,)


class PositionError(ElbowroomError, ValueError):
    """The position cannot be; ``field`` is the path of what is wrong."""

    def __init__(self, code: str, *, field: str, **facts: object) -> None:
        super().__init__(code, field=field, **facts)
        self.field = field


class RecordError(ElbowroomError, ValueError):
    """The record cannot be replayed; ``line`` is the number of the first line at fault."""

    def __init__(self, code: str, *, line: int, **facts: object) -> None:
        super().__init__(code, line=line, **facts)
        self.line = line


class ContentError(ElbowroomError, ValueError):
    """A map, race or power cannot be used."""


class PackError(ContentError):
    """A pack of races and powers cannot be read; ``field`` is the path of what is wrong."""

    def __init__(self, code: str, *, field: str, **facts: object) -> None:
        super().__init__(code, field=field, **facts)
        self.field = field


class OptionError(ElbowroomError, ValueError):
    """An option has a value that cannot be; ``option`` is its name."""

    def __init__(self, code: str, *, option: str, **facts: object) -> None:
        super().__init__(code, option=option, **facts)
        self.option = option
