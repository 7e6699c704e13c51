"""Browsers beside Chromium. One that is missing is told by its name; `.ci/run` installs what can be had."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Page

from tests.browser import tables
from tests.browser.conftest import PICTURES
from tests.browser.engines.firefox import Firefox
from tests.browser.engines.page import EnginePage
from tests.browser.engines.screen import Screen
from tests.browser.engines.webkit import WebKit
from tests.browser.player import Player
from tests.missing import lacking

# Nobody who plays at once gives a seed; here chance shall not decide whether a test passes.
SEED = """(seed) => {
  const { fetch } = window;
  window.fetch = (address, options) => {
    if (String(address).endsWith('/api/tables') && options?.method === 'POST')
      options = { ...options, body: JSON.stringify({ ...JSON.parse(options.body), seed }) };
    return fetch(address, options);
  };
}"""


@pytest.fixture(params=[Firefox, WebKit], ids=lambda engine: engine.name)
def engine(request: pytest.FixtureRequest) -> type[Screen]:
    """Each browser in turn."""
    kind = cast("type[Screen]", request.param)
    need(kind)
    return kind


def need(kind: type[Screen]) -> None:
    """Go on only where this browser is installed; where it could be and `CI` is set, it must be."""
    if kind.lacks():
        lacking(kind.name, f"no {kind.name} here: install {kind.lacks()}")


Sit = Callable[..., Player]
Look = Callable[[Player, str], None]


@pytest.fixture
def sit(engine: type[Screen], site: str, tmp_path: Path, look: Look) -> Iterator[Sit]:
    """Somebody at the home page of a browser; whatever that page complains about fails the test.

    However the test ends, there is a picture of the end.
    """
    players: list[Player] = []

    def begin(*, phone: bool = False) -> Player:
        screen = engine(tmp_path, phone=phone)
        open_screens.callback(screen.close)
        page = EnginePage(screen)
        screen.go(site)
        page.evaluate(f"() => {{ {tables.settings(pace=0)} }}")
        screen.go(site)
        page.evaluate(SEED, tables.SEED)
        players.append(Player(cast("Page", page), touch=phone))
        return players[-1]

    with ExitStack() as open_screens:
        yield begin
        for me in players:
            look(me, "end")
            screen = screen_of(me)
            assert screen.complaints() == [], f"{screen.name} complains"


@pytest.fixture
def look(request: pytest.FixtureRequest) -> Look:
    """Keeps a picture of the page for a person to look at."""

    def take(me: Player, name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        test = re.sub(r"\W+", "-", request.node.name)
        (PICTURES / f"{test}-{name}.png").write_bytes(screen_of(me).picture())

    return take


def screen_of(me: Player) -> Screen:
    """The screen that somebody sits at."""
    return cast("EnginePage", me.page).screen
