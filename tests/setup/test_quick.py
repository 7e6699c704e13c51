"""`--quick`: what is marked as slow is left out, and other options work as ever."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TESTS = """
import pytest

@pytest.mark.slow
def test_slow(): ...

@pytest.mark.rule("1.1")
def test_ruled(): ...

def test_plain(): ...
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Tests with the real conftest, in a folder that says nothing and in that of the browser."""
    shutil.copy(ROOT / "tests/conftest.py", tmp_path)
    for name in ("game", "browser"):
        (tmp_path / name).mkdir()
        (tmp_path / name / f"test_{name}.py").write_text(TESTS)
    return tmp_path


def test_quick_leaves_out_what_is_slow_and_other_options_work_beside_it(folder: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-v", "-n", "0", "-p", "no:cacheprovider", "--quick"]
    done = subprocess.run(
        [*command, "-m", "not rule"], cwd=folder, capture_output=True, text=True, check=False
    )
    ran = [line.split()[0] for line in done.stdout.splitlines() if line.split()[1:2] == ["PASSED"]]
    assert ran == ["game/test_game.py::test_plain"], done.stdout + done.stderr
    assert "1 passed, 5 deselected" in done.stdout
