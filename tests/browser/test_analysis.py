"""The analysis: finished games looked at again, hints that last, chances and plans beside a game."""

import json
import re

from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import eventually

SOLO = (tables.human("Ann"), tables.bot())


def seek(page: Page) -> int:
    """Where the curve says that the replay is."""
    return int(page.get_by_test_id("chance-curve").get_attribute("aria-valuenow") or -1)


def test_a_finished_game_is_looked_at_again(open_page: OpenPage, finished: str, picture: Picture) -> None:
    page = open_page(f"/r/{finished}")
    page.get_by_role("tab", name=text("page-replay-tab-review")).click()
    expect(page.get_by_text(text("page-review-about"))).to_be_visible()
    page.get_by_role("button", name=text("page-review-start")).click()
    curve = page.get_by_test_id("chance-curve")
    expect(curve).to_be_visible()
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"\d%.*\d%"))

    # a line for each of the two, over the whole width, and neither is flat
    wide = curve.bounding_box()
    assert wide is not None
    drawn = [box for line in curve.locator(".later .line").all() if (box := line.bounding_box())]
    assert len(drawn) == 2
    assert all(line["width"] > 0.6 * wide["width"] and line["height"] > 10 for line in drawn), drawn

    # a sentence leads to its turn, and to a better plan on the map
    mistakes = page.locator(".review > ol > li")
    assert mistakes.count() > 0
    first = mistakes.first.get_by_role("button").first
    expect(first).to_have_text(re.compile(r"Round \d+.*worth .* more", re.DOTALL))
    first.click()
    expect(first).to_have_attribute("aria-expanded", "true")
    steps = mistakes.first.get_by_role("list", name=text("page-review-better")).get_by_role("button")
    expect(steps.first).to_have_attribute("aria-current", "step")
    told = int(re.findall(r"Round (\d+)", first.inner_text())[0])
    expect(curve).to_have_attribute("aria-valuetext", re.compile(rf"^Round {told}\b"))
    picture(page, "plan")

    # a dear turn can be pressed on the curve too
    marks = page.locator(".plot button")
    assert marks.count() == mistakes.count()
    marks.last.click()
    expect(mistakes.last.get_by_role("button").first).to_have_attribute("aria-expanded", "true")
    expect(mistakes.first.get_by_role("button").first).to_have_attribute("aria-expanded", "false")

    # the curve is a slider; when the moment is left the plan goes
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 3, box["y"] + box["height"] / 2)
    expect(page.get_by_role("list", name=text("page-review-better"))).to_have_count(0)
    expect(page.get_by_test_id("plan-on-map")).to_have_count(0)
    before = seek(page)
    curve.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", str(before + 1))

    # at the end it is certain who won
    curve.press("End")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"(100%.*\b0%|\b0%.*100%)"))


def test_a_better_plan_is_stepped_through_on_the_map(open_page: OpenPage, finished: str) -> None:
    page = open_page(f"/r/{finished}?review")
    mistakes = page.locator(".review > ol > li")
    expect(mistakes.first).to_be_visible()
    expect(page.locator("[data-hit]").first).to_be_attached()  # the map comes by itself
    for place in range(mistakes.count()):
        mistakes.nth(place).get_by_role("button").first.click()
        steps = mistakes.nth(place).get_by_role("list", name=text("page-review-better")).get_by_role("button")
        expect(steps.first).to_be_visible()
        if steps.count() > 1 and page.get_by_test_id("plan-on-map").count():
            break
    else:
        raise AssertionError("no better plan of this game touches the map")
    on_map = page.get_by_test_id("plan-on-map").locator("[data-step]")
    assert on_map.count() <= steps.count()
    places = on_map.evaluate_all("all => all.map(one => JSON.stringify(one.getBoundingClientRect()))")
    assert len(places) == len(set(places)), "no number lies over another"
    page.get_by_role("button", name=text("page-review-next")).click()
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name=text("page-review-back")).click()
    expect(steps.first).to_have_attribute("aria-current", "step")
    mistakes.nth(place).get_by_role("button", name=text("page-replay-again")).click()
    expect(page.get_by_role("dialog", name=text("page-play-on-title"))).to_be_visible()


def test_the_end_screen_leads_to_the_analysis(open_page: OpenPage, finished: str) -> None:
    page = open_page(f"/t/{finished}")
    page.get_by_role("link", name=text("page-review-start")).click()
    expect(page).to_have_url(re.compile(rf"/r/{finished}\?review"))
    expect(page.get_by_test_id("chance-curve")).to_be_visible()


def test_a_phone_has_the_curve_and_the_list(open_page: OpenPage, finished: str, picture: Picture) -> None:
    page = open_page(f"/r/{finished}?review", phone=True)
    expect(page.get_by_test_id("chance-curve")).to_be_visible()
    mistake = page.locator(".review > ol > li").first.get_by_role("button").first
    mistake.tap()
    expect(mistake).to_have_attribute("aria-expanded", "true")
    picture(page, "plan")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_that_goes_on_is_not_analysed_in_its_replay(open_page: OpenPage, site: str) -> None:
    made = tables.create(site, *SOLO, open_scores=True)
    page = open_page(f"/r/{made['id']}")
    expect(page.get_by_role("tab", name=text("page-replay-tab-log"))).to_be_visible()
    expect(page.get_by_role("tab", name=text("page-replay-tab-review"))).to_have_count(0)


def test_a_hint_has_a_reason_and_another_way_and_lasts(
    open_page: OpenPage, site: str, picture: Picture
) -> None:
    made = tables.create(site, *SOLO)
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0))
    ask = page.get_by_role("button", name=text("hint-ask"))
    ask.click()
    hint = page.get_by_test_id("hint")
    expect(hint).to_contain_text(text("hint-title"))
    expect(hint).to_contain_text(re.compile(r"About \d+ coins in the end"))
    expect(hint).to_contain_text("Or: ")
    picture(page, "pick")
    page.keyboard.press("1")
    # a new plan comes for the race that was taken
    expect(hint).not_to_contain_text(text("hint-pick", combo="").rstrip("”"))
    expect(hint).to_contain_text(re.compile(rf"{text('hint-title')} conquer "))
    expect(page.locator("path.highlight").first).to_be_attached()
    told = hint.inner_text()
    region = eventually(page, lambda: page.evaluate(NEXT_OF_PLAN))
    page.locator(f'[data-hit="{region}"]').focus()
    page.keyboard.press("Enter")
    # the plan goes on, one conquest shorter
    expect(hint).to_contain_text(text("hint-title"))
    eventually(page, lambda: hint.inner_text() not in ("", told, text("hint-thinking")))
    ask.click()
    expect(hint).to_have_count(0)


# The region that is lit as part of the plan and can be taken now.
NEXT_OF_PLAN = """() => {
  const lit = [...document.querySelectorAll('path.highlight')].map((path) => path.getAttribute('d'));
  const hits = [...document.querySelectorAll('[data-hit]')];
  const edges = [...document.querySelectorAll('path.edge')].map((path) => path.getAttribute('d'));
  const isBoth = (d) => lit.includes(d) && edges.includes(d);
  const found = hits.find((hit) => isBoth(hit.getAttribute('d')));
  return found ? found.getAttribute('data-hit') : null;
}"""


def test_a_table_without_hints_offers_none(open_page: OpenPage, site: str) -> None:
    made = tables.create(site, tables.human("Ann"), {"kind": "open"}, help="none")
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0))
    expect(page.get_by_test_id("room-help")).to_have_text(text("room-help-none"))
    made = tables.create(site, tables.human("Ann"), tables.human("Bo"), help="none")
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0))
    expect(page.locator("[data-combo]").first).to_be_visible()
    expect(page.get_by_role("button", name=text("hint-ask"))).to_have_count(0)
    page.keyboard.press("i")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.get_by_role("button", name=text("menu-title")).click()
    expect(page.get_by_text(text("room-help-none"))).to_be_visible()


def test_help_is_chosen_where_several_people_play(open_page: OpenPage) -> None:
    page = open_page("/new?with=friends")
    choice = page.get_by_role("radiogroup", name=text("page-help"))
    choice.get_by_role("radio", name=text("page-help-none"), exact=True).check()
    expect(page.get_by_text(text("page-help-none-about"))).to_be_visible()
    with page.expect_request("**/api/tables") as asked:
        page.get_by_role("button", name=text("page-create")).click()
    assert json.loads(asked.value.post_data or "{}")["help"] == "none"
    expect(page.get_by_test_id("room-help")).to_have_text(text("room-help-none"))


def test_chances_and_plans_beside_a_game(open_page: OpenPage, site: str, picture: Picture) -> None:
    made = tables.create(site, *SOLO)
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0))
    expect(page.get_by_test_id("chance-bar")).to_have_count(0)
    toggle = page.get_by_role("button", name=text("tab-analysis"))
    toggle.click()
    bar = page.get_by_test_id("chance-bar")
    expect(bar).to_have_attribute("aria-label", re.compile(r"Ann: \d+%"))
    plans = page.get_by_test_id("plans-now").get_by_role("listitem")
    expect(plans.first).to_be_visible()
    assert 2 <= plans.count() <= 3
    for plan in plans.all():
        expect(plan.locator(".why")).to_have_text(re.compile(r"\w+ \w+"))
    # a plan that is looked at is lit on the map
    lit = page.locator("path.highlight")
    plans.first.hover()
    expect(lit.first).to_be_attached()
    picture(page, "plans")
    page.mouse.move(2, 2)
    expect(lit).to_have_count(0)
    before = plans.first.inner_text()
    page.keyboard.press("1")
    eventually(page, lambda: plans.first.inner_text() != before)
    toggle.click()
    expect(bar).to_have_count(0)


def test_several_people_have_no_analysis_unless_the_table_allows_it(open_page: OpenPage, site: str) -> None:
    for help, count in (("hints", 0), ("analysis", 1)):
        made = tables.create(site, tables.human("Ann"), tables.human("Bo"), help=help)
        page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0))
        expect(page.locator("[data-combo]").first).to_be_visible()
        expect(page.get_by_role("button", name=text("tab-analysis"))).to_have_count(count)
