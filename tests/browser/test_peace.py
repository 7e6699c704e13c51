"""Peace is seen where it matters: on cards of those who have it, on the land it spares, on its buttons."""

import re

import pytest
from playwright.sync_api import Locator, expect

from elbowroom.locales import speaking, text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.layout import SIZES, resize
from tests.browser.player import Player
from tests.browser.test_layout import PEACE
from tests.browser.touch_sizes import assert_fit_for_fingers

SPARED, IN_DECLINE = 8, 13
FACTS = {"maker": "Ann", "bound": "Bo"}
ABOUT = text("peace-about", **FACTS)

# Ann has made peace with Bo, who is about to conquer
BOUND: tables.Json = {
    "map": "3p",
    "phase": "expand",
    "round": 3,
    "seat": 1,
    "players": [
        {"name": "Ann", "active": {"race": "orcs", "power": "diplomat"}, "declined": [{"race": "trolls"}]},
        {"name": "Bo", "active": {"race": "elves", "power": "swamp", "hand": 6, "turns": 1}},
        {"name": "Cy", "active": {"race": "humans", "power": "forest"}},
    ],
    "regions": {
        str(SPARED): {"seat": 0, "race": "orcs", "tokens": 1},
        str(IN_DECLINE): {"seat": 0, "race": "trolls", "tokens": 1},
        "9": {"seat": 1, "race": "elves", "tokens": 1},
        "15": {"seat": 2, "race": "humans", "tokens": 1},
    },
    "peace": [{"from": 1, "to": 0}],
}


def bound(site: str, open_page: OpenPage, *, phone: bool = False) -> Player:
    made = tables.create_at(site, BOUND, tables.human("Ann"), tables.human("Bo"), tables.human("Cy"))
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 1), phone=phone), touch=phone)
    assert me.wait() == "expand"
    return me


def marks(me: Player) -> Locator:
    return me.players.get_by_role("button", name=text("peace-between", **FACTS), exact=True)


def told(me: Player) -> Locator:
    return me.page.get_by_role("tooltip")


def test_who_has_peace_with_whom_and_until_when(site: str, open_page: OpenPage, picture: Picture) -> None:
    me = bound(site, open_page)
    expect(marks(me)).to_have_count(2)
    cards = me.players.get_by_role("listitem")
    having = [cards.nth(i).locator("[data-peace]").count() for i in range(3)]
    assert having == [1, 0, 1], "Bo, who sits here, has it; Cy has none; Ann has it"
    marks(me).first.hover()
    expect(told(me)).to_contain_text(ABOUT)
    picture(me.page, "pointed at")
    me.page.mouse.move(2, 2)
    expect(told(me)).to_have_count(0)
    marks(me).last.focus()
    me.page.keyboard.press("Shift+Tab")
    me.page.keyboard.press("Tab")
    expect(marks(me).last).to_have_accessible_description(re.compile(re.escape(ABOUT)))


def test_peace_by_finger(site: str, open_page: OpenPage, picture: Picture) -> None:
    me = bound(site, open_page, phone=True)
    me.page.get_by_role("tab", name=text("tab-players")).tap()
    marks(me).first.tap()
    expect(told(me)).to_contain_text(ABOUT)
    picture(me.page, "tapped")
    assert_fit_for_fingers(me.page)


def test_land_at_peace_says_why_it_cannot_be_attacked(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    me = bound(site, open_page)
    assert SPARED not in me.lit()
    assert IN_DECLINE in me.lit(), "declined races are outside of the peace"
    me.page.locator(f'[data-hit="{SPARED}"]').hover()
    expect(told(me)).to_contain_text(text("reason-peace"))
    expect(told(me)).to_contain_text(ABOUT)
    picture(me.page, "card")
    me.page.locator(f'[data-hit="{IN_DECLINE}"]').hover()
    expect(told(me)).to_contain_text(text("race-trolls-about"))
    expect(told(me)).not_to_contain_text(ABOUT)


def test_peace_is_over_when_its_maker_plays_again(site: str, open_page: OpenPage) -> None:
    ann, bo, cy = BOUND["players"]
    bo = {**bo, "active": {**bo["active"], "hand": 0}}
    last = {**BOUND, "seat": 2, "players": [ann, bo, cy]}
    made = tables.create_at(site, last, *map(tables.human, ("Ann", "Bo", "Cy")))
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 2)))
    assert me.wait() == "expand"
    expect(marks(me)).to_have_count(2)
    me.decline()
    expect(me.page.get_by_test_id("prompt")).to_have_text(text("prompt-other-expand", name="Ann"))
    expect(marks(me)).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_the_buttons_say_what_they_do_in_columns_of_one_width(
    site: str, open_page: OpenPage, picture: Picture, language: str
) -> None:
    with speaking(language):
        made = tables.create_at(site, PEACE, tables.human("Ann"), *(tables.bot() for _ in range(4)))
        names = [seat["name"] for seat in tables.info(site, made["id"])["seats"]][1:]
        spoken = tables.settings(language=language, pace=0)
        me = Player(open_page(f"/t/{made['id']}", spoken, tables.key_ring(made, 0)))
        assert me.wait() == "redeploy"
        for size in SIZES:
            resize(me.page, size)
            widths = set()
            for name in names:
                button = me.page.get_by_role("button", name=text("use-diplomat", name=name, tokens=1))
                words = button.locator("span").first
                expect(words).to_have_text(text("use-diplomat", name=name, tokens=1))
                assert words.evaluate("one => one.scrollWidth <= one.clientWidth"), (size, "cut off")
                box = button.bounding_box()
                assert box is not None
                widths.add(round(box["width"]))
            assert len(widths) == 1, (size, widths)
            picture(me.page, f"{language} {size[0]}")
