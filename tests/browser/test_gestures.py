"""The map under a hand: tokens that are dragged, two fingers that pinch, a wheel, a finger that rests."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import FREE_POINT, Player, eventually

# four Orcs to place on two regions; nothing else is there to do
PLACING: tables.Json = {
    "map": "2p",
    "phase": "redeploy",
    "players": [{"name": "Ann", "active": {"race": "orcs", "power": "hill", "hand": 4}}, {"name": "Bo"}],
    "regions": {
        "1": {"seat": 0, "race": "orcs", "tokens": 1},
        "8": {"seat": 0, "race": "orcs", "tokens": 1},
    },
}

LAKE = 7
"""In the middle of the map, away from everything."""

Point = tuple[float, float]


def placing(site: str, open_page: OpenPage, *, phone: bool = False) -> Player:
    made = tables.create_at(site, PLACING, tables.human("Ann"), tables.bot())
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), phone=phone), touch=phone)
    assert me.wait() == "redeploy"
    return me


def point_of(me: Player, region: int) -> Point:
    at = eventually(me.page, lambda: me.page.evaluate(FREE_POINT, region))
    return at["x"], at["y"]


def token_in_hand(me: Player) -> Point:
    box = me.page.get_by_role("radio", name=text("combo-tokens", tokens=4)).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width_of(page: Page, region: int) -> float:
    box = page.locator(f'[data-hit="{region}"]').bounding_box()
    assert box is not None
    return box["width"]


def fingers(page: Page, *moments: Sequence[Point]) -> None:
    """Fingers that come down where the first moment says, move on to the others, and are lifted."""
    devices = page.context.new_cdp_session(page)
    for i, points in enumerate(moments):
        touches = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]
        kind = "touchMove" if i else "touchStart"
        devices.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
    devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_token_is_dragged_to_a_region(site: str, open_page: OpenPage, picture: Picture) -> None:
    me = placing(site, open_page)
    before = me.regions()
    away, home = point_of(me, 20), point_of(me, 8)

    me.page.mouse.move(*token_in_hand(me))
    me.page.mouse.down()
    me.page.mouse.move(*away, steps=5)
    picture(me.page, "over-a-dark-region")
    me.page.mouse.up()
    assert me.regions() == before, "where it cannot stay it comes back"

    def drag() -> None:
        me.page.mouse.move(*token_in_hand(me))
        me.page.mouse.down()
        me.page.mouse.move(*home, steps=5)
        picture(me.page, "over-a-lit-region")
        me.page.mouse.up()

    me.act(drag)
    assert {region for region, words in me.regions().items() if words != before[region]} == {8}
    expect(me.page.get_by_role("radio", name=text("combo-tokens", tokens=3))).to_be_visible()


def test_a_finger_drags_a_token_too(site: str, open_page: OpenPage) -> None:
    me = placing(site, open_page, phone=True)
    before = me.regions()
    start, home = token_in_hand(me), point_of(me, 8)
    half = ((start[0] + home[0]) / 2, (start[1] + home[1]) / 2)
    me.act(lambda: fingers(me.page, [start], [half], [home]))
    assert {region for region, words in me.regions().items() if words != before[region]} == {8}


def test_two_fingers_zoom_and_the_tap_after_them_counts(site: str, open_page: OpenPage) -> None:
    me = placing(site, open_page, phone=True)
    page, before = me.page, me.regions()
    narrow = width_of(page, LAKE)
    picture_of_the_race = page.locator('[data-region="8"] .icon')
    expect(picture_of_the_race).to_have_count(0)
    x, y = point_of(me, LAKE)
    fingers(page, [(x - 30, y), (x + 30, y)], [(x - 50, y), (x + 50, y)], [(x - 60, y), (x + 60, y)])
    wide = eventually(page, lambda: width if (width := width_of(page, LAKE)) > 1.5 * narrow else 0)
    assert wide == pytest.approx(2 * narrow, rel=0.2)
    expect(picture_of_the_race).to_have_count(1)
    assert me.regions() == before, "a pinch is no tap"
    fingers(page, [(x - 60, y), (x + 60, y)], [(x - 20, y), (x + 20, y)])
    eventually(page, lambda: width_of(page, LAKE) < 0.6 * wide)
    me.use_region(8)
    assert me.regions() != before


def test_a_wheel_zooms_where_it_points_and_the_mouse_pans(site: str, open_page: OpenPage) -> None:
    me = placing(site, open_page)
    page, before = me.page, me.regions()
    x, y = point_of(me, 8)
    narrow = width_of(page, 8)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    eventually(page, lambda: width_of(page, 8) > 1.5 * narrow)
    hit = "([x, y]) => Number(document.elementFromPoint(x, y)?.dataset.hit)"
    assert page.evaluate(hit, [x, y]) == 8, "what is pointed at stays there"
    page.mouse.down()
    page.mouse.move(x - 120, y, steps=4)
    page.mouse.up()
    assert page.evaluate(hit, [x - 120, y]) == 8, "it went along with the mouse"
    assert me.regions() == before


def test_a_finger_that_rests_asks_what_a_region_is(site: str, open_page: OpenPage) -> None:
    me = placing(site, open_page, phone=True)
    page, before = me.page, me.regions()
    x, y = point_of(me, 8)
    devices = page.context.new_cdp_session(page)
    devices.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    name = before[8].partition(",")[0]
    expect(page.get_by_role("tooltip")).to_contain_text(name)
    devices.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert me.regions() == before, "asking changes nothing"
