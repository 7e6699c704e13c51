"""The map stays where it is, fits its box, and nothing that can be chosen is out of sight unnoticed."""

import re

import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.layout import SIZES, ask_for_a_hint, box_of, resize, settle
from tests.browser.player import Player, eventually

FOUR = [(1440, 900), (1024, 768), (390, 844), (844, 390)]
REGION = '[data-hit="9"]'

ENDLESS = """() => {
  const long = 'Conquer and conquer and do not forget to conquer once more. '.repeat(14);
  document.querySelector('[data-testid=prompt]').textContent = long;
  document.querySelector('[data-testid=hint] p').textContent = long;
}"""

# Where the middle of each region's pieces is, as far as it is outside of what is seen of the map.
OUT_OF_SIGHT = """(ids) => {
  const view = document.querySelector('.board .box').getBoundingClientRect();
  return ids.filter((id) => {
    const { left, top, right, bottom } = document.querySelector(`[data-hit="${id}"]`).getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x < view.left || x > view.right || y < view.top || y > view.bottom;
  });
}"""

# Whether the buttons of the map touch what is seen of it, and whether all of the map is seen.
BUTTONS_ON_THE_MAP = """() => {
  const view = document.querySelector('.board .box').getBoundingClientRect();
  return [...document.querySelectorAll('.zoom button')].filter((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const across = Math.min(right, view.right) - Math.max(left, view.left);
    return across > 0.5 && Math.min(bottom, view.bottom) - Math.max(top, view.top) > 0.5;
  }).length;
}"""
BEYOND_THE_BOX = """() => {
  const view = document.querySelector('.board .box').getBoundingClientRect();
  const all = [...document.querySelectorAll('[data-hit]')].map((one) => one.getBoundingClientRect());
  const [left, top] = ['left', 'top'].map((side) => Math.min(...all.map((one) => one[side])));
  const [right, bottom] = ['right', 'bottom'].map((side) => Math.max(...all.map((one) => one[side])));
  const used = Math.max((right - left) / view.width, (bottom - top) / view.height);
  const over = Math.max(view.left - left, view.top - top, right - view.right, bottom - view.bottom);
  return { over, used };
}"""


def begin(site: str, open_page: OpenPage, players: int = 3, size: tuple[int, int] = FOUR[0]) -> Player:
    made = tables.create(site, tables.human("Ann"), *[tables.bot()] * (players - 1), seed=3)
    viewport = {"width": size[0], "height": size[1]}
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), viewport=viewport))
    me.wait()
    return me


def is_whole(page: Page) -> bool:
    """Whether all of the map is seen, and as large as its box allows."""
    found = page.evaluate(BEYOND_THE_BOX)
    return bool(found["over"] <= 0.5 and found["used"] > 0.9)


def is_seen(page: Page, selector: str) -> bool:
    return bool(page.evaluate(
        """(selector) => {
          const one = document.querySelector(selector);
          const { left, right, top } = one.getBoundingClientRect();
          const there = document.elementFromPoint((left + right) / 2, top + 8);
          return there !== null && (one.contains(there) || there.contains(one));
        }""",
        selector,
    ))  # fmt: skip


@pytest.mark.parametrize("size", FOUR, ids=lambda size: str(size[0]))
def test_a_hint_and_any_text_leave_the_bar_its_form(
    size: tuple[int, int], site: str, open_page: OpenPage, picture: Picture
) -> None:
    me = begin(site, open_page, size=size)
    page = me.page
    me.take_combo(1)
    settle(page)
    before = box_of(page, REGION)
    ask_for_a_hint(me)
    settle(page)
    picture(page, "hint")
    prompt, hint = me.prompt.bounding_box(), page.get_by_test_id("hint").bounding_box()
    assert prompt
    assert hint
    assert prompt["width"] > 0.6 * (box_of(page, ".bar")["width"]), "the prompt has the width of the bar"
    assert hint["y"] >= prompt["y"] + prompt["height"] - 1, "the hint is below the prompt"
    assert box_of(page, REGION) == before, "the map does not move"
    page.evaluate(ENDLESS)
    settle(page)
    picture(page, "endless")
    assert box_of(page, REGION) == before
    assert is_seen(page, "[data-testid=prompt]")
    bar, end = box_of(page, ".bar"), box_of(page, "[data-end]")
    assert bar["y"] + bar["height"] <= size[1] + 0.5
    assert end["y"] + end["height"] <= bar["y"] + bar["height"], "the buttons stay"
    me.act(lambda: me.press(me.end))


@pytest.mark.parametrize("size", FOUR, ids=lambda size: str(size[0]))
def test_the_map_stays_where_it_is_from_phase_to_phase(
    size: tuple[int, int], site: str, open_page: OpenPage
) -> None:
    me = begin(site, open_page, size=size)
    seen: dict[str, dict[str, float]] = {}

    def look(phase: str) -> None:
        settle(me.page)
        seen[phase] = box_of(me.page, REGION)

    look("pick")
    me.take_combo(1)
    look("expand")
    me.use_region(me.lit()[0])
    look("conquer")
    while me.step() in ("expand", "conquer"):
        me.decide()
    look("redeploy")
    me.play_turn()
    look("others")
    me.wait_for_turn()
    look("second turn")
    me.press(me.button("decline-button"))
    look("decline")
    assert seen == dict.fromkeys(seen, seen["pick"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_whole_map_fits_and_its_buttons_cover_nothing(
    players: int, site: str, open_page: OpenPage
) -> None:
    me = begin(site, open_page, players, size=SIZES[0])
    for size in [*SIZES, *SIZES[:2]]:
        resize(me.page, size)
        eventually(me.page, lambda: is_whole(me.page))
        assert me.page.evaluate(BUTTONS_ON_THE_MAP) == 0, f"at {size}"
    for _ in range(3):
        me.press(me.button("board-zoom-in"))
    assert me.page.evaluate(BUTTONS_ON_THE_MAP) == 0, "whatever the zoom"


def test_who_looked_closer_looks_at_the_same_place_in_a_box_of_another_size(
    site: str, open_page: OpenPage
) -> None:
    me = begin(site, open_page)
    for _ in range(3):
        me.press(me.button("board-zoom-in"))
    eventually(me.page, lambda: not is_whole(me.page))
    settle(me.page)
    middle = """() => {
      const { left, top, width, height } = document.querySelector('.board .box').getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.getAttribute('data-hit');
    }"""
    before, size = me.page.evaluate(middle), box_of(me.page, REGION)["width"]
    assert before is not None
    resize(me.page, (1024, 768))
    eventually(me.page, lambda: me.page.evaluate(middle) == before)
    assert box_of(me.page, REGION)["width"] == pytest.approx(size, rel=0.01)


def test_who_looked_closer_goes_on_looking_while_others_come_and_go(site: str, open_page: OpenPage) -> None:
    made = tables.create(site, tables.human("Ann"), tables.human("Bo"))
    ann = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    away = ann.card_of("Bo").get_by_text(text("player-away"))
    ann.wait()
    expect(away).to_be_visible()
    for _ in range(3):
        ann.press(ann.button("board-zoom-in"))
    eventually(ann.page, lambda: not is_whole(ann.page))
    settle(ann.page)
    before, drawn = box_of(ann.page, REGION), ann.page.query_selector(REGION)
    bo = open_page(f"/t/{made['id']}", tables.key_ring(made, 1))
    expect(away).to_have_count(0)
    bo.close()
    expect(away).to_be_visible()
    assert box_of(ann.page, REGION) == before
    assert ann.page.evaluate("(drawn) => drawn.isConnected", drawn), "the map was never taken away"


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (844, 390)], ids=lambda size: str(size[0]))
def test_on_a_phone_everything_lit_is_in_view_or_pointed_at(
    size: tuple[int, int], site: str, open_page: OpenPage, picture: Picture
) -> None:
    me = begin(site, open_page, 3, size)
    page = me.page
    me.take_combo(1)
    settle(page)
    assert me.lit()
    assert page.evaluate(OUT_OF_SIGHT, me.lit()) == []
    arrows = page.locator("[data-beyond]")
    expect(arrows).to_have_count(0)
    for _ in range(3):
        me.press(me.button("board-zoom-in"))
    eventually(page, lambda: page.evaluate(OUT_OF_SIGHT, me.lit()))
    expect(arrows.first).to_be_visible()
    picture(page, "arrows")
    edge = arrows.first.get_attribute("data-beyond") or ""
    label = arrows.first.get_attribute("aria-label") or ""
    count = int((re.search(r"\d+", label) or ["1"])[0])
    assert label == text(f"board-beyond-{edge}", count=count)
    hidden = set(page.evaluate(OUT_OF_SIGHT, me.lit()))
    me.press(arrows.first)
    eventually(page, lambda: len(hidden - set(page.evaluate(OUT_OF_SIGHT, list(hidden)))) >= 1)


FAR_APART: tables.Json = {
    "map": "3p",
    "phase": "conquer",
    "players": [
        {"name": "Ann", "active": {"race": "orcs", "power": "hill", "turns": 2, "hand": 4}},
        {"name": "Bo"},
        {"name": "Cy"},
    ],
    "regions": {
        "2": {"seat": 0, "race": "orcs", "tokens": 1},
        "27": {"seat": 0, "race": "orcs", "tokens": 1},
    },
}


def test_land_for_tokens_comes_into_view_after_somebody_looked_elsewhere(
    site: str, open_page: OpenPage
) -> None:
    made = tables.create_at(site, FAR_APART, tables.human("Ann"), tables.bot(), tables.bot())
    phone = {"width": 390, "height": 844}
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), viewport=phone))
    assert me.wait() == "conquer"
    for _ in range(4):
        me.press(me.button("board-zoom-in"))
    eventually(me.page, lambda: me.page.evaluate(OUT_OF_SIGHT, [2, 27]))
    me.go_on()
    assert me.step() == "redeploy"
    eventually(me.page, lambda: me.page.evaluate(OUT_OF_SIGHT, [2, 27]) == [])
