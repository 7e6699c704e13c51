"""The messages of a language: read when the first one is needed, and kept.

Fluent takes longer to import than the whole engine, so nothing here imports it before a sentence is wanted.
"""

from collections.abc import Iterable
from functools import cache
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from elbowroom.engine.errors import ContentError
from elbowroom.locales.languages import FIRST, region_of, spoken

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource


SOFT_HYPHEN = "\u00ad"
"""Says to a browser where a long word may break; a terminal or a mail would show it, or break a search."""


@cache
def has_fluent() -> bool:
    """Whether sentences can be made at all; playing from Python needs none."""
    return find_spec("fluent") is not None


@cache
def bundle(locale: str) -> "FluentBundle":
    """All messages of a language."""
    from fluent.runtime import FluentBundle

    # Marks around each variable help where scripts mix; a terminal would show them as rubbish.
    made = FluentBundle([locale], use_isolating=False)
    folder = resources.files("elbowroom.locales") / locale
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        # the rulebook is long, and read by those who open it (`elbowroom.rulebook.texts`)
        if file.name.endswith(".ftl") and not file.name.startswith("rules-"):
            made.add_resource(read(file.read_text(encoding="utf-8"), f"{locale}/{file.name}"))
    return made


def read(source: str, path: str) -> "Resource":
    """The messages of a file; a `SyntaxError` with file and line where it cannot be read."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    found = FluentResource(source)
    for entry in found.body:
        if isinstance(entry, Junk):
            why = entry.annotations[0]
            line = source.count("\n", 0, why.span.start if why.span else 0) + 1
            raise SyntaxError(str(why.message), (path, line, None, None))
    return found


def add_texts(path: Path, locale: str = FIRST) -> None:
    """Add the messages of a file, such as those of a home-made power; what is there already stays.

    Those that were added without a language are told in every language that has no others for them.
    """
    try:
        found = read(path.read_text(encoding="utf-8"), str(path))
    except SyntaxError as error:
        raise ContentError("broken_texts", path=str(path), row=error.lineno, problem=error.msg) from error
    bundle(locale).add_resource(found)


def has_text(id: str, locale: str | None = None) -> bool:
    """Whether there is this message, or this attribute of one, in the language or else in the first one."""
    return _home(id, locale or spoken()) is not None


def text(id: str, locale: str | None = None, **facts: object) -> str:
    """A message with its facts filled in; ``id`` may name an attribute behind a dot.

    It is told in the language that is spoken now unless another is named, and in the first one where the
    language does not have it.
    """
    wanted = locale or spoken()
    home = _home(id, wanted)
    if home is None:
        raise LookupError(f"no message {message_id(id)} in {wanted}")
    messages = bundle(home)
    name, _, attribute = message_id(id).partition(".")
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"message {name} in {home} has no text")
    words, _ = messages.format_pattern(pattern, {key: _value(value) for key, value in facts.items()})
    return str(words).replace(SOFT_HYPHEN, "")


def list_text(
    words: Iterable[str], locale: str | None = None, kind: Literal["conjunction", "unit"] = "conjunction"
) -> str:
    """Several words in a row, by the rules of the language: "Ann, Bo and Cleo", or parts of a sum."""
    from babel import Locale
    from babel.lists import format_list

    style: Literal["standard", "unit-short"] = "standard" if kind == "conjunction" else "unit-short"
    home, told = Locale.parse(region_of(locale or spoken())), list(words)
    try:
        return format_list(told, style, locale=home)
    except KeyError:
        # Babel leaves out what some languages have in common with all others
        pattern = {"start": "{0}, {1}", "middle": "{0}, {1}"} | dict(home.list_patterns[style])
        row = pattern["start"].format(told[0], told[1])
        for word in told[2:-1]:
            row = pattern["middle"].format(row, word)
        return pattern["end"].format(row, told[-1])


def message_id(id: str) -> str:
    """The Fluent form of an id: ``power_dragon_master`` is ``power-dragon-master``."""
    return id.replace("_", "-")


def _home(id: str, locale: str) -> str | None:
    """The language in which a message is told: the wanted one, or the first one, or none."""
    name, _, attribute = message_id(id).partition(".")
    for candidate in dict.fromkeys((locale, FIRST)):
        messages = bundle(candidate)
        is_there = messages.has_message(name)
        if is_there and (not attribute or attribute in messages.get_message(name).attributes):
            return candidate
    return None


def _value(value: object) -> Any:
    """Numbers stay numbers, for plurals, but without marks between thousands: they are ids and coins."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, int) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    return str(value)
