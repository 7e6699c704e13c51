"""What is wrong with how a screen is laid out: measured, so that nobody has to see it by chance.

Nothing slides sideways; no text is cut off, unless three dots say so and its title tells all of it; no two
texts lie over one another; and nothing lies over a text or a button.
"""

from pathlib import Path
from typing import cast

from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser.player import Player, eventually

SIZES = [(360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768), (1440, 900), (1920, 1080)]
"""What the page has to look well on."""

LONGEST = "Wilhelmina of Hohenlinden"[:24]
"""As long a name as is allowed."""

_PAINTED = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
_FAULTS = Path(__file__).with_name("faults.js").read_text()


def faults(page: Page) -> list[str]:
    """What is wrong with the screen as it is now, and stays so while it is painted a few times more."""
    found: list[str] = []
    for _ in range(5):
        found = cast("list[str]", page.evaluate(_FAULTS))
        if not found:
            break
        settle(page)
    return found


def settle(page: Page) -> None:
    """Until what the last change asks for is painted."""
    page.evaluate(_PAINTED)


def resize(page: Page, size: tuple[int, int]) -> None:
    """As if somebody took another device."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    eventually(page, lambda: page.evaluate("([w, h]) => innerWidth === w && innerHeight === h", size))
    settle(page)


def box_of(page: Page, selector: str) -> dict[str, float]:
    """Where something is, in whole tenths of a pixel."""
    box = page.locator(selector).first.bounding_box()
    assert box is not None, selector
    return {
        "x": round(box["x"], 1),
        "y": round(box["y"], 1),
        "width": round(box["width"], 1),
        "height": round(box["height"], 1),
    }


def ask_for_a_hint(me: Player) -> None:
    """Ask, unless one is there already, and wait until it has come."""
    hint = me.page.get_by_test_id("hint")
    if not hint.is_visible():
        me.press(me.button("hint-ask"))
    expect(hint).to_contain_text(text("hint-title"))
