"""Tokens put on the map: plus and minus keep their places, and lie on the land that they are for."""

import re
from typing import cast

from playwright.sync_api import Locator, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import FREE_POINT, Player, eventually
from tests.browser.touch_sizes import assert_fit_for_fingers
from tests.scenario import held, player

OWN = (1, 8, 9, 13)
HAND = 4

# Orcs in the middle of the map, between two others, with tokens to place
PLACING: tables.Json = {
    "map": "3p",
    "phase": "redeploy",
    "players": [
        {"name": "Ann", "active": {"race": "orcs", "power": "hill", "hand": HAND}},
        {"name": "Bo", "active": {"race": "elves", "power": "swamp"}},
        {"name": "Cy", "active": {"race": "humans", "power": "forest"}},
    ],
    "regions": {
        **{str(region): {"seat": 0, "race": "orcs", "tokens": 1} for region in OWN},
        "2": {"seat": 1, "race": "elves", "tokens": 2},
        "15": {"seat": 2, "race": "humans", "tokens": 3},
    },
}

# How many buttons on the map can be seen, and which of them lie on other land than their own.
ON_LAND = """() => {
  let seen = 0;
  const wrong = [];
  for (const one of document.querySelectorAll('[data-steps]')) {
    const { x, y, width } = one.getBoundingClientRect();
    const middle = [x + width / 2, y + width / 2];
    const points = [[0, 0]];
    for (let i = 0; i < 8; i++)
      points.push([Math.cos(i * Math.PI / 4) * 0.45 * width, Math.sin(i * Math.PI / 4) * 0.45 * width]);
    const below = points.map(([dx, dy]) => document.elementsFromPoint(middle[0] + dx, middle[1] + dy));
    if (!below.every(([top]) => one.contains(top))) continue;
    seen++;
    const lands = below.map((things) => things.find((other) => other.dataset?.hit)?.dataset.hit);
    if (lands.some((land) => land !== one.dataset.steps)) wrong.push(one.ariaLabel);
  }
  return [seen, wrong];
}"""

Place = tuple[float, float, float, float]


def placing(site: str, open_page: OpenPage, *, phone: bool = False) -> Player:
    made = tables.create_at(site, PLACING, tables.human("Ann"), tables.bot(), tables.bot())
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), phone=phone), touch=phone)
    assert me.wait() == "redeploy"
    return me


def steppers(me: Player) -> Locator:
    """Every plus and minus, on the map and in the bar."""
    begins = "|".join(text(id, region="") for id in ("board-more", "board-fewer"))
    return me.page.get_by_role("button", name=re.compile(f"^({begins})"))


def places(me: Player) -> dict[str, Place]:
    """Where they are, by what they say."""
    every = """all => all.map(one => [one.ariaLabel, one.getBoundingClientRect()])
      .map(([name, { x, y, width, height }]) => [name, [x, y, width, height]])"""
    found = cast("list[tuple[str, list[float]]]", steppers(me).evaluate_all(every))
    return {name: cast("Place", tuple(place)) for name, place in found}


def tokens_on(me: Player, region: int) -> int:
    found = re.search(r"(\d+) token", me.regions()[region])
    assert found
    return int(found[1])


def test_clicks_on_one_spot_do_one_thing(site: str, open_page: OpenPage, picture: Picture) -> None:
    me = placing(site, open_page)
    at = eventually(me.page, lambda: me.page.evaluate(FREE_POINT, 9))
    for tokens in (2, 3):
        me.act(lambda: me.page.mouse.click(at["x"], at["y"]))
        assert tokens_on(me, 9) == tokens
    # left of the stack is where a token is taken up, and as long as none was put there nothing happens
    stack = me.page.locator('[data-region="8"]').bounding_box()
    assert stack is not None
    for _ in range(3):
        me.page.mouse.click(stack["x"] - 14, stack["y"] + stack["height"] / 2 - 14)
    name = me.regions()[8].partition(",")[0]
    me.act(lambda: me.press(me.button("board-more", region=name)))
    picture(me.page, "placed")
    assert tokens_on(me, 8) == 2


def test_plus_and_minus_keep_their_places(site: str, open_page: OpenPage) -> None:
    me = placing(site, open_page)
    eventually(me.page, lambda: steppers(me).count() == 2 * len(OWN))
    before = places(me)
    name = me.regions()[8].partition(",")[0]
    for _ in range(HAND):
        me.act(lambda: me.press(me.button("board-more", region=name)))
        assert places(me) == before, "one token more moves no button, and brings none"
    assert me.lit() == []
    expect(me.button("board-more", region=name)).to_have_attribute("aria-disabled", "true")
    for _ in range(HAND):
        me.act(lambda: me.press(me.button("board-fewer", region=name)))
        assert places(me) == before
    assert tokens_on(me, 8) == 1


def test_buttons_lie_on_the_land_they_are_for(site: str, open_page: OpenPage) -> None:
    me = placing(site, open_page)
    eventually(me.page, lambda: steppers(me).count() == 2 * len(OWN))
    assert me.page.evaluate(ON_LAND) == [2 * len(OWN), []]


def test_plus_and_minus_beside_the_hand_count_what_they_move(site: str, open_page: OpenPage) -> None:
    players = [player("orcs bivouacking", hand=0, turns=1), player("elves hill", turns=1)]
    regions = {"1": held(0, "orcs", 3), "2": held(0, "orcs", 2)}
    position = {"map": "2p", "players": players, "regions": regions, "phase": "redeploy"}
    made = tables.create_at(site, position, tables.human("Ann"), tables.human("Bo"))
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), phone=True), touch=True)
    me.wait()
    me.press(me.button("board-zoom-fit"))
    me.act(lambda: me.touch_region(1))
    name = me.regions()[1].partition(",")[0]
    panel = me.page.get_by_role("group", name=name, exact=True)
    expect(panel.locator("strong")).to_have_text("1")
    me.act(panel.get_by_role("button").last.tap)
    expect(panel.locator("strong")).to_have_text("2")
    assert "2 encampments" in me.regions()[1]


def test_on_a_phone_small_regions_are_served_beside_the_hand(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    me = placing(site, open_page, phone=True)
    me.press(me.button("board-zoom-fit"))
    board = me.page.locator("main").bounding_box()
    assert board is not None
    eventually(me.page, lambda: steppers(me).count() == 2)
    me.act(lambda: me.touch_region(9))
    picture(me.page, "panel")
    assert_fit_for_fingers(me.page)
    name = me.regions()[9].partition(",")[0]
    panel = me.page.get_by_role("group", name=text("steps-title", region=name))
    more, fewer = panel.get_by_role("button").last, panel.get_by_role("button").first
    where = places(me)
    assert all(top >= board["y"] + board["height"] for _, top, _, _ in where.values()), "none on the map"
    me.act(more.tap)
    assert tokens_on(me, 9) == 3
    me.act(fewer.tap)
    me.act(fewer.tap)
    assert (tokens_on(me, 9), places(me)) == (1, where)
    # close enough for fingers, the buttons are on the land itself
    zoom = me.button("board-zoom-in")
    for _ in range(4):
        zoom.tap()
    eventually(me.page, lambda: steppers(me).count() == 2 * len(OWN))
    eventually(me.page, lambda: (found := me.page.evaluate(ON_LAND))[0] >= 2 and found[1] == [])
    _, top, _, _ = places(me)[text("board-more", region=name)]
    assert board["y"] < top < board["y"] + board["height"], "what is chosen stays in sight"
