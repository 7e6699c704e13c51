"""Whatever has a name tells what it does: one's own combo without being asked, everything else when it is."""

import re
from typing import cast

import pytest
from playwright.sync_api import Locator, Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.layout import settle
from tests.browser.player import FREE_POINT, Player
from tests.browser.test_tools import STRONG, table

ELVES, SORCERERS = text("race-elves-about"), text("race-sorcerers-about")
OWN_WORDS = (SORCERERS, text("power-dragon-master-about"))
SIZES = [(1440, 900), (1024, 768)]
UNHURRIED = 600
"""Milliseconds, more than a card of the map waits before it comes."""


def banner(me: Player, name: str, race: str) -> Locator:
    """A race's banner on somebody's card."""
    return me.card_of(name).get_by_role("button", name=re.compile(text(f"race-{race}")))


def told(page: Page) -> Locator:
    return page.get_by_role("tooltip")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_ones_own_combo_stays_explained_whatever_is_pointed_at(
    site: str, open_page: OpenPage, picture: Picture, size: tuple[int, int]
) -> None:
    me = table(site, open_page)
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    for words in OWN_WORDS:
        expect(me.page.get_by_text(words)).to_be_visible()
    picture(me.page, "own")
    combos = me.page.get_by_role("complementary", name=text("column-title")).get_by_role("article")
    if combos.count():
        combos.nth(2).hover()
        for words in OWN_WORDS:
            expect(me.page.get_by_text(words)).to_be_visible()


def test_on_a_phone_ones_own_banner_is_at_the_top_and_a_tap_explains_it(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    me = table(site, open_page, phone=True)
    own = me.page.get_by_role("banner").get_by_role("button", name=re.compile(text("race-sorcerers")))
    own.tap()
    for words in OWN_WORDS:
        expect(told(me.page)).to_contain_text(words)
    picture(me.page, "tapped")
    me.page.get_by_test_id("prompt").tap()
    expect(told(me.page)).to_have_count(0)


def test_a_banner_is_explained_by_pointer_by_keyboard_and_by_click(site: str, open_page: OpenPage) -> None:
    me = table(site, open_page)
    elves = banner(me, "Fitch", "elves")
    elves.hover()
    expect(told(me.page)).to_contain_text(ELVES)
    expect(told(me.page)).to_contain_text(text("power-swamp-about"))
    me.page.mouse.move(2, 2)
    expect(told(me.page)).to_have_count(0)
    elves.click()
    me.page.mouse.move(2, 2)
    expect(told(me.page)).to_contain_text(ELVES)
    me.page.keyboard.press("Escape")
    expect(told(me.page)).to_have_count(0)
    me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Tab")
    expect(elves).to_be_focused()
    expect(elves).to_have_accessible_description(re.compile(re.escape(ELVES)))


def test_the_map_tells_what_stands_there(site: str, open_page: OpenPage) -> None:
    me = table(site, open_page)
    me.page.locator(f'[data-hit="{STRONG}"]').hover()
    expect(told(me.page)).to_contain_text(ELVES)
    expect(told(me.page)).to_contain_text(text("power-swamp-about"))
    me.page.locator('[data-hit="13"]').hover()
    expect(told(me.page)).to_contain_text(text("marker-lair-about"))


def test_a_pointer_that_rests_on_the_map_asks_for_nothing(site: str, open_page: OpenPage) -> None:
    me = table(site, open_page)
    page = me.page
    at = page.evaluate(FREE_POINT, STRONG)
    page.mouse.move(at["x"], at["y"])
    expect(told(page)).to_contain_text(ELVES)
    # something comes over the map and goes away again
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(told(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_timeout(UNHURRIED)
    expect(told(page)).to_have_count(0)
    page.mouse.move(at["x"] + 2, at["y"])
    expect(told(page)).to_contain_text(ELVES)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_what_the_map_tells_leaves_the_words_of_the_turn_alone(
    site: str, open_page: OpenPage, size: tuple[int, int]
) -> None:
    me = table(site, open_page)
    me.page.set_viewport_size({"width": size[0], "height": size[1]})
    settle(me.page)
    bar = me.page.get_by_role("region", name=text("action-title")).bounding_box()
    assert bar is not None
    points = {region: me.page.evaluate(FREE_POINT, region) for region in me.regions()}
    lowest = max((at for at in points.values() if at), key=lambda at: cast("float", at["y"]))
    me.page.mouse.move(lowest["x"], lowest["y"])
    expect(told(me.page)).to_be_visible()
    settle(me.page)
    card = told(me.page).bounding_box()
    assert card is not None
    assert card["y"] + card["height"] <= bar["y"]


def test_the_log_explains_what_it_names(site: str, open_page: OpenPage) -> None:
    me = table(site, open_page)
    me.act(lambda: me.touch_region(1))
    named = me.log.get_by_role("button", name=text("race-sorcerers")).first
    named.hover()
    expect(told(me.page)).to_contain_text(SORCERERS)
    named.focus()
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Shift+Tab")
    expect(told(me.page)).to_contain_text(SORCERERS)


# what was shown over the map, however short it was
WATCHED = """window.shown = [];
  const look = () => document.querySelectorAll('[data-overlay] p').forEach((p) => shown.push(p.textContent));
  new MutationObserver(look).observe(document, { childList: true, subtree: true });"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_new_race_of_somebody_else_has_its_entrance_unless_things_must_not_move(
    site: str, open_page: OpenPage, motion: str
) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot())
    scripts = (WATCHED, tables.settings(pace=1), tables.key_ring(made, 0))
    me = Player(open_page(f"/t/{made['id']}", *scripts, reduced_motion=motion))
    me.play_turn()
    assert me.wait() == "expand"
    shown = me.page.evaluate("shown")
    assert (text("entrance-picked", name="Fitch") in shown) == (motion == "no-preference")
    assert text("entrance-picked", name="Ann") not in shown, "who picked it knows"
