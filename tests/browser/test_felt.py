"""What is felt, for those who want it: sounds, a die that saves the day, coins over a victory."""

import re

import pytest
from playwright.sync_api import expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player, eventually
from tests.browser.test_game_over import LAST_TURN
from tests.browser.test_tools import LONE, POSITION
from tests.scenario import held, player

# every tone has a volume of its own
HEARD = """window.heard = 0;
  const made = AudioContext.prototype.createGain;
  AudioContext.prototype.createGain = function () { window.heard++; return made.call(this); };"""


@pytest.mark.parametrize("sound", [True, False], ids=["loud", "silent"])
def test_a_conquest_is_heard_by_those_who_want_it(site: str, open_page: OpenPage, *, sound: bool) -> None:
    made = tables.create_at(site, POSITION, tables.human("Ann"), tables.bot(), tables.bot())
    scripts = (HEARD, tables.settings(pace=0, sound=sound), tables.key_ring(made, 0))
    me = Player(open_page(f"/t/{made['id']}", *scripts))
    assert me.wait() == "expand"
    me.act(lambda: me.touch_region(LONE))
    if sound:
        eventually(me.page, lambda: me.page.evaluate("heard") > 0)
    else:
        me.page.wait_for_load_state("networkidle")
        assert me.page.evaluate("heard") == 0


def test_the_button_for_sounds_turns_them_on_and_is_remembered(site: str, open_page: OpenPage) -> None:
    made = tables.create_at(site, POSITION, tables.human("Ann"), tables.bot(), tables.bot())
    me = Player(open_page(f"/t/{made['id']}", HEARD, tables.key_ring(made, 0)))
    assert me.wait() == "expand"
    me.page.get_by_role("button", name=text("menu-sound"), exact=True).click()
    me.page.reload()
    assert me.wait() == "expand"
    me.act(lambda: me.touch_region(LONE))
    eventually(me.page, lambda: me.page.evaluate("heard") > 0)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_coins_rain_over_a_victory_unless_things_must_not_move(
    site: str, open_page: OpenPage, picture: Picture, motion: str
) -> None:
    made = tables.create_at(site, LAST_TURN, tables.bot(), tables.human("Ann"))
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 1), reduced_motion=motion))
    me.play_turn()
    assert me.wait() == "over"
    expect(me.game_over).to_contain_text(text("page-over-you-won"))
    expect(me.page.locator(".shower")).to_have_count(1 if motion == "no-preference" else 0)
    picture(me.page, motion)


def test_nobody_else_has_coins_rain(site: str, open_page: OpenPage) -> None:
    made = tables.create_at(site, LAST_TURN, tables.human("Bo"), tables.human("Ann"))
    loser = open_page(f"/t/{made['id']}", tables.key_ring(made, 0), reduced_motion="no-preference")
    Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 1))).play_turn()
    expect(Player(loser).game_over).to_be_visible()
    expect(Player(loser).game_over).to_contain_text("Ann")
    expect(loser.locator(".shower")).to_have_count(0)


def test_a_die_that_saves_the_day_stands_out(site: str, open_page: OpenPage, picture: Picture) -> None:
    position: tables.Json = {
        "map": "2p",
        "phase": "conquer",
        "players": [player("orcs hill", hand=1, turns=1), player("elves hill", turns=1)],
        "regions": {"1": held(0, "orcs", 1), "21": held(1, "elves", 3)},
        "turn": {"conquests": 1, "committed": True},
    }
    made = tables.create_at(site, position, tables.human("Ann"), tables.bot())
    me = Player(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    assert me.wait() == "conquer"
    region = me.lit()[0]
    name = me.regions()[region].partition(",")[0]
    me.touch_region(region)
    me.choose_first()
    die = me.page.locator("main [role=status].die")
    expect(die).to_contain_text(name)
    picture(me.page, "die")
    taken = "Orcs" in me.regions()[region]
    assert taken, "the die of this seed is kind"
    expect(die).to_have_class(re.compile("saved"))
