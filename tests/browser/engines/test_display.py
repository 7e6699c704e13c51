"""Displays for browsers: as many at once as there are workers."""

from contextlib import ExitStack
from pathlib import Path

from tests.browser.engines.conftest import need
from tests.browser.engines.display import Display
from tests.browser.engines.webkit import WebKit


def test_displays_at_the_same_time_have_different_numbers(tmp_path: Path) -> None:
    need(WebKit)
    with ExitStack() as running:
        displays = []
        for place in "ab":
            (tmp_path / place).mkdir()
            displays.append(Display(tmp_path / place))
            running.callback(displays[-1].end)
            assert displays[-1].name()[1:].isdecimal()
    first, second = displays
    assert first.name() != second.name()
    assert "server already running" in second.said(), "it complains, and its complaint is no number"
