"""What a finger needs: everything to touch is large enough, and the page does not slide sideways."""

from typing import cast

from playwright.sync_api import Page

SMALLEST = 44

# A field inside a label is touched anywhere on the label. What lies outside of the screen is not looked at.
# A word in a sentence is no button here: it is as high as the sentence's lines, and only explains itself.
TOO_SMALL = """(smallest) => {
  const touchable = 'button, a[href], input, select, textarea, summary, [role=tab], [role=slider]';
  const found = [];
  for (const one of document.querySelectorAll(touchable)) {
    if (one.closest('[inert]') || !one.checkVisibility({ visibilityProperty: true })) continue;
    const box = (one.closest('label') ?? one).getBoundingClientRect();
    const { left, top, right, bottom, width, height } = box;
    if (!width || !height || right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) continue;
    if (width < smallest - 0.5 || height < smallest - 0.5)
      found.push(`${one.tagName} ${one.ariaLabel ?? one.textContent.trim()}: ${width} × ${height}`);
  }
  return found;
}"""


def assert_fit_for_fingers(page: Page) -> None:
    """On the screen as it is now."""
    found = cast("list[str]", page.evaluate(TOO_SMALL, SMALLEST))
    assert found == [], f"too small for a finger: {found}"
    assert_does_not_slide(page)


def assert_does_not_slide(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page slides sideways"
