"""Who comes back finds the own games first, an address that is none says so, and prompts say why."""

import pytest
from playwright.sync_api import Browser, Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player
from tests.scenario import held, player


def above(page: Page, first: str, second: str) -> bool:
    """Whether one part of the page is above another."""
    boxes = [page.get_by_role("region", name=text(name)).bounding_box() for name in (first, second)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    return boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"] + 1


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_your_tables_come_first_with_whose_turn_it_is_and_the_result(
    site: str, open_page: OpenPage, picture: Picture, finished: str, phone: bool
) -> None:
    newcomer = open_page("/", phone=phone)
    assert above(newcomer, "page-play-bots", "page-your-tables")
    mine = tables.create(site, tables.human("Ann"), tables.human("Bo"))
    theirs = tables.create(site, tables.human("Ann"), tables.human("Cy"), first=1)
    waiting = tables.create(site, tables.human("Ann"), {"kind": "open"}, {"kind": "open"})
    rings = [tables.key_ring(made, seat_of_ann(site, made)) for made in (waiting, theirs, mine)]
    won = tables.key_ring({"id": finished, "keys": [{"seat": 0, "secret": "x"}]}, 0)
    page = open_page("/", *rings, won, phone=phone)
    assert above(page, "page-your-tables", "page-play-bots")
    rows = page.get_by_role("region", name=text("page-your-tables")).get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text("Ann and Bo")
    expect(rows.nth(0)).to_contain_text(text("page-table-your-turn", round=1, rounds=10))
    page.get_by_role("button", name=text("page-your-all", count=4)).click()
    told = " ".join(rows.all_inner_texts())
    assert text("page-table-turn-of", name="Cy", round=1, rounds=10) in told
    assert text("page-table-waiting", seats=2) in told
    expect(rows.last).to_contain_text("Winner: ")
    picture(page, "home")
    page.get_by_role("link", name=text("page-continue-label", names="Ann and Bo")).click()
    assert Player(page, touch=phone).wait() == "pick"


def seat_of_ann(site: str, made: tables.Json) -> int:
    return [seat["name"] for seat in tables.info(site, made["id"])["seats"]].index("Ann")


@pytest.mark.parametrize("path", ["/nowhere", "/new/things", "/old.html"])
def test_an_address_that_is_none_is_not_found(open_page: OpenPage, picture: Picture, path: str) -> None:
    page = open_page("/")
    answer = page.goto(path)
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name=text("page-not-found"))).to_be_visible()
    expect(page.get_by_text(path)).to_be_visible()
    picture(page, "not-found")
    page.get_by_role("link", name=text("page-not-found-home")).click()
    expect(page.get_by_role("button", name=text("page-play-bots"))).to_be_visible()


def test_a_table_that_is_none_is_not_found(open_page: OpenPage) -> None:
    page = open_page("/")
    answer = page.goto("/t/nothere234")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name=text("table-missing"))).to_be_visible()


def test_playing_on_from_a_replay_is_for_oneself(open_page: OpenPage, finished: str) -> None:
    ring = tables.key_ring({"id": finished, "keys": [{"seat": 1, "secret": "x"}]}, 1)
    page = open_page(f"/r/{finished}", ring)
    page.get_by_role("button", name=text("page-replay-again")).click()
    seats = page.get_by_role("dialog", name=text("page-play-on-title")).get_by_role("listitem")
    for seat, who in enumerate(("page-play-on-bot", "page-play-on-you")):
        expect(seats.nth(seat).get_by_role("radio", name=text(who))).to_be_checked()


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_replay_shows_the_combos_on_offer(
    open_page: OpenPage, picture: Picture, finished: str, phone: bool
) -> None:
    page = open_page(f"/r/{finished}", phone=phone)
    page.get_by_role("tab", name=text("page-replay-tab-combos")).click()
    panel = page.get_by_role("tabpanel", name=text("page-replay-tab-combos"))
    expect(panel.get_by_role("article")).to_have_count(6)
    at_first = panel.inner_text()
    picture(page, "combos")
    page.get_by_role("button", name=text("page-replay-forward"), exact=True).click()
    expect(panel.get_by_role("article")).to_have_count(6)
    assert panel.inner_text() != at_first, "the first one was picked"


def at(
    site: str, open_page: OpenPage, players: list[tables.Json], regions: tables.Json, **more: object
) -> Player:
    """Ann's turn in the middle of things."""
    position = {"map": f"{len(players)}p", "players": players, "regions": regions, **more}
    seats = [tables.human(name) for name in ("Ann", "Bo", "Cy")[: len(players)]]
    made = tables.create_at(site, position, *seats)
    ann = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    ann.wait()
    return ann


def test_what_still_has_to_be_placed_is_named(site: str, open_page: OpenPage) -> None:
    ann = at(
        site, open_page, [player("orcs heroic", hand=0, turns=1, heroes=2), player("elves hill", turns=1)],
        {"1": held(0, "orcs", 2), "2": held(0, "orcs", 3)}, phase="redeploy",
    )  # fmt: skip
    ann.end.click(force=True)  # it says why not
    why = text("done-must-place", what="2 heroes")
    expect(ann.page.get_by_role("status").filter(has_text=text("done-not-yet", why=why))).to_be_visible()
    expect(ann.prompt).to_have_text(text("prompt-must-supply", what="2 heroes"))


def test_amazons_that_leave_say_why_a_region_is_given_up(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    regions = {str(region): held(0, "amazons") for region in (1, 2, 3, 4)}
    ann = at(
        site, open_page, [player("amazons hill", hand=-2, aside=4, turns=1), player("elves hill", turns=1)],
        regions, phase="redeploy",
    )  # fmt: skip
    expect(ann.prompt).to_have_text(text("prompt-must-abandon-amazons", tokens=2))
    picture(ann.page, "amazons")


def test_a_race_in_decline_that_goes_first_says_so_even_with_few_tokens(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    players = [player("orcs hill", hand=0, turns=1, declined=["ghouls"]), player("elves hill", turns=1)]
    regions = {"1": held(0, "orcs", 2), "13": held(0, "ghouls", 2), "2": held(1, "elves", 3)}
    ann = at(site, open_page, players, regions, phase="expand", acting="declined")
    assert not ann.conquerable(), "only the die could help"
    assert ann.lit()
    expect(ann.prompt).to_have_text(text("prompt-declined", race="Ghouls", tokens=1))
    picture(ann.page, "ghouls")


def test_a_diplomat_is_told_what_peace_is_and_who_makes_none(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    others = [player("elves hill", turns=1), player("giants swamp", turns=1)]
    players = [player("orcs diplomat", hand=0, turns=1), *others]
    turn = {"conquests": 1, "occupied_taken": 1, "attacked": [1], "die": None, "committed": True, "used": {}}
    ann = at(site, open_page, players, {"1": held(0, "orcs", 2)}, phase="redeploy", turn=turn)
    expect(ann.prompt).to_have_text(text("prompt-use-diplomat"))
    expect(ann.button("use-diplomat", name="Cy")).to_be_visible()
    refused = ann.page.get_by_role("button", name=text("use-diplomat", name="Bo"))
    expect(refused).to_have_attribute("aria-disabled", "true")
    refused.click(force=True)
    why = text("card-why-not", why=text("reason-was-attacked"))
    expect(ann.page.get_by_role("status").filter(has_text=why)).to_be_visible()
    picture(ann.page, "diplomat")


def test_a_diplomat_is_asked_for_a_name_when_the_tokens_are_placed(site: str, open_page: OpenPage) -> None:
    players = [player("orcs diplomat", hand=2, turns=1), player("elves hill", turns=1)]
    ann = at(site, open_page, players, {"1": held(0, "orcs", 2)}, phase="redeploy")
    peace = ann.button("use-diplomat", name="Bo")
    expect(ann.prompt).to_have_text(text("prompt-redeploy", tokens=2))
    expect(peace).to_have_count(0)
    ann.spread()
    expect(ann.prompt).to_have_text(text("prompt-use-diplomat"))
    expect(peace).to_be_visible()


def test_sorcery_is_offered_with_what_it_does(site: str, open_page: OpenPage, picture: Picture) -> None:
    players = [player("sorcerers swamp", hand=0, turns=1), player("elves hill", turns=1)]
    turn = {"conquests": 1, "occupied_taken": 0, "attacked": [], "die": None, "committed": True, "used": {}}
    ann = at(
        site, open_page, players, {"1": held(0, "sorcerers", 2), "2": held(1, "elves"), "0": {}},
        phase="conquer", turn=turn,
    )  # fmt: skip
    expect(ann.prompt).to_have_text(text("prompt-only-use-sorcerers"))
    picture(ann.page, "sorcerers")


def test_parts_of_the_page_that_do_not_come_say_so_once(browser: Browser, site: str) -> None:
    # failures are meant here, and no worker may bring from its store what does not come over the line
    page = browser.new_page(base_url=site, service_workers="block")
    first = page.request.get("/").text()
    page.route(
        "**/assets/*",
        lambda route: route.continue_() if route.request.url.rsplit("/", 1)[-1] in first else route.abort(),
    )
    page.goto("/")
    told = page.get_by_role("alert")
    expect(told).to_contain_text(text("page-later-failed"))
    page.get_by_role("button", name=text("page-settings")).click()
    expect(told).to_have_count(1)
    page.unroute("**/assets/*")
    page.get_by_role("button", name=text("page-later-again")).click()
    page.get_by_role("button", name=text("page-settings")).click()
    expect(page.get_by_role("dialog", name=text("page-settings"))).to_be_visible()
    page.close()
