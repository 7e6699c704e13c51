"""Two people at one screen: between their turns a curtain hides whose coins are whose."""

import re

from playwright.sync_api import expect

from elbowroom.locales import text
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player

ANN, BO = "Ann", "Bo"


def test_a_curtain_between_two_people_hides_their_purses(open_page: OpenPage, picture: Picture) -> None:
    page = open_page("/new?with=screen")
    me = Player(page)
    page.get_by_role("radio", name=text("count-players", players=2)).check()
    for number, name in enumerate((ANN, BO), 1):
        page.get_by_role("textbox", name=text("page-seat-name-of", number=number)).fill(name)
    page.get_by_role("combobox", name=text("page-first")).select_option("0")
    picture(page, "1-new-table")
    page.get_by_role("button", name=text("page-create-go")).click()

    expect(me.button("curtain-lift", name=ANN)).to_be_focused()
    assert_no_purse(me)
    me.lift_curtain(ANN)
    expect(me.combos.first).to_be_visible()
    assert (me.purse(ANN), me.purse(BO)) == (5, None)
    me.play_turn()

    expect(me.button("curtain-lift", name=BO)).to_be_focused()
    assert_no_purse(me)
    expect(me.page.locator("[data-end], [data-combo]")).to_have_count(0)
    picture(page, "2-curtain")
    page.reload()
    expect(me.button("curtain-lift", name=BO)).to_be_visible()
    assert_no_purse(me)
    me.lift_curtain(BO)
    expect(me.combos.first).to_be_visible()
    assert (me.purse(ANN), me.purse(BO)) == (None, 5)
    picture(page, "3-second-player")
    me.play_turn()

    me.lift_curtain(ANN)
    expect(me.card_of(BO)).to_contain_text(text("purse-hidden"))
    assert (me.purse(ANN) or 0) > 5, "what the first turn earned is there"


def assert_no_purse(me: Player) -> None:
    """Not on the screen, and nowhere else in the page."""
    expect(me.card_of(ANN)).to_contain_text(text("purse-hidden"))
    expect(me.card_of(BO)).to_contain_text(text("purse-hidden"))
    purse = re.compile("^" + text("combo-coins", coins=99).replace("99", r"\d+") + "$")
    expect(me.page.get_by_text(purse)).to_have_count(0)
