"""The page's types, made from the wire's and a position's: ``python -m tools.page_types [--check]``."""

import collections.abc
import dataclasses
import re
import sys
import types
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from elbowroom.engine import events
from elbowroom.record import position
from elbowroom.server.protocol import (
    analysis,
    basics,
    http,
    maps,
    offers,
    packs,
    reminders,
    rules,
    socket,
    table,
)

PAGE = Path(__file__).parents[1] / "web" / "src"
HEAD = "// Made by `python -m tools.page_types` from src/elbowroom/{source}. Do not edit.\n"
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    object: "unknown",
}
T = TypeVar("T")
PROTOCOL = (basics, offers, analysis, table, maps, packs, http, reminders, rules, socket)
CONSTANTS = {
    "LONGEST_NAME": basics.LONGEST_NAME,
    "LONGEST_CHAT": socket.LONGEST_CHAT,
    "LONGEST_ADDRESS": reminders.LONGEST_ADDRESS,
    "MOST_MOVES": rules.MOST_MOVES,
}
UNIONS = {"ServerMessage": socket.ServerMessage, "PageMessage": socket.PageMessage}


def type_script(hint: Any) -> str:
    """A Python type as TypeScript."""
    if get_origin(hint) is Annotated:
        named = next((meta.title for meta in hint.__metadata__ if meta.title), None)
        return named or type_script(hint.__origin__)
    if hint in PLAIN:
        return PLAIN[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(type_script(part) for part in arguments)
    if origin is list:
        inner = type_script(arguments[0])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if origin is tuple:
        if arguments[-1] is Ellipsis:
            return f"({type_script(arguments[0])})[]"
        return f"[{', '.join(type_script(part) for part in arguments)}]"
    if origin in (Required, NotRequired):
        return type_script(arguments[0])
    if origin in (dict, collections.abc.Mapping):
        return f"Record<string, {type_script(arguments[1])}>"
    return str(hint.__name__)


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct; what may be left out is marked."""
    hints = get_type_hints(struct, include_extras=True)
    tag = struct.__struct_config__.tag
    lines = [f'  type: "{tag}";'] if tag else []
    for field in msgspec.structs.fields(struct):
        mark = "?" if issubclass(struct, basics.Asked) and not field.required else ""
        lines.append(f"  {field.name}{mark}: {type_script(hints[field.name])};")
    return f"export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def event_tag(event: type[events.Event]) -> str:
    """The name of an event over the wire."""
    return re.sub("(?<!^)([A-Z])", r"_\1", event.__name__).lower()


def object_type(kind: type) -> str:
    """An object of a position; keys that the content of a table names stand beside its fields."""
    hints = get_type_hints(kind, include_extras=True)
    lines = []
    for name, hint in hints.items():
        mark = "?" if get_origin(hint) is NotRequired else ""
        lines.append(f"  {name}{mark}: {type_script(hint)};")
    if kind in position.FREE_KEYS:
        values = {type_script(hint) for hint in (*hints.values(), position.FREE_KEYS[kind])}
        lines.append(f"  [id: string]: {' | '.join(sorted(values))} | undefined;")
    return f"export interface {kind.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def event_type(event: type[events.Event]) -> str:
    """An event of the engine as it goes over the wire."""
    hints = get_type_hints(event)
    fields = [f"{field.name}: {type_script(hints[field.name])}" for field in dataclasses.fields(event)]
    return "{ " + "; ".join([f'type: "{event_tag(event)}"', *fields]) + " }"


def classes(module: types.ModuleType, base: type[T]) -> list[type[T]]:
    """The classes of a kind that a module defines, in its order."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, base)]
    return [kind for kind in found if kind.__module__ == module.__name__ and kind is not base]


def protocol_types() -> str:
    """The types of what goes over the wire."""
    messages = [kind for module in PROTOCOL for kind in classes(module, msgspec.Struct)]
    structs = [kind for kind in messages if kind not in (basics.Asked, basics.Told)]
    parts = [
        HEAD.format(source="server/protocol"),
        *(
            f'import type {{ {kind} }} from "./{file}";'
            for kind, file in (("MapData", "boards/mapData"), ("Pack", "pack"), ("Position", "position"))
        ),
        "",
    ]
    parts += [f"export const {name} = {value};\n" for name, value in CONSTANTS.items()]
    parts += [interface(struct) for struct in structs]
    parts += [f"export type {name} = {type_script(union)};\n" for name, union in UNIONS.items()]
    union = "\n".join(f"  | {event_type(kind)}" for kind in events.KINDS)
    parts.append(f"export type GameEvent =\n{union};\n")
    quiet = "".join(f'  "{event_tag(kind)}",\n' for kind in events.KINDS if issubclass(kind, events.Quiet))
    parts.append(
        f'/** Events without a sentence. */\nexport const QUIET = new Set<GameEvent["type"]>([\n{quiet}]);\n'
    )
    return "\n".join(parts)


def position_types() -> str:
    """The types of a position."""
    kinds = [kind for kind in vars(position).values() if is_typeddict(kind)]
    parts = [HEAD.format(source="record/position.py")]
    parts += [
        f"export type {name} = {type_script(getattr(position, name))};\n" for name in ("Phase", "Acting")
    ]
    return "\n".join([*parts, *(object_type(kind) for kind in kinds)])


FILES = {"protocol.ts": protocol_types, "position.ts": position_types}


def main() -> int:
    """Write the files, or with --check say whether they are up to date."""
    stale = 0
    for name, made in FILES.items():
        path, text = PAGE / name, made()
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
