"""The language of a command: its help comes from `help.ftl`, and everything it prints follows."""

import os
from collections.abc import Sequence
from typing import Any

FILE = "help.ftl"
USAGE = "Usage:"
"""How Typer begins the line that shows what a command takes."""


def asked_language(arguments: Sequence[str]) -> str | None:
    """What `--lang` says, if it stands before the command."""
    for place, argument in enumerate(arguments):
        if argument == "--lang":
            return arguments[place + 1] if place + 1 < len(arguments) else None
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if not argument.startswith("-"):
            return None
    return None


def language_for(arguments: Sequence[str]) -> str:
    """The language of a command line: the one that is asked for, or the system's, or the first one."""
    from elbowroom.locales.languages import FIRST, best_language, system_language

    asked = asked_language(arguments)
    if asked is None:
        return system_language(os.environ)
    found = best_language(asked)
    if found is None:
        _regret(asked)
    return found or FIRST


def _regret(asked: str) -> None:
    from elbowroom.cli.console import standard_error
    from elbowroom.locales import languages, list_text, text

    told = text("cli-no-language", asked=asked, known=list_text(languages()))
    standard_error().print(told, markup=False, soft_wrap=True)


def translate(group: Any, locale: str) -> None:
    """Give a group of commands, its commands and their options the help of a language."""
    from elbowroom.locales.plain import plain_texts

    texts = plain_texts(FILE, locale)
    group.help = texts["help-elbowroom"]
    _translate_options(group, "elbowroom", texts)
    _translate_commands(group, "", texts)
    _translate_frame(texts)


def _translate_commands(group: Any, prefix: str, texts: dict[str, str]) -> None:
    """Commands by their names; those of a group inside have its name before theirs."""
    for own, command in group.commands.items():
        name = f"{prefix}{own}"
        command.help = texts[f"help-{name}"]
        command.short_help = None
        _translate_options(command, name, texts)
        if hasattr(command, "commands"):
            _translate_commands(command, f"{name}-", texts)


def _translate_options(command: Any, name: str, texts: dict[str, str]) -> None:
    command.options_metavar = texts["help-usage-options"]
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = texts["help-usage-command"]

    def usage(ctx: Any) -> str:
        return str(type(command).get_usage(command, ctx)).replace(USAGE, texts["help-usage"], 1)

    command.get_usage = usage
    for option in command.params:
        own = option.name.replace("_", "-")
        option.help = texts.get(f"help-{name}-{own}") or texts[f"help-option-{own}"]

    def help_option(ctx: Any) -> Any:
        made = type(command).get_help_option(command, ctx)
        if made is not None:
            made.help = texts["help-option-help"]
        return made

    command.get_help_option = help_option


def _translate_frame(texts: dict[str, str]) -> None:
    """What Typer itself writes around the help."""
    from typer import rich_utils

    rich_utils.OPTIONS_PANEL_TITLE = texts["help-panel-options"]
    rich_utils.ARGUMENTS_PANEL_TITLE = texts["help-panel-arguments"]
    rich_utils.COMMANDS_PANEL_TITLE = texts["help-panel-commands"]
    rich_utils.ERRORS_PANEL_TITLE = texts["help-panel-errors"]
    rich_utils.DEFAULT_STRING = texts["help-default"].replace("…", "{}")
    rich_utils.ENVVAR_STRING = texts["help-environment"].replace("…", "{}")
    rich_utils.REQUIRED_LONG_STRING = texts["help-required"]
    rich_utils.RICH_HELP = texts["help-try"].replace("…", "[blue]'{command_path} {help_option}'[/]")
