"""Other ways to conquer than with tokens are seen before any click, and own land does not fall by mistake."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.layout import resize, settle
from tests.browser.player import Player, eventually
from tests.browser.touch_sizes import assert_fit_for_fingers

LONE, STRONG, OWN_DECLINED, OWN = 1, 2, 13, 8

# Dragon Master Sorcerers with four tokens in hand: beside a lone Elf, a strong stack, and Trolls of their own
POSITION: tables.Json = {
    "map": "3p",
    "phase": "expand",
    "round": 3,
    "players": [
        {
            "name": "Ann",
            "coins": 12,
            "active": {"race": "sorcerers", "power": "dragon_master", "hand": 4, "turns": 1},
            "declined": [{"race": "trolls"}],
        },
        {"name": "Bo", "active": {"race": "elves", "power": "swamp"}},
        {"name": "Cy", "active": {"race": "humans", "power": "forest"}, "declined": [{"race": "orcs"}]},
    ],
    "regions": {
        str(OWN): {"seat": 0, "race": "sorcerers", "tokens": 1},
        "9": {"seat": 0, "race": "sorcerers", "tokens": 1},
        str(LONE): {"seat": 1, "race": "elves", "tokens": 1},
        str(STRONG): {"seat": 1, "race": "elves", "tokens": 3},
        str(OWN_DECLINED): {"seat": 0, "race": "trolls", "tokens": 1, "lair": 1},
        "15": {"seat": 2, "race": "humans", "tokens": 1},
        "16": {"seat": 2, "race": "orcs", "tokens": 1},
    },
}

# Diplomats have placed their tokens, and may name either of two others
PEACE: tables.Json = {
    "map": "3p",
    "phase": "redeploy",
    "players": [
        {"name": "Ann", "active": {"race": "orcs", "power": "diplomat", "turns": 2}},
        {"name": "Bo", "active": {"race": "elves", "power": "hill", "turns": 2}},
        {"name": "Cy", "active": {"race": "trolls", "power": "swamp", "turns": 2}},
    ],
    "regions": {
        "1": {"seat": 0, "race": "orcs", "tokens": 3},
        "8": {"seat": 1, "race": "elves", "tokens": 3},
        "13": {"seat": 2, "race": "trolls", "tokens": 3},
    },
}

# The words of the turn that are not seen whole where they are: of the prompt, of the coach below it, and of
# what one's own race and power can do.
CUT = """() => {
  const places = ['[data-testid=prompt]', '[data-testid=prompt] ~ *', '.players section .about'];
  return places.flatMap((place) => [...document.querySelectorAll(place)]).flatMap((one) => {
    const words = one.getBoundingClientRect();
    for (let box = one.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible') continue;
      const { top, bottom } = box.getBoundingClientRect();
      const beyond = Math.max(top - words.top, words.bottom - bottom);
      if (beyond > 1) return [`${beyond.toFixed()} px of ${one.textContent.trim().slice(0, 40)}`];
    }
    return [];
  });
}"""

# How much of each badge lies on land of its own, how much beyond the map, and how much over signs of owners.
BADGES = """() => {
  const box = (one) => one.getBoundingClientRect();
  const signs = [...document.querySelectorAll('.pieces .token > g > .badge')].map(box);
  return Object.fromEntries([...document.querySelectorAll('[data-badge]')].map((badge) => {
    let [all, own, off, covered] = [0, 0, 0, 0];
    for (const part of badge.children) {
      const { left, top, width, height } = box(part);
      for (let i = 0; i < 8; i++) {
        for (let j = 0; j < 8; j++) {
          const [x, y] = [left + ((i + 0.5) / 8) * width, top + ((j + 0.5) / 8) * height];
          const land = document.elementFromPoint(x, y)?.getAttribute('data-hit');
          all++;
          if (land === badge.dataset.badge) own++;
          if (land == null) off++;
          const isOn = (sign) => x > sign.left && x < sign.right && y > sign.top && y < sign.bottom;
          if (signs.some(isOn)) covered++;
        }
      }
    }
    return [badge.dataset.badge, { own: own / all, off: off / all, covered: covered / all }];
  }));
}"""
# How far pieces reach beyond what is seen of the map.
BEYOND = """() => {
  const view = document.querySelector('.board .box').getBoundingClientRect();
  const pieces = [...document.querySelectorAll('.pieces [data-region] > g')];
  const seen = pieces.map((one) => one.getBoundingClientRect()).filter(({ width }) => width);
  return Math.max(...seen.map(({ left, top }) => Math.max(view.top - top, view.left - left)));
}"""


def table(site: str, open_page: OpenPage, *, position: tables.Json = POSITION, **options: Any) -> Player:
    made = tables.create_at(site, position, tables.human("Ann"), tables.bot(), tables.bot())
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0), **options)
    me = Player(page, touch=options.get("phone", False))
    assert me.wait() == position["phase"]
    return me


def tool(me: Player, name: str, tokens: int) -> Locator:
    return me.page.get_by_role(
        "radio", name=text("tool-label", tool=text(f"tool-{name}"), tokens=tokens), exact=True
    )


def badge(me: Player, region: int) -> str:
    return " ".join(me.page.locator(f'[data-badge="{region}"] text').all_text_contents())


def test_the_dragon_is_seen_with_its_price_before_any_click(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    me = table(site, open_page)
    tokens = me.page.get_by_role("radio", name=text("combo-tokens", tokens=4))
    dragon, sorcery = tool(me, "dragon-master", 1), tool(me, "sorcerers", 0)
    expect(tokens).to_be_checked()
    for other in (dragon, sorcery):
        expect(other).to_be_visible()
        expect(other).not_to_be_checked()
    assert badge(me, LONE) == "3 0 1", "with tokens, by sorcery, by the dragon"
    picture(me.page, "tokens")

    everything = me.lit()
    sorcery.click()
    assert me.lit() == [LONE]
    assert badge(me, LONE) == "0"
    expect(me.prompt).to_have_text(text("prompt-tool-sorcerers", tool=text("tool-sorcerers")))
    picture(me.page, "sorcery")
    tokens.click()
    assert me.lit() == everything

    dragon.click()
    me.act(lambda: me.touch_region(STRONG))
    assert re.search(r"Sorcerers \(Ann\), 1 token, dragon", me.regions()[STRONG])
    expect(me.card).to_have_count(0)
    expect(dragon).to_have_count(0)
    expect(me.page.get_by_role("radio", name=text("combo-tokens", tokens=3))).to_be_checked()


def test_a_click_with_tokens_in_hand_conquers_with_tokens(site: str, open_page: OpenPage) -> None:
    me = table(site, open_page)
    me.act(lambda: me.touch_region(LONE))
    assert "Sorcerers (Ann), 3 tokens" in me.regions()[LONE]


def test_of_several_ways_on_a_card_the_usual_one_stands_out(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    me = table(site, open_page)
    me.touch_region(STRONG)
    buttons = me.card.get_by_role("button")
    expect(buttons).to_have_count(2)
    expect(buttons.first).to_have_text(re.compile(text("use-dragon-master", tokens=1)))
    expect(buttons.first).to_have_class(re.compile("primary"))
    expect(buttons.last).not_to_have_class(re.compile("primary"))
    picture(me.page, "card")


def test_own_land_has_its_own_light_and_is_asked_for(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    me = table(site, open_page)
    before = me.regions()
    lights = me.page.locator(".tone-home.edge")
    expect(lights).to_have_count(1)
    me.touch_region(OWN_DECLINED)
    expect(me.card).to_contain_text(text("card-own-land", race="Trolls"))
    picture(me.page, "asked")
    assert me.regions() == before, "one click does nothing"
    me.act(me.choose_first)
    assert "Sorcerers" in me.regions()[OWN_DECLINED]


def test_what_giving_up_land_costs_is_not_told_as_a_gain(site: str, open_page: OpenPage) -> None:
    me = table(site, open_page)
    me.touch_region(OWN)
    give_up = me.card.get_by_role("button", name=text("do-abandon"))
    expect(give_up).to_contain_text(text("card-loss-short", coins=1))
    assert text("card-loss-short", coins=1) == "−1 coin"


def test_tools_by_finger(site: str, open_page: OpenPage, picture: Picture) -> None:
    me = table(site, open_page, phone=True)
    dragon = tool(me, "dragon-master", 1)
    dragon.tap()
    expect(dragon).to_be_checked()
    picture(me.page, "dragon")
    assert_fit_for_fingers(me.page)
    me.act(lambda: me.touch_region(STRONG))
    assert "dragon" in me.regions()[STRONG]


@pytest.mark.parametrize("position", [POSITION, PEACE], ids=["dragon", "diplomat"])
@pytest.mark.parametrize(
    "size",
    [(1440, 900), (1366, 768), (1024, 768), (844, 390), (390, 844), (360, 740)],
    ids=lambda size: str(size[0]),
)
def test_nothing_of_what_is_said_in_a_turn_is_cut(
    size: tuple[int, int], position: tables.Json, site: str, open_page: OpenPage, picture: Picture
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    me = table(site, open_page, position=position, viewport=viewport)
    if position is POSITION:
        expect(me.page.get_by_test_id("coach")).to_be_visible()
    settle(me.page)
    picture(me.page, "words")
    if size == (1024, 768):
        own = me.page.get_by_role("region", name=text("own-combo"))
        power = str(position["players"][0]["active"]["power"]).replace("_", "-")
        expect(own).to_contain_text(text(f"power-{power}-about"))
    eventually(me.page, lambda: me.page.evaluate(CUT) == [])


@pytest.mark.parametrize(
    "size", [(390, 844), (360, 740), (844, 390), (1024, 768), (1440, 900)], ids=lambda size: str(size[0])
)
def test_prices_stay_on_their_land_and_off_the_signs_of_owners(
    size: tuple[int, int], site: str, open_page: OpenPage, picture: Picture
) -> None:
    me = table(site, open_page, viewport={"width": size[0], "height": size[1]})
    settle(me.page)
    picture(me.page, "prices")
    badges, small = me.page.evaluate(BADGES), {str(LONE): 0.3, str(STRONG): 0.55}
    assert str(LONE) in badges
    assert len(badges) >= 7
    for region, found in badges.items():
        assert found["covered"] == 0, f"{region} leaves the owner's sign alone"
        assert found["off"] < 0.05, f"{region} is on the map"
        # beside a stack a small region has no room on a phone for a price, and even less for three
        least = 0.85 if min(size) > 500 or region not in small else small[region]
        assert found["own"] >= least, f"{region} is on its own land: {found['own']}"


# The largest map: its upper row is near the edge, and all of this stands above the tokens
MARKED: tables.Json = {
    "map": "5p",
    "phase": "expand",
    "players": [
        {"name": "Ann", "active": {"race": "trolls", "power": "bivouacking", "hand": 2, "turns": 2}},
        *({"name": name} for name in ("Bo", "Cy", "Di", "Ed")),
    ],
    "regions": {
        str(region): {"seat": 0, "race": "trolls", "tokens": 1, "lair": 1, "encampments": 1}
        for region in (2, 3, 4, 5, 10)
    },
}


def test_pieces_in_the_upper_row_are_seen_whole_on_a_phone(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    made = tables.create_at(site, MARKED, tables.human("Ann"), *[tables.bot()] * 4)
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), phone=True), touch=True)
    me.wait()
    for width in (390, 360):
        resize(me.page, (width, 740))
        picture(me.page, str(width))
        eventually(me.page, lambda: me.page.evaluate(BEYOND) <= 0.5)
