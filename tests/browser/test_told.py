"""What happens by itself is told where a player looks, and told once, and by its name."""

from typing import Any

from playwright.sync_api import Locator, expect

from elbowroom.locales import marker_name, text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player, time_stands_still
from tests.scenario import held, player

CAMPED = 1


def conquering(
    site: str, open_page: OpenPage, combo: str, *, other: tables.Json | None = None, **turn: Any
) -> Player:
    """Somebody who has conquered enough, and is about to redeploy."""
    race = combo.split()[0]
    position: tables.Json = {
        "map": "2p",
        "phase": "conquer",
        "players": [player(combo, hand=3, turns=1), player("elves hill", turns=1)],
        "regions": {
            "1": held(0, race, 3),
            "2": held(0, race, 3),
            "8": held(0, race, 1),
            "21": held(1, "elves", 3),
        },
        "turn": {"conquests": 3, "committed": True, **turn},
    }
    made = tables.create_at(site, position, tables.human("Ann"), other or tables.bot())
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    assert me.wait() == "conquer"
    return me


def messages(me: Player) -> Locator:
    return me.page.get_by_role("status", name=text("page-messages"))


def test_new_tokens_are_told_when_they_come(site: str, open_page: OpenPage, picture: Picture) -> None:
    me = conquering(site, open_page, "skeletons hill", occupied_taken=4)
    me.go_on()
    expect(messages(me)).to_contain_text(text("hand-raised", race=text("race-skeletons"), tokens=2))
    picture(me.page, "raised")


def test_tokens_put_aside_are_told_and_so_is_their_return(
    site: str, open_page: OpenPage, picture: Picture
) -> None:
    me = conquering(site, open_page, "amazons hill")
    amazons = text("race-amazons")
    me.go_on()
    expect(messages(me)).to_contain_text(text("hand-put-aside", race=amazons, tokens=4))
    picture(me.page, "aside")
    me.spread()
    me.go_on()
    expect(messages(me)).to_contain_text(text("hand-back", race=amazons, tokens=4))


def test_a_phone_shows_the_last_message_only(site: str, open_page: OpenPage, picture: Picture) -> None:
    me = conquering(site, open_page, "amazons hill", other=tables.human("Bo"))
    with time_stands_still(me.page):
        me.go_on()
        me.spread()
        me.go_on()
        told = messages(me).locator("button")
        expect(told).to_have_count(2)
        expect(told.first).to_be_visible()
        me.page.set_viewport_size({"width": 390, "height": 844})
        expect(told.last).to_be_visible()
        expect(told.first).to_be_hidden()
        picture(me.page, "last", painted=True)


def camping(site: str, open_page: OpenPage) -> Player:
    players = [player("orcs bivouacking", hand=0, turns=1), player("elves hill", turns=1)]
    regions = {str(CAMPED): held(0, "orcs", 3), "2": held(0, "orcs", 2)}
    position = {"map": "2p", "players": players, "regions": regions, "phase": "redeploy"}
    made = tables.create_at(site, position, tables.human("Ann"), tables.human("Bo"))
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    me.wait()
    return me


def test_plus_and_minus_say_what_they_move(site: str, open_page: OpenPage) -> None:
    me = camping(site, open_page)
    facts = {"region": me.regions()[CAMPED].partition(",")[0], "marker": marker_name("encampments")}
    expect(me.button("board-more", region=facts["region"])).to_have_count(0)
    expect(me.button("board-fewer.marker", **facts)).to_be_visible()
    me.act(me.button("board-more.marker", **facts).click)
    assert "encampment" in me.regions()[CAMPED]


def test_equal_things_in_a_row_are_one_line_of_the_log(site: str, open_page: OpenPage) -> None:
    me = camping(site, open_page)
    region = me.regions()[CAMPED].partition(",")[0]
    for _ in range(3):
        me.act(lambda: me.touch_region(CAMPED))
    told = text("event-marker-placed", seat="Ann", region=region, marker=marker_name("encampments", 3))
    expect(me.log.get_by_role("note")).to_have_text([told])
    # and it can still be asked about
    me.log.get_by_role("button", name=marker_name("encampments", 3)).hover()
    expect(me.page.get_by_role("tooltip")).to_contain_text(text("marker-encampments-about"))


def test_an_open_seat_is_called_so_once(site: str, open_page: OpenPage) -> None:
    made = tables.create(site, tables.human("Ann"), {"kind": "open"})
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    card = me.card_of(text("player-nobody"))
    expect(card).to_have_count(1)
    assert text("player-open") not in card.inner_text().replace(text("player-nobody"), "")
