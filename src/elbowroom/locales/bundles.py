"""The messages of a language: read when the first one is needed, and kept.

Fluent takes longer to import than the whole engine, so nothing here imports it before a sentence is wanted.
"""

from functools import cache
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def has_fluent() -> bool:
    """Whether sentences can be made at all; playing from Python needs none."""
    return find_spec("fluent") is not None


@cache
def bundle(locale: str) -> "FluentBundle":
    """All messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    # Marks around each variable help where scripts mix; a terminal would show them as rubbish.
    made = FluentBundle([locale], use_isolating=False)
    folder = resources.files("elbowroom.locales") / locale
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def add_texts(path: Path, locale: str = "en") -> None:
    """Add the messages of a file, such as those of a home-made power; what is there already stays."""
    from fluent.runtime import FluentResource

    bundle(locale).add_resource(FluentResource(path.read_text(encoding="utf-8")))


def has_text(id: str, locale: str = "en") -> bool:
    """Whether the language has this message."""
    return bundle(locale).has_message(message_id(id))


def text(id: str, locale: str = "en", **facts: object) -> str:
    """A message with its facts filled in; ``id`` may name an attribute behind a dot."""
    messages = bundle(locale)
    name, _, attribute = id.partition(".")
    if not messages.has_message(name):
        raise LookupError(f"no message {name} in {locale}")
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise LookupError(f"message {name} in {locale} has no text")
    words, _ = messages.format_pattern(pattern, {key: _value(value) for key, value in facts.items()})
    return str(words)


def message_id(id: str) -> str:
    """The Fluent form of an id: ``power_dragon_master`` is ``power-dragon-master``."""
    return id.replace("_", "-")


def _value(value: object) -> Any:
    """Numbers stay numbers, for plurals, but without marks between thousands: they are ids and coins."""
    from fluent.runtime.types import fluent_number

    if isinstance(value, int) and not isinstance(value, bool):
        return fluent_number(value, useGrouping=False)
    return str(value)
