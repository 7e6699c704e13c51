"""Two people at two computers, and somebody who looks on. Connections break; nothing is lost."""

import re
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from elbowroom.locales import text
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player, eventually


@pytest.fixture
def people(open_page: OpenPage, picture: Picture) -> tuple[Player, Player, Player]:
    """Ann opens a table for a friend, Bo comes in by the link, and Cy looks on."""
    page = open_page("/new?with=friends")
    page.get_by_role("radio", name=text("count-players", players=2)).check()
    page.get_by_role("textbox", name=text("page-seat-name-of", number=1)).fill("Ann")
    page.get_by_role("combobox", name=text("page-first")).select_option("0")
    page.get_by_role("button", name=text("page-create"), exact=True).click()
    link = page.get_by_role("textbox", name=text("room-link")).input_value()
    picture(page, "waiting-room")

    friend = open_page(urlparse(link).path)
    friend.get_by_role("textbox", name=text("room-name")).fill("Bo")
    friend.get_by_role("button", name=text("room-take")).click()
    expect(page.get_by_text(text("prompt-pick"))).to_be_visible()
    return Player(page), Player(friend), Player(open_page(urlparse(link).path))


def test_a_reload_and_a_lost_connection_lose_nothing(
    people: tuple[Player, Player, Player], picture: Picture
) -> None:
    ann, bo, cy = people
    expect(cy.page.get_by_text(text("turn-watching"))).to_be_visible()
    assert (bo.purse("Ann"), cy.purse("Ann"), cy.purse("Bo")) == (None, None, None)
    for player, own in ((ann, "Ann"), (bo, "Bo"), (cy, "Ann")):
        expect(player.players.get_by_role("listitem").first).to_contain_text(own)

    # Ann reloads in the middle of her turn, with undo still possible
    ann.take_combo(1)
    ann.use_region(ann.conquerable()[0])
    before = (ann.regions(), ann.prompt.inner_text(), ann.lit())
    ann.page.reload()
    ann.wait()
    assert (ann.regions(), ann.prompt.inner_text(), ann.lit()) == before
    ann.undo()
    ann.use_region(ann.conquerable()[-1])

    # Bo's network is gone while she plays on
    lose_connection(bo)
    picture(bo.page, "connection-lost")
    ann.play_turn()
    assert bo.regions() != ann.regions()
    find_connection(bo)
    assert bo.wait() == "pick"
    same_for(ann, bo, cy)

    # and now in the middle of a turn of Bo's own
    bo.take_combo(1)
    bo.use_region(bo.conquerable()[0])
    lose_connection(bo)
    find_connection(bo)
    bo.play_turn()
    assert ann.wait_for_turn() == "expand"
    same_for(ann, bo, cy)
    assert (ann.purse("Bo"), bo.purse("Ann"), cy.purse("Ann"), cy.purse("Bo")) == (None,) * 4
    assert ann.purse("Ann")
    assert bo.purse("Bo")
    picture(cy.page, "spectator")


def test_a_move_whose_answer_got_lost_is_there_once(people: tuple[Player, Player, Player]) -> None:
    ann, bo, cy = people
    broken = break_after_the_next_move(ann.page)
    ann.page.reload()
    ann.wait()
    ann.page.keyboard.press("1")
    eventually(ann.page, lambda: broken)
    eventually(ann.page, lambda: ann.step() == "expand")
    same_for(ann, bo, cy)
    picks = [line for line in ann.log_lines() if re.match("Ann takes the combo", line)]
    assert len(picks) == 1
    ann.play_turn()
    assert bo.wait() == "pick"
    same_for(ann, bo, cy)


def lose_connection(player: Player) -> None:
    player.page.context.set_offline(True)
    expect(player.page.get_by_text(text("connection-lost"))).to_be_visible()


def find_connection(player: Player) -> None:
    player.page.context.set_offline(False)
    expect(player.page.get_by_text(text("connection-lost"))).to_have_count(0)


def break_after_the_next_move(page: Page) -> list[str]:
    """The server gets the move, the page never hears of it: its line is cut. Tells which move that was."""
    broken: list[str] = []

    def relay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def to_server(message: str | bytes) -> None:
            server.send(message)
            if not broken and '"type":"move"' in str(message):
                broken.append(str(message))
                server.on_message(lambda _: None)
                line.close(code=3000)
                server.close()

        line.on_message(to_server)

    page.route_web_socket(re.compile("/ws/"), relay)
    return broken


def same_for(*players: Player) -> None:
    """Everybody comes to see the same map and the same log."""
    first, *others = players
    for other in others:
        eventually(other.page, lambda one=other: one.settled() == first.settled())  # type: ignore[misc]
