"""Every example of the README, of docs/formats.md and of docs/analysis.md is run."""

import doctest
import json
import re
from html import unescape

import pytest

from elbowroom import Game
from tests import scenario
from tests.docs.pages import blocks, page
from tests.docs.picture import PICTURE, recorded

FORMATS = page("docs/formats.md")
LANGUAGES = ("python", "json", "text")


@pytest.mark.parametrize(("name", "least"), [("README.md", 8), ("docs/formats.md", 12)])
def test_python_examples_print_what_they_say(name: str, least: int) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    session = parser.get_doctest("".join(blocks(page(name), "python")), {}, name, name, 0)
    assert len(session.examples) >= least
    assert runner.run(session).failed == 0


def test_a_review_goes_as_the_analysis_page_says(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks(page("docs/analysis.md"), "python")
    exec(example, {})
    turns = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    assert turns == [["1", "0"], ["1", "1"]], "a line for each turn, round and seat first"


def test_every_block_of_the_formats_is_tested() -> None:
    tested = sum(len(blocks(FORMATS, language)) for language in LANGUAGES)
    drawing = blocks(FORMATS, "")
    assert (tested, len(drawing)) == (12, 1)
    assert drawing[0].startswith("ElbowroomError\n├── IllegalMove")


@pytest.mark.parametrize("text", blocks(FORMATS, "json"))
def test_positions_can_be_read_and_written_again(text: str) -> None:
    game = Game.from_position(text)
    assert game.legal
    written = game.to_position()
    assert Game.from_position(written).to_position() == written
    assert_contains(written, json.loads(text))


def assert_contains(whole: object, part: object) -> None:
    """What was written says all that was read."""
    if isinstance(part, dict):
        assert isinstance(whole, dict)
        for key, value in part.items():
            assert_contains(whole[key], value)
    elif isinstance(part, list):
        assert isinstance(whole, list)
        assert len(whole) == len(part)
        for one, other in zip(whole, part, strict=True):
            assert_contains(one, other)
    else:
        assert whole == part


def test_the_first_position_is_complete() -> None:
    text = blocks(FORMATS, "json")[0]
    assert Game.from_position(text).to_position() == json.loads(text)


@pytest.mark.parametrize("text", blocks(FORMATS, "text"))
def test_records_can_be_replayed(text: str) -> None:
    game = Game.replay(text)
    assert game.over == ("\n== " in text)
    lines = [line.partition("#")[0].strip() for line in text.partition("\n--\n")[2].splitlines()]
    assert game.record().partition("\n--\n")[2].splitlines() == [line for line in lines if line]


def test_the_scenario_of_the_contributing_page_passes() -> None:
    (example,) = blocks(page("CONTRIBUTING.md"), "python")
    names: dict[str, object] = {**vars(scenario), "pytest": pytest}
    exec(compile(example, "CONTRIBUTING.md", "exec"), names)
    tests = [value for name, value in names.items() if name.startswith("test_")]
    assert len(tests) == 1
    assert callable(tests[0])
    tests[0]()


def test_the_picture_shows_what_the_command_prints() -> None:
    texts = re.findall(r"<text [^>]*>(.*?)</text>", PICTURE.read_text(encoding="utf-8"))
    drawn = unescape(" ".join(texts)).split()
    assert drawn[:3] == ["elbowroom", "show", "docs/images/position.json"]
    assert drawn[3:] == recorded().export_text().split(), "python -m tests.docs.picture makes it anew"
