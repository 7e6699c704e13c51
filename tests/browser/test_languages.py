"""The page in a language that nobody speaks: what stays plain was never translated."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import languages, text
from tests.browser import tables
from tests.browser.conftest import OpenPage

STRANGE = "áçéíñóŕšťúýÁÇÉÍÑÓŔŠŤÚÝ"
SPEAK = "localStorage.setItem('elbowroom.settings', JSON.stringify({language: '%s', name: 'ÁÁ', pace: 0}));"
PLAIN = re.compile(r"[A-Za-z]*[aeiouAEIOU][A-Za-z]*")
NAMES = {"Ctrl", "Esc", "HTTPS", "QR", "nowhere"}
"""Words that are the same in every language."""
BOTS = {*text("server-bot-names").split(", ")}
"""Bots at a table of somebody whose language the server does not speak."""
TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!parent.closest("script, style, option, kbd, code, .names") && walk.currentNode.data.trim())
      found.push(walk.currentNode.data.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (element.getAttribute(name)) found.push(element.getAttribute(name));
  return found;
}"""


def plain(page: Page) -> set[str]:
    """The words on a page that nobody has translated."""
    return {
        said
        for said in page.evaluate(TEXTS)
        for word in re.split(r"[^\w’]+", said)
        if len(word) > 2 and PLAIN.fullmatch(word) and word not in NAMES | BOTS
    }


@pytest.fixture
def strange(open_page: OpenPage) -> Page:
    """A page in the language that nobody speaks."""
    page = open_page("/mine")
    page.evaluate(SPEAK % "qps")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "qps")
    return page


def test_every_word_of_the_first_screens_has_a_text(strange: Page) -> None:
    page = strange
    for path in ("/", "/new", "/mine", "/seat", "/mail", "/nowhere"):
        page.goto(path)
        expect(page.locator("h1, h2").first).to_be_visible()
        assert plain(page) == set(), path
    page.goto("/")
    for place in range(page.locator("header button").count()):
        page.locator("header button").nth(place).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert plain(page) == set()
        page.keyboard.press("Escape")


def test_every_word_of_a_table_has_a_text(strange: Page) -> None:
    page = strange
    page.locator(".quick button").first.click()
    expect(page.locator("section.bar")).to_be_visible()
    assert plain(page) == set()
    for key in ("?", "h"):
        page.keyboard.press(key)
        assert plain(page) == set()
        page.keyboard.press("Escape")
    for place in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(place).click()
        assert plain(page) == set()


def test_a_switch_of_the_language_closes_nothing_and_is_remembered(strange: Page) -> None:
    page = strange
    page.locator("header button").last.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).not_to_contain_text(text("page-theme"))
    dialog.locator("select").select_option("en")
    expect(dialog).to_contain_text(text("page-theme"))
    expect(page.get_by_role("dialog", name=text("page-settings"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    kept = json.loads(page.evaluate("localStorage.getItem('elbowroom.settings')"))
    assert kept["language"] == "en"
    page.reload()
    expect(page.get_by_role("heading", name=text("page-game"))).to_be_visible()


def test_a_problem_is_told_in_the_language_of_whoever_caused_it(strange: Page) -> None:
    page = strange
    page.goto("/r/nowhere")
    told = page.get_by_role("status").or_(page.get_by_role("alert")).first
    expect(told).to_be_visible()
    expect(told).to_contain_text(re.compile(f"[{STRANGE}]"))
    assert plain(page) == set()


@pytest.mark.parametrize("code", languages())
def test_the_first_screen_stands_in_line_in_every_language(open_page: OpenPage, code: str) -> None:
    page = open_page("/", tables.settings(pace=0, language=code))
    expect(page.locator("html")).to_have_attribute("lang", code)
    middles = page.locator(".home > header > *").evaluate_all(
        """all => all.map((one) => one.getBoundingClientRect())
          .map(({ top, height }) => Math.round(top + height / 2))"""
    )
    assert max(middles) - min(middles) <= 2, "one line of buttons"
    left = "one => one.getBoundingClientRect().left"
    assert page.locator(".home > footer").evaluate(left) == page.locator(".home > main").evaluate(left)
