"""Every screen, in light and in dark, large and small, is looked at by axe: no serious finding."""

import re
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import LAPTOP, PHONE, ROOT, OpenPage, Picture
from tests.browser.layout import ask_for_a_hint, resize
from tests.browser.player import Player
from tests.browser.pupil import Pupil, first_game

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"

Theme = Literal["light", "dark"]


@pytest.fixture(params=["light", "dark"])
def theme(request: pytest.FixtureRequest) -> Theme:
    return request.param  # type: ignore[no-any-return]


DRIVEN_OUT: tables.Json = {
    "map": "2p",
    "phase": "withdraw",
    "deciding": 1,
    "players": [
        {"name": "Bo", "active": {"race": "orcs", "power": "hill"}},
        {"name": "Ann", "active": {"race": "elves", "power": "swamp", "hand": 2}},
    ],
    "regions": {
        "1": {"seat": 0, "race": "orcs", "tokens": 2},
        "8": {"seat": 1, "race": "elves", "tokens": 2},
    },
}


class Inspector:
    """Opens screens in a theme and lets axe look at them. It comes from outside, which the page forbids."""

    def __init__(self, open_page: OpenPage, theme: Theme, picture: Picture) -> None:
        self.theme, self.picture = theme, picture
        self._open = open_page

    def open(self, path: str, *scripts: str, **options: Any) -> Page:
        return self._open(path, *scripts, color_scheme=self.theme, bypass_csp=True, **options)

    def look(self, page: Page, name: str) -> None:
        """Fails with what axe found serious, and where. A large screen is looked at as a small one too."""
        if not page.evaluate("'axe' in window"):
            page.add_script_tag(path=AXE)
        self._look(page, name)
        if page.evaluate("innerWidth") == LAPTOP["width"]:
            resize(page, (PHONE["width"], PHONE["height"]))
            self._look(page, f"{name}-small")
            resize(page, (LAPTOP["width"], LAPTOP["height"]))

    def _look(self, page: Page, name: str) -> None:
        self.picture(page, name)
        serious = [
            f"{found['id']}: {node['target']} {node['failureSummary']}"
            for found in page.evaluate(RUN)
            if found["impact"] in ("serious", "critical")
            for node in found["nodes"]
        ]
        assert serious == [], f"on the screen {name}, {self.theme}"


@pytest.fixture
def inspector(open_page: OpenPage, theme: Theme, picture: Picture) -> Inspector:
    return Inspector(open_page, theme, picture)


def test_the_way_to_a_table(inspector: Inspector, finished: str) -> None:
    page = inspector.open("/")
    expect(page.get_by_role("button", name=text("page-play-bots"))).to_be_visible()
    inspector.look(page, "home")
    for id, name in [
        ("page-settings", "settings"),
        ("page-summary-button", "summary"),
        ("page-open-record", "open-record"),
    ]:
        page.get_by_role("button", name=text(id)).click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        inspector.look(page, name)
        dialog.get_by_role("button", name=text("page-close")).click()
        expect(dialog).to_have_count(0)
    page.goto("/new?with=friends")
    page.get_by_text(text("page-more"), exact=True).click()
    inspector.look(page, "new-table")
    page.get_by_role("button", name=text("page-create"), exact=True).click()
    expect(page.get_by_role("textbox", name=text("room-link"))).to_be_visible()
    inspector.look(page, "waiting-room")
    page.goto("/nowhere")
    expect(page.get_by_role("heading", name=text("page-not-found"))).to_be_visible()
    inspector.look(page, "not-found")


def test_a_turn(inspector: Inspector, site: str) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot(), seed=3)
    me = Player(inspector.open(f"/t/{made['id']}", tables.key_ring(made, 0)))
    me.wait()
    inspector.look(me.page, "pick")
    me.take_combo(1)
    inspector.look(me.page, "expand")
    me.touch_region(next(region for region in me.regions() if region not in me.lit()))
    expect(me.card).to_be_visible()
    inspector.look(me.page, "card")
    me.page.keyboard.press("Escape")
    me.use_region(me.lit()[0])
    inspector.look(me.page, "conquer")
    while me.step() in ("expand", "conquer"):
        me.decide()
    inspector.look(me.page, "redeploy")
    me.play_turn()
    me.wait_for_turn()
    me.press(me.button("decline-button"))
    expect(me.page.get_by_role("group", name=text("decline-title"))).to_be_visible()
    inspector.look(me.page, "decline")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("k")
    expect(me.page.get_by_role("dialog", name=text("keys-title"))).to_be_visible()
    inspector.look(me.page, "keys")


def test_what_explains_and_helps(inspector: Inspector, site: str) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot(), seed=3)
    me = Player(inspector.open(f"/t/{made['id']}", tables.key_ring(made, 0)))
    me.wait()
    me.take_combo(1)
    ask_for_a_hint(me)
    inspector.look(me.page, "hint")
    me.press(me.button("tab-analysis"))
    expect(me.page.get_by_test_id("plans-now").get_by_role("listitem").first).to_be_visible()
    inspector.look(me.page, "plans")
    me.page.get_by_role("tab", name=text("tab-log")).click()
    me.press(me.log.locator(".named").first)
    expect(me.page.get_by_role("tooltip")).to_be_visible()
    inspector.look(me.page, "explained")
    for id in ("menu-tell", "menu-carry"):
        me.press(me.button("menu-title"))
        me.press(me.button(id))
        dialog = me.page.get_by_role("dialog", name=text(id))
        expect(dialog).to_be_visible()
        inspector.look(me.page, id)
        me.press(dialog.get_by_role("button", name=text("page-close")).first)
    me.press(me.button("menu-title"))
    inspector.look(me.page, "menu")


def test_the_guide(inspector: Inspector) -> None:
    page = inspector.open("/")
    pupil = Pupil(Player(page))
    first_game(page).click()
    wanted = {"pick", "enter", "die", "redeploy", "struck", "attack", "decline"}
    pupil.learn(look=lambda step: inspector.look(page, f"guide-{step}") if step in wanted else None)
    inspector.look(page, "guide-end")


def test_driven_out_and_the_curtain(inspector: Inspector, site: str) -> None:
    made = tables.create_at(site, DRIVEN_OUT, tables.bot(), tables.human("Ann"))
    me = Player(inspector.open(f"/t/{made['id']}", tables.key_ring(made, 1)))
    assert me.wait() == "done"
    inspector.look(me.page, "withdraw")
    made = tables.create(site, tables.human("Ann"), tables.human("Bo"))
    page = inspector.open(f"/t/{made['id']}", tables.key_ring(made, 0, 1))
    expect(page.get_by_role("button", name=text("curtain-lift", name="Ann"))).to_be_visible()
    inspector.look(page, "curtain")


def test_the_end_and_the_replay(inspector: Inspector, finished: str) -> None:
    page = inspector.open(f"/t/{finished}")
    expect(page.get_by_role("dialog", name=text("over-title"))).to_contain_text(re.compile("wins?"))
    inspector.look(page, "over")
    page.goto(f"/r/{finished}?step=50")
    expect(page.get_by_role("slider", name=text("page-chart-seek"))).to_be_visible()
    inspector.look(page, "replay")
    page.goto(f"/r/{finished}?review")
    mistake = page.locator(".review > ol > li").first.get_by_role("button").first
    mistake.click()
    inspector.look(page, "review")


def test_on_a_phone(inspector: Inspector, site: str, finished: str) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot(), seed=3)
    me = Player(inspector.open(f"/t/{made['id']}", tables.key_ring(made, 0), phone=True), touch=True)
    me.wait()
    inspector.look(me.page, "pick")
    me.take_combo(1)
    inspector.look(me.page, "expand")
    for tab in ("players", "log", "chat"):
        me.page.get_by_role("tab", name=text(f"tab-{tab}")).tap()
        inspector.look(me.page, tab)
    me.page.goto(f"/r/{finished}?step=50")
    expect(me.page.get_by_role("slider", name=text("page-chart-seek"))).to_be_visible()
    inspector.look(me.page, "replay")
