"""The workshop in a real browser: from a blank banner to a link that a second browser opens."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from elbowroom.content.at_table import own_pack
from elbowroom.locales import text
from elbowroom.locales.pieces import describe_piece
from tests.browser.conftest import OpenPage, Picture
from tests.browser.test_mine import look_with_axe

SIZES = pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
DONE = "Pays 1 coin for each lake next to a region held by you, whoever holds it. "
DONE += "In decline 2 tokens stay in each region."


def button(page: Page | Locator, id: str) -> Locator:
    return page.get_by_role("button", name=text(id), exact=True)


def choose(at: Locator, label: str, option: str) -> None:
    at.get_by_label(label, exact=True).select_option(label=option)


def chip(at: Locator, name: str) -> Locator:
    return at.get_by_role("button", name=name, exact=True)


def make_swamp_people(page: Page) -> Locator:
    """The example of the issue, by hand: a coin for each lake they touch, and two tokens stay in decline."""
    button(page, "workshop-new-race").click()
    piece = page.locator("article")
    piece.get_by_label(text("workshop-field-name"), exact=True).first.fill("Swamp People")
    choose(piece, text("workshop-add-rule"), text("workshop-kind-coins"))
    coins = piece.get_by_role("region", name=text("workshop-kind-coins"), exact=True)
    choose(coins, text("workshop-add-condition"), text("workshop-where-terrain"))
    chip(coins, "a lake").click()
    expect(chip(coins, "farmland")).to_have_attribute("aria-pressed", "false")
    choose(coins, text("workshop-add-condition"), text("workshop-where-touched"))
    choose(piece, text("workshop-add-rule"), text("workshop-kind-stays"))
    stays = piece.get_by_role("region", name=text("workshop-kind-stays"), exact=True)
    more = stays.get_by_role("button", name=text("workshop-more", what=text("workshop-field-amount")))
    more.click()
    more.click()
    return piece


def kept(page: Page) -> Any:
    return page.evaluate("JSON.parse(localStorage.getItem('elbowroom.packs')).packs")


@SIZES
def test_somebody_who_cannot_program_makes_a_race(open_page: OpenPage, picture: Picture, phone: bool) -> None:
    page = open_page("/workshop", phone=phone, bypass_csp=True)
    piece = make_swamp_people(page)
    expect(piece.locator(".told p").first).to_have_text(DONE)
    expect(page.get_by_role("status")).to_have_text(text("workshop-verdict", state="fine", count=0))
    race = kept(page)[0]["races"][0]
    assert race["rules"] == [
        {
            "kind": "coins",
            "per": "region",
            "where": {"terrain": "lake", "owner": "any", "near": {"owner": "own"}},
        },
        {"kind": "stays", "amount": 2},
    ]
    assert (race["id"], race["tokens"]) == ("swamp_people", 4)
    piece.get_by_text(text("workshop-in-other-languages")).click()
    expect(piece.locator(".told p[lang=uk]")).to_contain_text("У занепаді в кожному регіоні")
    picture(page, "workshop")
    look_with_axe(page)


@SIZES
def test_a_link_takes_it_to_a_second_browser(open_page: OpenPage, phone: bool) -> None:
    page = open_page("/workshop", phone=phone)
    make_swamp_people(page)
    expect(page.get_by_role("status")).to_have_text(text("workshop-verdict", state="fine", count=0))
    button(page, "workshop-share").click()
    address = page.get_by_label(text("workshop-link"), exact=True).input_value()
    expect(page.get_by_role("img", name=text("workshop-code"))).to_be_visible()
    other = open_page(re.sub(r"^https?://[^/]+", "", address), phone=phone)
    expect(other.locator("article .told p").first).to_have_text(DONE)
    expect(other).to_have_url(re.compile(r"/workshop$"))
    assert kept(other)[0]["races"] == kept(page)[0]["races"]


@SIZES
def test_friends_play_with_it_by_a_link(open_page: OpenPage, phone: bool) -> None:
    page = open_page("/workshop", phone=phone)
    make_swamp_people(page)
    button(page, "page-way-friends").click()
    expect(page.get_by_role("button", name="Swamp People", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_role("radio", name=text("count-players", players=2)).check()
    page.get_by_role("textbox", name=text("page-seat-name-of", number=1)).fill("Ann")
    button(page, "page-create").click()
    address = page.get_by_role("textbox", name=text("room-link")).input_value()
    friend = open_page(urlparse(address).path, phone=phone)
    room = friend.get_by_role("region", name=text("room-title"))
    room.get_by_text(text("page-packs"), exact=True).click()
    expect(room).to_contain_text(DONE)
    friend.get_by_role("textbox", name=text("room-name")).fill("Bo")
    button(friend, "room-take").click()
    if not phone:  # there combos have a tab of their own
        for screen in (page, friend):
            expect(screen.get_by_text("Swamp People").first).to_be_visible()
    expect(friend).to_have_url(re.compile(r"/t/\w+$"))
    expect(friend.get_by_text("Ann").first).to_be_visible()


def balance(tokens: int, code: str, advice: Any, trial: Any = None, played: int = 160) -> dict[str, Any]:
    """An answer of the server, when all games are played unless it says otherwise."""
    is_done = played == 160 and trial is None
    verdict = {"id": "swamp_people", "code": code, "tokens": tokens, "like": "orcs", "advice": advice}
    verdict |= {"is_final": is_done, "trial": trial}
    strength = {"value": 8.04, "low": -0.21, "high": 16.3}
    piece = {"id": "swamp_people", "kind": "race", "new": True, "tokens": tokens, "picks": 20}
    piece |= {"coins": strength, "win_rate": strength, "strength": strength}
    games = {"id": f"with-{tokens}", "played": played, "games": 160, "waiting": 0, "is_done": is_done}
    return {**games, "pieces": [piece], "verdicts": [verdict]}


@SIZES
def test_what_is_too_strong_is_mended_by_the_advice(open_page: OpenPage, phone: bool) -> None:
    page = open_page("/workshop", phone=phone)
    piece = make_swamp_people(page)
    asked: list[int] = []

    def answer(route: Route) -> None:
        tokens = json.loads(route.request.post_data or "")["pack"]["races"][0]["tokens"]
        asked.append(tokens)
        advice = {"tokens": 3, "tried": True, "tokens_tried": 3, "slope": 2.0, "is_guess": False}
        advice["is_enough"] = True
        told = balance(4, "too_strong", advice) if tokens == 4 else balance(tokens, "average", None)
        route.fulfill(json=told)

    page.route("**/api/balance", answer)
    button(page, "workshop-fair").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(text("balance-verdict-too-strong", name="Swamp People", like="Orcs"))
    dialog.get_by_role("button", name=text("workshop-fair-mend", tokens=3)).click()
    expect(dialog).to_contain_text(text("balance-verdict-average", name="Swamp People", like="Orcs"))
    expect(dialog.get_by_role("button", name=text("workshop-fair-mend", tokens=3))).to_have_count(0)
    page.keyboard.press("Escape")
    expect(piece.get_by_label(text("workshop-field-tokens"), exact=True)).to_have_value("3")
    assert asked == [4, 3]


@SIZES
def test_what_is_clear_early_is_called_provisional_and_can_be_mended_at_once(
    open_page: OpenPage, phone: bool
) -> None:
    page = open_page("/workshop", phone=phone)
    make_swamp_people(page)
    asked: list[tuple[int, str]] = []
    guess = {"tokens": 3, "tried": False, "tokens_tried": 3, "slope": 2.0, "is_guess": True}
    guess["is_enough"] = True
    trial = {"tokens": 3, "games": 80, "played": 2}

    def answer(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "")
        tokens = wanted["pack"]["races"][0]["tokens"]
        asked.append((tokens, wanted["instead"]))
        done = balance(tokens, "average", None)
        route.fulfill(json=balance(4, "open", None, played=42) if tokens == 4 else done)

    page.route("**/api/balance", answer)
    page.route("**/api/balance/*", lambda route: route.fulfill(json=balance(4, "strong", guess, trial, 70)))
    button(page, "workshop-fair").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(text("workshop-fair-open", name="Swamp People", like="Orcs"))
    expect(dialog).to_contain_text(text("workshop-fair-so-far"))
    expect(dialog).to_contain_text(text("workshop-fair-sure", strength="+8.0", low="−0.2", high="+16.3"))
    mend = dialog.get_by_role("button", name=text("workshop-fair-mend", tokens=3))
    expect(dialog).to_contain_text(text("workshop-fair-trial", state="open", games=80, tokens=3, played=2))
    expect(dialog).to_contain_text(text("balance-advice", tried="guess", tokens=3, before=4, other=3))
    expect(dialog).to_contain_text(text("workshop-fair-so-far"))
    mend.click()
    expect(dialog).to_contain_text(text("balance-verdict-average", name="Swamp People", like="Orcs"))
    expect(dialog).not_to_contain_text(text("workshop-fair-so-far"))
    assert asked == [(4, ""), (3, "with-4")]
    button(dialog, "workshop-play").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))


@SIZES
def test_what_another_version_kept_is_told_and_the_rest_works(open_page: OpenPage, phone: bool) -> None:
    lava = {"kind": "coins", "per": "region", "where": {"terrain": "lava"}}
    glow = {"kind": "stays", "amount": 2, "glow": True}
    race = {"id": "lava_folk", "name": "Lava Folk", "tokens": 5, "replaces": "ratmen", "zeal": 1}
    later = {"format": 1, "races": [race | {"rules": [lava, glow, {"kind": "flight"}]}]}
    sound = {"format": 1, "powers": [{"id": "bold", "name": "Bold", "tokens": 4}]}
    packs = json.dumps({"packs": [later, {"format": 9, "races": "none"}, sound]})
    script = f"localStorage.getItem('elbowroom.packs') || localStorage.setItem('elbowroom.packs', {packs!r})"
    page = open_page("/workshop", script, phone=phone)
    expect(page.get_by_text(text("workshop-unreadable", count=1))).to_be_visible()
    piece = page.locator("article")
    expect(piece.locator(".told p").first).to_contain_text("Does something that this version does not know.")
    expect(piece.locator(".told p").first).to_contain_text("In decline 2 tokens stay in each region.")
    expect(page.get_by_role("status")).to_have_text(re.compile("do not fit"))
    for told in ("lava", "glow", "zeal"):
        expect(
            piece.locator(".problem").filter(has_text=re.compile(told, re.IGNORECASE)).first
        ).to_be_visible()
    expect(piece.get_by_role("region", name="Flight", exact=True).locator(".problem")).to_have_count(1)
    page.get_by_label(text("workshop-packs"), exact=True).select_option(label="Bold")
    expect(page.get_by_role("status")).to_have_text(text("workshop-verdict", state="fine", count=0))
    page.get_by_role("button", name=text("workshop-fewer", what=text("workshop-field-tokens"))).click()
    assert [pack.get("format") for pack in kept(page)] == [1, 1, 9]
    page.goto("/new")
    expect(page.get_by_role("button", name="Lava Folk", exact=True)).to_be_visible()


@SIZES
def test_what_tokens_alone_do_not_mend_is_told_and_has_no_button(open_page: OpenPage, phone: bool) -> None:
    page = open_page("/workshop", phone=phone)
    make_swamp_people(page)
    advice = {"tokens": 1, "tried": True, "tokens_tried": 1, "slope": 2.0, "is_guess": False}
    told = balance(4, "too_strong", {**advice, "is_enough": False})
    page.route("**/api/balance", lambda route: route.fulfill(json=told))
    button(page, "workshop-fair").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(text("balance-advice", tried="short", tokens=1, before=4, other=1))
    expect(dialog.get_by_role("button", name=text("workshop-fair-mend", tokens=1))).to_have_count(0)


def test_a_step_is_taken_back_and_done_again(open_page: OpenPage) -> None:
    page = open_page("/workshop")
    button(page, "workshop-new-power").click()
    more = page.get_by_role("button", name=text("workshop-more", what=text("workshop-field-tokens")))
    tokens = page.get_by_label(text("workshop-field-tokens"), exact=True)
    more.click()
    expect(tokens).to_have_value("5")
    expect(more).to_be_disabled()
    button(page, "workshop-undo").click()
    expect(tokens).to_have_value("4")
    button(page, "workshop-redo").click()
    expect(tokens).to_have_value("5")
    button(page, "workshop-throw-away").click()
    expect(page.locator("article")).to_have_count(0)
    page.keyboard.press("Control+z")
    expect(tokens).to_have_value("5")
    page.reload()
    expect(tokens).to_have_value("5")


def test_what_does_not_fit_is_told_at_its_field(open_page: OpenPage) -> None:
    page = open_page("/workshop")
    button(page, "workshop-new-power").click()
    piece = page.locator("article")
    for kind in ("take", "swap"):
        choose(piece, text("workshop-add-rule"), text(f"workshop-kind-{kind}"))
    second = piece.get_by_role("region", name=text("workshop-kind-swap"), exact=True)
    expect(second.get_by_role("alert")).to_contain_text(re.compile("already something that its owner does"))
    expect(page.get_by_role("status")).to_have_text(text("workshop-verdict", state="wrong", count=1))


def test_files_come_and_go(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/workshop")
    file = tmp_path / "pack.toml"
    file.write_text(
        'format = 1\n[[powers]]\nid = "bold"\ntokens = 4\nname = "<b>Bold</b>"\n', encoding="utf-8"
    )
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(file)
    expect(page.locator("article")).to_have_count(1)
    expect(page.locator("article .badge .name")).to_have_text("<b>Bold</b>")
    with page.expect_download() as saved:
        button(page, "workshop-save").click()
    pack = json.loads(saved.value.path().read_text(encoding="utf-8"))
    assert pack == {"format": 1, "powers": [{"id": "bold", "tokens": 4, "name": "<b>Bold</b>"}]}
    file.write_text('format = 1\n[[powers]]\nid = "bold"\ntokens = 9\n', encoding="utf-8")
    chooser.set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("powers[0].tokens")


@SIZES
def test_a_blank_badge_becomes_a_game(open_page: OpenPage, phone: bool) -> None:
    page = open_page("/workshop", phone=phone)
    button(page, "workshop-new-power").click()
    piece = page.locator("article")
    piece.get_by_label(text("workshop-field-name"), exact=True).first.fill("Muddy")
    choose(piece, text("workshop-add-rule"), text("workshop-kind-discount"))
    button(page, "workshop-play").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_text("Muddy").first).to_be_visible()


def test_a_pack_of_ours_is_read_before_sitting_down_and_named_at_the_table(
    open_page: OpenPage, picture: Picture
) -> None:
    pack: Any = own_pack("odd_neighbours").data()
    names = {piece["name"]["en"] for piece in [*pack["races"], *pack["powers"]]}
    page = open_page("/new?with=friends")
    page.get_by_role("radio", name=text("count-players", players=2)).check()
    page.get_by_role("textbox", name=text("page-seat-name-of", number=1)).fill("Ann")
    button(page, "page-pack-odd_neighbours").click()
    button(page, "page-create").click()
    address = page.get_by_role("textbox", name=text("room-link")).input_value()
    friend = open_page(urlparse(address).path)
    room = friend.get_by_role("region", name=text("room-title"))
    room.get_by_text(text("page-packs"), exact=True).click()
    for name in names:
        expect(room.get_by_text(name, exact=True)).to_be_visible()
    expect(room).to_contain_text(" ".join(describe_piece(pack["races"][0], "en")))
    picture(friend, "room")
    friend.get_by_role("textbox", name=text("room-name")).fill("Bo")
    button(friend, "room-take").click()
    columns = [screen.locator("article h3") for screen in (page, friend)]
    for column in columns:
        expect(column).to_have_count(6)
    offered, seen = (column.all_inner_texts() for column in columns)
    assert seen == offered
    assert any(name in " ".join(combo.split()) for combo in offered for name in names), offered
