"""As much of Playwright's page as `Player` uses, on a screen that Playwright cannot drive.

So that the same player plays in every browser, and how the page is laid out is told once.
"""

import json
import re
from time import monotonic, sleep
from typing import Any, Self

from tests.browser.engines.screen import Screen
from tests.browser.engines.until import until
from tests.patience import PATIENCE

# Elements that steps lead to, each from what the one before it found. Roles are those that the page has;
# names are what is said of an element, as far as this page says it.
FIND = """(steps) => {
  const tags = {
    button: 'button', dialog: 'dialog', group: 'fieldset', list: 'ul, ol', listitem: 'li',
    radio: 'input[type=radio]', textbox: 'input[type=text]',
  };
  const words = (one) => one.textContent.replace(/\\s+/g, ' ').trim();
  const named = (one) =>
    (one.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
      .filter(Boolean).map(words).join(' ')
    || one.getAttribute('aria-label')
    || [...(one.labels ?? [])].map(words).join(' ')
    || words(one);
  const fits = (one, { name, exact, pattern }) => {
    if (pattern) return new RegExp(pattern).test(named(one));
    if (exact) return named(one) === name;
    return !name || named(one).toLowerCase().includes(name.toLowerCase());
  };
  const seen = (one) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden=true]');
  let found = [document];
  for (const step of steps) {
    if (step.first) { found = found.slice(0, 1); continue; }
    const { role } = step;
    const selector = step.css ?? (tags[role] ? `${tags[role]}, [role=${role}]` : `[role=${role}]`);
    const inside = found.flatMap((one) => [...one.querySelectorAll(selector)]);
    found = step.css ? inside : inside.filter((one) => seen(one) && fits(one, step));
  }
  return found;
}"""

# A point of an element that nothing covers; a field is also reached by its label. It comes into sight first.
POINT = """(one) => {
  if (!one || one.disabled || !one.checkVisibility({ visibilityProperty: true })) return null;
  const whole = one.labels?.[0] ?? one;
  whole.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = whole.getBoundingClientRect();
  for (const [x, y] of [[0.5, 0.5], [0.2, 0.5], [0.8, 0.5], [0.5, 0.2], [0.5, 0.8]]) {
    const at = { x: Math.round(left + x * width), y: Math.round(top + y * height) };
    const hit = document.elementFromPoint(at.x, at.y);
    if (hit && whole.contains(hit)) return at;
  }
  return null;
}"""

# Between the look at a point and the press on it the page may move: a message comes, a bot has played. So the
# page itself says whether a press met its element; one that did not is kept from whatever it met instead.
GUARD = """(one) => {
  if (!one) return null;
  const whole = one.labels?.[0] ?? one;
  const kinds = 'pointerdown mousedown touchstart pointerup mouseup touchend click'.split(' ');
  let met = null;
  const watch = (event) => {
    met ??= event.composedPath().includes(whole);
    if (met) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of kinds) addEventListener(kind, watch, { capture: true, passive: false });
  window.metByThePress = () => met;
  window.endOfThePress = () => {
    for (const kind of kinds) removeEventListener(kind, watch, { capture: true });
  };
  return true;
}"""

# A press that left this document for another one has met what it was meant for.
MET = "() => window.metByThePress ? window.metByThePress() : true"
END_OF_PRESS = "() => { window.endOfThePress?.(); delete window.endOfThePress; delete window.metByThePress; }"


class EnginePage:
    """The page, and at the same time its mouse and its finger."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.mouse = self.touchscreen = self

    def evaluate(self, source: str, *facts: Any) -> Any:
        """What an expression is, or what a function returns for some facts."""
        given = ", ".join(json.dumps(fact) for fact in facts)
        return self.screen.run(
            f"() => {{ const it = ({source}); return typeof it === 'function' ? it({given}) : it; }}"
        )

    def locator(self, css: str) -> "Place":
        return Place(self, [{"css": css}])

    def get_by_test_id(self, id: str) -> "Place":
        return self.locator(f'[data-testid="{id}"]')

    def get_by_role(self, role: str, name: "str | re.Pattern[str]" = "", exact: bool = False) -> "Place":
        return Place(self, []).get_by_role(role, name, exact)

    def inner_text(self, css: str) -> str:
        return self.locator(css).inner_text()

    def wait_for_timeout(self, milliseconds: float) -> None:
        sleep(milliseconds / 1000)

    def click(self, x: float, y: float) -> None:
        self.screen.press(x, y)

    tap = click


class Place:
    """What Playwright calls a locator: looked up anew whenever it is used."""

    def __init__(self, page: EnginePage, steps: list[dict[str, Any]]) -> None:
        self.page = page
        self.steps = steps

    def _with(self, **step: Any) -> "Place":
        return Place(self.page, [*self.steps, step])

    def get_by_role(self, role: str, name: "str | re.Pattern[str]" = "", exact: bool = False) -> "Place":
        if isinstance(name, re.Pattern):
            return self._with(role=role, pattern=name.pattern)
        return self._with(role=role, name=name, exact=exact)

    @property
    def first(self) -> "Place":
        return self._with(first=True)

    def evaluate_all(self, function: str) -> Any:
        return self.page.evaluate(f"({function})(({FIND})({json.dumps(self.steps)}))")

    def count(self) -> int:
        return int(self.evaluate_all("(all) => all.length"))

    def is_visible(self) -> bool:
        return bool(self.evaluate_all("(all) => !!all[0]?.checkVisibility({ visibilityProperty: true })"))

    def inner_text(self) -> str:
        return str(self._wait("(all) => all[0]?.innerText"))

    def get_attribute(self, name: str) -> str | None:
        return str(self._wait(f"(all) => all[0]?.getAttribute({json.dumps(name)})"))

    def click(self) -> None:
        """As soon as it is there and nothing covers it; again if it has moved away from under the press."""
        end = monotonic() + PATIENCE
        while not self._press_once():
            assert monotonic() < end, f"{self.steps} never stays where it is"

    def _press_once(self) -> bool:
        """Whether the press met it."""
        at = self._wait(f"(all) => ({POINT})(all[0])")
        if not self.evaluate_all(f"(all) => ({GUARD})(all[0])"):
            return False
        self.page.screen.press(at["x"], at["y"])
        met = until(
            lambda: self.page.evaluate(MET), lambda: f"a press on {self.steps} never reached the page"
        )
        self.page.evaluate(END_OF_PRESS)
        return bool(met)

    tap = click

    def wait(self) -> Self:
        """Until it is seen."""
        self._wait("(all) => all[0]?.checkVisibility({ visibilityProperty: true }) || null")
        return self

    def _wait(self, function: str) -> Any:
        return until(
            lambda: self.evaluate_all(function),
            lambda: f"waited in vain for {self.steps}; the page says: {said(self.page)}",
        )


def said(page: EnginePage) -> str:
    """The end of what is written on the page."""
    return page.inner_text("body")[-600:]
