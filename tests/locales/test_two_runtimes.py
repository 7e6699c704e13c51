"""Python and the page say the same to the letter, with every number and every choice, in every language."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, Literal

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from elbowroom.locales import list_text
from elbowroom.locales.bundles import _value
from elbowroom.locales.languages import region_of
from tests.locales.languages import CODES
from tests.missing import missing
from tools.translations import CATEGORIES, FOLDER, _Uses, messages, parts, variables

NUMBERS = (0, 1, 2, 3, 5, 11, 21, 22, 25, 101)
SCRIPT = Path(__file__).with_name("format.mjs")
KINDS: tuple[Literal["conjunction", "unit"], ...] = ("conjunction", "unit")
LISTS = [(["Ann", "Бо", "Þór", "Ilinca"][:many], kind) for many in (1, 2, 3, 4) for kind in KINDS]


def choices(pattern: ast.Pattern) -> dict[str, list[str]]:
    """The words by which variables are chosen, such as ``way``: ``tokens``, ``attempt`` and ``trait``."""
    found: dict[str, list[str]] = {}
    for choice in _Uses(pattern).choices:
        keys = [variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)]
        if isinstance(choice.selector, ast.VariableReference) and not set(keys) & set(CATEGORIES):
            found.setdefault(choice.selector.id.name, []).extend(keys)
    return found


def asks(code: str) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every message and attribute of a language, with every number, and every word that chooses."""
    every = messages(code)
    for id, message in every.items():
        for attribute, pattern in parts(message).items():
            names, words = variables(id, attribute, every), choices(pattern)
            for number in NUMBERS if names else (0,):
                for chosen in product(*words.values()):
                    yield id, attribute, dict.fromkeys(names, number) | dict(zip(words, chosen, strict=True))


@pytest.mark.parametrize("code", CODES)
def test_both_runtimes_say_the_same(code: str) -> None:
    node = shutil.which("node")
    if node is None or not (SCRIPT.parents[2] / "web" / "node_modules").is_dir():
        missing("node and the packages of the page are not there")
    sources = [path.read_text(encoding="utf-8") for path in sorted((FOLDER / code).glob("*.ftl"))]
    wanted = list(asks(code))
    assert wanted
    order = {"locale": code, "region": region_of(code).replace("_", "-"), "sources": sources, "lists": LISTS}
    told = json.loads(
        subprocess.run(
            [str(node), SCRIPT],
            input=json.dumps(order | {"asks": wanted}),
            capture_output=True,
            text=True,
            check=True,
        ).stdout
    )
    bundle = FluentBundle([code], use_isolating=False)
    for source in sources:
        bundle.add_resource(FluentResource(source))
    for (id, attribute, facts), page in zip(wanted, told["told"], strict=True):
        message = bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        words, errors = bundle.format_pattern(pattern, {key: _value(value) for key, value in facts.items()})
        assert errors == [], (id, facts)
        assert words == page, (id, facts)
    assert [list_text(words, code, kind) for words, kind in LISTS] == told["listed"]
