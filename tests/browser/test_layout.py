"""Every screen at every size, for two to five players with the longest names: no overlap, nothing cut off."""

from collections.abc import Callable
from time import monotonic, sleep

import httpx
import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.layout import LONGEST, SIZES, ask_for_a_hint, faults, resize
from tests.browser.player import Player, eventually
from tests.patience import PATIENCE

NO_GROUND = """() => {
  for (const one of document.querySelectorAll('.stage > svg:not(.live)')) one.style.display = 'none';
}"""
LAPTOP = (1440, 900)
OTHERS = [
    "Bartholomew the Unwieldy",
    "Maximiliana Featherstone",
    "Quasimodo Hinterlandings",
    "Wolfgang Schwarzenberger",
]


class Sizes:
    """Looks at a screen at every size, and remembers what was wrong where."""

    def __init__(self, page: Page, picture: Picture) -> None:
        self.page, self.picture = page, picture
        self.found: list[str] = []

    def look(self, screen: str) -> None:
        """The ground of the map takes most of the time of painting, and is not measured: it stays away."""
        self.page.evaluate(NO_GROUND)
        for size in SIZES:
            resize(self.page, size)
            if found := faults(self.page):
                self.found += [f"{screen} at {size[0]} × {size[1]}: {fault}" for fault in found]
                self.picture(self.page, f"{screen}-{size[0]}", painted=True)
        resize(self.page, LAPTOP)

    def done(self) -> None:
        assert self.found == [], "\n".join(self.found)


def everybody(players: int) -> list[tables.Json]:
    assert all(len(name) == 24 for name in [LONGEST, *OTHERS])
    bots = [{**tables.bot(), "name": name} for name in OTHERS[: players - 1]]
    return [tables.human(LONGEST), *bots]


def in_a_dialog(page: Page, open_it: Callable[[], None], look: Callable[[], None]) -> None:
    open_it()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    look()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_way_to_a_table(open_page: OpenPage, picture: Picture) -> None:
    page = open_page("/", tables.settings(pace=0, name=LONGEST))
    sizes = Sizes(page, picture)
    expect(page.get_by_role("button", name=text("page-play-bots"))).to_be_visible()
    sizes.look("home")
    for id, screen in [("page-settings", "settings"), ("page-summary-button", "summary")]:
        button = page.get_by_role("button", name=text(id))
        in_a_dialog(page, button.click, lambda screen=screen: sizes.look(screen))  # type: ignore[misc]
    page.goto("/new?with=friends")
    page.get_by_text(text("page-more"), exact=True).click()
    sizes.look("new-table")
    page.get_by_role("button", name=text("page-create"), exact=True).click()
    expect(page.get_by_role("textbox", name=text("room-link"))).to_be_visible()
    sizes.look("waiting-room")
    sizes.done()


def test_a_full_waiting_room(site: str, open_page: OpenPage, picture: Picture) -> None:
    made = tables.create(site, *everybody(4), {"kind": "open"})
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0))
    expect(page.get_by_role("textbox", name=text("room-link"))).to_be_visible()
    room = page.get_by_role("region", name=text("room-title"))
    hidden = "(one) => one.scrollHeight - one.clientHeight"
    eventually(page, lambda: room.evaluate(hidden) <= 0)  # on a laptop nobody has to scroll
    sizes = Sizes(page, picture)
    sizes.look("waiting-room")
    sizes.done()


def turn(players: int, site: str, open_page: OpenPage) -> Player:
    made = tables.create(site, *everybody(players), seed=3, clock={"per": "game", "seconds": 3600})
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    me.wait()
    return me


@pytest.mark.parametrize("players", [3, 4])
def test_some_of_a_turn(players: int, site: str, open_page: OpenPage, picture: Picture) -> None:
    me = turn(players, site, open_page)
    sizes = Sizes(me.page, picture)
    me.take_combo(1)
    ask_for_a_hint(me)
    sizes.look("hint")
    me.play_turn()
    me.wait_for_turn()
    sizes.look("second-turn")
    sizes.done()


@pytest.mark.parametrize("players", [2, 5])
def test_a_turn(players: int, site: str, open_page: OpenPage, picture: Picture) -> None:
    me = turn(players, site, open_page)
    sizes = Sizes(me.page, picture)
    sizes.look("pick")
    ask_for_a_hint(me)
    sizes.look("pick-hint")
    me.take_combo(1)
    sizes.look("expand")
    me.touch_region(next(region for region in me.regions() if region not in me.lit()))
    expect(me.card).to_be_visible()
    sizes.look("card")
    me.page.keyboard.press("Escape")
    ask_for_a_hint(me)
    sizes.look("hint")
    me.use_region(me.lit()[0])
    sizes.look("conquer")
    while me.step() in ("expand", "conquer"):
        me.decide()
    sizes.look("redeploy")
    me.play_turn()
    me.wait_for_turn()
    sizes.look("second-turn")
    me.press(me.button("decline-button"))
    expect(me.page.get_by_role("group", name=text("decline-title"))).to_be_visible()
    sizes.look("decline")
    in_a_dialog(me.page, lambda: me.page.keyboard.press("h"), lambda: sizes.look("sheet"))
    sizes.done()


def people(name: str, race: str, power: str) -> tables.Json:
    return {"name": name, "active": {"race": race, "power": power, "turns": 2}}


PEACE: tables.Json = {
    "map": "5p",
    "phase": "redeploy",
    "players": [
        people("Ann", "orcs", "diplomat"),
        people("Bo", "elves", "hill"),
        people("Cy", "trolls", "swamp"),
        people("Di", "ratmen", "forest"),
        people("Ed", "humans", "merchant"),
    ],
    "regions": {
        "1": {"seat": 0, "race": "orcs", "tokens": 3},
        "8": {"seat": 1, "race": "elves", "tokens": 3},
        "21": {"seat": 2, "race": "trolls", "tokens": 3},
        "30": {"seat": 3, "race": "ratmen", "tokens": 3},
        "40": {"seat": 4, "race": "humans", "tokens": 3},
    },
}


def test_a_player_to_be_named(site: str, open_page: OpenPage, picture: Picture) -> None:
    made = tables.create_at(site, PEACE, *everybody(5))
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    assert me.wait() == "redeploy"
    expect(
        me.page.get_by_role("button", name=text("use-diplomat", name=OTHERS[3], tokens=1))
    ).to_be_attached()
    sizes = Sizes(me.page, picture)
    sizes.look("peace")
    sizes.done()


@pytest.fixture(scope="module", params=[2, 5])
def told(request: pytest.FixtureRequest, site: str) -> str:
    """A finished game between bots with long names."""
    bots = [{**tables.bot("random"), "name": name} for name in [LONGEST, *OTHERS][: request.param]]
    made = tables.create(site, *bots, seed=11)
    table = str(made["id"])
    end = monotonic() + PATIENCE
    while httpx.get(f"{site}/api/tables/{table}", timeout=PATIENCE).json()["status"] != "over":
        assert monotonic() < end, "bots did not finish a game"
        sleep(0.1)
    return table


def test_the_end_and_the_replay(told: str, open_page: OpenPage, picture: Picture) -> None:
    page = open_page(f"/t/{told}")
    expect(page.get_by_role("dialog", name=text("over-title"))).to_contain_text(LONGEST)
    sizes = Sizes(page, picture)
    sizes.look("over")
    page.goto(f"/r/{told}?step=40")
    expect(page.get_by_role("slider", name=text("page-chart-seek"))).to_be_visible()
    sizes.look("replay")
    eventually(page, lambda: page.locator("[data-hit]").count() > 0)
    sizes.done()
