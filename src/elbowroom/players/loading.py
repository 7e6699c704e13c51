"""Bots by name: a level, a plugin of another package, or a class in a file (``path.py:Class``)."""

import importlib
import sys
from functools import cache
from importlib import metadata
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final, cast

from elbowroom.engine.errors import ContentError
from elbowroom.players.bot import Bot

PLUGINS: Final = "elbowroom.bots"
"""The group of entry points in which other packages offer their bots."""

_MODULES: Final = {
    "random": "elbowroom.players.random_bot",
    "easy": "elbowroom.players.easy",
    "medium": "elbowroom.players.medium",
    "hard": "elbowroom.players.hard",
    "expert": "elbowroom.players.expert",
}

LEVELS: Final = tuple(level for level, module in _MODULES.items() if find_spec(module) is not None)
"""The built-in bots, weakest first."""

FALLBACK: Final = "easy" if "easy" in LEVELS else "random"
"""Who plays on when a bot breaks down in the middle of its turn."""


def make_bot(spec: str, seed: int = 0) -> Bot:
    """A bot for one seat of one game."""
    made = _bot_class(spec)
    try:
        return cast("Bot", made(seed))
    except Exception as error:  # the class is somebody else's: whatever it raises is named, with its bot
        raise ContentError("bot_not_made", bot=spec, error=_told(error)) from error


@cache
def _bot_class(spec: str) -> type:
    """Looked for once in each process: a match makes new bots for each game."""
    if spec in LEVELS:
        return cast("type", getattr(importlib.import_module(_MODULES[spec]), spec.title()))
    if ":" in spec:
        path, _, name = spec.rpartition(":")
        found = getattr(_module_at(Path(path)), name, None)
        if not isinstance(found, type):
            raise ContentError("no_bot_class", path=path, name=name)
    else:
        found = _plugin(spec)
    choose = getattr(found, "choose", None)
    if not callable(choose) or choose is Bot.choose:
        raise ContentError("no_choose", bot=spec)
    return cast("type", found)


def _plugin(name: str) -> object:
    plugins = {plugin.name: plugin for plugin in metadata.entry_points(group=PLUGINS)}
    if name not in plugins:
        known = ", ".join([*LEVELS, *sorted(plugins)])
        raise ContentError("unknown_bot", bot=name, known=known)
    try:
        return plugins[name].load()
    except Exception as error:
        raise ContentError("broken_bot", bot=name, error=_told(error)) from error


def _module_at(path: Path) -> object:
    if not path.is_file():
        raise ContentError("no_such_file", path=str(path))
    spec = spec_from_file_location(f"elbowroom_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise ContentError("not_python", path=str(path))
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look for their module there
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise ContentError("broken_file", path=str(path), error=_told(error)) from error
    return module


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
