"""A name for what a race or power is: equal ones have the same, whatever process or table they are in."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from types import CodeType, FunctionType

from elbowroom.engine.trait import Marker, Power, Race, Trait

LONGEST = 400
"""Beyond so many characters a value is told by its own digest."""


@lru_cache(maxsize=1024)
def digest_of(trait: Trait) -> str:
    """A digest of a trait's fields and, if it brings code of its own, of that code."""
    kind = "race" if isinstance(trait, Race) else "power"
    parts = [kind, *_fields(trait.__getstate__()), *_code_of(trait)]
    return sha256("\n".join(parts).encode()).hexdigest()[:32]


def _fields(state: object) -> Iterator[str]:
    """Fields by name: of the object's dict, of its slots, or of both."""
    for fields in state if isinstance(state, tuple) else (state,):
        if isinstance(fields, Mapping):
            yield from (f"{name}={_told(fields[name])}" for name in sorted(fields))


def _told(value: object) -> str:
    """A value in words that are the same in every process."""
    if value is None or isinstance(value, bool | int | float | str):
        told = repr(value)
    elif isinstance(value, Marker):
        told = _told(value.__reduce__()[1])
    elif isinstance(value, Mapping):
        told = "{" + ", ".join(f"{key}: {_told(value[key])}" for key in sorted(value, key=str)) + "}"
    elif isinstance(value, list | tuple):
        told = "[" + ", ".join(_told(item) for item in value) + "]"
    elif isinstance(value, set | frozenset):
        told = "{" + ", ".join(sorted(_told(item) for item in value)) + "}"
    elif callable(getattr(value, "data", None)):  # a piece that was read from a file
        told = _told(value.data())  # type: ignore[attr-defined]
    else:
        told = type(value).__qualname__
    return told if len(told) <= LONGEST else sha256(told.encode()).hexdigest()


def _code_of(trait: Trait) -> Iterator[str]:
    for cls in type(trait).__mro__:
        if cls in (Trait, Race, Power, object):
            continue
        yield cls.__qualname__
        for name, value in sorted(vars(cls).items()):
            if isinstance(value, FunctionType):
                yield f"{name}: {_told(list(_words_of(value.__code__, value.__globals__)))}"


def _words_of(code: CodeType, names: Mapping[str, object]) -> Iterator[str]:
    """What a function does, and the plain constants of its module that it may use."""
    yield code.co_code.hex()
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _words_of(constant, names)
        else:
            yield _told(constant)
    for name in code.co_names:
        yield name
        if isinstance(names.get(name), int | float | str | tuple | frozenset | Marker):
            yield _told(names[name])
