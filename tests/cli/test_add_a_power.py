"""docs/add-a-power.md is followed word by word: its files are written, its commands run."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-power.md").read_text(encoding="utf-8")
FENCE = re.compile(
    r"(?:^`(?P<file>[\w/.]+)`:\n\n)?^```(?P<language>\w*)\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE
)
EXAMPLES = sorted((ROOT / "examples" / "homebrew").glob("test_*.py"))


def commands(block: str) -> Iterator[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines it is said to print."""
    for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, *printed = part.splitlines()
        yield command, printed


def run(command: str, folder: Path) -> str:
    """What a command prints, with the programs of this Python first in the path."""
    paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    done = subprocess.run(
        command.split(),
        cwd=folder,
        env=os.environ | {"PATH": paths, "NO_COLOR": "1", "COLUMNS": "80"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_page_is_true(tmp_path: Path) -> None:
    files = ran = 0
    for fence in FENCE.finditer(PAGE):
        if fence["file"]:
            (tmp_path / fence["file"]).write_text(fence["text"], encoding="utf-8")
            files += 1
        elif fence["language"] == "console":
            for command, expected in commands(fence["text"]):
                printed = run(command, tmp_path)
                assert [line for line in expected if line not in printed] == [], command
                ran += 1
    assert (files, ran) == (9, 12)
    assert PAGE.count("```") == 2 * (files + 10), "every block is a file, a command, or the installation"


def test_what_the_page_names_exists() -> None:
    named = re.findall(r"`((?:src|tests|examples)/[\w/.]+)`", PAGE)
    named += [f"src/elbowroom/content/base/powers/{file}" for file in re.findall(r"`(\w+\.py)` for", PAGE)]
    assert len(named) > 8
    assert [path for path in named if "NAME" not in path and not (ROOT / path).exists()] == []


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_pass_their_own_tests(file: Path, tmp_path: Path) -> None:
    printed = run(f"{sys.executable} -m pytest -q -n 0 -p no:cacheprovider {file}", tmp_path)
    assert re.search(r"^\d+ passed", printed, re.MULTILINE)
