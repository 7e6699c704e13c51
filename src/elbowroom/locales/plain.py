"""Messages without anything to fill in, read without Fluent: help must not wait for it."""

import re
from functools import cache
from importlib import resources

from elbowroom.locales.languages import FIRST

_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n(?:[ ]+.*)?(?=\n|\Z))*)", re.MULTILINE)


@cache
def plain_texts(file: str, locale: str) -> dict[str, str]:
    """All messages of a file by their ids; what the language does not have is told in the first one."""
    found = {} if locale == FIRST else dict(plain_texts(file, FIRST))
    path = resources.files("elbowroom.locales") / locale / file
    if path.is_file():
        for id, value in _MESSAGE.findall(path.read_text(encoding="utf-8")):
            found[id] = "\n".join(line.strip() for line in value.strip().split("\n"))
    return found
