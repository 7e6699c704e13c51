"""Somebody who learns: does what the guide of the first game asks for, one thing at a time."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from elbowroom.locales import text
from tests.browser.player import KeyboardPlayer, Player, eventually

WAITING = ("watch", "answer")
"""What the guide says while others play."""
MOST_DEEDS = 60
"""Nobody is asked for more: beyond it the guide leads nowhere."""


class Pupil:
    """Follows the guide with the hands of a `Player`."""

    def __init__(self, hands: Player) -> None:
        self.hands = hands
        self.page: Page = hands.page
        self.guide = self.page.get_by_role("region", name=text("menu-guide"))
        self.words = self.page.get_by_test_id("guide")
        self.met: list[str] = []
        """The steps, each once, in the order in which they came."""
        self.read: list[str] = []
        """What the guide said."""
        self.deeds = 0

    def step(self) -> str:
        """What the guide asks for, as soon as it is the pupil's turn."""

        def asked() -> str:
            found = self.guide.get_attribute("data-step") if self.guide.count() else None
            return "" if found is None or found in WAITING else found

        return eventually(self.page, asked)

    def look(self) -> str:
        """The step, noted with its words."""
        step = self.step()
        if step not in self.met:
            self.met.append(step)
        self.read.append(self.words.inner_text())
        return step

    def follow(self) -> None:
        """Do what the guide points at."""
        self.deeds += 1
        row, region, button = (
            self.guide.get_attribute(f"data-{what}") for what in ("row", "region", "button")
        )
        if row is not None:
            self.hands.take_combo(int(row))
        elif region is not None:
            self.hands.use_region(int(region))
        elif button == "spread":
            self.hands.spread()
        elif button == "decline":
            self.hands.decline()
        else:
            assert button == "end", f"the guide points at nothing: {self.words.inner_text()}"
            self.hands.go_on()

    def learn(self, until: str = "end", look: Callable[[str], None] = lambda step: None) -> None:
        """Follow the guide up to a step, and look at the screen with each new one."""
        while self.look() != until:
            if self.step() == self.met[-1]:
                look(self.met[-1])
            self.follow()
            assert self.deeds < MOST_DEEDS, f"the lesson never ends: {self.met}"
        look(until)

    def pointed(self) -> Locator:
        """The regions that stand out on the map."""
        return self.page.locator("path.highlight")

    def count_words(self) -> int:
        """How much there was to read."""
        return sum(len(re.findall(r"\w+", said)) for said in self.read)


class KeyboardPupil(KeyboardPlayer):
    """By keys alone: the map's key leads to where the guide points."""

    def touch_region(self, id: int) -> None:
        self.key("m")
        assert self.focused() == id
        self.key("Enter")


def first_game(page: Page) -> Locator:
    """The way to the guided game on the first screen."""
    return page.get_by_role("navigation", name=text("page-more-ways")).get_by_role(
        "button", name=re.compile(f"^{re.escape(text('page-way-guide'))}")
    )


def ways(page: Page) -> list[str]:
    """The ways to play on the first screen, from the top."""
    names = page.get_by_role("navigation", name=text("page-more-ways")).locator(".name")
    return names.all_inner_texts()
