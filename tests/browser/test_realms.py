"""Whose land is whose is seen on the map, and what the marks of the last turn mean is said."""

from typing import cast

from playwright.sync_api import expect

from elbowroom.locales import text
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import FREE_POINT, Player, eventually
from tests.browser.test_tools import LONE, OWN, OWN_DECLINED, table

TINT = """(region) => {
  const land = document.querySelector(`[data-realm-of="${region}"]`);
  if (!land) return null;
  const [tint, ...others] = land.querySelectorAll('path');
  const looks = getComputedStyle(tint);
  const pattern = others.map((one) => one.getAttribute('fill')).find(Boolean) ?? '';
  return [looks.fill, Number(looks.opacity), pattern];
}"""


def tint(me: Player, region: int) -> tuple[str, float, str] | None:
    found = me.page.evaluate(TINT, region)
    return None if found is None else cast("tuple[str, float, str]", tuple(found))


def test_land_is_tinted_in_its_owners_colour(site: str, open_page: OpenPage, picture: Picture) -> None:
    me = table(site, open_page)
    own, declined, enemy, other = (tint(me, region) for region in (OWN, OWN_DECLINED, LONE, 15))
    assert own is not None
    assert declined is not None
    assert enemy is not None
    assert other is not None
    assert tint(me, 20) is None, "nobody is there"
    assert own[0] == declined[0]
    assert declined[1] < own[1], "the same colour, weaker in decline"
    assert len({own[0], enemy[0], other[0]}) == 3
    assert len({own[2], enemy[2], other[2]}) == 3, "and by its pattern"
    me.act(lambda: me.touch_region(LONE))
    eventually(me.page, lambda: tint(me, LONE) == own)
    picture(me.page, "tinted")


def test_a_mark_says_what_happened(site: str, open_page: OpenPage, picture: Picture) -> None:
    me = table(site, open_page)
    me.act(lambda: me.touch_region(LONE))
    said = text("mark-conquered", name="Ann")
    assert [region for region, words in me.regions().items() if said in words] == [LONE]
    at = eventually(me.page, lambda: me.page.evaluate(FREE_POINT, LONE))
    me.page.mouse.move(at["x"], at["y"] + 300)
    me.page.mouse.move(at["x"], at["y"])
    expect(me.page.get_by_role("tooltip")).to_contain_text(said)
    picture(me.page, "told")
    me.undo()
    assert not [words for words in me.regions().values() if said in words]


def test_a_tap_explains_a_mark_too(site: str, open_page: OpenPage) -> None:
    me = table(site, open_page, phone=True)
    me.act(lambda: me.touch_region(LONE))
    me.touch_region(OWN)  # two taps on one region would zoom
    expect(me.card).to_be_visible()
    me.touch_region(LONE)
    expect(me.card).to_contain_text(text("mark-conquered", name="Ann"))
