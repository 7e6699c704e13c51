"""A finished game, watched again: play and pause, steps and jumps, the chart as a slider, and playing on."""

import re

from playwright.sync_api import Locator, Page, expect

from elbowroom.locales import text
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import Player, eventually


class Watcher:
    """Somebody at a replay."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slider = page.get_by_role("slider", name=text("page-chart-seek"))
        expect(self.slider).to_be_visible()
        self.last = int(self.slider.get_attribute("aria-valuemax") or 0)

    def button(self, id: str) -> Locator:
        return self.page.get_by_role("button", name=text(id), exact=True)

    def step(self) -> int:
        return int(self.slider.get_attribute("aria-valuenow") or -1)

    def round(self) -> int:
        """The round that the chart is at, as it says itself."""
        told = re.search(r"\d+", self.slider.get_attribute("aria-valuetext") or "")
        assert told
        return int(told[0])

    def middle_of_round(self, round: int) -> tuple[float, float]:
        """A point of the chart; numbers on its axis stand where rounds end."""
        ends = []
        for number in (round - 1, round):
            box = self.slider.locator("text").get_by_text(str(number), exact=True).first.bounding_box()
            assert box is not None
            ends.append(box["x"] + box["width"] / 2)
        chart = self.slider.bounding_box()
        assert chart is not None
        return sum(ends) / 2, chart["y"] + chart["height"] / 2

    def is_at(self, step: int) -> None:
        """The chart and the line below the map agree."""
        expect(self.slider).to_have_attribute("aria-valuenow", str(step))
        expect(self.page.get_by_text(text("page-replay-step", step=step, steps=self.last))).to_be_visible()


def test_play_pause_steps_and_jumps(open_page: OpenPage, finished: str, picture: Picture) -> None:
    page = open_page(f"/r/{finished}")
    me, board = Watcher(page), Player(page)
    me.is_at(0)
    page.clock.install()
    expect(me.button("page-replay-back")).to_be_disabled()
    empty = board.regions()

    me.button("page-replay-play").click()
    expect(me.slider).not_to_have_attribute("aria-valuenow", "0")
    me.button("page-replay-pause").click()
    expect(me.button("page-replay-play")).to_be_visible()
    paused = me.step()
    page.clock.run_for(60_000)
    me.is_at(paused)

    me.button("page-replay-forward").click()
    me.is_at(paused + 1)
    me.button("page-replay-back").click()
    me.is_at(paused)
    me.button("page-replay-turn-forward").click()
    expect(me.slider).not_to_have_attribute("aria-valuenow", str(paused))
    assert me.step() > paused
    assert board.regions() != empty
    me.button("page-replay-last").click()
    me.is_at(me.last)
    expect(me.button("page-replay-again")).to_be_disabled()
    picture(page, "end")
    me.button("page-replay-first").click()
    me.is_at(0)
    assert board.regions() == empty


def test_the_chart_is_a_slider_and_turns_are_a_list(
    open_page: OpenPage, finished: str, picture: Picture
) -> None:
    page = open_page(f"/r/{finished}")
    me = Watcher(page)
    page.mouse.move(*me.middle_of_round(3))
    page.mouse.down()
    eventually(page, lambda: me.round() == 3)
    third = me.step()
    page.mouse.move(*me.middle_of_round(7), steps=4)
    page.mouse.up()
    eventually(page, lambda: me.round() == 7)
    assert 0 < third < me.step() < me.last
    picture(page, "chart")

    page.get_by_role("tab", name=text("page-replay-tab-turns")).click()
    turn = page.get_by_role("button", name=re.compile("^" + text("page-replay-round", round=4) + ",")).first
    turn.click()
    expect(turn).to_have_attribute("aria-current", "step")
    expect(page.get_by_text(re.compile("^" + text("page-replay-round", round=4) + ", .* · "))).to_be_visible()


def test_play_on_from_here(open_page: OpenPage, finished: str, picture: Picture) -> None:
    page = open_page(f"/r/{finished}?step=60")
    me = Watcher(page)
    me.is_at(60)
    shown = peoples(Player(page))
    me.button("page-replay-again").click()
    dialog = page.get_by_role("dialog", name=text("page-play-on-title"))
    picture(page, "dialog")
    dialog.get_by_role("button", name=text("page-play-on-start")).click()

    expect(page).to_have_url(re.compile("/t/"))
    assert finished not in page.url
    player = Player(page)
    assert player.wait() in ("pick", "expand", "conquer", "redeploy", "done", "stout")
    assert peoples(player) == shown
    player.play_turn()
    assert player.wait() in ("expand", "pick", "done", "over")


def peoples(player: Player) -> dict[int, str]:
    """What stands where; who plays it is somebody else now."""
    return {region: re.sub(r" \([^,]*\),", ",", words) for region, words in player.regions().items()}
