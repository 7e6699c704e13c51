"""The page holds no secret: nothing that a browser receives tells another seat's purse."""

import re

from playwright.sync_api import Page, WebSocket, expect

from elbowroom import Game
from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage
from tests.browser.player import Player

PURSES = {"Ann": 7919, "Bo": 6883}
"""Numbers that nothing else would give."""


def rich_position() -> tables.Json:
    position: tables.Json = dict(Game.new(2, seed=9).to_position())
    for row, (name, coins) in zip(position["players"], PURSES.items(), strict=True):
        row.update(name=name, coins=coins)
    return position


def told(frames: list[str]) -> set[str]:
    """Whose purse is told; a purse grows and shrinks by a few coins in a turn."""
    without_times = re.sub(r'"(at|created)":\d+', "", "".join(frames))
    numbers = {int(word) for word in re.findall(r"(?<![\d.])\d{4}(?![\d.])", without_times)}
    return {name for name, purse in PURSES.items() if any(purse - 40 < n < purse + 40 for n in numbers)}


def listen(page: Page) -> list[str]:
    """Everything the page hears over its sockets from now on."""
    frames: list[str] = []

    def heard(payload: str | bytes) -> None:
        frames.append(payload if isinstance(payload, str) else payload.decode())

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", heard)

    page.on("websocket", opened)
    return frames


def test_frames_tell_nobody_elses_purse(site: str, open_page: OpenPage) -> None:
    made = tables.create_at(site, rich_position(), tables.human("Ann"), tables.human("Bo"))
    pages = {
        "Ann": open_page("/", tables.key_ring(made, 0)),
        "Bo": open_page("/", tables.key_ring(made, 1)),
        "watcher": open_page("/"),
    }
    frames = {name: listen(page) for name, page in pages.items()}
    for page in pages.values():
        page.goto(f"/t/{made['id']}")
    ann, bo, watcher = (Player(page) for page in pages.values())
    for player in (ann, bo, ann, bo):
        player.play_turn()
    bo.page.reload()
    for player in (ann, bo, watcher):
        expect(player.prompt).to_contain_text("Ann" if player is not ann else re.compile("."))

    assert told(frames["Ann"]) == {"Ann"}
    assert told(frames["Bo"]) == {"Bo"}
    assert told(frames["watcher"]) == set()
    expect(watcher.page.get_by_text(text("purse-hidden"))).to_have_count(2)
    whole = {name: page.content() for name, page in pages.items()}
    assert {name: told([content]) for name, content in whole.items()} == {
        "Ann": {"Ann"},
        "Bo": {"Bo"},
        "watcher": set(),
    }
