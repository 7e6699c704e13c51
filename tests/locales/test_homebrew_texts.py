"""Texts that come with a home-made race or power."""

from pathlib import Path

import pytest

from elbowroom.engine.events import MarkerPlaced
from elbowroom.locales import GameNames, add_texts, describe_error, describe_event

TABLE = GameNames(["Ann", "Bo"], "2p")
TEXTS = """\
marker-lantern = lantern
marker-torch = torch
    .indefinite = a burning torch
reason-too-bright = it is too bright there
"""


@pytest.fixture(autouse=True)
def texts(tmp_path: Path) -> None:
    file = tmp_path / "lanterns.ftl"
    file.write_text(TEXTS, encoding="utf-8")
    add_texts(file)


@pytest.mark.parametrize(
    ("marker", "name"),
    [("torch", "a burning torch"), ("lantern", "lantern"), ("night_lamp", "night lamp")],
    ids=["name and form", "name only", "no text"],
)
def test_a_marker_is_told_with_as_much_as_there_is(marker: str, name: str) -> None:
    told = describe_event(MarkerPlaced(0, marker, 9), TABLE)
    assert f" {name} " in told.replace(".", " ")


def test_a_reason_is_told_in_its_own_words() -> None:
    facts = {"move": "use lanterns 3", "reasons": ["too_bright"]}
    assert describe_error("too_bright", facts) == "“use lanterns 3” is not possible: it is too bright there."
