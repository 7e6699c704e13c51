"""The line to a table: that it is lost is seen whatever is open, and what was clicked meanwhile is not."""

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player, eventually
from tests.server.proxy import Proxy

SECOND = 1000
"""Milliseconds."""


@pytest.fixture
def proxy(site: str) -> Iterator[Proxy]:
    """A line to the site that can go dead."""
    with Proxy(site) as running:
        yield running


HAS_COME = """(part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part))"""


def stop_time(page: Page) -> None:
    """From here on time passes on the page only as a test says, from its first moment on."""
    page.clock.install()
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    page.reload()


def picks(player: Player) -> list[str]:
    return [line for line in player.log_lines() if re.match("Ann takes the combo", line)]


def seen(page: Page) -> bytes:
    """The middle of the banner as it is seen; whatever lay above it would be seen instead."""
    expect(page.get_by_text(text("connection-lost"))).to_be_visible()
    box = page.locator(".lost").bounding_box()
    assert box is not None
    inside = {"x": box["x"] + 12, "y": box["y"] + 4, "width": box["width"] - 24, "height": box["height"] - 8}
    return page.screenshot(clip=inside)  # type: ignore[arg-type]


def test_a_line_that_is_dead_but_not_closed_is_noticed_and_the_move_is_made_once(
    site: str, proxy: Proxy, open_page: OpenPage, picture: Picture
) -> None:
    made = tables.create(site, tables.human("Ann"), tables.human("Bo"), seed=7)
    page = open_page(f"{proxy.address}/t/{made['id']}", tables.key_ring(made, 0))
    ann = Player(page)
    bo = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 1)))
    stop_time(page)
    assert ann.wait() == "pick"

    proxy.freeze()
    page.keyboard.press("1")
    expect(page.get_by_text(text("connection-lost"))).to_have_count(0)
    page.clock.run_for(10 * SECOND)
    assert (ann.step(), picks(bo)) == ("pick", []), "nothing gets through"
    expect(page.get_by_text(text("connection-lost"))).to_be_visible()
    expect(page.get_by_text(text("connection-kept", count=1))).to_be_visible()
    picture(page, "kept", painted=True)
    page.clock.run_for(SECOND)
    eventually(page, lambda: ann.step() == "expand")
    expect(page.get_by_text(text("connection-lost"))).to_have_count(0)
    assert len(picks(ann)) == 1
    eventually(bo.page, lambda: picks(bo) == picks(ann))


def test_a_quiet_line_that_is_dead_is_noticed_too(site: str, proxy: Proxy, open_page: OpenPage) -> None:
    made = tables.create(site, tables.human("Ann"), tables.human("Bo"), seed=7)
    page = open_page(f"{proxy.address}/t/{made['id']}", tables.key_ring(made, 1))
    bo = Player(page)
    ann = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    stop_time(page)
    expect(page.get_by_text(text("prompt-other-pick", name="Ann"))).to_be_visible()
    proxy.freeze()
    assert ann.wait() == "pick"
    ann.take_combo(1)
    page.clock.run_for(20 * SECOND)
    expect(page.get_by_text(text("connection-lost"))).to_be_visible()
    page.clock.run_for(SECOND)
    eventually(page, lambda: picks(bo) == picks(ann))


def test_what_is_clicked_without_a_line_is_kept_and_what_cannot_be_is_said(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    made = tables.create(site, tables.human("Ann"), tables.human("Bo"), seed=7)
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0))
    ann = Player(page)
    assert ann.wait() == "pick"
    ann.take_combo(1)
    first, second = ann.conquerable()[:2]
    page.context.set_offline(True)
    expect(page.get_by_text(text("connection-lost"))).to_be_visible()
    page.get_by_role("button", name=text("hint-ask")).click()
    expect(page.get_by_text(text("connection-needed"))).to_be_visible()
    ann.touch_region(first)
    if ann.card.is_visible():
        ann.choose_first()
    expect(page.get_by_text(text("connection-kept", count=1))).to_be_visible()
    ann.touch_region(second)
    expect(page.get_by_text(text("connection-holding"))).to_be_visible()
    picture(page, "holding")
    page.context.set_offline(False)
    expect(page.get_by_text(text("connection-lost"))).to_have_count(0)
    eventually(page, lambda: "Ann" in ann.regions()[first])
    assert "Ann" not in ann.regions()[second]


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_lost_line_is_seen_above_the_curtain_and_every_dialog(
    site: str, open_page: OpenPage, picture: Picture, phone: bool
) -> None:
    made = tables.create(site, tables.human("Ann"), tables.human("Bo"), seed=7)
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 0, 1), phone=phone)
    me = Player(page, touch=phone)
    expect(me.button("curtain-lift", name="Ann")).to_be_visible()
    eventually(page, lambda: all(page.evaluate(HAS_COME, part) for part in ("Summary", "KeysHelp")))
    page.context.set_offline(True)
    above_the_curtain = seen(page)
    me.press(me.button("curtain-lift", name="Ann"))
    expect(page.get_by_text(text("connection-kept", count=1))).to_be_visible()
    picture(page, "curtain")
    page.context.set_offline(False)
    expect(me.button("curtain-lift", name="Ann")).to_have_count(0)
    assert me.wait() == "pick"

    page.context.set_offline(True)
    assert seen(page) == above_the_curtain, "there as where nothing else is"
    for key, title in (("h", "sheet-title"), ("k", "keys-title")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=text(title))).to_be_visible()
        eventually(page, lambda: seen(page) == above_the_curtain)
        picture(page, title)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog", name=text(title))).to_have_count(0)
    page.context.set_offline(False)
    expect(page.get_by_text(text("connection-lost"))).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog", name=text("sheet-title"))).to_be_visible()
    page.context.set_offline(True)
    eventually(page, lambda: seen(page) == above_the_curtain)
