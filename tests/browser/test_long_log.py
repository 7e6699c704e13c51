"""A table with a long past: the page gets the newest part of it, and what was earlier when it is wanted."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect
from websockets.sync.client import ClientConnection, connect

from elbowroom.locales import text
from elbowroom.server.protocol.socket import LOG_PAGE
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player
from tests.patience import PATIENCE
from tests.scenario import held, player

FIRST_WORDS = "May the best people win"
LAST_WORDS = "Are you still there?"
TOKENS, TIMES = 7, 33


@contextmanager
def seated(site: str, made: tables.Json, seat: int) -> Iterator[ClientConnection]:
    """A seat whose player needs no page."""
    url = f"{site.replace('http', 'ws', 1)}/ws/tables/{made['id']}"
    with connect(url, open_timeout=PATIENCE, max_size=None, proxy=None) as socket:
        send(socket, "hello", secrets=[key["secret"] for key in made["keys"] if key["seat"] == seat])
        yield socket


def send(socket: ClientConnection, type: str, **fields: Any) -> None:
    socket.send(json.dumps({"type": type, **fields}))


def heard(socket: ClientConnection, request: int) -> tables.Json:
    """Until something was carried out; how things stood then."""
    now: tables.Json = {}
    while True:
        message = json.loads(socket.recv(PATIENCE))
        assert message["type"] != "refused", message
        now = message.get("now") or now
        if message["type"] == "done" and message["request"] == request:
            return now


@pytest.fixture
def old(site: str) -> tables.Json:
    """A table at which Ann said something, placed all tokens and took them up again, for a long time."""
    players = [player("orcs swamp", hand=TOKENS, turns=1), player("elves hill", turns=1)]
    regions = {"1": held(0, "orcs"), "2": held(0, "orcs")}
    position = {"map": "2p", "players": players, "regions": regions, "phase": "redeploy"}
    made = tables.create_at(site, position, tables.human("Ann"), tables.human("Bo"))
    with seated(site, made, 0) as ann:
        send(ann, "chat", seat=0, text=FIRST_WORDS, request=1)
        rev = heard(ann, 1)["rev"]
        for request in range(2, 2 + 2 * TIMES, 2):
            send(ann, "move", seat=0, rev=rev, moves=["deploy 1"] * TOKENS, request=request)
            rev = heard(ann, request)["rev"]
            send(ann, "undo", seat=0, rev=rev, all=True, request=request + 1)
            rev = heard(ann, request + 1)["rev"]
        send(ann, "chat", seat=0, text=LAST_WORDS, request=99)
        heard(ann, 99)
    return made


def told_at_once(page: Page) -> list[list[int]]:
    """The numbers of the entries in each message that the page is sent from now on."""
    found: list[list[int]] = []

    def note(raw: str | bytes) -> None:
        entries = json.loads(raw).get("entries", [])
        found.append([entry["seq"] for entry in entries])

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    page.on("websocket", listen)
    return found


def test_what_was_said_and_done_long_ago_can_be_read(
    site: str, old: tables.Json, open_page: OpenPage, picture: Picture
) -> None:
    page = open_page(f"/t/{old['id']}", tables.key_ring(old, 0))
    sent = told_at_once(page)
    page.reload()
    ann = Player(page)
    assert ann.wait() == "redeploy"
    page.get_by_role("tab", name=text("tab-log")).click()
    before = page.get_by_role("button", name=text("log-before"))
    expect(before).to_be_visible()
    assert max(map(len, sent)) == LOG_PAGE
    expect(ann.log.get_by_text(text("log-start"))).to_have_count(0)
    picture(page, "cut")

    page.get_by_role("tab", name=text("tab-chat")).click()
    said = page.get_by_role("log", name=text("tab-chat"))
    expect(said.get_by_text(LAST_WORDS)).to_be_visible()
    expect(said.get_by_text(FIRST_WORDS)).to_have_count(0)
    picture(page, "cut chat")
    before.click()
    expect(said.get_by_text(FIRST_WORDS)).to_be_visible()
    expect(before).to_have_count(0)
    expect(said.locator("p")).to_have_count(2)

    page.get_by_role("tab", name=text("tab-log")).click()
    expect(ann.log.get_by_text(text("log-start"))).to_have_count(1)
    numbers = [number for message in sent for number in message]
    assert sorted(numbers) == list(range(1, 2 + 2 * TIMES * TOKENS + 2))


def test_the_log_turns_pages_until_there_is_something_to_read(
    site: str, old: tables.Json, open_page: OpenPage
) -> None:
    page = open_page(f"/t/{old['id']}")
    page.get_by_role("tab", name=text("tab-log")).click()
    page.get_by_role("button", name=text("log-before")).click()
    expect(Player(page).log.get_by_text(text("log-start"))).to_be_visible()
    expect(page.get_by_role("button", name=text("log-before"))).to_have_count(0)
