"""The compiled engine plays exactly as the interpreted one: the same seeds, the same games, the same ends.

Compiling takes about a minute, so this file has a process of its own (`--dist=loadfile`).
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "golden" / "records"
SCRIPT = """
import sys
from hashlib import sha256
from pathlib import Path
from elbowroom import Game
from elbowroom.measure.compiled import is_compiled
from elbowroom.content.loader import ruleset
from elbowroom.measure.playout import random_game

print("compiled" if is_compiled() else "interpreted")
digest = sha256()
for seats in (2, 3, 4, 5):
    for seed in range(50):
        state, actions = random_game(ruleset(f"{seats}p", seats), seed)
        derived = state.held, state.troops, state.toll, state.immune, state.placed
        digest.update(repr((actions, state.key(), derived)).encode())
    print(seats, digest.hexdigest())
for path in sorted(Path(sys.argv[1]).glob("*.txt")):
    game = Game.replay(path)
    print(path.name, *game.coins, sha256(game.record().encode()).hexdigest())
"""


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as the compiled wheel holds it."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        pytest.skip(f"there is no C compiler here ({compiler})")
    pytest.importorskip("mypyc.build", reason="compiling needs mypy")
    folder = tmp_path_factory.mktemp("compiled")
    unwanted = shutil.ignore_patterns(".*", "tests", "__pycache__", "*.egg-info", "build", "dist")
    shutil.copytree(ROOT, folder / "copy", ignore=unwanted)
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    built = subprocess.run(
        [*pip, "-w", str(folder), str(folder / "copy")],
        env=os.environ | {"ELBOWROOM_COMPILE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout[-4000:] + built.stderr[-4000:]
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def played(package: Path) -> list[str]:
    """What the script prints with the package in this folder."""
    environment = os.environ | {"PYTHONPATH": str(package)}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, RECORDS], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_compiled_and_interpreted_games_are_the_same(compiled: Path) -> None:
    fast, *fast_games = played(compiled)
    plain, *plain_games = played(ROOT / "src")
    assert (fast, plain) == ("compiled", "interpreted")
    assert len(plain_games) == 4 + len(list(RECORDS.glob("*.txt"))) > 4
    assert fast_games == plain_games
