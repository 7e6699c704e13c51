"""A walk through every screen of the page, in the language that is spoken: somebody looks at each of them."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from elbowroom.locales import spoken, text
from elbowroom.rulebook.texts import rules_text
from tests.browser import tables
from tests.browser.conftest import OpenPage
from tests.browser.layout import ask_for_a_hint
from tests.browser.player import Player, eventually
from tests.browser.pupil import Pupil, first_game
from tests.browser.test_accessibility import DRIVEN_OUT
from tests.browser.test_mine import GAMES, remembered

Look = Callable[[Page, str], None]
RULES = ["about", "conquest", "races", "elves", "map", "questions", "editions", "sheet"]


class Tour:
    """Leads somebody from screen to screen."""

    def __init__(self, open_page: OpenPage, site: str, look: Look) -> None:
        self._open, self.site, self.look = open_page, site, look

    def open(self, path: str, *scripts: str) -> Page:
        return self._open(path, tables.settings(pace=0, language=spoken(), name="Ann"), *scripts)

    def _in_a_dialog(self, page: Page, button: Locator, name: str) -> None:
        button.click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        self.look(page, name)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    def first_screens(self) -> None:
        """Everything that is not a table."""
        page = self.open("/", remembered(GAMES))
        expect(page.get_by_role("button", name=text("page-play-bots"))).to_be_visible()
        self.look(page, "home")
        for id in ("page-settings", "page-summary-button", "page-open-record"):
            self._in_a_dialog(page, page.get_by_role("button", name=text(id)), id)
        page.goto("/new?with=friends")
        page.get_by_text(text("page-more"), exact=True).click()
        self.look(page, "new-table")
        page.get_by_role("button", name=text("page-create"), exact=True).click()
        expect(page.get_by_role("textbox", name=text("room-link"))).to_be_visible()
        self.look(page, "waiting-room")
        for path in ("mine", "seat", "mail", "nowhere"):
            page.goto(f"/{path}")
            expect(page.locator("h1, h2").first).to_be_visible()
            self.look(page, path)

    def rulebook(self) -> None:
        """One page of each kind, an example to try, and what the search finds."""
        page = self.open("/rules")
        for topic in RULES:
            page.goto(f"/rules#{topic}")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            self.look(page, f"rules-{topic}")
        page.goto("/rules#conquest")
        page.get_by_role("button", name=rules_text("rules-try", spoken())).click()
        expect(page.get_by_test_id("try-says")).to_be_visible()
        self.look(page, "rules-try")
        page.get_by_role("textbox", name=rules_text("rules-search", spoken())).fill("4.3")
        expect(page.get_by_role("main").get_by_role("link").first).to_be_visible()
        self.look(page, "rules-found")

    def making(self) -> None:
        """The workshop with a race that has something to say, and the map maker."""
        page = self.open("/workshop")
        new = page.get_by_role("button", name=text("workshop-new-race"), exact=True)
        expect(new).to_be_enabled()
        self.look(page, "workshop")
        new.click()
        able = page.locator("article").get_by_label(text("workshop-add-rule"), exact=True)
        for kind in ("coins", "stays", "marker"):
            able.select_option(label=text(f"workshop-kind-{kind}"))
        expect(page.locator("article .told p").first).to_be_visible()
        self.look(page, "workshop-race")
        page.goto("/maps")
        page.locator("[data-place]").first.press("Enter")
        expect(page.locator("[data-corner]").first).to_be_visible()
        self.look(page, "maps")

    def turn(self) -> None:
        """A turn from the first combo to decline, with everything that helps on the way."""
        seats = [tables.human("Ann"), tables.bot(), tables.bot()]
        made = tables.create(self.site, *seats, seed=3, clock={"per": "game", "seconds": 3600})
        me = Player(self.open(f"/t/{made['id']}", tables.key_ring(made, 0)))
        page = me.page
        me.wait()
        self.look(page, "pick")
        me.take_combo(1)
        self.look(page, "expand")
        me.touch_region(next(region for region in me.regions() if region not in me.lit()))
        expect(me.card).to_be_visible()
        self.look(page, "card")
        page.keyboard.press("Escape")
        ask_for_a_hint(me)
        me.press(me.button("tab-analysis"))
        expect(page.get_by_test_id("plans-now").get_by_role("listitem").first).to_be_visible()
        self.look(page, "plans")
        me.use_region(me.lit()[0])
        self.look(page, "conquer")
        while me.step() in ("expand", "conquer"):
            me.decide()
        self.look(page, "redeploy")
        me.play_turn()
        me.wait_for_turn()
        self.look(page, "second-turn")
        me.press(me.button("decline-button"))
        expect(page.get_by_role("group", name=text("decline-title"))).to_be_visible()
        self.look(page, "decline")
        page.keyboard.press("Escape")
        self.beside_the_table(me)

    def beside_the_table(self, me: Player) -> None:
        """Keys, menu and what it opens, the sheet, and the panels."""
        page = me.page
        for key, name in (("k", "keys"), ("h", "sheet")):
            page.keyboard.press(key)
            expect(page.get_by_role("dialog")).to_be_visible()
            self.look(page, name)
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        me.press(me.button("menu-title"))
        self.look(page, "menu")
        self._in_a_dialog(page, me.button("menu-carry"), "menu-carry")
        page.get_by_role("tab", name=text("tab-chat")).click()
        page.get_by_role("textbox", name=text("chat-say")).fill("12345")
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        for place in range(page.get_by_role("tab").count()):
            page.get_by_role("tab").nth(place).click()
            self.look(page, f"tab-{place}")

    def guide(self) -> None:
        """All that the guided first game says."""
        page = self.open("/")
        hands = Player(page)
        hands.press(first_game(page))
        Pupil(hands).learn(look=lambda step: self.look(page, f"guide-{step}"))

    def others(self) -> None:
        """Driven out; the curtain of a device that is handed on."""
        made = tables.create_at(self.site, DRIVEN_OUT, tables.bot(), tables.human("Ann"))
        me = Player(self.open(f"/t/{made['id']}", tables.key_ring(made, 1)))
        assert me.wait() == "done"
        self.look(me.page, "withdraw")
        me.press(me.button("menu-title"))
        self._in_a_dialog(me.page, me.button("menu-tell"), "menu-tell")
        made = tables.create(self.site, tables.human("Ann"), tables.human("Bo"))
        page = self.open(f"/t/{made['id']}", tables.key_ring(made, 0, 1))
        expect(page.get_by_role("button", name=text("curtain-lift", name="Ann"))).to_be_visible()
        self.look(page, "curtain")

    def the_end(self, finished: str) -> None:
        """Who won and why, the whole log, and what the analysis says of it."""
        page = self.open(f"/t/{finished}")
        expect(page.get_by_role("dialog", name=text("over-title"))).to_be_visible()
        self.look(page, "over")
        page.goto(f"/r/{finished}?step=9999")
        expect(page.get_by_role("slider", name=text("page-chart-seek"))).to_be_visible()
        self.look(page, "replay")
        page.goto(f"/r/{finished}?review")
        mistakes = page.locator(".review > ol > li")
        expect(mistakes.first).to_be_visible()
        for place in range(mistakes.count()):
            mistakes.nth(place).get_by_role("button").first.click()
        eventually(page, lambda: page.get_by_role("list", name=text("page-review-better")).count() > 0)
        self.look(page, "review")
