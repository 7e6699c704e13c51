"""Somebody who never saw this program plays a first turn with a mouse."""

import re

import pytest
from playwright.sync_api import expect

from elbowroom.locales import text
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player


def test_a_first_turn_by_mouse(open_page: OpenPage, picture: Picture) -> None:
    page = open_page("/", "localStorage.setItem('elbowroom.settings', '{}')")
    me = Player(page)
    picture(page, "1-home")
    page.get_by_role("button", name=text("page-play-bots")).click()
    expect(page).to_have_url(re.compile("/t/"))

    # a bot may have more pointed ears and begin; its moves can be skipped, or shown at once from now on
    show_at_once(me)
    assert me.wait() == "pick"
    expect(me.prompt).to_have_text(text("prompt-pick"))
    picture(page, "2-pick")
    me.take_combo(1)

    regions = me.lit()
    assert regions, "the border of the map is lit"
    page.locator(f'[data-hit="{regions[0]}"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("token"))
    picture(page, "3-conquer-with-card")
    while me.step() in ("expand", "conquer") and (lit := me.conquerable()):
        me.use_region(lit[0])
    taken = [words for words in me.regions().values() if text("page-newcomer") in words]
    assert len(taken) >= 2
    picture(page, "4-conquered")

    while me.step() in ("expand", "conquer"):
        me.go_on()
    assert me.step() == "redeploy"
    picture(page, "5-redeploy")
    while me.lit():
        me.place()
    expect(me.end).to_have_text(text("done-redeploy"))
    picture(page, "6-placed")
    me.go_on()
    if me.step() == "stout":  # may decline now, and does not
        me.go_on()

    # the others play, one move after the other, and then it is one's own turn again
    assert me.wait_for_turn() == "expand"
    expect(page.get_by_text(text("turn-yours"))).to_be_visible()
    assert any(text("page-newcomer") in line for line in me.log_lines())
    picture(page, "7-second-turn")


COUNT_CLICKS = "window.clicks = 0; addEventListener('click', () => window.clicks++, true)"


def test_three_clicks_to_the_first_conquest(open_page: OpenPage) -> None:
    page = open_page("/", COUNT_CLICKS)
    me = Player(page)
    page.get_by_role("button", name=text("page-play-bots")).click()
    assert me.wait() == "pick"
    me.take_combo(1)
    me.use_region(me.conquerable()[0])
    assert sum(text("page-newcomer") in words for words in me.regions().values()) == 1
    assert page.evaluate("window.clicks") == 3


def show_at_once(me: Player) -> None:
    """As the settings say at first, others' moves take their time."""
    me.press(me.button("page-settings"))
    dialog = me.page.get_by_role("dialog", name=text("page-settings"))
    expect(dialog.get_by_role("radio", name=text("page-pace-2"))).to_be_checked()
    dialog.get_by_role("radio", name=text("page-pace-0")).check()
    expect(dialog.get_by_role("radio", name=text("page-pace-0"))).to_be_checked()
    me.press(dialog.get_by_role("button", name=text("page-close")))
    expect(dialog).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1024, 768), (1440, 900)], ids=str)
def test_the_way_into_a_game_is_seen_at_once(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page("/", viewport={"width": size[0], "height": size[1]})
    for choice in ("page-play-bots", "page-opponents"):
        shown = page.get_by_role("button" if choice == "page-play-bots" else "radiogroup", name=text(choice))
        box = shown.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= size[1], f"{choice} without scrolling"
