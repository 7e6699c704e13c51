"""The text of a pack: TOML for people, or the same as JSON. Whatever a stranger sends, this ends soon."""

import json
import re
import tomllib
from typing import Final

from elbowroom.content.packs.vocabulary import LONGEST_PACK
from elbowroom.engine.errors import PackError

_PARTS: Final = 12
_DOTTED = re.compile(r"""(?<![\w-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){12}[\w"'-]""")
"""A key of very many parts, for which a TOML reader takes very long."""
_DEEPEST: Final = 40
"""How deep brackets may stand in each other, far more than any pack needs."""


def parse(text: str) -> object:
    """The document that a text is; `PackError` says where it is none."""
    if len(text) > LONGEST_PACK:
        raise PackError("pack_too_long", field="pack", length=len(text), most=LONGEST_PACK)
    text = text.removeprefix("\ufeff")
    if _deep(text):
        raise PackError("too_deep", field="pack", most=_DEEPEST)
    return _json(text) if text.lstrip().startswith("{") else _toml(text)


def _deep(text: str) -> bool:
    """Whether brackets open that never close again, more of them than may be. Those in texts count, too."""
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", text):
        depth = depth + 1 if bracket in "[{" else max(depth - 1, 0)
        if depth > _DEEPEST:
            return True
    return False


def _json(text: str) -> object:
    try:
        return json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise PackError("not_json", field="pack", error=str(error)) from error


def _no_constant(name: str) -> object:
    raise ValueError(name)


def _toml(text: str) -> object:
    found = _DOTTED.search(text)
    if found:
        row = text.count("\n", 0, found.start()) + 1
        raise PackError("long_key", field="pack", row=row, most=_PARTS)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise PackError("not_toml", field="pack", error=str(error)) from error
