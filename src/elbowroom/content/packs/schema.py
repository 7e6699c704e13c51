"""The vocabulary for others: as a JSON Schema, and as plain data that the page makes its forms from."""

from dataclasses import asdict
from typing import Final

from elbowroom.content.packs import vocabulary as v
from elbowroom.content.packs.vocabulary import Field, RuleKind

Schema = dict[str, object]

ADDRESS: Final = "https://json-schema.org/draft/2020-12/schema"
_PATTERNS: Final = {
    v.ID: "^[a-z][a-z0-9_]{0,39}$",
    v.ICON: "^[a-z][a-z0-9-]{0,39}$",
    v.COLOUR: "^#[0-9a-fA-F]{6}$",
}


def json_schema() -> Schema:
    """The JSON Schema of a pack."""
    properties: Schema = {field.name: _schema(field) for field in v.PACK_FIELDS}
    properties["races"] = _list({"$ref": "#/$defs/race"}, v.MOST_RACES)
    properties["powers"] = _list({"$ref": "#/$defs/power"}, v.MOST_POWERS)
    properties["maps"] = _list({"type": "object"}, v.MOST_MAPS)
    return {
        "$schema": ADDRESS,
        "title": "pack",
        **_object(properties, ["format"]),
        "$defs": {
            "race": _piece(True),
            "power": _piece(False),
            "filter": _filter(list(v.FILTER_FIELDS), "filter"),
            "board_filter": _filter(
                [field for field in v.FILTER_FIELDS if field.name in v.BOARD_FIELDS], "board_filter"
            ),
        },
    }


def _piece(is_race: bool) -> Schema:
    fields = v.piece_fields(is_race)
    properties: Schema = {field.name: _schema(field) for field in fields}
    properties["rules"] = _list({"oneOf": [_rule(kind, is_race) for kind in v.RULES]}, v.MOST_RULES)
    return _object(properties, [field.name for field in fields if field.required])


def _rule(kind: RuleKind, is_race: bool) -> Schema:
    fields = v.rule_fields(kind, is_race)
    properties: Schema = {"kind": {"const": kind.name}, **{field.name: _schema(field) for field in fields}}
    return _object(properties, ["kind", *(field.name for field in fields if field.required)])


def _filter(fields: list[Field], own_name: str) -> Schema:
    own: Schema = {"$ref": f"#/$defs/{own_name}"}
    properties: Schema = {f.name: own if f.type == v.FILTER else _schema(f) for f in fields}
    return {**_object(properties, []), "minProperties": 1}


def _schema(field: Field) -> Schema:
    found = _of_type(field)
    if field.default is not None:
        found["default"] = field.default
    return found


def _of_type(field: Field) -> Schema:
    number: Schema = {"type": "integer", "minimum": field.least, "maximum": field.most}
    choice: Schema = {"enum": list(field.choices)}
    text: Schema = {"type": "string", "minLength": 1, "maxLength": field.most}
    match field.type:
        case v.NUMBER:
            return number
        case v.NUMBERS:
            return {"type": "array", "items": number, "minItems": field.count, "maxItems": field.count}
        case v.FLAG:
            return {"type": "boolean"}
        case v.CHOICE:
            return choice
        case v.ANY_OF:
            several: Schema = {
                "type": "array",
                "items": choice,
                "minItems": 1,
                "maxItems": len(field.choices),
            }
            return {"anyOf": [choice, several]}
        case v.WORDS:
            languages = _object(dict.fromkeys(v.LANGUAGES, text), [])
            return {"anyOf": [text, {**languages, "minProperties": 1}]}
        case v.FILTER:
            return {"$ref": "#/$defs/board_filter" if field.board_only else "#/$defs/filter"}
        case _:
            return {"type": "string", "pattern": _PATTERNS[field.type]}


def _list(items: Schema, most: int) -> Schema:
    return {"type": "array", "items": items, "maxItems": most}


def _object(properties: Schema, required: list[str]) -> Schema:
    found: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**found, "required": required} if required else found


# For forms


def description() -> dict[str, object]:
    """Every field of every part of a pack; what has its plain value is left out."""
    return {
        "format": v.FORMAT,
        "languages": list(v.LANGUAGES),
        "limits": {
            "races": v.MOST_RACES,
            "powers": v.MOST_POWERS,
            "maps": v.MOST_MAPS,
            "rules": v.MOST_RULES,
            "filterDepth": v.DEEPEST_FILTER,
            "characters": v.LONGEST_PACK,
        },
        "race": [_described(field) for field in v.piece_fields(True)],
        "power": [_described(field) for field in v.piece_fields(False)],
        "filter": [_described(field) for field in v.FILTER_FIELDS],
        "boardFilter": list(v.BOARD_FIELDS),
        "rules": [
            {
                "kind": kind.name,
                "once": kind.once,
                "isMove": kind.is_move,
                "fields": [_described(field) for field in kind.fields],
            }
            for kind in v.RULES
        ],
        "movesByMarker": list(v.PLACED_BY_HAND),
    }


_NAMES: Final = {"races_only": "racesOnly", "board_only": "boardOnly"}


def _described(field: Field) -> dict[str, object]:
    said = asdict(field)
    numeric = field.type in (v.NUMBER, v.NUMBERS)
    kept = {name: value for name, value in said.items() if value or (numeric and name == "least")}
    if field.default is not None:
        kept["default"] = field.default
    return {
        _NAMES.get(name, name): list(value) if isinstance(value, tuple) else value
        for name, value in kept.items()
    }
