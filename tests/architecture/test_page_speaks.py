"""No word of the page stands in its sources: everything that people read is in the locales."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(PAGE.rglob("*.svelte"))
LOOSE = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
SAID = re.compile(r"""\b(?:aria-label|title|placeholder|alt|label)="([^"{]*[^\W\d_]{2}[^"{]*)\"""")
WORD = re.compile(r"[^\W\d_]{2}")


def without_braces(markup: str) -> str:
    """A template without what is computed."""
    kept, depth = [], 0
    for sign in markup:
        depth += (sign == "{") - (sign == "}")
        if depth == 0 and sign != "}":
            kept.append(sign)
    return "".join(kept)


def said(source: str) -> list[str]:
    """Words that a template says by itself, between its tags or as an attribute that is read aloud."""
    markup = LOOSE.sub("", source)
    between = re.findall(r">([^<>]+)<", without_braces(markup).replace("=>", ""))
    return [words.strip() for words in between if WORD.search(words)] + SAID.findall(markup)


def test_words_are_found() -> None:
    assert said('<p class="x">{text("a")}</p>') == []
    assert said("<p>Hello {name}</p>") == ["Hello"]
    assert said('<button aria-label="Close it" class="wide">{x}</button>') == ["Close it"]
    assert said("<script>const a = 1 > 2</script><p>{#if a > 1}{b}{/if}</p><style>p { a: b }</style>") == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_component_says_nothing_by_itself(path: Path) -> None:
    assert said(path.read_text(encoding="utf-8")) == []
