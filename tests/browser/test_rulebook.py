"""The rulebook in the browser: its pages, search, examples to try; offline, on paper, and beside a game."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import languages, text
from elbowroom.locales.bundles import SOFT_HYPHEN
from elbowroom.rulebook.book import book
from elbowroom.rulebook.examples import examples
from elbowroom.rulebook.texts import rule_paragraphs, rule_title, rules_text, topic_title
from tests.browser import tables
from tests.browser.conftest import LAPTOP, PHONE, OpenPage, Picture
from tests.browser.player import Player, eventually
from tests.browser.test_accessibility import AXE, RUN
from tests.browser.touch_sizes import assert_does_not_slide, assert_fit_for_fingers

A4_WIDTH = 703
"""Pixels of a page without its margins."""


def words(id: str, **facts: str) -> str:
    return rules_text(id, "en", **facts)


def heading(page: Page) -> Any:
    return page.get_by_role("heading", level=1)


def says(page: Page) -> Any:
    return page.get_by_test_id("try-says")


def test_the_first_screen_leads_to_the_rules_and_every_page_can_be_opened(open_page: OpenPage) -> None:
    page = open_page()
    page.get_by_role("link", name=text("page-rules"), exact=True).click()
    expect(page).to_have_url(re.compile("/rules$"))
    expect(heading(page)).to_have_text(topic_title("about"))
    contents = page.get_by_role("navigation", name=words("rules-contents"))
    for topic in ("setup", "races", "elves", "map", "questions", "editions"):
        contents.get_by_role("link", name=topic_title(topic), exact=True).click()
        expect(heading(page)).to_have_text(topic_title(topic))
        expect(page).to_have_url(re.compile(f"#{topic}$"))
    page.go_back()
    expect(heading(page)).to_have_text(topic_title("questions"))


def test_a_rule_has_an_address_and_leads_on_to_others(open_page: OpenPage) -> None:
    page = open_page("/rules#5.6")
    expect(heading(page)).to_have_text(topic_title("losses"))
    expect(page.locator('[id="5.6"]')).to_be_in_viewport()
    page.goto("/rules#10.3")
    expect(heading(page)).to_have_text(topic_title("elves"))
    page.get_by_role("link", name="10.11").click()
    expect(heading(page)).to_have_text(topic_title("sorcerers"))
    page.goto("/rules#nonsense")
    expect(heading(page)).to_have_text(topic_title("about"))


def test_the_search_finds_numbers_names_and_words(open_page: OpenPage) -> None:
    page = open_page("/rules")
    field = page.get_by_role("textbox", name=words("rules-search"))
    field.fill("FINAL attempt")
    first = page.get_by_role("main").get_by_role("link").first
    expect(first).to_contain_text(rule_title("4.8"))
    first.click()
    expect(heading(page)).to_have_text(topic_title("die"))
    field.fill("troll's lair")
    expect(page.get_by_role("main")).to_contain_text("10.13")
    field.fill("zzz")
    expect(page.get_by_role("status").first).to_have_text(words("rules-none", words="zzz"))


def test_an_example_can_be_tried_and_the_engine_answers(open_page: OpenPage, picture: Picture) -> None:
    page = open_page("/rules#conquest")
    expect(page.locator("#example-conquest .still > svg")).to_have_count(2)
    page.get_by_role("button", name=words("rules-try")).click()
    expect(says(page)).to_have_text(words("rules-try-start"))
    player = Player(page)
    # something that cannot be done, and its rule
    player.touch_region(0)
    expect(says(page)).to_contain_text(text("reason-water"))
    says(page).get_by_role("link", name=text("page-rule-why")).click()
    sheet = page.get_by_role("dialog", name=rule_title("4.5"))
    expect(sheet).to_contain_text(rule_paragraphs("4.5")[0])
    sheet.press("Escape")
    expect(sheet).to_have_count(0)
    # something else than the example
    player.touch_region(21)
    expect(says(page)).to_have_text(words("rules-try-other"))
    # and the example itself
    page.get_by_role("button", name=words("rules-try-again")).click()
    expect(says(page)).to_have_text(words("rules-try-start"))
    player.touch_region(15)
    expect(says(page)).to_have_text(words("rules-try-finished"))
    picture(page, "tried")
    page.get_by_role("button", name=words("rules-try-end")).click()
    expect(page.locator("#example-conquest .still > svg")).to_have_count(2)


def test_a_combo_is_picked_and_the_die_falls_as_in_the_example(open_page: OpenPage) -> None:
    page = open_page("/rules#picking", phone=True)
    page.get_by_role("button", name=words("rules-try")).tap()
    page.locator('[data-combo="3"]').tap()
    expect(says(page)).to_have_text(words("rules-try-finished"))
    page.goto("/rules#die")
    page.get_by_role("button", name=words("rules-try")).tap()
    Player(page, touch=True).touch_region(15)
    page.locator("figure .buttons .primary").first.tap()
    expect(says(page)).to_have_text(words("rules-try-same"))


def test_it_can_be_read_without_a_network_after_one_visit(open_page: OpenPage) -> None:
    page = open_page("/rules")
    kept = "caches.open('rulebook').then((cache) => cache.keys()).then((found) => found.length)"
    eventually(page, lambda: page.evaluate(kept) > 5)
    eventually(page, lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    page.context.set_offline(True)
    page.goto("/rules#4.3")
    page.reload()
    expect(page.locator('[id="4.3"]')).to_contain_text(rule_paragraphs("4.3")[0])
    expect(page.locator("#example-conquest .still > svg")).to_have_count(2)
    page.get_by_role("button", name=words("rules-try")).click()
    expect(page.get_by_role("alert")).to_have_text(words("rules-try-offline"))
    page.context.set_offline(False)


@pytest.mark.parametrize("code", languages())
def test_the_summary_sheet_prints_on_two_pages(open_page: OpenPage, code: str) -> None:
    page = open_page("/rules#sheet", tables.settings(pace=0, language=code), color_scheme="dark")
    expect(page.locator(".a4")).to_have_count(2)
    paper = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type /Page\b(?!s)", paper)) == 2
    page.emulate_media(media="print")
    page.set_viewport_size({"width": A4_WIDTH, "height": 1000})
    fits = """all => all.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return one.lastElementChild.getBoundingClientRect().bottom - top <= height;
    })"""
    assert page.locator(".a4").evaluate_all(fits) == [True, True]
    shown = page.locator("main").inner_text().replace(SOFT_HYPHEN, "")
    for trait in book().traits:
        assert topic_title(trait, code) in shown
    for id in ("pick", "ready", "conquer", "die", "redeploy", "score", "back", "decline"):
        assert rules_text(f"sheet-turn-{id}", code) in shown
    for id in ("sheet-entry", "sheet-entry-except", "sheet-purses", "page-terrain-sea", "page-symbol-mine"):
        assert rules_text(id, code) in shown
    expect(page.get_by_role("navigation")).to_have_count(0)


def test_a_page_of_the_rules_prints_without_anything_to_press(open_page: OpenPage) -> None:
    page = open_page("/rules#elves")
    page.emulate_media(media="print")
    expect(heading(page)).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("navigation")).to_have_count(0)
    expect(page.get_by_role("textbox")).to_have_count(0)


HEAVIEST = 12_000_000
"""Bytes of the whole book on paper; with whole boards in all of its pictures it had three times as many."""


def test_the_whole_book_prints_with_pictures_that_are_light_enough(open_page: OpenPage) -> None:
    page = open_page("/rules", "window.print = () => (document.title = 'printed')")
    page.get_by_role("button", name=words("rules-print-all")).click()
    expect(page).to_have_title("printed")
    pictures = page.locator(".still > svg")
    assert pictures.count() == 2 * len(examples())
    expect(page.locator(".still > svg > use")).to_have_count(0)
    page.emulate_media(media="print")
    page.set_viewport_size({"width": A4_WIDTH, "height": 1000})
    # the border of an example is whole
    inside = """all => all.every((one) => {
      const [box, room] = [one, one.closest('main')].map((element) => element.getBoundingClientRect());
      return box.left >= room.left + 1 && box.right <= room.right - 1;
    })"""
    assert page.locator("figure").evaluate_all(inside)
    page.emulate_media(media="screen")
    assert len(page.pdf(prefer_css_page_size=True, print_background=True)) < HEAVIEST
    expect(page.locator("article")).to_have_count(1)  # and then the page is what it was


def test_what_a_search_does_not_show_at_once_can_be_asked_for(open_page: OpenPage) -> None:
    page = open_page("/rules")
    page.get_by_role("textbox", name=words("rules-search")).fill("token")
    count = int(re.findall(r"\d+", page.get_by_role("status").inner_text())[0])
    places = page.locator("main li")
    rest = count - places.count()
    assert rest > 0
    page.get_by_role("button", name=words("rules-found-more", count=str(rest))).click()
    expect(places).to_have_count(count)
    expect(page.get_by_role("button", name=re.compile("Show"))).to_have_count(0)


@pytest.mark.parametrize("rule", ["10.3", "11.3"])
def test_names_in_pictures_are_not_under_tokens(open_page: OpenPage, rule: str) -> None:
    page = open_page(f"/rules#{rule}")
    expect(page.locator(".still text").first).to_be_visible()
    covered = """all => all.flatMap((still) => {
      const boxes = (what) =>
        [...still.querySelectorAll(what)].map((one) => [one, one.getBoundingClientRect()]);
      return boxes('text:has(tspan)').filter(([, name]) => boxes('.token .cloth, .token .edge').some(
        ([, token]) => name.left < token.right && token.left < name.right
          && name.top + 3 < token.bottom && token.top < name.bottom - 3,
      )).map(([name]) => name.textContent);
    })"""
    assert page.locator(".still").evaluate_all(covered) == []


def test_the_rule_of_a_power_is_reached_with_its_name(open_page: OpenPage) -> None:
    page = open_page("/rules#11.3", phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    page.reload()
    expect(heading(page)).to_be_in_viewport()
    expect(page.get_by_role("link", name="11.3")).to_be_in_viewport()


EXPANDING: tables.Json = {
    "map": "2p",
    "phase": "expand",
    "players": [
        {"name": "Ann", "active": {"race": "giants", "power": "hill", "turns": 1}},
        {"name": "Bo", "active": {"race": "elves", "power": "swamp", "turns": 1}},
    ],
    "regions": {
        "14": {"seat": 0, "race": "giants", "tokens": 2},
        "8": {"seat": 0, "race": "giants", "tokens": 1},
        "15": {"seat": 1, "race": "elves", "tokens": 4},
    },
}


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_rule_opens_beside_the_game(open_page: OpenPage, site: str, picture: Picture, phone: bool) -> None:
    made = tables.create_at(site, EXPANDING, tables.human("Ann"), tables.human("Bo"))
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0), phone=phone)
    player = Player(page, touch=phone)
    player.wait_for_turn()
    player.touch_region(15)
    expect(player.card).to_contain_text(text("reason-too-short"))
    player.press(player.card.get_by_role("link", name=text("page-rule-why")))
    sheet = page.locator("dialog[open]")
    expect(sheet).to_contain_text(rules_text("rules-where", number="4.3", chapter=topic_title("conquest")))
    picture(page, "beside")
    if phone:
        assert_fit_for_fingers(page)
    assert player.conquerable() or player.lit(), "the game is still there"
    expect(sheet.get_by_role("link", name=words("rules-whole"))).to_have_attribute("href", "/rules#4.3")
    sheet.get_by_role("button", name=words("rules-close")).click()
    expect(sheet).to_have_count(0)
    player.touch_region(15)
    player.press(player.card.get_by_role("link", name=text("terrain-mountain"), exact=True).first)
    expect(sheet).to_contain_text(text("page-terrain-mountain"))
    sheet.press("Escape")
    expect(sheet).to_have_count(0)


def test_links_inside_a_rule_lead_on_and_back(open_page: OpenPage, site: str) -> None:
    made = tables.create_at(site, EXPANDING, tables.human("Ann"), tables.human("Bo"))
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0))
    player = Player(page)
    player.wait_for_turn()
    player.touch_region(17)
    player.press(player.card.get_by_role("link", name=text("symbol-cavern"), exact=True))
    sheet = page.locator("dialog[open]")
    title = sheet.get_by_role("heading", level=2).first
    expect(title).to_have_text(topic_title("underworld"))
    sheet.get_by_role("link", name="10.5", exact=True).click()
    expect(title).to_have_text(topic_title("giants"))
    sheet.get_by_role("button", name=words("rules-back")).click()
    expect(title).to_have_text(topic_title("underworld"))
    sheet.get_by_role("button", name=words("rules-close")).click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("hash", ["about", "conquest", "elves", "map", "editions", "sheet", "powers"])
def test_pages_fit_a_phone_and_axe_has_nothing_against_them(open_page: OpenPage, hash: str) -> None:
    page = open_page(f"/rules#{hash}", bypass_csp=True)
    page.add_script_tag(path=AXE)
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        expect(page.get_by_role("main")).to_be_visible()
        assert_does_not_slide(page)
        serious = [
            f"{one['id']}: {node['target']}"
            for one in page.evaluate(RUN)
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]
        assert serious == []


@pytest.mark.parametrize("hash", ["races", "conquest", "questions"])
def test_everything_to_touch_is_large_enough(open_page: OpenPage, hash: str) -> None:
    page = open_page(f"/rules#{hash}", phone=True)
    expect(heading(page)).to_have_text(topic_title(hash))
    assert_fit_for_fingers(page)
    page.get_by_role("button", name=words("rules-contents")).tap()
    assert_fit_for_fingers(page)
