"""The map maker in a browser: a map is made, repainted, split, undone, kept, and played on."""

import json
import re

import pytest
from playwright.sync_api import expect

from elbowroom.locales import text
from tests.browser.conftest import OpenPage, Picture
from tests.browser.test_accessibility import Inspector, Theme


@pytest.mark.slow
def test_a_map_is_made_changed_and_played_on(open_page: OpenPage) -> None:
    page = open_page("/maps")
    page.get_by_label(text("page-maps-seed")).fill("5")
    page.get_by_role("radio", name=text("count-players", players=2)).check(force=True)
    page.get_by_role("button", name=text("page-maps-make")).click()
    places = page.locator("[data-place]")
    expect(places).to_have_count(23)
    place = page.locator("[data-place][aria-label*=', hill']").first
    id = place.get_attribute("data-place")
    place.press("Enter")
    page.locator("[data-terrain=swamp]").click()
    swamp = re.compile(f", {text('terrain-swamp')}")
    expect(page.locator(f"[data-place='{id}']")).to_have_attribute("aria-label", swamp)
    page.get_by_role("button", name=text("page-maps-split")).click()
    expect(places).to_have_count(24)
    page.get_by_role("button", name=text("page-maps-undo")).click()
    expect(places).to_have_count(23)
    page.get_by_label(text("page-maps-title-of")).fill("Test lands")
    page.get_by_role("button", name=text("page-maps-save")).click()
    kept = json.loads(page.evaluate("() => localStorage.getItem('elbowroom.maps')"))
    assert [map["title"] for map in kept] == ["Test lands"]
    page.locator("[data-play]").click()
    expect(page.locator("[data-hit]")).to_have_count(23)
    expect(page.locator(f"[data-hit='{id}']")).to_have_attribute("aria-label", swamp)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everybody_can_use_it(open_page: OpenPage, picture: Picture, theme: Theme) -> None:
    inspector = Inspector(open_page, theme, picture)
    page = inspector.open("/maps")
    page.locator("[data-place]").first.press("Enter")
    expect(page.locator("[data-corner]").first).to_be_visible()
    inspector.look(page, "maps")
