"""What is wrong with a command line, in the language that is spoken; Typer itself speaks English only."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer

Misuse: Any = typer.BadParameter.__base__
"""Typer's error for whatever is wrong with a command line; it has no public name of its own."""
EXTRA = re.compile(r" \(([^()]+)\)$")
"""Where Typer's message ends with what nobody wanted; no kind of error is about that alone."""


@contextmanager
def in_own_words() -> Iterator[None]:
    """A wrong command line is refused in the words of the language; English keeps Typer's."""
    try:
        yield
    except Misuse as error:
        from elbowroom.locales.languages import FIRST, spoken

        told = None if spoken() == FIRST else _words(error)
        if told is not None:
            error.format_message = lambda: told
        raise


def _words(error: Any) -> str | None:
    """None where Typer says something that nobody has foreseen."""
    from elbowroom.locales import text

    match type(error).__name__:
        case "NoSuchOption":
            return text("cli-no-such-option", name=error.option_name)
        case "BadOptionUsage":
            return text("cli-needs-value", name=error.option_name)
        case "MissingParameter":
            return text("cli-missing", name=_named(error.param))
        case "BadParameter" if error.param is not None:
            return text("cli-bad-value", name=_named(error.param))
        case "UsageError" if found := EXTRA.search(error.message):
            return text("cli-too-much", name=found[1])
        case "UsageError" if hasattr(error.cmd, "commands"):
            return text("cli-no-such-command", name=error.message.split("'")[1])
    return None


def _named(parameter: Any) -> str:
    """As the help calls it."""
    if parameter.param_type_name == "option":
        return str(max(parameter.opts, key=len))
    return str(parameter.metavar or parameter.name.upper())
