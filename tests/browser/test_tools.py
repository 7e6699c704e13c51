"""Other ways to conquer than with tokens are seen before any click, and own land does not fall by mistake."""

import re

from playwright.sync_api import Locator, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player
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


def table(site: str, open_page: OpenPage, *, phone: bool = False) -> Player:
    made = tables.create_at(site, POSITION, tables.human("Ann"), tables.bot(), tables.bot())
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), phone=phone), touch=phone)
    assert me.wait() == "expand"
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
