"""The guided first game: played to its end in every language, and by those who do not do as they are told."""

import re

import httpx
import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import languages, speaking, text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.layout import faults
from tests.browser.player import Player
from tests.browser.pupil import KeyboardPupil, Pupil, first_game, ways
from tests.browser.touch_sizes import assert_fit_for_fingers
from tests.patience import PATIENCE

LESSON = [
    "pick",
    "enter",
    "tribe",
    "mountain",
    "die",
    "redeploy",
    "score",
    "struck",
    "attack",
    "decline",
    "second",
    "again",
]
"""Everything that is taught."""
POINTED = {"enter": 1, "tribe": 6, "mountain": 5, "die": 12, "attack": 11, "again": 4}
"""Where on the map: the bot plays the same game with everybody who does as they are told."""
WORDS = 150 * 5
"""To be read in five minutes by somebody who reads slowly; the other five are for doing."""
DEEDS = 30

# What the guide points at keeps its dark edge, whatever has the keyboard.
DARK_EDGE_ON_TOP = """() => {
  const [light, ring] = ["highlight", "focus"].map((name) => document.querySelector(`path.${name}`));
  const isAbove = ring.compareDocumentPosition(light) & Node.DOCUMENT_POSITION_FOLLOWING;
  return light.getAttribute("d") !== ring.getAttribute("d") || Boolean(isAbove);
}"""


def begin(open_page: OpenPage, code: str = "en", *, phone: bool = False) -> Pupil:
    """A pupil at the first table, in whose language this goes on."""
    page = open_page("/", tables.settings(pace=0, language=code), phone=phone)
    hands = Player(page, touch=phone)
    hands.press(first_game(page))
    return Pupil(hands)


def steps_of(pupil: Pupil) -> list[str]:
    """Those of the lesson, without what is said in between."""
    return [step for step in pupil.met if step in LESSON]


@pytest.mark.parametrize("code", languages())
def test_the_lesson_to_its_end(open_page: OpenPage, site: str, picture: Picture, code: str) -> None:
    with speaking(code):
        pupil = begin(open_page, code)
        page = pupil.page

        pointed: dict[str, int] = {}

        def look(step: str) -> None:
            asked = text(f"guide-{step}", phase="conquer", **facts_of(pupil))
            expect(pupil.words.locator("strong")).to_have_text(asked)
            region = pupil.guide.get_attribute("data-region")
            if region is not None:
                expect(pupil.pointed()).to_have_count(1)
                pointed[step] = int(region)
            assert faults(page) == [], step
            picture(page, step)

        pupil.learn(look=look)
        assert steps_of(pupil) == LESSON
        assert {step: pointed[step] for step in pointed if step in LESSON} == POINTED
        # less than ten minutes: counted, not measured
        assert pupil.count_words() < WORDS
        assert pupil.deeds <= DEEDS

        table = page.url.rpartition("/")[2]
        told = httpx.get(f"{site}/api/tables/{table}", timeout=PATIENCE).json()
        assert (told["map"], told["seats"][1]["level"], told["status"], told["round"]) == (
            "2p",
            "easy",
            "playing",
            4,
        )

        page.get_by_role("button", name=text("guide-play-on")).click()
        expect(pupil.guide).to_have_count(0)
        assert pupil.hands.step() == "conquer"


def facts_of(pupil: Pupil) -> dict[str, str]:
    """What the guide's sentences speak of, as the screen shows it elsewhere."""
    region, row = (pupil.guide.get_attribute(f"data-{what}") for what in ("region", "row"))
    facts = {"name": tables.info(*pupil.page.url.split("/t/"))["seats"][1]["name"]}
    if region is not None:
        facts["region"] = re.split(
            "[,.]", pupil.page.locator(f'[data-hit="{region}"]').get_attribute("aria-label") or ""
        )[0]
    if row is not None:
        facts["combo"] = pupil.page.locator("article.advised h3").inner_text().replace("\n", " ")
    return facts


def test_by_touch_on_a_phone_in_long_words(open_page: OpenPage, picture: Picture) -> None:
    with speaking("uk"):
        pupil = begin(open_page, "uk", phone=True)

        def look(step: str) -> None:
            assert_fit_for_fingers(pupil.page)
            assert faults(pupil.page) == [], step
            picture(pupil.page, step)

        pupil.learn(look=look)
        assert steps_of(pupil) == LESSON
        pupil.hands.press(pupil.page.get_by_role("button", name=text("page-home")))
        expect(first_game(pupil.page)).to_contain_text(text("page-way-guide-about"))


def test_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/")
    hands = KeyboardPupil(page)
    hands.tab_to(first_game(page))
    hands.key("Enter")
    pupil = Pupil(hands)

    def look(step: str) -> None:
        if pupil.guide.get_attribute("data-region") is None:
            return
        hands.key("m")
        # nothing lies on it but the light, whose dark edge is drawn last
        expect(page.locator("path.focus")).to_have_count(1)
        expect(page.get_by_role("tooltip")).to_have_count(0)
        assert page.evaluate(DARK_EDGE_ON_TOP), step

    pupil.learn(look=look)
    assert steps_of(pupil) == LESSON
    hands.key("g")
    expect(page.get_by_role("button", name=text("guide-play-on"))).to_be_focused()
    hands.key("Enter")
    expect(pupil.guide).to_have_count(0)


def test_by_keyboard_a_card_comes_when_somebody_looks_around(open_page: OpenPage) -> None:
    page = open_page("/")
    hands = KeyboardPupil(page)
    hands.tab_to(first_game(page))
    hands.key("Enter")
    pupil = Pupil(hands)
    pupil.learn("struck")
    hands.key("m")
    expect(page.locator("path.focus").first).to_be_visible()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    hands.key("ArrowDown")
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_it_is_told_to_those_who_listen_and_explained_by_its_rule(open_page: OpenPage) -> None:
    pupil = begin(open_page)
    assert pupil.step() == "pick"
    expect(pupil.words).to_have_attribute("role", "status")
    expect(pupil.guide).to_contain_text(text("guide-far", passed=0, steps=len(LESSON)))
    pupil.guide.get_by_role("link", name=text("page-rule-open")).click()
    rule = pupil.page.get_by_role("dialog")
    expect(rule).to_contain_text("3.1")
    # the game stays in use beside it
    pupil.follow()
    assert pupil.step() == "enter"
    expect(rule).to_be_visible()


def test_it_goes_on_after_a_reload_and_on_another_day(open_page: OpenPage) -> None:
    pupil = begin(open_page)
    page = pupil.page
    pupil.learn("mountain")
    table = page.url
    page.reload()
    assert pupil.step() == "mountain"
    page.goto("/")
    expect(first_game(page)).to_contain_text(text("page-way-guide-resume"))
    first_game(page).click()
    expect(page).to_have_url(table)
    assert pupil.step() == "mountain"
    pupil.learn()
    page.goto("/")
    expect(first_game(page)).to_contain_text(text("page-way-guide-about"))
    first_game(page).click()
    expect(page).not_to_have_url(table)
    assert pupil.step() == "pick"


def test_it_can_be_sent_away_and_called_back(open_page: OpenPage) -> None:
    pupil = begin(open_page)
    page = pupil.page
    pupil.learn("tribe")
    page.get_by_role("button", name=text("guide-close")).click()
    expect(page.get_by_text(text("guide-closed"))).to_be_visible()
    expect(pupil.guide).to_have_count(0)
    expect(pupil.pointed()).to_have_count(0)
    page.reload()
    assert pupil.hands.wait() == "conquer"
    expect(pupil.guide).to_have_count(0)
    page.get_by_role("button", name=text("menu-title")).click()
    page.get_by_role("button", name=text("menu-guide")).click()
    assert pupil.step() == "tribe"


def test_what_it_has_said_is_not_said_again_by_the_coach(open_page: OpenPage) -> None:
    pupil = begin(open_page)
    page = pupil.page
    pupil.learn("tribe")
    page.get_by_role("button", name=text("guide-close")).click()
    expect(page.get_by_test_id("coach")).to_contain_text(text("coach-mountain"))


def test_somebody_who_does_everything_else(open_page: OpenPage) -> None:
    pupil = begin(open_page)
    hands, words = pupil.hands, pupil.words
    # another combo, another way in, a step back, and nothing more
    assert pupil.step() == "pick"
    hands.take_combo(2)
    assert pupil.step() == "enter"
    suggested = pupil.guide.get_attribute("data-region")
    other = next(
        region
        for region in hands.conquerable()
        if str(region) != suggested and "Lost Tribe" not in hands.regions()[region]
    )
    hands.use_region(other)
    assert pupil.step() in ("tribe", "mountain", "more")
    hands.undo()
    assert pupil.step() == "enter"
    hands.use_region(other)
    hands.go_on()
    assert pupil.step() == "redeploy"
    for left in ("tribe", "mountain", "die"):
        expect(words).to_contain_text(text(f"guide-{left}.skipped"))
    hands.spread()
    assert pupil.step() == "score"
    expect(words).not_to_contain_text(text("guide-die.skipped"))
    hands.go_on()
    # declines as soon as that is possible
    hands.wait_for_turn()
    assert pupil.step() not in ("decline", "second")
    hands.decline()
    assert hands.wait_for_turn() == "pick"
    assert pupil.step() == "second"
    expect(words).to_contain_text(text("guide-attack.skipped"))
    hands.take_combo(3)
    assert pupil.step() == "again"
    hands.use_region(hands.conquerable()[-1])
    assert pupil.step() == "end"


def test_it_is_offered_first_to_those_who_are_new_and_stays(open_page: OpenPage) -> None:
    page = open_page("/")
    guide = text("page-way-guide")
    assert ways(page)[0] == guide
    page.get_by_role("button", name=text("page-play-bots")).click()
    expect(page.locator("section.bar")).to_be_visible()
    expect(page.locator(".guide")).to_have_count(0)
    page.goto("/")
    assert ways(page)[-1] == guide


def coach(page: Page) -> str:
    """The word of help below the prompt."""
    return page.get_by_test_id("coach").locator("p").inner_text()


def test_words_of_help_in_ordinary_games_are_switched_off_and_on(open_page: OpenPage, site: str) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot(), seed=3)
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0))
    me = Player(page)
    assert me.wait() == "pick"
    assert coach(page) == text("coach-pick")

    def switch() -> None:
        me.press(me.button("page-settings"))
        dialog = page.get_by_role("dialog", name=text("page-settings"))
        dialog.get_by_role("switch", name=text("page-coach")).click()
        dialog.get_by_role("button", name=text("page-close")).click()

    switch()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    switch()
    assert coach(page) == text("coach-pick")
    me.take_combo(1)
    first = coach(page)
    page.get_by_role("button", name=text("coach-off")).click()
    expect(page.get_by_test_id("coach")).not_to_contain_text(first)
    page.reload()
    me.wait()
    expect(page.get_by_test_id("coach")).not_to_contain_text(first)
