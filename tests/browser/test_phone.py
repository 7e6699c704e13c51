"""A phone, upright, and a finger: several whole turns, and nothing too small to touch."""

import re

import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player
from tests.browser.touch_sizes import SMALLEST, assert_fit_for_fingers


@pytest.fixture
def me(open_page: OpenPage) -> Player:
    """Somebody with a phone, at the first screen."""
    return Player(open_page("/", phone=True), touch=True)


def test_several_turns_by_touch(me: Player, picture: Picture) -> None:
    page = me.page
    look_at(page, "1-home", picture)
    page.get_by_role("radio", name=text("page-opponents-number", count=1)).tap()
    page.get_by_role("button", name=text("page-play-bots")).tap()
    me.wait_for_turn()
    expect(page.get_by_role("tab", name=text("tab-combos"))).to_have_attribute("aria-selected", "true")
    look_at(page, "2-pick", picture)
    me.take_combo(1)
    look_at(page, "3-conquer", picture)
    for region in me.lit():
        box = page.locator(f'[data-hit="{region}"]').bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= SMALLEST, "regions are large enough before any zoom"
    while me.step() in ("expand", "conquer"):
        me.decide()
    redeploy_by_plus_and_minus(me, picture)
    me.play_turn()

    for turn in (2, 3):
        assert me.wait_for_turn() in ("expand", "pick")
        look_at(page, f"6-turn-{turn}", picture)
        me.play_turn()
        assert_fit_for_fingers(page)
    me.wait_for_turn()
    page.get_by_role("tab", name=text("tab-log")).tap()
    look_at(page, "7-log", picture)
    assert len(me.log_lines()) > 20


def redeploy_by_plus_and_minus(me: Player, picture: Picture) -> None:
    """Every + and − does what it says, on the map and in the hand."""
    assert me.step() in ("redeploy", "done")
    more = me.page.get_by_role("button", name=re.compile("^" + text("board-more", region="")))
    me.press(me.button("board-zoom-fit"))
    look_at(me.page, "4-redeploy", picture)
    before, hand = me.regions(), me.prompt.inner_text()
    name = (more.first.get_attribute("aria-label") or "").removeprefix(text("board-more", region=""))
    me.act(lambda: me.press(more.first))
    assert me.regions() != before
    assert me.prompt.inner_text() != hand
    look_at(me.page, "5-one-token-more", picture)
    me.act(lambda: me.press(me.button("board-fewer", region=name)))
    assert (me.regions(), me.prompt.inner_text()) == (before, hand)


def look_at(page: Page, name: str, picture: Picture) -> None:
    picture(page, name)
    assert_fit_for_fingers(page)


def test_everything_around_the_game_is_fit_for_fingers(
    me: Player, open_page: OpenPage, finished: str, picture: Picture
) -> None:
    page = me.page
    for id, name in [("page-settings", "settings"), ("page-summary-button", "summary")]:
        page.get_by_role("button", name=text(id)).tap()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        look_at(page, name, picture)
        dialog.get_by_role("button", name=text("page-close")).tap()
        expect(dialog).to_have_count(0)
    page.goto("/new?with=friends")
    expect(page.get_by_role("button", name=text("page-create"))).to_be_visible()
    look_at(page, "new-table", picture)
    page.get_by_role("button", name=text("page-create")).tap()
    expect(page.get_by_role("textbox", name=text("room-link"))).to_be_visible()
    look_at(page, "waiting-room", picture)
    page.get_by_role("button", name=text("menu-title")).tap()
    look_at(page, "menu", picture)
    page.goto(f"/r/{finished}?step=40")
    expect(page.get_by_role("slider", name=text("page-chart-seek"))).to_be_visible()
    look_at(page, "replay", picture)
