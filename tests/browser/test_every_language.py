"""Every screen in every language: nothing cut off, nothing covered, not a word of another language."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from playwright.sync_api import Page

from elbowroom.locales import languages, speaking, text
from elbowroom.locales.languages import region_of
from tests.browser.conftest import OpenPage, Picture
from tests.browser.layout import faults, resize
from tests.browser.test_languages import BOTS, NAMES, TEXTS
from tests.browser.tour import Tour
from tests.locales.test_spelling import SOFT_HYPHEN, said

SIZES = [(360, 740), (390, 844), (1440, 900)]
SHORT = 3
"""Shorter ones are signs of units and keys, or in too many languages to tell anything."""
PARTS = re.compile(r"[^\W\d_]+")
HYPHENED = re.compile(rf"[^\W\d_]+(?:{SOFT_HYPHEN}[^\W\d_]+)*")
STARTERS = Path(__file__).parents[2] / "web" / "src" / "workshop" / "starters.json"
"""Pieces to begin with, which have names of their own in every language."""
KEYWORDS = {"ann", "map"}
"""The name of whoever looks, and a line of a record."""
TOO_NARROW = """() => {
  const found = [];
  for (const one of document.querySelectorAll('select')) {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) continue;
    const wide = one.cloneNode(true);
    wide.value = one.value;
    wide.style.cssText = 'position: fixed; max-width: none; width: auto; visibility: hidden';
    for (const option of [...wide.options]) if (option.value !== one.value) option.remove();
    one.after(wide);
    if (wide.offsetWidth > one.offsetWidth) found.push(`cut off: ${one.selectedOptions[0]?.text}`);
    wide.remove();
  }
  return found;
}"""
"""What a browser writes into a choice is no text of the page: one that has all the room is measured."""
TWO_LINES = """() => {
  const found = [];
  for (const one of document.querySelectorAll('button, [role=tab], [role=radio], a.button')) {
    if (one.closest('[inert], svg, footer nav, [popover]')) continue;
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    const texts = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    const others = [...one.children].filter((child) => child.tagName !== 'svg' && child.textContent.trim());
    if (texts.length !== 1 || others.length) continue;
    const range = document.createRange();
    range.selectNodeContents(texts[0]);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (tops.size > 1) found.push(`a button of ${tops.size} lines: ${one.textContent.trim()}`);
  }
  return found;
}"""
"""Of those that say one thing; what leads to another page is called like it, and a menu has long rows."""


def vocabulary(code: str) -> set[str]:
    """Every part of a word that a language says anywhere."""
    home = Locale.parse(region_of(code))
    months = [name for forms in home.months.values() for names in forms.values() for name in names.values()]
    others = [text("language-name", other) for other in languages()]
    named = list(named_in(json.loads(STARTERS.read_text(encoding="utf-8")), code))
    return {part.lower() for word in [*said(code), *months, *others, *named] for part in PARTS.findall(word)}


def named_in(data: Any, code: str) -> Iterator[str]:
    """Every name in a language, however deep."""
    if isinstance(data, dict) and isinstance(data.get(code), str):
        yield data[code]
    elif isinstance(data, dict | list):
        for part in data.values() if isinstance(data, dict) else data:
            yield from named_in(part, code)


def knows(known: set[str], *parts: str) -> bool:
    """Whether the parts of a word that may break are one word, or words that make a combo."""
    return not parts or any(
        (len(first := "".join(parts[:end])) < SHORT or first in known) and knows(known, *parts[end:])
        for end in range(1, len(parts) + 1)
    )


def strangers(page: Page, known: set[str]) -> list[str]:
    """What is on a screen, or said of it, with a word that the language does not have."""
    return sorted(
        told for told in set(page.evaluate(TEXTS))
        if not all(knows(known, *word.lower().split(SOFT_HYPHEN)) for word in HYPHENED.findall(told))
    )  # fmt: skip


class Critic:
    """Looks at screens at every size, and remembers what was wrong where."""

    def __init__(self, code: str, picture: Picture) -> None:
        self.known = vocabulary(code) | {name.lower() for name in NAMES} | KEYWORDS
        self.picture = picture
        self.found: list[str] = []

    def __call__(self, page: Page, name: str) -> None:
        self.found += [f"{name}: {told}" for told in strangers(page, self.known)]
        for size in SIZES:
            resize(page, size)
            wrong = faults(page) + page.evaluate(TWO_LINES) + page.evaluate(TOO_NARROW)
            self.found += [f"{name} at {size[0]}: {fault}" for fault in wrong]
            if wrong:
                self.picture(page, f"{name}-{size[0]}")


@pytest.fixture(params=languages())
def critic(request: pytest.FixtureRequest, picture: Picture) -> Iterator[Critic]:
    """Somebody who reads one language only."""
    with speaking(request.param):
        critic = Critic(request.param, picture)
        yield critic
        assert critic.found == [], "\n".join(critic.found)


def test_the_first_screens(critic: Critic, open_page: OpenPage, site: str) -> None:
    Tour(open_page, site, critic).first_screens()


def test_the_rulebook(critic: Critic, open_page: OpenPage, site: str) -> None:
    Tour(open_page, site, critic).rulebook()


def test_what_is_made_by_oneself(critic: Critic, open_page: OpenPage, site: str) -> None:
    Tour(open_page, site, critic).making()


def test_a_turn(critic: Critic, open_page: OpenPage, site: str) -> None:
    Tour(open_page, site, critic).turn()


def test_the_guide(critic: Critic, open_page: OpenPage, site: str) -> None:
    Tour(open_page, site, critic).guide()


def test_others(critic: Critic, open_page: OpenPage, site: str) -> None:
    Tour(open_page, site, critic).others()


def test_the_end(critic: Critic, open_page: OpenPage, site: str, finished: str) -> None:
    critic.known |= {name.lower() for name in BOTS}  # whoever made this table speaks English
    Tour(open_page, site, critic).the_end(finished)
