"""Reading a pack: every value is looked at, and whatever is wrong is told with its path.

`check_pack` finds everything that is wrong, for forms that show it at their fields; `read_pack` raises the
first of it.
"""

from collections.abc import Mapping
from typing import cast

from elbowroom.content.maps import board_from
from elbowroom.content.packs.pack import Pack, Piece, Rule, Values
from elbowroom.content.packs.parse import parse
from elbowroom.content.packs.sense import sense
from elbowroom.content.packs.values import Problems, keys, quoted, read_fields, read_words
from elbowroom.content.packs.vocabulary import (
    FORMAT,
    LONGEST_NAME,
    MOST_MAPS,
    MOST_POWERS,
    MOST_RACES,
    MOST_RULES,
    PACK_FIELDS,
    RULES,
    Field,
    piece_fields,
    rule_fields,
    rule_kind,
)
from elbowroom.engine.errors import PackError, PositionError

LISTS = ("races", "powers", "maps")
MOST_PROBLEMS = 100
"""More than anybody will read."""


def read_pack(source: str | Mapping[str, object], path: str = "") -> Pack:
    """The pack that a TOML or JSON text, or a document that was parsed, describes.

    ``path`` is where it stands in something larger. `PackError` names the path of the first field that is
    wrong, and what is wanted there.
    """
    pack, problems = check_pack(source, path)
    if problems:
        raise problems[0]
    return pack


def check_pack(source: str | Mapping[str, object], path: str = "") -> tuple[Pack, Problems]:
    """The pack, as far as it can be read, and what is wrong with it: all, or the first `MOST_PROBLEMS`."""
    pack, problems = _checked(source)
    del problems[MOST_PROBLEMS:]
    for problem in problems if path else ():
        problem.field = problem.facts["field"] = f"{path}.{problem.field}"
    return pack, problems


def _checked(source: str | Mapping[str, object]) -> tuple[Pack, Problems]:
    problems: Problems = []
    try:
        document = parse(source) if isinstance(source, str) else source
    except PackError as error:
        return Pack(), [error]
    if not isinstance(document, Mapping):
        return Pack(), [PackError("not_an_object", field="pack", value=quoted(document))]
    return _pack(cast("Values", document), problems), problems


def _pack(document: Values, problems: Problems) -> Pack:
    keys(document, "", [*(field.name for field in PACK_FIELDS), *LISTS], problems)
    if document.get("format") is None:
        problems.append(PackError("missing", field="format"))
    elif document["format"] != FORMAT or isinstance(document["format"], bool):
        problems.append(
            PackError("unknown_version", field="format", version=quoted(document["format"]), known=FORMAT)
        )
    name = read_words(document.get("name"), "name", LONGEST_NAME, problems)
    races = [
        _piece(row, path, True, problems) for row, path in _rows(document, "races", MOST_RACES, problems)
    ]
    powers = [
        _piece(row, path, False, problems) for row, path in _rows(document, "powers", MOST_POWERS, problems)
    ]
    maps = [row for row, path in _rows(document, "maps", MOST_MAPS, problems) if _is_map(row, path, problems)]
    pieces = [piece for piece in (*races, *powers) if piece is not None]
    _look_for_twins(document, problems)
    return Pack(
        tuple(piece for piece in pieces if piece.is_race),
        tuple(piece for piece in pieces if not piece.is_race),
        tuple(cast("list[Values]", maps)),
        name,
    )


def _rows(
    document: Values, name: str, most: int, problems: Problems, path: str = ""
) -> list[tuple[object, str]]:
    """The elements of a list, each with its path."""
    value = document.get(name)
    if value is None:
        return []
    at = f"{path}.{name}" if path else name
    if not isinstance(value, list | tuple):
        problems.append(PackError("not_a_list", field=at, value=quoted(value)))
        return []
    if len(value) > most:
        problems.append(PackError("list_too_long", field=at, most=most, count=len(value)))
    return [(row, f"{at}[{i}]") for i, row in enumerate(value[:most])]


def _piece(row: object, path: str, is_race: bool, problems: Problems) -> Piece | None:
    if not isinstance(row, Mapping):
        problems.append(PackError("not_an_object", field=path, value=quoted(row)))
        return None
    before = len(problems)
    fields = piece_fields(is_race)
    keys(cast("Values", row), path, [*(field.name for field in fields), "rules"], problems)
    values = read_fields(cast("Values", row), path, fields, problems)
    rows = _rows(cast("Values", row), "rules", MOST_RULES, problems, path)
    rules = [_rule(inner, at, is_race, problems) for inner, at in rows]
    if len(problems) > before:
        return None
    piece = Piece(is_race, values, tuple(rule for rule in rules if rule), _given(values, fields))
    sense(piece, path, problems)
    return piece if len(problems) == before else None


def _rule(row: object, path: str, is_race: bool, problems: Problems) -> Rule | None:
    if not isinstance(row, Mapping):
        problems.append(PackError("not_an_object", field=path, value=quoted(row)))
        return None
    kind = rule_kind(row.get("kind"))
    if kind is None:
        known = ", ".join(kind.name for kind in RULES)
        if row.get("kind") is None:
            problems.append(PackError("missing", field=f"{path}.kind"))
        else:
            problems.append(
                PackError("unknown_id", field=f"{path}.kind", value=quoted(row["kind"]), known=known)
            )
        return None
    fields = rule_fields(kind, is_race)
    keys(cast("Values", row), path, ["kind", *(field.name for field in fields)], problems)
    values = read_fields(cast("Values", row), path, fields, problems)
    return Rule(
        kind.name, {**{field.name: field.default for field in kind.fields}, **values}, _given(values, fields)
    )


def _given(values: Values, fields: tuple[Field, ...]) -> Values:
    """What is not as it would be anyway, in the order of the vocabulary."""
    return {
        field.name: values[field.name]
        for field in fields
        if values.get(field.name) is not None and (field.required or values[field.name] != field.default)
    }


def _is_map(row: object, path: str, problems: Problems) -> bool:
    """Maps are as `content.maps` reads them."""
    if not isinstance(row, Mapping):
        problems.append(PackError("not_an_object", field=path, value=quoted(row)))
        return False
    try:
        board_from(cast("Values", row), path, 2)
    except PositionError as error:
        problems.append(error)
        return False
    return True


def _look_for_twins(document: Values, problems: Problems) -> None:
    """No two pieces of a pack have one id."""
    seen: set[str] = set()
    for name in ("races", "powers"):
        rows = document.get(name)
        for i, row in enumerate(rows if isinstance(rows, list | tuple) else ()):
            id = row.get("id") if isinstance(row, Mapping) else None
            if isinstance(id, str) and id in seen:
                problems.append(PackError("id_twice", field=f"{name}[{i}].id", value=id))
            elif isinstance(id, str):
                seen.add(id)
