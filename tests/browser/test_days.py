"""A game over days: notifications, mails with links, a page to be installed, and one without a network."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player, eventually, time_stands_still
from tests.server.mail_server import MailServer, links
from tests.server.skipping import HOUR, SkippingServer

NOTICES = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
}"""
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => window.isAway === true })"


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, mail_server: MailServer) -> Iterator[SkippingServer]:
    """A server with pushes and mails."""
    options = (
        "--push", "--smtp", mail_server.address, "--smtp-tls", "none",
        "--mail-from", "games@example.org", "--url", "http://games.example.org",
    )  # fmt: skip
    with SkippingServer(tmp_path_factory.mktemp("days") / "games.db", *options) as running:
        yield running


@pytest.fixture(scope="module")
def site(server: SkippingServer) -> str:
    """The address of that server, for `open_page`."""
    return server.address


def open_tell(player: Player) -> None:
    """The dialog behind the menu."""
    player.button("menu-title").click()
    player.button("menu-tell").click()


def grant(page: Page, site: str) -> None:
    page.context.grant_permissions(["notifications"], origin=site)


def test_the_page_can_be_installed(open_page: OpenPage, site: str) -> None:
    page = open_page()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["display"]) == (text("page-game"), "standalone")
    problems = [
        one["errorId"] for one in devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    ]
    assert [one for one in problems if one != "in-incognito"] == []
    for icon in manifest["icons"]:
        answer = httpx.get(site + icon["src"])
        assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])
    assert httpx.get(f"{site}/sw.js").headers["cache-control"] == "no-cache"
    assert httpx.get(f"{site}/manifest.webmanifest").headers["content-type"] == "application/manifest+json"


def test_without_a_network_there_is_a_page_and_with_one_it_is_never_old(
    open_page: OpenPage, picture: Picture
) -> None:
    page = open_page()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    eventually(page, lambda: page.evaluate("navigator.serviceWorker.controller !== null"))
    page.reload(wait_until="networkidle")  # now everything goes through the worker
    page.evaluate("fetch('/api/content').then((answer) => answer.json())")
    kept = """async () => {
      const found = [];
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
      return found;
    }"""
    assert page.evaluate(kept) == ["/offline.html"], "no answer of the server is kept, and no page"
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name=text("offline-title"))).to_be_visible()
    picture(page, "offline")
    page.context.set_offline(False)
    page.get_by_role("link", name=text("offline-again")).click()
    expect(page.get_by_role("heading", name=text("page-game")).first).to_be_visible()


def test_a_turn_that_begins_behind_another_window_is_told(
    open_page: OpenPage, site: str, picture: Picture
) -> None:
    made = tables.create(site, tables.human("Ada"), tables.human("Ben"))
    ben = open_page(f"/t/{made['id']}", tables.key_ring(made, 1), HIDDEN)
    grant(ben, site)
    player = Player(ben)
    ben.get_by_text(text("tell-note")).wait_for()
    picture(ben, "note")
    player.button("tell-note-yes").click()
    switch = ben.get_by_role("switch", name=text("tell-here"))
    expect(switch).not_to_be_checked()
    switch.check(force=True)
    expect(switch).to_be_checked()
    picture(ben, "dialog")
    player.button("page-close").click()
    expect(ben.get_by_text(text("tell-note"))).to_have_count(0)
    ben.evaluate("window.isAway = true")
    ada = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), tables.settings(pace=0, tell=False)))
    ada.play_turn()
    told = eventually(ben, lambda: ben.evaluate(NOTICES))
    assert told == [
        {
            "title": text("tell-turn-title", name="Ben"),
            "body": text("tell-turn-about", round=1, rounds=10),
            "data": f"/t/{made['id']}",
        }
    ]
    ben.evaluate("window.isAway = false; window.dispatchEvent(new Event('focus'))")
    eventually(ben, lambda: ben.evaluate(NOTICES) == [])


OVERLAP = """() => {
  const box = (one) => one.getBoundingClientRect();
  const note = document.querySelector('[data-testid=tell-note]');
  const meets = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  const bar = box(document.querySelector('.bar'));
  const inside = ['top', 'left'].every((side) => box(note)[side] >= bar[side]) &&
    ['bottom', 'right'].every((side) => box(note)[side] <= bar[side]);
  return {
    map: meets(box(note), box(document.querySelector('.board'))),
    messages: [...document.querySelectorAll('.toasts button')].filter((one) => meets(box(one), box(note)))
      .length,
    prompt: meets(box(note), box(document.querySelector('[data-testid=prompt]'))),
    whole: inside,
  };
}"""


@pytest.mark.parametrize(
    "size", [(1440, 900), (1024, 768), (844, 390), (390, 844), (360, 740)], ids=lambda size: str(size[0])
)
def test_the_note_covers_neither_the_map_nor_a_message(
    size: tuple[int, int], open_page: OpenPage, site: str, picture: Picture
) -> None:
    made = tables.create(site, tables.human("Ada"), tables.human("Ben"))
    viewport = {"width": size[0], "height": size[1]}
    ada = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), viewport=viewport))
    ada.wait()
    with time_stands_still(ada.page):
        ada.play_turn()
        expect(ada.page.locator(".toasts button").last).to_be_visible()
        expect(ada.page.get_by_text(text("tell-note"))).to_be_visible()
        picture(ada.page, "note", painted=True)
        fine = {"map": False, "messages": 0, "prompt": False, "whole": True}
        eventually(ada.page, lambda: ada.page.evaluate(OVERLAP) == fine)


def test_nobody_is_told_who_did_not_ask(open_page: OpenPage, site: str) -> None:
    made = tables.create(site, tables.human("Ada"), tables.human("Ben"))
    ben = open_page(f"/t/{made['id']}", tables.key_ring(made, 1), HIDDEN)
    grant(ben, site)
    Player(ben).button("tell-note-no").click()
    ben.evaluate("window.isAway = true")
    ada = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    ada.play_turn()
    Player(ben).wait()
    assert ben.evaluate(NOTICES) == []
    ben.reload()
    Player(ben).wait()
    expect(ben.get_by_text(text("tell-note"))).to_have_count(0)


def test_a_push_is_shown_by_the_service_worker(open_page: OpenPage, site: str) -> None:
    page = open_page()
    grant(page, site)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    devtools = page.context.new_cdp_session(page)
    registrations: list[Any] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"])
    )
    devtools.send("ServiceWorker.enable")
    found = eventually(page, lambda: [one for one in registrations if one["scopeURL"].startswith(site)])
    message = {"title": "It is your turn, Ben", "body": "Round 2 of 10", "path": "/t/abc"}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": site, "registrationId": found[0]["registrationId"], "data": json.dumps(message)},
    )
    told = eventually(page, lambda: page.evaluate(NOTICES))
    assert told == [{"title": message["title"], "body": message["body"], "data": "/t/abc"}]


# What a worker opens and brings to the front, without a finger that the browser would want to see.
CLICKED = """async () => {
  const done = [];
  ExtendableEvent.prototype.waitUntil = (work) => done.push(work);
  const asked = [];
  self.clients.openWindow = async (url) => void asked.push(`opened ${url}`);
  WindowClient.prototype.focus = async function () {
    asked.push(`to the front ${new URL(this.url).pathname}`);
  };
  const [notification] = await self.registration.getNotifications();
  self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  await Promise.all(done);
  return [asked, (await self.registration.getNotifications()).length];
}"""


def test_a_click_on_a_notice_leads_to_its_table(open_page: OpenPage, site: str) -> None:
    page = open_page("/rules")
    grant(page, site)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    notify = (
        "(path) => navigator.serviceWorker.ready.then((one) => one.showNotification('!', { data: path }))"
    )
    (worker,) = page.context.service_workers
    page.evaluate(notify, "/t/abc")
    assert worker.evaluate(CLICKED) == [["opened /t/abc"], 0]
    page.evaluate(notify, "/rules")
    assert worker.evaluate(CLICKED) == [["to the front /rules"], 0]


def test_from_an_address_to_the_seat_on_a_phone(
    open_page: OpenPage, site: str, server: SkippingServer, mail_server: MailServer, picture: Picture
) -> None:
    def here(link: str) -> str:
        return link.replace("http://games.example.org", "")

    made = tables.create(site, tables.human("Ada"), tables.human("Ben"))
    ben = open_page(f"/t/{made['id']}", tables.key_ring(made, 1), tables.settings(pace=0, tell=False))
    open_tell(Player(ben))
    ben.get_by_label(text("tell-mail-address")).fill("ben@example.com")
    Player(ben).button("tell-mail-send").click()
    expect(ben.get_by_text(text("tell-mail-waiting", address="b…@example.com"))).to_be_visible()
    picture(ben, "waiting")
    eventually(ben, lambda: mail_server.mails)
    confirm = open_page(here(links(mail_server.mails[0])[-1]))
    picture(confirm, "confirm")
    Player(confirm).button("mail-confirm-yes").click()
    expect(confirm.get_by_text(text("mail-confirmed"))).to_be_visible()
    ben.goto("/")  # the page of the table is closed
    ada = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0), tables.settings(pace=0, tell=False)))
    ada.play_turn()
    server.skip(HOUR)
    eventually(ada.page, lambda: len(mail_server.mails) == 2)
    seat, stop = map(here, links(mail_server.mails[1]))
    phone = open_page(seat, tables.settings(pace=0, tell=False), phone=True)
    Player(phone).button("seat-take").tap()
    player = Player(phone, touch=True)
    assert player.wait() == "pick"
    player.take_combo()
    ben.goto(seat)
    assert Player(ben).wait() != "waiting", "a browser that has the seat just plays on"
    expect(ben.get_by_role("button", name=text("seat-take"))).to_have_count(0)
    over = open_page(stop)
    expect(over.get_by_text(text("mail-stopped"))).to_be_visible()
    open_tell(Player(ben))
    expect(ben.get_by_label(text("tell-mail-address"))).to_be_visible()


def test_a_link_of_no_mail_says_so(open_page: OpenPage) -> None:
    page = open_page("/mail")
    expect(page.get_by_role("alert")).to_have_text(text("mail-no-link"))


def test_the_icons_are_drawn_from_the_picture() -> None:
    folder = Path(__file__).parents[2] / "web" / "public"
    for name, size in {"icon-180": 180, "icon-192": 192, "icon-512": 512, "icon-maskable-512": 512}.items():
        raw = (folder / f"{name}.png").read_bytes()
        assert raw[:8] == b"\x89PNG\r\n\x1a\n"
        assert (int.from_bytes(raw[16:20]), int.from_bytes(raw[20:24])) == (size, size)
        assert len(raw) < 40_000
