"""Every word is in a dictionary of its language, or in a list of those that we know better.

The lists are in ``words``: one for each language, and ``all.txt`` for names and for the program's own words.
"""

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest
from babel.core import get_global
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from elbowroom.locales.languages import region_of
from tests.locales.languages import CODES
from tests.missing import lacking
from tools.translations import NEEDS_NO_WORDS, messages, parts

WORDS = Path(__file__).with_name("words")
WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")
SOFT_HYPHEN = "\u00ad"
FOREIGN = {"ro": "şţŞŢ", "uk": "ыэъёЫЭЪЁʼ"}
"""Letters that look right and are not: a cedilla instead of a comma, those next door, another apostrophe."""


class _Texts(Visitor):
    """What a message says, without its variables."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.found: list[str] = []
        self.visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the library's name)
        self.found.append(node.value.replace(SOFT_HYPHEN, ""))


@cache
def said(code: str) -> dict[str, str]:
    """Every word of a language, and the id of a message that says it."""
    return {
        word.replace("’", "'"): id
        for id, message in messages(code).items()
        for name, pattern in parts(message).items()
        if name not in NEEDS_NO_WORDS
        for text in _Texts(pattern).found
        for word in WORD.findall(text)
    }


def allowed(name: str) -> list[str]:
    """A list of words, one in each line."""
    path = WORDS / f"{name}.txt"
    return path.read_text(encoding="utf-8").split() if path.is_file() else []


def dictionary(code: str) -> str:
    """How dictionaries call a language: with the country that it comes from."""
    own = region_of(code)
    language, *_, country = str(get_global("likely_subtags")[code]).split("_")
    return own if "_" in own else f"{language}_{country}"


def unknown(words: list[str], name: str) -> list[str]:
    """Those words that a dictionary does not have."""
    hunspell = shutil.which("hunspell")
    if hunspell is None:
        _lacks("hunspell")
    done = subprocess.run(
        [str(hunspell), "-i", "utf-8", "-d", name, "-l"],
        input="\n".join(words), capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    if done.returncode:
        _lacks(name)
    return sorted(set(done.stdout.split()))


def _lacks(what: str) -> None:
    lacking(what, f"no {what} here: Debian has it in the packages that .ci/run names")


@pytest.mark.parametrize("code", CODES)
def test_every_word_is_spelled_right(code: str) -> None:
    known = {*allowed("all"), *allowed(code)}
    words = said(code)
    wrong = [word for word in unknown(sorted(words), dictionary(code)) if len(word) > 1 and word not in known]
    assert [f"{word} ({words.get(word, 'part of a word')})" for word in wrong] == []


@pytest.mark.parametrize("code", CODES)
def test_a_slip_of_the_pen_is_found(code: str) -> None:
    longest = max(said(code), key=lambda word: (word.isalpha() and word.islower(), len(word)))
    slip = longest[:3] + longest[4] + longest[3] + longest[5:] + longest[-1]
    assert unknown([slip], dictionary(code)) == [slip]


@pytest.mark.parametrize("code", FOREIGN)
def test_no_letter_is_of_another_alphabet(code: str) -> None:
    assert [word for word in said(code) if set(word) & set(FOREIGN[code])] == []


@pytest.mark.parametrize("path", sorted(WORDS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_list_holds_only_words_that_are_said(path: Path) -> None:
    languages = CODES if path.stem == "all" else [path.stem]
    spoken = {part for code in languages for word in said(code) for part in (word, *re.split("['-]", word))}
    words = allowed(path.stem)
    assert [word for word in words if word not in spoken] == []
    assert words == sorted(set(words)), "one in each line, in their order"
