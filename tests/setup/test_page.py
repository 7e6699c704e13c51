"""The page: its types are the server's, and it is built again exactly when something of it changed."""

import json
import os
import re
from pathlib import Path

import elbowroom_page as page
import pytest

from benchmarks import page as page_size
from tools import page_rules, page_types


@pytest.mark.parametrize("name", page_types.FILES)
def test_the_types_of_the_page_are_those_of_the_server(name: str) -> None:
    written = (page_types.PAGE / name).read_text(encoding="utf-8")
    assert written == page_types.FILES[name](), "python -m tools.page_types writes them anew"


@pytest.mark.parametrize("name", page_rules.FILES)
def test_the_page_has_the_order_and_the_examples_of_the_rulebook(name: str) -> None:
    written = (page_rules.PAGE / name).read_text(encoding="utf-8")
    assert written == page_rules.FILES[name](), "python -m tools.page_rules writes them anew"


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


@pytest.mark.skipif(os.name == "nt", reason="a shell script stands for npm")
def test_who_plays_gets_no_tools_of_the_page_and_who_tests_gets_them_on_top(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    for name in ("package.json", "package-lock.json"):
        (tmp_path / "web" / name).write_text("{}")
    done = tmp_path / "done.txt"
    npm = tmp_path / "npm"
    npm.write_text(f'#!/bin/sh\necho "$@" >> {done}\nmkdir -p node_modules ../src/elbowroom/web\n')
    npm.chmod(0o755)

    def built(tools: bool) -> list[str]:
        done.write_text("")
        page.build(tmp_path, tmp_path, tools)
        assert page.is_ready(tmp_path, tools)
        return done.read_text().splitlines()

    assert built(tools=False) == ["ci --no-audit --no-fund --omit=dev", "run build"]
    assert built(tools=False) == []
    assert not page.is_ready(tmp_path, tools=True)
    assert built(tools=True) == ["ci --no-audit --no-fund"], "the page itself is the same"
    assert built(tools=False) == built(tools=True) == []
    (tmp_path / "web/package-lock.json").write_text('{"lockfileVersion": 3}')
    assert built(tools=False) == ["ci --no-audit --no-fund --omit=dev", "run build"]


def test_the_page_is_built_without_tools() -> None:
    web = page.ROOT / "web"
    needed = json.loads((web / "package.json").read_text(encoding="utf-8"))["dependencies"]
    files = [web / "vite.config.ts", web / "svelte.config.js", *(web / "src").rglob("*.*")]
    texts = [file.read_text(encoding="utf-8") for file in files if file.suffix in (".ts", ".js", ".svelte")]
    imported = {name for text in texts for name in re.findall(r"""(?:from|import) ["']([^"']+)["']""", text)}
    packages = {
        re.match("(@[^/]+/)?[^/]+", name)[0]  # type: ignore[index]
        for name in imported
        if not name.startswith((".", "@/", "@locales/", "~icons/", "node:", "virtual:"))
    }
    assert {"svelte", "vite", "@fluent/bundle"} <= packages
    assert packages <= needed.keys()


def test_a_game_on_the_largest_board_loads_less_than_150_kilobytes() -> None:
    if not page.is_built():
        pytest.skip("the page is not built: python3 run.py test builds it")
    boards = page_size.boards()
    assert sorted(boards) == ["2p", "3p", "4p", "5p"]
    assert page_size.first_load() > 50_000, "it was found at all"
    assert page_size.first_load() + max(boards.values()) < 150_000
