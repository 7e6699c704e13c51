"""What can be taken back, and what cannot: the page says why."""

import json
import re

from playwright.sync_api import Page, WebSocketRoute, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player, time_stands_still

# one Orc left, and every region around costs at least two: only the die can help
LAST_ORC: tables.Json = {
    "map": "2p",
    "phase": "conquer",
    "players": [{"name": "Ann", "active": {"race": "orcs", "power": "hill", "hand": 1}}, {"name": "Bo"}],
    "regions": {"1": {"seat": 0, "race": "orcs", "tokens": 2}},
}


def test_conquests_can_be_taken_back_up_to_the_pick(site: str, open_page: OpenPage, picture: Picture) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot(), seed=5)
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    assert me.wait() == "pick"
    me.take_combo(1)
    stages = [(me.regions(), me.prompt.inner_text())]
    for _ in range(2):
        me.use_region(me.conquerable()[0])
        stages.append((me.regions(), me.prompt.inner_text()))
    expect(me.undo_button).to_have_accessible_name(text("undo-label", steps=2))
    me.go_on()
    me.spread()
    picture(me.page, "before")
    for stage in reversed(stages):
        while (me.regions(), me.prompt.inner_text()) != stage:
            me.undo()
    assert_refused(me, "undo-revealed")
    assert (me.regions(), me.prompt.inner_text()) == stages[0]
    picture(me.page, "refused")


def test_a_rolled_die_stands(site: str, open_page: OpenPage, picture: Picture) -> None:
    made = tables.create_at(site, LAST_ORC, tables.human("Ann"), tables.bot())
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    assert me.wait() == "conquer"
    me.use_region(me.lit()[0])
    assert me.step() == "redeploy"
    picture(me.page, "rolled")
    assert_refused(me, "undo-die")


def test_another_turn_cannot_be_taken_back(site: str, open_page: OpenPage) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot(), seed=5)
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    me.play_turn()
    assert me.wait_for_turn() == "expand"
    assert_refused(me, "undo-nothing")


def assert_refused(me: Player, why: str) -> None:
    """The button is there and explains itself, and pressing it changes nothing."""
    before = me.settled()
    expect(me.undo_button).to_have_attribute("aria-disabled", "true")
    expect(me.undo_button).to_have_attribute("title", text(why))
    with time_stands_still(me.page):
        me.undo_button.click(force=True)
        expect(me.page.get_by_text(text(why))).to_be_visible()
    assert me.settled() == before


def misdirect_the_next_move(page: Page) -> None:
    """The server is asked for something else than was clicked, which it refuses."""
    misdirected: list[str] = []

    def relay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def to_server(message: str | bytes) -> None:
            asked = json.loads(message)
            if not misdirected and asked["type"] == "move":
                misdirected.extend(asked["moves"])
                asked["moves"] = ["done", "done"]
            server.send(json.dumps(asked))

        line.on_message(to_server)

    page.route_web_socket(re.compile("/ws/"), relay)


def test_what_was_refused_is_not_told_any_more_when_the_next_move_is_done(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot(), seed=5)
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    me.play_turn()
    me.wait_for_turn()
    misdirect_the_next_move(me.page)
    me.page.reload()
    me.wait()
    messages = me.page.locator(".toasts button")
    with time_stands_still(me.page):
        me.undo_button.click(force=True)
        expect(me.page.get_by_text(text("undo-nothing"))).to_be_visible()
        me.touch_region(me.conquerable()[0])
        expect(messages).to_have_count(2)
        picture(me.page, "refused", painted=True)
        me.use_region(me.conquerable()[0])
        expect(messages).to_have_count(0)
