"""Room for everybody: five players, six combos, two columns; and turns that would end for nothing."""

import re

import pytest
from playwright.sync_api import expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.layout import LONGEST, box_of, faults, resize, settle
from tests.browser.player import Player
from tests.browser.test_tools import PEACE

SEEN = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [[left + 3, top + 3], [right - 3, bottom - 3]].every(([x, y]) => {
    const there = document.elementFromPoint(x, y);
    return there !== null && (one.contains(there) || there.contains(one));
  });
}"""


def begin(site: str, open_page: OpenPage, players: int, size: tuple[int, int], name: str = "Ann") -> Player:
    made = tables.create(site, tables.human(name), *[tables.bot("medium")] * (players - 1), seed=3)
    viewport = {"width": size[0], "height": size[1]}
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), viewport=viewport))
    me.wait()
    return me


def test_five_players_have_names_purses_and_a_log(site: str, open_page: OpenPage, picture: Picture) -> None:
    me = begin(site, open_page, 5, (1440, 900), LONGEST)
    me.play_turn()
    me.wait_for_turn()
    settle(me.page)
    picture(me.page, "five")
    cards = me.players.get_by_role("listitem")
    names = [cards.nth(i).locator(".who .name").inner_text() for i in range(5)]
    bots = text("server-bot-names").split(", ")
    assert names[0] == LONGEST
    assert len(set(names[1:]) & set(bots)) == 4, "each bot has a name of its own"
    assert cards.nth(0).locator(".who .name").get_attribute("title") == LONGEST
    for i in range(5):
        card, purse = cards.nth(i).bounding_box(), cards.nth(i).locator(".purse").bounding_box()
        assert card
        assert purse
        assert purse["x"] + purse["width"] <= card["x"] + card["width"], "a purse is never cut off"
        cut = cards.nth(i).locator(".purse").evaluate("(one) => one.scrollWidth - one.clientWidth")
        assert cut <= 0
        if i:
            assert text("player-bot", level=text("page-level-medium")) in cards.nth(i).inner_text()
            name = cards.nth(i).locator(".who .name")
            assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "a bot's name is seen whole"
    line = me.log.locator("li").first.evaluate("(one) => parseFloat(getComputedStyle(one).lineHeight) + 4")
    assert me.log.evaluate("(one) => one.clientHeight") / line >= 8, "eight lines of the log"


@pytest.mark.parametrize(
    ("size", "least"), [((390, 844), 6), ((360, 740), 5), ((844, 390), 5), ((1024, 768), 6)]
)
def test_the_combos_are_seen_together_while_one_is_picked(
    size: tuple[int, int], least: int, site: str, open_page: OpenPage, picture: Picture
) -> None:
    me = begin(site, open_page, 3, size)
    settle(me.page)
    picture(me.page, str(size[0]))
    seen = [bool(me.combos.nth(i).evaluate(SEEN)) for i in range(6)]
    assert sum(seen) >= least
    words = me.page.get_by_role("button", expanded=False).first
    words.click()
    expect(me.page.locator(".told .about")).to_have_count(2)
    me.page.get_by_role("button", expanded=True).first.click()
    expect(me.page.locator(".told .about")).to_have_count(0)


def test_the_combos_can_be_looked_at_while_none_is_picked(site: str, open_page: OpenPage) -> None:
    me = begin(site, open_page, 3, (390, 844))
    me.take_combo(1)
    tab = me.page.get_by_role("tab", name=text("tab-combos"))
    expect(tab).to_have_attribute("aria-selected", "false")
    tab.click()
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(me.page.locator("article")).to_have_count(6)


def test_two_columns_on_a_small_laptop(site: str, open_page: OpenPage, picture: Picture) -> None:
    me = begin(site, open_page, 5, (1024, 768), LONGEST)
    me.take_combo(1)
    settle(me.page)
    picture(me.page, "small-laptop")
    board, bar, side = (box_of(me.page, one) for one in (".board", ".bar", ".side"))
    assert board["width"] > 0.6 * 1024
    assert bar["width"] == board["width"]
    assert side["x"] >= board["x"] + board["width"]
    assert me.page.locator(".left").count() == 0
    assert me.end.evaluate(SEEN)
    expect(me.page.get_by_role("tab")).to_have_text([text(f"tab-{tab}") for tab in ("combos", "log", "chat")])


@pytest.mark.parametrize("players", [2, 5])
def test_the_prompt_and_the_card_agree_on_what_is_in_hand(
    players: int, site: str, open_page: OpenPage
) -> None:
    me = begin(site, open_page, players, (1440, 900))
    checked: set[str] = set()
    for _ in range(2):
        while me.step() not in ("waiting", "over"):
            told = re.search(r"In hand: (\d+) token", me.prompt.inner_text())
            if told:
                card = re.search(r"(\d+) in hand", me.card_of("Ann").inner_text())
                assert card, me.card_of("Ann").inner_text()
                assert card[1] == told[1]
                checked.add(me.step())
            if me.decide():
                break
        me.wait_for_turn()
    assert checked >= {"expand", "conquer", "redeploy"}


EMPTY_HANDED: tables.Json = {
    "map": "2p",
    "phase": "expand",
    "players": [{"name": "Ann", "active": {"race": "ratmen", "power": "hill", "hand": 9}}, {"name": "Bo"}],
    "regions": {},
}


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=lambda size: str(size[0]))
def test_a_turn_that_holds_nothing_ends_only_after_a_question(
    size: tuple[int, int], site: str, open_page: OpenPage, picture: Picture
) -> None:
    made = tables.create_at(site, EMPTY_HANDED, tables.human("Ann"), tables.bot())
    viewport = {"width": size[0], "height": size[1]}
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), viewport=viewport))
    assert me.wait() == "expand"
    me.act(lambda: me.press(me.end))
    assert me.step() == "redeploy"
    expect(me.prompt).to_have_text(text("prompt-nothing-held", race=text("race-ratmen"), tokens=9, coins=0))
    golden = me.page.locator(".bar .primary")
    expect(golden).to_have_count(0)
    question = me.page.get_by_role("group", name=text("end-title"))
    me.press(me.end)
    expect(question).to_contain_text(text("end-earns", coins=0))
    expect(golden).to_have_count(0)
    picture(me.page, "question")
    me.press(question.get_by_role("button", name=text("end-no")))
    expect(question).to_have_count(0)
    assert me.step() == "redeploy"
    me.page.keyboard.press("e")
    expect(question).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    me.press(me.end)
    me.press(question.get_by_role("button", name=text("end-yes")))
    expect(me.log if size[0] > 900 else me.page.locator("body")).to_contain_text(
        re.compile("earns? (nothing|0)", re.I)
    )


WHOLE = """(one) => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1"""


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (1024, 768)], ids=lambda size: str(size[0]))
def test_whose_turn_it_is_stands_whole_beside_a_clock(
    size: tuple[int, int], site: str, open_page: OpenPage, picture: Picture
) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot(), clock={"per": "game", "seconds": 3600})
    viewport = {"width": size[0], "height": size[1]}
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), viewport=viewport))
    me.wait()
    me.take_combo(1)
    settle(me.page)
    picture(me.page, "clock")
    expect(me.page.get_by_role("timer")).to_be_visible()
    turn = me.page.locator("header .turn span")
    expect(turn).to_have_text(text("turn-yours"))
    assert turn.evaluate(WHOLE)


DRIVEN_OUT: tables.Json = {
    "map": "3p",
    "phase": "expand",
    "players": [
        {"name": "Ann", "active": {"race": "orcs", "power": "hill", "hand": 6, "turns": 1}},
        {"name": "Bo", "active": {"race": "trolls", "power": "swamp", "turns": 1}},
        {"name": "Cy"},
    ],
    "regions": {
        "8": {"seat": 0, "race": "orcs", "tokens": 1},
        "1": {"seat": 1, "race": "trolls", "tokens": 2},
        "2": {"seat": 1, "race": "trolls", "tokens": 2},
    },
}


def test_who_brings_tokens_back_stands_whole_on_a_phone(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    made = tables.create_at(site, DRIVEN_OUT, tables.human("Ann"), tables.human("Bo"), tables.bot())
    settings = tables.settings(pace=0, tell=False)
    me = Player(open_page(f"/t/{made['id']}", settings, tables.key_ring(made, 0), phone=True), touch=True)
    assert me.wait() == "expand"
    me.use_region(1)
    me.go_on()
    if me.button("spread-button").is_visible():
        me.spread()
    me.go_on()
    turn = me.page.locator("header .turn span")
    expect(turn).to_have_text(text("turn-withdraws", name="Bo"))
    for width in (390, 360):
        resize(me.page, (width, 740))
        picture(me.page, str(width))
        assert turn.evaluate(WHOLE)


@pytest.mark.parametrize("players", [3, 5])
def test_every_player_is_seen_whole_on_a_small_laptop_whoever_is_away(
    players: int, site: str, open_page: OpenPage, picture: Picture
) -> None:
    people = [tables.human(name) for name in ("Ann", "Bo", "Cy", "Di", "Ed")[:players]]
    made = tables.create(site, *people, clock={"per": "game", "seconds": 3600})
    viewport = {"width": 1024, "height": 768}
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), viewport=viewport))
    me.wait()
    me.take_combo(1)
    settle(me.page)
    picture(me.page, "away")
    expect(me.page.get_by_role("button", name=text("player-let-bot"))).to_have_count(players - 1)
    panel = me.players.bounding_box()
    seen = box_of(me.page, ".side .top")
    assert panel
    assert panel["height"] <= seen["height"], "nobody has to scroll"
    for button in me.page.get_by_role("button", name=text("player-let-bot")).all():
        assert button.evaluate(SEEN)


APART = """() => [...document.querySelectorAll('.players .parts')].flatMap((one) => {
  const words = one.firstChild;
  const top = (at) => {
    const range = document.createRange();
    range.setStart(words, at);
    range.setEnd(words, at + 1);
    return range.getBoundingClientRect().top;
  };
  return [...words.data.matchAll(/\\S(\\s)\\d+/g)]
    .filter(({ index }) => Math.abs(top(index) - top(index + 2)) > 2)
    .map(([found]) => found);
})"""


def test_a_number_of_an_income_stays_beside_its_word(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    made = tables.create_at(site, PEACE, tables.human("Ann"), tables.bot(), tables.bot())
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    me.wait()
    for size in [(1024, 768), (390, 844), (360, 740)]:
        resize(me.page, size)
        expect(me.page.locator(".players .parts").first).to_be_visible()
        picture(me.page, str(size[0]))
        assert me.page.evaluate(APART) == [], f"at {size}"


def test_the_ways_from_the_first_screen_have_words_on_a_phone(open_page: OpenPage, picture: Picture) -> None:
    page = open_page("/", phone=True)
    ways = page.locator("header :is(a, button)")
    expect(ways).to_have_count(7)
    for size in [(390, 844), (360, 740), (844, 390)]:
        resize(page, size)
        picture(page, str(size[0]))
        for way in ways.all():
            expect(way.locator("span")).to_be_visible()
            expect(way.locator("span")).to_have_text(way.get_attribute("aria-label") or "")
        assert faults(page) == []
