"""How others, and other devices, come to a table: by a link that they can open, or by a seat carried to them.

Here 127.0.0.2 stands for the address of the server's machine in its home network.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player
from tests.server.serving import Server

HOME = "127.0.0.2"


@pytest.fixture
def closed(tmp_path: Path) -> Iterator[Server]:
    """A server for its own machine only, in a home network."""
    with Server(tmp_path / "games.db", "--lan", HOME, "--workers", "1") as server:
        yield server


def waiting_room(server: Server, open_page: OpenPage, **options: bool) -> tuple[Page, str]:
    made = tables.create(server.address, tables.human("Ann"), {"kind": "open"})
    path = f"/t/{made['id']}"
    return open_page(server.address + path, tables.key_ring(made, 0), **options), path


def test_a_link_for_this_machine_only_says_so_and_the_home_network_is_let_in(
    closed: Server, open_page: OpenPage, picture: Picture
) -> None:
    page, path = waiting_room(closed, open_page)
    link = page.get_by_role("textbox", name=text("room-link"))
    expect(page.get_by_text(text("reach-local"))).to_be_visible()
    expect(link).to_have_value(closed.address + path)
    picture(page, "only-here")
    page.get_by_role("button", name=text("reach-let-in")).click()
    expect(page.get_by_text(text("reach-open"))).to_be_visible()
    at_home = closed.address.replace("127.0.0.1", HOME)
    expect(link).to_have_value(at_home + path)
    picture(page, "open")

    friend = open_page(link.input_value())
    friend.get_by_role("textbox", name=text("room-name")).fill("Bo")
    expect(friend.get_by_text(text("reach-open"))).to_have_count(0)
    friend.get_by_role("button", name=text("room-take")).click()
    expect(page.get_by_text(text("prompt-pick"))).to_be_visible()


def test_on_a_phone_it_fits(closed: Server, open_page: OpenPage, picture: Picture) -> None:
    page, _ = waiting_room(closed, open_page, phone=True)
    expect(page.get_by_role("button", name=text("reach-let-in"))).to_be_visible()
    picture(page, "phone")


def test_without_a_home_network_the_way_is_told(
    tmp_path: Path, open_page: OpenPage, picture: Picture
) -> None:
    with Server(tmp_path / "games.db", "--lan", "none", "--workers", "1") as server:
        page, _ = waiting_room(server, open_page)
        expect(page.get_by_text(text("reach-local"))).to_be_visible()
        expect(page.get_by_text("elbowroom serve --host 0.0.0.0")).to_be_visible()
        picture(page, "command")


def test_a_seat_is_carried_to_a_phone_by_a_link_that_works_once(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    made = tables.create(site, tables.human("Ann"), tables.human("Bo"), seed=7)
    laptop = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    laptop.wait()
    laptop.button("menu-title").click()
    laptop.button("menu-carry").click()
    link = laptop.page.get_by_role("textbox", name=text("carry-link"))
    expect(laptop.page.get_by_role("img", name=text("carry-code"))).to_be_visible()
    expect(link).to_have_value(re.compile(r"/seat#[\w-]{32}$"))
    picture(laptop.page, "code")
    address = link.input_value()

    phone = Player(open_page(address, phone=True), touch=True)
    picture(phone.page, "asked")
    phone.press(phone.button("seat-take"))
    assert phone.wait() == "pick"
    assert address.partition("#")[2] not in phone.page.url
    assert phone.purse("Ann") == 5 if phone.players.is_visible() else True
    expect(laptop.page.get_by_text(text("carry-taken"))).to_be_visible()
    laptop.button("page-close").last.click()
    assert text("log-carry", name="Ann") in laptop.log_lines()
    phone.take_combo(1)
    assert laptop.wait() == "expand", "both hold the seat"
    phone.page.reload()
    assert phone.wait() == "expand", "and the phone remembers it"

    thief = open_page(address)
    thief.get_by_role("button", name=text("seat-take")).click()
    expect(thief.get_by_role("alert")).to_have_text(text("error-no-such-code"))
    picture(thief, "used-up")


def test_at_a_shared_screen_one_says_whose_seat_is_carried(site: str, open_page: OpenPage) -> None:
    made = tables.create(site, tables.human("Ann"), tables.human("Bo"), seed=7)
    shared = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0, 1)))
    shared.lift_curtain("Ann")
    shared.button("menu-title").click()
    shared.button("menu-carry").click()
    link = shared.page.get_by_role("textbox", name=text("carry-link"))
    anns = link.input_value()
    shared.page.get_by_role("combobox", name=text("carry-which")).select_option("Bo")
    expect(link).not_to_have_value(anns)
    bo = open_page(link.input_value())
    bo.get_by_role("button", name=text("seat-take")).click()
    expect(bo.get_by_text(text("prompt-other-pick", name="Ann"))).to_be_visible()
    watcher = open_page(f"/t/{made['id']}")
    watcher.get_by_role("button", name=text("menu-title")).click()
    expect(watcher.get_by_role("button", name=text("menu-share"))).to_be_visible()
    expect(watcher.get_by_role("button", name=text("menu-carry"))).to_have_count(0)
