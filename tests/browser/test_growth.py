"""A long game does not make the page heavier: at its end it holds no more than after its first round."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player

SLACK = 1.15
"""Some turns have longer lines, and more pieces stand on a full map."""


def weight(page: Page) -> dict[str, int]:
    """Nodes and listeners of the page, those included that nobody sees but something still holds."""
    devices: Any = page.context.new_cdp_session(page)
    for _ in range(3):
        devices.send("HeapProfiler.collectGarbage")
    found = devices.send("Memory.getDOMCounters")
    devices.detach()
    return {name: int(found[name]) for name in ("nodes", "jsEventListeners")}


@pytest.mark.slow
def test_a_whole_game_of_five_leaves_the_page_as_light_as_a_round(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    bots = [tables.bot("random")] * 4
    made = tables.create(site, tables.human("Ann"), *bots, seed=3)
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    me.play_turn()
    me.wait_for_turn()
    before = weight(me.page)
    while me.wait_for_turn() != "over":
        me.play_turn()
    me.page.keyboard.press("Escape")
    expect(me.game_over).to_have_count(0)
    picture(me.page, "over")
    after = weight(me.page)
    assert all(after[name] <= SLACK * before[name] for name in before), (before, after)

    # nothing is lost: the log unfolds to its first turn
    shown = me.log_lines()
    earlier = me.log.get_by_role("button", name=text("log-earlier", turns=0).partition("0")[0])
    earlier.click()
    expect(earlier).to_have_count(0)
    everything = me.log_lines()
    assert len(everything) > 3 * len(shown)
    assert everything[0] == text("log-start")
    assert everything[-len(shown) + 1 :] == shown[1:]
