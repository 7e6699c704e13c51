"""The end of a game: who won and why, the record, the replay, and once more."""

import re
from pathlib import Path

import httpx
from playwright.sync_api import expect

from elbowroom import Game
from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player
from tests.patience import PATIENCE

LAST_TURN: tables.Json = {
    "map": "2p",
    "round": 10,
    "seat": 1,
    "players": [
        {"name": "Bo", "coins": 40, "active": {"race": "elves", "power": "hill", "turns": 3}},
        {"name": "Ann", "coins": 70, "active": {"race": "orcs", "power": "merchant", "hand": 2, "turns": 2}},
    ],
    "regions": {
        "1": {"seat": 1, "race": "orcs", "tokens": 3},
        "8": {"seat": 0, "race": "elves", "tokens": 4},
    },
}


def test_the_end_the_record_and_once_more(
    site: str, open_page: OpenPage, picture: Picture, tmp_path: Path
) -> None:
    made = tables.create_at(site, LAST_TURN, tables.bot(), tables.human("Ann"))
    page = open_page(f"/t/{made['id']}", tables.key_ring(made, 1))
    me = Player(page)
    me.play_turn()
    assert me.wait() == "over"
    messages = page.get_by_role("status", name=text("page-messages"))
    assert messages.get_by_role("button").count() == 0, "what the last turn earned makes way"
    expect(me.game_over).to_contain_text(text("page-over-you-won"))
    expect(me.game_over.get_by_role("img", name=re.compile(text("page-chart-coins")))).to_be_visible()
    picture(page, "over")
    page.set_viewport_size({"width": 390, "height": 844})
    picture(page, "over-phone")
    page.set_viewport_size({"width": 1440, "height": 900})

    with page.expect_download() as download:
        me.press(me.game_over.get_by_role("button", name=text("page-replay-record")))
    saved = tmp_path / "record.txt"
    download.value.save_as(saved)
    game = Game.replay(saved.read_text())
    assert game.over
    assert game.names[1] == "Ann"
    assert game.names[0] in text("server-bot-names")

    me.press(me.game_over.get_by_role("button", name=text("page-over-look")))
    expect(me.game_over).to_have_count(0)
    expect(me.prompt).to_have_text(text("prompt-over"))
    me.press(me.button("menu-result"))
    me.press(me.game_over.get_by_role("button", name=text("page-over-again")))
    expect(page).not_to_have_url(re.compile(str(made["id"])))
    expect(page).to_have_url(re.compile("/t/"))
    assert me.wait() in ("pick", "done")
    table = httpx.get(f"{site}/api/tables/{page.url.rpartition('/')[2]}", timeout=PATIENCE).json()
    assert table["status"] == "playing"
    assert {(seat["kind"], seat["level"]) for seat in table["seats"]} == {("human", None), ("bot", "easy")}
