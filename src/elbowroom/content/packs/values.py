"""Single values of a pack, each by the type of its field."""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, cast

from elbowroom.content.packs.pack import Values, Words
from elbowroom.content.packs.vocabulary import (
    ANY_OF,
    BOARD_FIELDS,
    CHOICE,
    COLOUR,
    DEEPEST_FILTER,
    FILTER,
    FILTER_FIELDS,
    FLAG,
    ICON,
    ID,
    LANGUAGES,
    NUMBER,
    NUMBERS,
    WORDS,
    Field,
)
from elbowroom.engine.errors import PackError, PositionError

Problems = list[PackError | PositionError]
"""What is wrong; maps have errors of their own."""

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_ICON: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
"""Characters that no name or text needs, and that could turn others around."""
_QUOTED: Final = 80
"""What a file has is quoted up to here."""


def keys(values: Values, path: str, known: Iterable[str], problems: Problems) -> None:
    """Whatever stands there must be known."""
    allowed = list(known)
    for key in values:
        if key not in allowed:
            shown = str(key)[:_QUOTED] or '""'
            at = f"{path}.{shown}" if path else shown
            problems.append(PackError("unknown_field", field=at, known=", ".join(allowed)))


def read_fields(
    values: Values, path: str, fields: tuple[Field, ...], problems: Problems
) -> dict[str, object]:
    """Every field with its value, or its default."""
    found: dict[str, object] = {}
    for field in fields:
        at, value = f"{path}.{field.name}" if path else field.name, values.get(field.name)
        if value is None:
            found[field.name] = field.default
            if field.required:
                problems.append(PackError("missing", field=at))
        else:
            found[field.name] = _READERS[field.type](value, at, field, problems)
    return found


def read_words(value: object, path: str, most: int, problems: Problems) -> Words | None:
    """A text or texts by language; nothing if it is left out."""
    return None if value is None else _words(value, path, Field("", WORDS, most=most), problems)


def _number(value: object, path: str, field: Field, problems: Problems) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and field.least <= value <= field.most:
        return value
    problems.append(
        PackError("bad_number", field=path, value=quoted(value), least=field.least, most=field.most)
    )
    return field.least


def _numbers(value: object, path: str, field: Field, problems: Problems) -> list[int]:
    if not isinstance(value, list | tuple) or len(value) != field.count:
        problems.append(PackError("bad_count", field=path, value=quoted(value), count=field.count))
        return [field.least] * field.count
    return sorted(_number(item, f"{path}[{i}]", field, problems) for i, item in enumerate(value))


def _flag(value: object, path: str, field: Field, problems: Problems) -> bool:
    if not isinstance(value, bool):
        problems.append(PackError("not_a_flag", field=path, value=quoted(value)))
    return bool(value)


def _choice(value: object, path: str, field: Field, problems: Problems) -> str:
    if isinstance(value, str) and value in field.choices:
        return value
    known = ", ".join(field.choices)
    problems.append(PackError("unknown_id", field=path, value=quoted(value), known=known))
    return field.choices[0]


def _any_of(value: object, path: str, field: Field, problems: Problems) -> object:
    """One of them stands alone; several stand in the order of the vocabulary, each once."""
    if not isinstance(value, list | tuple):
        return _choice(value, path, field, problems)
    if not 1 <= len(value) <= len(field.choices):
        problems.append(PackError("bad_length", field=path, least=1, most=len(field.choices)))
        return field.choices[0]
    chosen = [_choice(item, f"{path}[{i}]", field, problems) for i, item in enumerate(value)]
    chosen = [choice for choice in field.choices if choice in chosen]
    return chosen[0] if len(chosen) == 1 else chosen


def _id(value: object, path: str, field: Field, problems: Problems) -> str:
    if isinstance(value, str) and _ID.fullmatch(value):
        return value
    problems.append(PackError("bad_id", field=path, value=quoted(value)))
    return ""


def _icon(value: object, path: str, field: Field, problems: Problems) -> str:
    if isinstance(value, str) and _ICON.fullmatch(value):
        return value
    problems.append(PackError("bad_icon", field=path, value=quoted(value)))
    return ""


def _colour(value: object, path: str, field: Field, problems: Problems) -> str:
    if isinstance(value, str) and _COLOUR.fullmatch(value.lower()):
        return value.lower()
    problems.append(PackError("bad_colour", field=path, value=quoted(value)))
    return ""


def _words(value: object, path: str, field: Field, problems: Problems) -> Words:
    if not isinstance(value, Mapping):
        return _text(value, path, field.most, problems)
    keys(cast("Values", value), path, LANGUAGES, problems)
    found = {
        code: _text(value[code], f"{path}.{code}", field.most, problems)
        for code in LANGUAGES
        if code in value
    }
    if not value:
        problems.append(PackError("missing", field=f"{path}.{LANGUAGES[0]}"))
    return found


def _text(value: object, path: str, most: int, problems: Problems) -> str:
    if not isinstance(value, str):
        problems.append(PackError("not_a_text", field=path, value=quoted(value)))
        return ""
    text = value.strip()
    if not 1 <= len(text) <= most:
        problems.append(PackError("bad_text_length", field=path, length=len(text), most=most))
    elif _CONTROL.search(text) or any("\ud800" <= letter <= "\udfff" for letter in text):
        problems.append(PackError("bad_text", field=path))
    return text


def _filter(value: object, path: str, field: Field, problems: Problems) -> Values:
    return read_filter(value, path, problems, board_only=field.board_only)


def read_filter(
    value: object, path: str, problems: Problems, *, board_only: bool = False, depth: int = 1
) -> Values:
    """A filter: its conditions, those inside each other too."""
    if not isinstance(value, Mapping):
        problems.append(PackError("not_an_object", field=path, value=quoted(value)))
        return {}
    if depth > DEEPEST_FILTER:
        problems.append(PackError("too_deep", field=path, most=DEEPEST_FILTER))
        return {}
    fields = [field for field in FILTER_FIELDS if not board_only or field.name in BOARD_FIELDS]
    keys(cast("Values", value), path, (field.name for field in fields), problems)
    found: dict[str, object] = {}
    for field in fields:
        inner, at = value.get(field.name), f"{path}.{field.name}"
        if inner is None:
            continue
        if field.type == FILTER:
            found[field.name] = read_filter(inner, at, problems, board_only=board_only, depth=depth + 1)
        else:
            found[field.name] = _READERS[field.type](inner, at, field, problems)
    if all(inner is None for inner in value.values()):
        problems.append(PackError("empty_filter", field=path))
    return found


def quoted(value: object) -> str:
    """What stands there, shortened before it is written out."""
    if isinstance(value, str):
        return repr(value[:_QUOTED])
    if isinstance(value, int | float | bool):
        return repr(value) if not isinstance(value, int) or abs(value) < 10**20 else "…"
    if isinstance(value, Mapping):
        return "{…}"
    return "[…]" if isinstance(value, list | tuple) else repr(value)[:_QUOTED]


_READERS: Final[dict[str, Callable[[object, str, Field, Problems], object]]] = {
    NUMBER: _number,
    NUMBERS: _numbers,
    FLAG: _flag,
    CHOICE: _choice,
    ANY_OF: _any_of,
    ID: _id,
    ICON: _icon,
    COLOUR: _colour,
    WORDS: _words,
    FILTER: _filter,
}
