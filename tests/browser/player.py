"""Somebody at the page. How the page is laid out is known here only; the tests say what they do there."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any, Literal, TypeVar, cast

from playwright.sync_api import Locator, Page, expect

from elbowroom.locales import text
from tests.patience import PATIENCE

T = TypeVar("T")
Step = Literal["pick", "expand", "conquer", "redeploy", "done", "stout", "waiting", "over"]

# Everything that only a move changes: the line, the map, the buttons, what can be undone. Not plus and minus
# beside the hand: they go to the region that was touched at once, before the server has answered.
STATE = """() => JSON.stringify([
  ...[...document.querySelectorAll('[data-hit], [data-end], [data-combo], [role=radio], [aria-disabled]')]
    .filter((one) => !one.closest('[role=group]'))
    .map((one) => one.getAttribute('aria-label') + one.textContent + one.getAttribute('aria-disabled')),
  document.querySelector('[data-testid=prompt]')?.textContent,
])"""

# A point of a region that nothing else covers, as near to its middle as there is one.
FREE_POINT = """(id) => {
  const region = document.querySelector(`[data-hit="${id}"]`);
  if (!region) return null;
  const { left, top, width, height } = region.getBoundingClientRect();
  const points = [];
  for (let i = 1; i < 16; i++)
    for (let j = 1; j < 16; j++) points.push([i / 16, j / 16]);
  const far = ([x, y]) => Math.hypot(x - 0.5, y - 0.5);
  for (const [x, y] of points.sort((a, b) => far(a) - far(b))) {
    const at = { x: left + x * width, y: top + y * height };
    const inside = [[0, 0], [5, 0], [-5, 0], [0, 5], [0, -5]].every(
      ([dx, dy]) => document.elementFromPoint(at.x + dx, at.y + dy) === region,
    );
    if (inside) return at;
  }
  return null;
}"""


def eventually(page: Page, check: Callable[[], T]) -> T:
    """What a check says as soon as it says anything; the page goes on meanwhile.

    The page's own security policy forbids `wait_for_function`, which would evaluate text inside of it.
    """
    end = monotonic() + PATIENCE
    while True:
        if found := check():
            return found
        if monotonic() > end:
            raise AssertionError(f"waited in vain; the page says: {page.inner_text('body')[-600:]}")
        page.wait_for_timeout(25)


@contextmanager
def time_stands_still(page: Page) -> Iterator[None]:
    """What the page shows for a while stays, however long it takes to look at it."""
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    yield
    page.clock.resume()


class Player:
    """Plays with a mouse, or with a finger; `KeyboardPlayer` does without both."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.prompt = page.get_by_test_id("prompt")
        self.end = page.locator("[data-end]")
        self.combos = page.locator("[data-combo]")
        self.log = page.get_by_role("log", name=text("tab-log"))
        self.players = page.get_by_role("list", name=text("players-title"))
        self.undo_button = page.get_by_role("button", name=re.compile(f"^{text('undo-button')}"))
        self.game_over = page.get_by_role("dialog", name=text("over-title"))
        self.empty_turn = page.get_by_role("group", name=text("end-title"))
        self.card = page.locator("[role=dialog]:not([aria-modal])")

    # Looking

    def button(self, id: str, **facts: str) -> Locator:
        """The button that a text names."""
        return self.page.get_by_role("button", name=text(id, **facts), exact=True)

    def card_of(self, name: str) -> Locator:
        """What the list of players tells about somebody."""
        return self.players.get_by_role("listitem").filter(has_text=name)

    def purse(self, name: str) -> int | None:
        """Somebody's coins as far as this screen tells them."""
        told = self.card_of(name).inner_text()
        if text("purse-hidden") in told:
            return None
        found = re.search(text("combo-coins", coins=99).replace("99", r"(\d+)") + "|(1) coin", told)
        assert found, told
        return int(found[1] or found[2])

    def regions(self) -> dict[int, str]:
        """What the map tells about each region, without what can be done there."""
        return {id: words.partition(". ")[0] for id, words in self._region_labels().items()}

    def lit(self, what: str = "") -> list[int]:
        """Regions where something can be done now, or just something that begins so."""
        choices = {id: words.partition(". ")[2] for id, words in self._region_labels().items()}
        return [id for id, choice in choices.items() if choice and choice.startswith(what)]

    def conquerable(self) -> list[int]:
        """Regions that there are enough tokens for."""
        return self.lit(text("do-conquer", tokens=99).partition("99")[0])

    def _region_labels(self) -> dict[int, str]:
        every = """all => all.map(one => [Number(one.dataset.hit), one.getAttribute('aria-label')])"""
        hits = self.page.locator("[data-hit]")
        return eventually(self.page, lambda: dict(cast("list[tuple[int, str]]", hits.evaluate_all(every))))

    def log_lines(self) -> list[str]:
        """The log, from the first line to the last."""
        return [line.strip() for line in self.log.inner_text().splitlines() if line.strip()]

    def step(self) -> Step:
        """What this screen is asked for."""
        if self.game_over.is_visible():
            return "over"
        if self.combos.count():
            return "pick"
        if not self.end.count():
            return "waiting"
        names: list[Step] = ["expand", "conquer", "redeploy", "stout"]
        words = self.end.inner_text()
        return next((name for name in names if words == text(f"done-{name}")), "done")

    # Doing one thing

    def press(self, what: Locator) -> None:
        """Click it, or tap it."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def act(self, *deeds: Callable[[], None]) -> None:
        """Do something that ends with a move, and wait until the server has answered it."""
        before = self.page.evaluate(STATE)
        for deed in deeds:
            deed()
        eventually(self.page, lambda: self.page.evaluate(STATE) != before)

    def take_combo(self, place: int = 1) -> None:
        """Take the combo at this place of the column."""
        self.act(lambda: self.press(self.page.locator(f'[data-combo="{place}"]')))

    def touch_region(self, id: int) -> None:
        """A click or tap on the map, wherever the region can be reached."""
        at = self.page.evaluate(FREE_POINT, id)
        if at is None:
            self.press(self.button("board-zoom-fit"))
            at = eventually(self.page, lambda: self.page.evaluate(FREE_POINT, id))
        point = cast("dict[str, float]", at)
        if self.touch:
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    def use_region(self, id: int) -> None:
        """Do what is lit on a region; where there is a choice, the first one."""
        before = self.page.evaluate(STATE)
        self.touch_region(id)
        eventually(self.page, lambda: self.card.is_visible() or self.page.evaluate(STATE) != before)
        if self.card.is_visible():
            self.choose_first()
            eventually(self.page, lambda: self.page.evaluate(STATE) != before)

    def choose_first(self) -> None:
        """The first thing that an open card offers."""
        self.press(self.card.get_by_role("button").first)

    def go_on(self) -> None:
        """Redeploy, end the turn, or whatever the button says; also when the turn was for nothing."""
        self.act(lambda: self.press(self.end))
        if self.empty_turn.is_visible():
            self.act(lambda: self.press(self.empty_turn.get_by_role("button", name=text("end-yes"))))

    def spread(self) -> None:
        """Put the hand on the map evenly."""
        self.act(lambda: self.press(self.button("spread-button")))

    def roll(self) -> None:
        """Roll the die before a conquest."""
        self.act(lambda: self.press(self.button("roll-button")))

    def decline(self) -> None:
        """Let the race decline, after a look at what that means."""
        group = self.page.get_by_role("group", name=text("decline-title"))
        self.act(
            lambda: self.press(self.button("decline-button")),
            lambda: self.press(group.get_by_role("button", name=text("decline-yes"), exact=True)),
        )

    def undo(self) -> None:
        """Take the last step back."""
        self.act(lambda: self.press(self.undo_button))

    def lift_curtain(self, name: str) -> None:
        """Say who sits at the screen now."""
        self.press(self.button("curtain-lift", name=name))
        expect(self.button("curtain-lift", name=name)).to_have_count(0)

    # Playing

    def wait(self) -> Step:
        """Until this screen is asked for something, or the game is over."""
        asked, dialog = self.page.locator("[data-end], [data-combo]"), self.page.locator("dialog[open]")
        # the map comes by itself, sometimes after the first prompt
        land = self.page.locator("[data-hit]")
        eventually(self.page, lambda: dialog.count() or (asked.count() and land.count()))
        return self.step()

    def wait_for_turn(self) -> Step:
        """Until a turn of one's own; whoever was driven out in the meantime is brought back on the way."""
        while self.wait() == "done":
            self.decide()
        return self.step()

    def best_combo(self) -> int:
        """The place to pick from; the top one is free."""
        return 1

    def wants_to_decline(self) -> bool:
        """Whether the race is worn out, at the start of a turn."""
        return not self.lit()

    def decide(self) -> bool:
        """Whatever comes next, whichever race and power it is for; whether that ended the turn."""
        match self.step():
            case "pick":
                self.take_combo(self.best_combo())
            case "expand" if self.wants_to_decline() and self.button("decline-button").is_visible():
                self.decline()
                return True
            case "expand" | "conquer":
                if lit := self.lit():
                    self.use_region(lit[0])
                elif self.button("roll-button").is_visible():
                    self.roll()
                else:
                    self.go_on()
            case "redeploy":
                return self.place() and self.step() != "stout"
            case "done":
                self.place()
            case "stout":
                self.go_on()
                return True
        return False

    def place(self) -> bool:
        """One step of putting things on the map; whether it was the last."""
        if self.button("spread-button").is_visible():
            self.spread()
        elif lit := self.lit():
            self.use_region(lit[0])
        else:
            self.go_on()
            return True
        return False

    def play_turn(self) -> None:
        """From the first decision to the end of the turn."""
        self.wait()
        for _ in range(200):
            if self.step() in ("waiting", "over") or self.decide():
                return
        raise AssertionError(f"the turn never ends: {self.prompt.inner_text()}")

    def settled(self) -> dict[str, Any]:
        """What everybody at the table must see alike."""
        return {"map": self.regions(), "log": self.log_lines()}


class KeyboardPlayer(Player):
    """Never touches a mouse: keys of the table, Tab, Enter and arrows."""

    def press(self, what: Locator) -> None:
        raise AssertionError("a keyboard cannot click")

    def key(self, *names: str) -> None:
        """Press keys one after the other."""
        for name in names:
            self.page.keyboard.press(name)

    def tab_to(self, what: Locator) -> None:
        """Tab on until it has the focus."""
        for _ in range(80):
            if what.evaluate("one => one === document.activeElement"):
                return
            self.key("Tab")
        raise AssertionError(f"Tab does not reach {what}")

    def take_combo(self, place: int = 1) -> None:
        self.act(lambda: self.key(str(place)))

    def touch_region(self, id: int) -> None:
        """The first lit region is one key away."""
        self.key("m")
        assert self.focused() == id
        self.key("Enter")

    def focused(self) -> int:
        """The region that has the focus."""
        return cast("int", self.page.evaluate("Number(document.activeElement.dataset.hit)"))

    def choose_first(self) -> None:
        expect(self.card.get_by_role("button").first).to_be_focused()
        self.key("Enter")

    def go_on(self) -> None:
        self.act(lambda: self.key("e"))
        if self.empty_turn.is_visible():
            self.act(lambda: self.key("Tab", "Enter"))

    def spread(self) -> None:
        self.act(lambda: self.key("s"))

    def roll(self) -> None:
        self.act(lambda: self.key("r"))

    def decline(self) -> None:
        self.act(
            lambda: self.key("d"),
            lambda: expect(self.button("decline-yes")).to_be_focused(),
            lambda: self.key("Enter"),
        )

    def undo(self) -> None:
        self.act(lambda: self.key("u"))
