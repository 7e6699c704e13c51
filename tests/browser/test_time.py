"""Time at a table: a clock that runs out, and others' moves at the pace that somebody likes."""

import re

from playwright.sync_api import expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import PATIENCE, Player, eventually


def test_when_time_is_up_a_bot_finishes_the_turn(site: str, open_page: OpenPage, picture: Picture) -> None:
    clock = {"per": "turn", "seconds": 10}
    made = tables.create(site, tables.human("Ann"), tables.human("Bo"), seed=7, clock=clock)
    ann = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    bo = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 1)))
    ann.wait()
    ann.take_combo(1)
    face = ann.page.get_by_role("timer")
    expect(face).to_have_text(re.compile(r"0:0\d"))
    left = face.inner_text()
    eventually(ann.page, lambda: face.inner_text() < left)
    picture(ann.page, "running-out")
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
    me.play_turn()
    skip = me.page.get_by_role("button", name=re.compile(text("skip-button", moves=0).partition("(")[0]))
    expect(skip).to_be_visible()
    one = eventually(me.page, lambda: bots_lines(me), PATIENCE)
    more = eventually(me.page, lambda: lines if len(lines := bots_lines(me)) > len(one) else [])
    assert more[: len(one)] == one, "one after the other, in their order"
    assert me.step() == "waiting"
    picture(me.page, "watching")
    skip.click()
    assert me.wait_for_turn() == "expand"
    expect(skip).to_have_count(0)
    assert len(bots_lines(me)) > len(more)


def bots_lines(me: Player) -> list[str]:
    return [line for line in me.log_lines() if "Easy Bot" in line]
