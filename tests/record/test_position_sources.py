"""Positions: broken text and files are refused."""

from pathlib import Path

import pytest

from elbowroom import Game, PositionError
from tests.record.positions import refused


@pytest.mark.parametrize("text", ["{", '{"map": ', "{'map': 1}", "[1, 2", "{]", '{"a": 1} x', "[" * 100_000])
def test_broken_json_is_refused(text: str) -> None:
    assert refused(text) == ("not_json", "position")


@pytest.mark.parametrize("source", ["[]", "[{}]", None, 5, [], b"{}", 1.5])
def test_what_is_no_object_is_refused(source: object) -> None:
    assert refused(source) == ("not_an_object", "position")


@pytest.mark.parametrize("path", ["no/such/file.json", "", ".", "a\0b", "\ud800", "x" * 5000, "null", "5"])
def test_a_file_that_cannot_be_read_is_refused(path: str) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position(path)
    assert (caught.value.code, caught.value.field) == ("unreadable", "position")


def test_files_with_something_else_in_them_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    for content, code in (
        (b"", "not_json"),
        (b"{", "not_json"),
        (b"5", "not_an_object"),
        (b"\xff\xfe", "unreadable"),
    ):
        file.write_bytes(content)
        assert refused(file) == (code, "position")
    assert refused(tmp_path) == ("unreadable", "position")
