"""A whole game without a mouse: from the first screen to the end, and on to the replay."""

import re

from playwright.sync_api import Page, expect

from elbowroom.locales import text
from tests.browser import tables
from tests.browser.conftest import OpenPage, Picture
from tests.browser.player import KeyboardPlayer

SEED = "38"
"""Offers Berserk Tritons, Stout Ghouls and Dragon Master Amazons at the start."""

INTERESTING = (
    "Heroic",
    "Bivouacking",
    "Fortified",
    "Dragon Master",
    "Sorcerers",
    "Berserk",
    "Stout",
    "Ghouls",
    "Amazons",
)


class EagerPlayer(KeyboardPlayer):
    """Wants to see much in ten rounds: powers with something to do, and a new race every third turn."""

    turns = 0

    def best_combo(self) -> int:
        self.turns = 0
        names = self.combos.all_inner_texts()
        return max(range(len(names)), key=lambda i: sum(one in names[i] for one in INTERESTING)) + 1

    def wants_to_decline(self) -> bool:
        return self.turns > 2 or super().wants_to_decline()

    def play_turn(self) -> None:
        self.turns += 1
        super().play_turn()


def test_a_whole_game_by_keyboard(open_page: OpenPage, picture: Picture) -> None:
    page = open_page("/")
    me = EagerPlayer(page)
    set_a_table(me, picture)

    turns = 0
    while me.wait_for_turn() != "over":
        me.play_turn()
        turns += 1
        if turns in (1, 4, 7):
            picture(page, f"turn-{turns}")
    assert turns == 10, "one turn in each round"
    picture(page, "over")

    expect(me.game_over).to_contain_text(re.compile("wins?"))
    me.tab_to(me.game_over.get_by_role("link", name=text("page-over-watch")))
    me.key("Enter")
    expect(page).to_have_url(re.compile("/r/"))
    slider = page.get_by_role("slider", name=text("page-chart-seek"))
    expect(slider).to_have_attribute("aria-valuenow", "0")
    me.key("ArrowRight", "ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "2")
    me.key("End")
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    picture(page, "replay")


def set_a_table(me: EagerPlayer, picture: Picture) -> None:
    """Two players, an easy bot, a seed; all of it from the first screen on."""
    page = me.page
    me.tab_to(page.get_by_role("link", name=text("page-way-screen")))
    me.key("Enter")
    choose(me, page, text("page-seats-number"), text("count-players", players=2))
    choose(me, page, text("page-seat-who", number=2), text("page-seat-bot-about"))
    me.tab_to(page.get_by_role("combobox", name=text("page-seat-level-of", number=2)))
    page.keyboard.type(text("page-level-easy"))
    me.tab_to(page.get_by_text(text("page-more"), exact=True))
    me.key("Enter")
    me.tab_to(page.get_by_role("textbox", name=text("page-seed")))
    page.keyboard.type(SEED)
    picture(page, "new-table")
    me.key("Enter")
    expect(page).to_have_url(re.compile("/t/"))


def choose(me: EagerPlayer, page: Page, group: str, option: str) -> None:
    """In a row of radio buttons Tab goes to the chosen one, and arrows to the others."""
    radios = page.get_by_role("radiogroup", name=group)
    me.tab_to(radios.locator("input:checked"))
    wanted = radios.get_by_role("radio", name=option)
    for _ in range(8):
        if wanted.is_checked():
            return
        me.key("ArrowLeft")
    raise AssertionError("arrows do not reach it")


def test_arrows_lead_over_the_map_and_a_dark_region_says_why(site: str, open_page: OpenPage) -> None:
    made = tables.create(site, tables.human("Ann"), tables.bot(), seed=int(SEED))
    me = KeyboardPlayer(open_page(f"/t/{made['id']}", tables.key_ring(made, 0)))
    me.wait()
    me.take_combo(1)
    lit = set(me.lit())
    me.key("m")
    assert me.focused() in lit
    for arrow in ["ArrowRight", "ArrowDown"] * 4 + ["ArrowLeft"] * 3:
        me.key(arrow)
        if me.focused() not in lit:
            break
    assert me.focused() not in lit, "arrows lead to regions that are not lit too"
    before = me.regions()
    me.key("Enter")
    expect(me.card).to_contain_text(text("card-why-not", why="").split(":")[0])
    me.key("Escape")
    expect(me.card).to_have_count(0)
    assert me.regions() == before
