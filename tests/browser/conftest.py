"""A real server, a real browser: Debian's chromium, or the one that ELBOWROOM_BROWSER names."""

import json
import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import elbowroom_page
import httpx
import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Route,
    expect,
    sync_playwright,
)

from tests.browser import tables
from tests.missing import missing
from tests.patience import PATIENCE
from tests.server.conftest import GENEROUS
from tests.server.serving import Server

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "artefacts"
CHROMIUM = os.environ.get("ELBOWROOM_BROWSER") or shutil.which("chromium")
LAPTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
MILLISECONDS = 1000 * PATIENCE

expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="session", autouse=True)
def _page_is_there() -> None:
    if not elbowroom_page.is_built():
        missing("the page is not built: python3 run.py test builds it")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """As root, which a build server often is, Chromium has no sandbox."""
    if CHROMIUM is None:
        missing("no chromium here: install Debian's package, or name a browser in ELBOWROOM_BROWSER")
    arguments = [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
    ]
    own = {"executable_path": CHROMIUM, "args": arguments, "timeout": MILLISECONDS}
    return {**browser_type_launch_args, **own}


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """For a file at a time: while it runs, no other test of this process can have an event loop."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """The browser of a file of tests."""
    started = playwright.chromium.launch(**browser_type_launch_args)
    yield started
    started.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a database of its own, which all files of tests of a process share."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder / "games.db", "--config", str(GENEROUS)) as server:
        yield server.address


ON_PURPOSE = re.compile(
    r"WebSocket connection|ERR_|status of 404 .* at (?!\S*/assets/)|Push API in incognito"
)
"""What a browser says itself when a connection breaks, or when somebody asks for what is not there; and that
one which remembers nothing, as those of the tests do, gets no pushes.
"""


def complaint(line: ConsoleMessage) -> str:
    """What the page complains about, and where."""
    return f"{line.text} at {line.location['url']}"


OpenPage = Callable[..., Page]
Picture = Callable[..., None]


@pytest.fixture(scope="session")
def finished(site: str) -> str:
    """A table at which two bots have played a whole game, of somebody who speaks English."""
    made = tables.create(site, tables.bot("random"), tables.bot("easy"), seed=11, language="en")
    table = str(made["id"])
    limit = time.monotonic() + PATIENCE
    while httpx.get(f"{site}/api/tables/{table}", timeout=PATIENCE).json()["status"] != "over":
        assert time.monotonic() < limit, "two bots did not finish a game"
        time.sleep(0.1)
    return table


def _with_a_seed(route: Route) -> None:
    """Nobody who plays at once gives a seed; here chance shall not decide whether a test passes."""
    if route.request.method == "POST":
        wanted = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**wanted, "seed": wanted.get("seed") or tables.SEED}))
    else:
        route.continue_()


@pytest.fixture
def open_page(browser: Browser, site: str) -> Iterator[OpenPage]:
    """A browser of somebody's own at a path; whatever the page complains about fails the test.

    Scripts run before the page does. Unless one of them says otherwise, others' moves are shown at once.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_it(path: str = "/", *scripts: str, phone: bool = False, **options: Any) -> Page:
        size: dict[str, Any] = {"viewport": LAPTOP}
        if phone:
            size = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        context = browser.new_context(base_url=site, **{"reduced_motion": "reduce", **size, **options})
        contexts.append(context)
        for script in [*scripts, tables.settings(pace=0)]:
            context.add_init_script(script)
        context.route("**/api/tables", _with_a_seed)
        page = context.new_page()
        page.set_default_timeout(MILLISECONDS)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.append(complaint(line)) if line.type == "error" else None)
        page.goto(path)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert [line for line in complaints if not ON_PURPOSE.search(line)] == []


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Picture:
    """Keeps a picture of the page for a person to look at; where time stands still it is painted already."""

    def take(page: Page, name: str, *, painted: bool = False) -> None:
        PICTURES.mkdir(exist_ok=True)
        test = re.sub(r"\W+", "-", request.node.name)
        if not painted:
            page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        page.screenshot(path=PICTURES / f"{test}-{name}.png")

    return take
