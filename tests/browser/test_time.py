"""Time at a table: a clock that runs out, and others' moves at the pace that somebody likes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player, eventually, time_stands_still
from tests.server.skipping import HOUR, SkippingServer

SLOW = 100
"""Milliseconds, fewer than the page lets pass between two moves."""


@pytest.fixture
def skipping(tmp_path: Path) -> Iterator[SkippingServer]:
    """A server whose time can be moved on."""
    with SkippingServer(tmp_path / "games.db") as server:
        yield server


def test_when_time_is_up_a_bot_finishes_the_turn(
    skipping: SkippingServer, open_page: OpenPage, picture: Picture
) -> None:
    clock = {"per": "turn", "seconds": int(HOUR)}
    made = tables.create(skipping.address, tables.human("Ann"), tables.human("Bo"), seed=7, clock=clock)
    table = f"{skipping.address}/t/{made['id']}"
    ann = Player(open_page(table, tables.key_ring(made, 0)))
    bo = Player(open_page(table, tables.key_ring(made, 1)))
    ann.wait()
    ann.take_combo(1)
    face = ann.page.get_by_role("timer")
    expect(face).to_have_text(re.compile(r"^5\d:\d\d$"))
    left = face.inner_text()
    eventually(ann.page, lambda: face.inner_text() < left)
    skipping.skip(HOUR - 600)
    ann.page.reload()
    expect(face).to_have_text(re.compile(r"^\d:\d\d$"))
    picture(ann.page, "running-out")
    skipping.skip(600)
    assert bo.wait() == "pick", "the bot has played the turn to its end"
    assert text("log-stand-in", name="Ann") in ann.log_lines()
    assert any("Ann" in words for words in ann.regions().values())
    assert ann.step() == "waiting"
    bo.take_combo(1)
    while bo.step() != "waiting":
        bo.go_on() if bo.step() in ("expand", "conquer", "stout") else bo.decide()
    assert ann.wait() == "expand", "her next turn is her own"


def test_moves_of_bots_are_watched_one_by_one_or_skipped(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot(), tables.bot(), tables.bot(), seed=7)
    slow = tables.settings(pace=3)
    me = Player(open_page(f"/t/{made['id']}", slow, tables.key_ring(made, 0)))
    me.wait()
    with time_stands_still(me.page):
        me.play_turn()
        skip = me.page.get_by_role("button", name=re.compile(text("skip-button", moves=0).partition("(")[0]))
        expect(skip).to_be_visible()
        assert len(bots_lines(me)) == 1, "who plays now"
        one = let_pass(me, SLOW, 2)
        more = let_pass(me, SLOW, len(one) + 1)
        assert more[: len(one)] == one, "one after the other, in their order"
        assert me.step() == "waiting"
        picture(me.page, "watching", painted=True)
        skip.click()
        eventually(me.page, lambda: len(bots_lines(me)) > len(more))
    assert me.wait_for_turn() == "expand"
    expect(skip).to_have_count(0)


def let_pass(me: Player, step: int, lines: int) -> list[str]:
    """What the bots did, after as many steps of time as it takes to see so much of it."""
    while len(seen := bots_lines(me)) < lines:
        me.page.clock.run_for(step)
    return seen


def bots_lines(me: Player) -> list[str]:
    names = text("server-bot-names").split(", ")
    return [line for line in me.log_lines() if any(name in line for name in names)]
