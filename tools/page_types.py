"""The page's types, made from the server's: ``python -m tools.page_types [--check]``."""

import dataclasses
import re
import sys
import types
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from elbowroom.engine import events
from elbowroom.server import protocol

TARGET = Path(__file__).parents[1] / "web" / "src" / "protocol.ts"
HEAD = "// Made by `python -m tools.page_types` from src/elbowroom/server/protocol.py. Do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
T = TypeVar("T")
UNIONS = ("ServerMessage", "PageMessage")


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
    if origin is dict:
        return f"Record<string, {type_script(arguments[1])}>"
    return str(hint.__name__)


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct; what may be left out is marked."""
    hints = get_type_hints(struct, include_extras=True)
    tag = struct.__struct_config__.tag
    lines = [f'  type: "{tag}";'] if tag else []
    for field in msgspec.structs.fields(struct):
        mark = "?" if issubclass(struct, protocol.Asked) and not field.required else ""
        lines.append(f"  {field.name}{mark}: {type_script(hints[field.name])};")
    return f"export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def event_tag(event: type[events.Event]) -> str:
    """The name of an event over the wire."""
    return re.sub("(?<!^)([A-Z])", r"_\1", event.__name__).lower()


def event_type(event: type[events.Event]) -> str:
    """An event of the engine as it goes over the wire."""
    hints = get_type_hints(event)
    fields = [f"{field.name}: {type_script(hints[field.name])}" for field in dataclasses.fields(event)]
    return "{ " + "; ".join([f'type: "{event_tag(event)}"', *fields]) + " }"


def classes(module: types.ModuleType, base: type[T]) -> list[type[T]]:
    """The classes of a kind that a module defines, in its order."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, base)]
    return [kind for kind in found if kind.__module__ == module.__name__ and kind is not base]


def page_types() -> str:
    """The whole file."""
    structs = [*classes(protocol, protocol.Asked), *classes(protocol, protocol.Told)]
    parts = [HEAD, 'import type { Position } from "./position";\n']
    parts += [
        f"export const {name} = {getattr(protocol, name)};\n" for name in ("LONGEST_NAME", "LONGEST_CHAT")
    ]
    parts += [interface(struct) for struct in structs]
    parts += [f"export type {name} = {type_script(getattr(protocol, name))};\n" for name in UNIONS]
    union = "\n".join(f"  | {event_type(kind)}" for kind in events.KINDS)
    parts.append(f"export type GameEvent =\n{union};\n")
    quiet = "".join(f'  "{event_tag(kind)}",\n' for kind in events.KINDS if issubclass(kind, events.Quiet))
    parts.append(
        f'/** Events without a sentence. */\nexport const QUIET = new Set<GameEvent["type"]>([\n{quiet}]);\n'
    )
    return "\n".join(parts)


def main() -> int:
    """Write the file, or with --check say whether it is up to date."""
    text = page_types()
    if "--check" in sys.argv[1:]:
        return 0 if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
