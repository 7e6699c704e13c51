"""Which languages there are, and which one is spoken now.

Nothing here reads a message, so that asking costs nothing.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib import resources

FIRST = "en"
"""The language that all others are translated from, and that is spoken where nothing else is known."""

OFFERING = "language.ftl"
"""A folder is offered as a language once it has this file, the last one to be written."""

_spoken: ContextVar[str] = ContextVar("spoken", default=FIRST)

_REGIONS = {"en": "en_GB"}
"""Where a language is written in several ways, whose way is ours: it decides about lists and dates."""


def spoken() -> str:
    """The language of whatever is told to people now."""
    return _spoken.get()


def speak(locale: str) -> None:
    """Tell everything in a language from here on, in this thread or task."""
    _spoken.set(locale)


@contextmanager
def speaking(locale: str) -> Iterator[None]:
    """Tell everything inside in a language."""
    before = _spoken.set(locale)
    try:
        yield
    finally:
        _spoken.reset(before)


@cache
def languages() -> tuple[str, ...]:
    """The languages that are complete, the first one first."""
    folders = (folder for folder in resources.files("elbowroom.locales").iterdir() if folder.is_dir())
    found = {folder.name for folder in folders if (folder / OFFERING).is_file()}
    return (FIRST, *sorted(found - {FIRST}))


def has_locale(locale: str) -> bool:
    """Whether the game speaks a language."""
    return locale in languages()


def best_language(wanted: str) -> str | None:
    """The language that a name such as ``uk``, ``uk-UA`` or ``uk_UA.UTF-8`` means, if the game speaks it."""
    name = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    for candidate in (name, name.partition("-")[0]):
        if candidate in languages():
            return candidate
    return None


def system_language(environment: Mapping[str, str]) -> str:
    """The language that the system is set to, or the first one where the game does not speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return best_language(environment[name]) or FIRST
    return FIRST


def region_of(locale: str) -> str:
    """The name by which tables of languages know the way we write one."""
    return _REGIONS.get(locale, locale)
