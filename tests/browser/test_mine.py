"""One's own games: what decided one for oneself, and the page with all of them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import LAPTOP, PHONE, OpenPage, Picture
from tests.browser.player import Player
from tests.browser.test_accessibility import AXE, RUN
from tests.browser.test_game_over import LAST_TURN

STORED = "JSON.parse(localStorage.getItem('elbowroom.games.1') ?? '{}').games ?? []"


def game(id: str, at: int, *results: tuple[str, str | None, int, int], mine: tuple[int, ...] = (0,)) -> Any:
    """A game as a browser remembers it; each own seat played one combo."""
    seats = [
        {"name": name, "level": level, "coins": coins, "place": place}
        for name, level, coins, place in results
    ]
    combos = [
        {"seat": seat, "race": "orcs", "power": "hill", "coins": results[seat][2] - 5, "turns": 10}
        for seat in mine
    ]
    return {"id": id, "at": at, "seats": seats, "mine": list(mine), "combos": combos}


DAY = 86_400_000
GAMES = [
    game("one", 1_700_000_000_000, ("Ann", None, 90, 1), ("Easy", "easy", 75, 2)),
    game("two", 1_700_000_000_000 + DAY, ("Ann", None, 70, 2), ("Hard", "hard", 95, 1)),
    game("three", 1_700_000_000_000 + 2 * DAY, ("Ann", None, 60, 2), ("Bo", None, 66, 1), mine=(0, 1)),
]


def remembered(games: list[Any]) -> str:
    return tables.remember("elbowroom.games.1", {"games": games, "passed": [], "since": 0})


def part(page: Page, id: str) -> Locator:
    return page.get_by_role("region", name=text(id), exact=True)


def look_with_axe(page: Page) -> None:
    """No serious finding, on a laptop and on a phone."""
    page.add_script_tag(path=AXE)
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        found = [
            f"{one['id']}: {node['target']}"
            for one in page.evaluate(RUN)
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]
        assert found == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
    page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]


def test_a_whole_game_is_told_and_counted_once(
    site: str, open_page: OpenPage, picture: Picture, tmp_path: Path
) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot("random"), seed=3)
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0), bypass_csp=True)
    me = Player(page)
    while me.wait() != "over":
        me.play_turn()
    own = me.game_over.locator("section", has=page.get_by_role("heading", name=text("page-forme-title")))
    expect(own).to_contain_text(re.compile("At the end .* (ahead of|behind) you"))
    expect(own).to_contain_text(re.compile("Your best combo|You played a single combo"))
    expect(own.get_by_role("table", name=text("page-forme-coins"))).to_be_visible()
    parts = own.locator("tbody tr").evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('.number')].map(one => one.innerText))"
    )
    sums = own.locator("tfoot td").all_inner_texts()
    for column in (0, 1):
        numbers = [int(row[column].replace("−", "-")) for row in parts]
        assert sum(numbers) == int(sums[column]), "the parts are the whole"
    own.scroll_into_view_if_needed()
    picture(page, "over")
    look_with_axe(page)

    page.reload()  # the end is shown again, and not counted again
    expect(own).to_be_visible()
    me.press(own.get_by_role("link", name=text("page-forme-more")))
    expect(page).to_have_url(re.compile("/mine$"))
    expect(page.get_by_role("definition").first).to_have_text("1")
    levels = part(page, "page-mine-levels").locator("[data-level]")
    expect(levels).to_have_count(1)
    expect(levels).to_contain_text(text("page-level-random"))
    expect(part(page, "page-mine-combos").get_by_role("listitem").first).to_be_visible()
    (counted,) = page.evaluate(STORED)
    assert (counted["id"], counted["mine"]) == (made["id"], [0])
    assert sum(one["turns"] for one in counted["combos"]) == 10, "every turn belongs to a combo"

    with page.expect_download() as download:
        page.get_by_role("button", name=text("page-mine-save")).click()
    saved = tmp_path / "games.json"
    download.value.save_as(saved)
    page.get_by_role("button", name=text("page-mine-clear")).click()
    sure = page.get_by_role("dialog")
    expect(sure).to_contain_text(text("page-mine-clear-sure", count=1))
    sure.get_by_role("button", name=text("page-cancel")).click()
    assert len(page.evaluate(STORED)) == 1
    page.get_by_role("button", name=text("page-mine-clear")).click()
    sure.get_by_role("button", name=text("page-mine-clear-yes")).click()
    expect(page.get_by_role("heading", name=text("page-mine-empty"))).to_be_visible()
    page.goto(f"/t/{made['id']}")
    expect(own).to_be_visible()
    page.goto("/mine")
    expect(page.get_by_role("heading", name=text("page-mine-empty"))).to_be_visible()

    chooser = page.get_by_label(text("page-mine-add"))
    chooser.set_input_files(saved)
    expect(page.get_by_text(text("page-mine-added", count=1))).to_be_visible()
    expect(page.get_by_role("definition").first).to_have_text("1")

    # another browser has the seat too, and its page was closed when the game ended
    page = open_page("/mine", tables.key_ring(made, 0))
    expect(page.get_by_role("definition").first).to_have_text("1")
    assert page.evaluate(STORED) == [counted]


def test_a_game_that_began_in_the_middle_is_not_counted(site: str, open_page: OpenPage) -> None:
    """It proves nothing."""
    made = tables.create_at(site, LAST_TURN, tables.bot(), tables.human("Ann"))
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 1))
    me = Player(page)
    me.play_turn()
    assert me.wait() == "over"
    expect(me.game_over).to_contain_text(text("page-forme-title"))
    page.goto("/mine")
    expect(page.get_by_role("heading", name=text("page-mine-empty"))).to_be_visible()
    assert page.evaluate(STORED) == []


def test_a_watcher_is_told_nothing_of_oneself(open_page: OpenPage, finished: str) -> None:
    page = open_page(f"/t/{finished}")
    me = Player(page)
    expect(me.game_over.get_by_role("img")).to_be_visible()
    expect(me.game_over.get_by_text(text("page-forme-title"))).to_have_count(0)
    page.goto(f"/r/{finished}")
    expect(page.get_by_role("slider", name=text("page-chart-seek"))).to_be_visible()
    assert page.evaluate(STORED) == []


def test_a_shared_screen_asks_who_one_is(site: str, open_page: OpenPage) -> None:
    made = tables.create_at(site, LAST_TURN, tables.human("Bo"), tables.human("Ann"))
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0, 1))
    me = Player(page)
    me.lift_curtain("Ann")
    me.play_turn()
    assert me.wait() == "over"
    who = me.game_over.get_by_role("group", name=text("page-forme-who"))
    who.get_by_role("button", name="Bo").click()
    expect(me.game_over).to_contain_text(re.compile("At the end Ann is .* ahead of you"))
    who.get_by_role("button", name="Ann").click()
    expect(me.game_over).to_contain_text(re.compile("At the end Bo is .* behind you"))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_page_with_and_without_games(open_page: OpenPage, picture: Picture, theme: str) -> None:
    page = open_page("/", color_scheme=theme, bypass_csp=True)
    page.get_by_role("link", name=text("page-mine-title")).click()
    expect(page.get_by_role("heading", name=text("page-mine-empty"))).to_be_visible()
    picture(page, "empty")
    look_with_axe(page)

    page = open_page("/mine", remembered(GAMES), color_scheme=theme, bypass_csp=True)
    expect(page.get_by_role("definition").first).to_have_text("4")
    easy, hard, people = part(page, "page-mine-levels").locator("[data-level]").all()
    expect(easy).to_contain_text(text("page-mine-beaten-of", beaten=1, met=1))
    expect(easy).to_contain_text("+15")
    expect(hard).to_contain_text("−25")
    expect(people).to_contain_text(text("page-mine-beaten-of", beaten=1, met=2))
    for most in ("page-mine-combos", "page-mine-races"):
        expect(part(page, most).get_by_role("listitem").first).to_be_visible()
    page.get_by_role("button", name="Ann").click()
    expect(page.get_by_role("definition").first).to_have_text("3")
    page.get_by_text(text("page-mine-list"), exact=True).click()
    expect(part(page, "page-mine-time").get_by_role("row")).to_have_count(4)
    picture(page, "games")
    look_with_axe(page)
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    picture(page, "games-phone")


def test_bad_files_and_broken_memory(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/mine", "localStorage.setItem('elbowroom.games.1', '{\"games\": [7')")
    expect(page.get_by_role("heading", name=text("page-mine-empty"))).to_be_visible()
    bad = tmp_path / "bad.json"
    whole = {"kind": "elbowroom-games", "version": 1, "games": GAMES}
    for content, problem in [
        ("no file of ours", text("page-mine-file-no-json")),
        ("{}", text("page-mine-file-other")),
        (json.dumps({**whole, "version": 9}), text("page-mine-file-version", version="9")),
        (
            json.dumps({**whole, "games": [GAMES[0], {**GAMES[1], "mine": [7]}]}),
            text("page-mine-file-game", number=2, field="mine"),
        ),
    ]:
        bad.write_text(content)
        page.get_by_label(text("page-mine-add")).set_input_files(bad)
        expect(page.get_by_role("alert")).to_have_text(problem)
        expect(page.get_by_role("heading", name=text("page-mine-empty"))).to_be_visible()
    bad.write_text(json.dumps(whole))
    page.get_by_label(text("page-mine-add")).set_input_files(bad)
    expect(page.get_by_role("status").filter(has_text=text("page-mine-added", count=3))).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
