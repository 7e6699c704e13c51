"""A newcomer at a laptop, and somebody with a phone: their games in browsers beside Chromium."""

from elbowroom.locales import text
from tests.browser.engines.conftest import Look, Sit, screen_of
from tests.browser.player import Player, eventually
from tests.browser.touch_sizes import assert_does_not_slide, assert_fit_for_fingers

MESSAGES = "[popover=manual][role=status]"

# Messages come and go by themselves; one stays here as long as it takes to measure it.
HEIGHT_OF_A_MESSAGE = """() => {
  const messages = document.querySelector('[popover=manual][role=status]');
  const one = messages.appendChild(document.createElement('button'));
  one.textContent = 'a message';
  if (!messages.matches(':popover-open')) messages.showPopover();
  const { height } = messages.getBoundingClientRect();
  one.remove();
  return height;
}"""


def play_bots(me: Player, opponents: int) -> None:
    """By clicks, from the home page to the table."""
    me.press(me.page.get_by_role("radio", name=text("page-opponents-number", count=opponents)))
    me.press(me.page.get_by_role("button", name=text("page-play-bots")))
    eventually(me.page, lambda: "/t/" in me.page.evaluate("location.pathname"))


def test_the_newcomers_game(sit: Sit, look: Look) -> None:
    me = sit()
    look(me, "1-home")
    play_bots(me, 2)
    assert me.wait() == "pick"
    look(me, "2-pick")
    me.take_combo(1)
    assert me.lit(), "the border of the map is lit"
    while me.step() in ("expand", "conquer") and (lit := me.conquerable()):
        me.use_region(lit[0])
    assert len([words for words in me.regions().values() if text("page-newcomer") in words]) >= 2
    look(me, "3-conquered")
    while me.step() in ("expand", "conquer"):
        me.go_on()
    assert me.step() == "redeploy"
    look(me, "4-redeploy")
    me.play_turn()
    assert me.wait_for_turn() in ("expand", "pick")
    look(me, "5-second-turn")
    eventually(me.page, lambda: me.page.locator(MESSAGES).count())
    assert 20 < me.page.evaluate(HEIGHT_OF_A_MESSAGE) < 300, "messages are as high as their words"
    assert any(text("page-newcomer") in line for line in me.log_lines())
    play_on(me)


def test_the_phone_game(sit: Sit, look: Look) -> None:
    me = sit(phone=True)
    look_at(me, "1-home", look)
    play_bots(me, 1)
    assert me.wait_for_turn() == "pick"
    look_at(me, "2-pick", look)
    me.take_combo(1)
    look_at(me, "3-conquer", look)
    while me.step() in ("expand", "conquer"):
        me.decide()
    look_at(me, "4-redeploy", look)
    me.play_turn()
    assert me.wait_for_turn() in ("expand", "pick")
    look_at(me, "5-second-turn", look)
    me.press(me.page.get_by_role("tab", name=text("tab-log")))
    look_at(me, "6-log", look)
    assert any(text("page-newcomer") in line for line in me.log_lines())
    play_on(me)


def play_on(me: Player) -> None:
    """Turn after turn, to the end of the game."""
    for _ in range(20):  # more than any game has
        if me.wait_for_turn() == "over":
            return
        me.play_turn()
    raise AssertionError("the game never ends")


def look_at(me: Player, name: str, look: Look) -> None:
    look(me, name)
    if screen_of(me).has_fingers:
        assert_fit_for_fingers(me.page)
    else:  # buttons on the map may be small under a mouse
        assert_does_not_slide(me.page)
