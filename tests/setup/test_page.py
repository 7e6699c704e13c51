"""The page: its types are the server's, and it is built again exactly when something of it changed."""

import os
from pathlib import Path

import elbowroom_page as page
import pytest

from benchmarks import page as page_size
from tools import page_types


@pytest.mark.parametrize("name", page_types.FILES)
def test_the_types_of_the_page_are_those_of_the_server(name: str) -> None:
    written = (page_types.PAGE / name).read_text(encoding="utf-8")
    assert written == page_types.FILES[name](), "python -m tools.page_types writes them anew"


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands for Node")
@pytest.mark.parametrize(("version", "is_good"), [("v20.18.3", False), ("v20.19.0", True), ("v24.1.0", True)])
def test_an_old_node_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, is_good: bool
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    for name in ("node", "npm"):
        (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tmp_path / name).chmod(0o755)
    assert page.find_node([tmp_path]) == (tmp_path if is_good else None)


def test_a_page_that_cannot_be_built_says_why_and_keeps_the_old_one(tmp_path: Path) -> None:
    node = page.find_node()
    if node is None:
        pytest.skip("no Node on this machine")
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package.json").write_text('{"scripts": {"build": "echo the roof leaks; exit 1"}}')
    (tmp_path / "web/package-lock.json").write_text('{"lockfileVersion": 3, "packages": {}}')
    (tmp_path / "web/node_modules").mkdir()
    old = tmp_path / "src/elbowroom/web/index.html"
    old.parent.mkdir(parents=True)
    old.write_text("old")
    with pytest.raises(page.PageError, match=r"the roof leaks[\s\S]*could not be built"):
        page.build(node, tmp_path)
    assert old.read_text() == "old"
    assert not page.is_built(tmp_path)


def test_a_game_on_the_largest_board_loads_less_than_150_kilobytes() -> None:
    if not page.is_built():
        pytest.skip("the page is not built: python3 run.py test builds it")
    boards = page_size.boards()
    assert sorted(boards) == ["2p", "3p", "4p", "5p"]
    assert page_size.first_load() > 50_000, "it was found at all"
    assert page_size.first_load() + max(boards.values()) < 150_000
