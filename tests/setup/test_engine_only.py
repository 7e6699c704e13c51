"""The engine without server, page and command line: the standard library and mypy_extensions are enough."""

import shutil
import subprocess
import sys
from pathlib import Path

import mypy_extensions

ROOT = Path(__file__).parents[2]
FOREIGN = """
loaded = {name.partition(".")[0] for name in sys.modules} - sys.stdlib_module_names
print(*sorted(loaded - {"__main__", "__mp_main__"}))
"""


def alone(tmp_path: Path, code: str) -> str:
    """What a Python prints that has nothing but its own library, the package and mypy_extensions."""
    shutil.copy(Path(str(mypy_extensions.__file__)), tmp_path)
    paths = [str(ROOT / "src"), str(tmp_path)]
    command = [sys.executable, "-I", "-S", "-c", f"import sys\nsys.path += {paths}\n{code}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.stdout


def test_games_can_be_played_and_written_down(tmp_path: Path) -> None:
    code = """
from elbowroom import Game
game = Game.new(players=2, seed=7, names=["Ann", "Bo"])
game.play("pick 1")
print(game.why_not("conquer 0"), game.cost(5), game.income(0))
again = Game.replay(game.record())
print(again.to_position() == game.to_position())
"""
    printed = alone(tmp_path, code + FOREIGN).splitlines()
    assert printed == ["['water'] 3 {'regions': 0}", "True", "elbowroom mypy_extensions"]


def test_what_reads_packs_is_loaded_only_for_a_game_that_has_some(tmp_path: Path) -> None:
    code = """
from elbowroom import Game
game = Game.new(players=2, seed=7)
Game.from_position(game.to_position())
Game.replay(game.record())
readers = {"elbowroom.content.packs", "difflib", "tempfile"}
print(*readers & sys.modules.keys())
game = Game.new(players=2, seed=7, homebrew=[{"format": 1, "powers": [{"id": "sly", "tokens": 3}]}])
Game.from_position(game.to_position())
Game.replay(game.record())
print(*readers & sys.modules.keys())
"""
    assert alone(tmp_path, code).splitlines() == ["", "elbowroom.content.packs"]


def test_errors_are_told_by_their_code_and_facts(tmp_path: Path) -> None:
    code = """
from elbowroom import ElbowroomError, Game
game = Game.new(players=2, seed=7)
for wrong in (lambda: game.play("conquer 5"), lambda: Game.new(players=9)):
    try:
        wrong()
    except ElbowroomError as error:
        print(error)
"""
    assert alone(tmp_path, code).splitlines() == [
        "wrong_phase move='conquer 5' reasons=['wrong_phase']",
        "bad_player_count option='players' players=9 fewest=2 most=5",
    ]


def test_bots_play_and_games_are_analysed(tmp_path: Path) -> None:
    code = """
import elbowroom
from elbowroom import Game
from elbowroom.players.bot import Budget, View
from elbowroom.players.loading import make_bot
game = Game.new(players=2, seed=7)
bots = make_bot("easy", 1), make_bot("expert", 2)
while game.round < 2:
    game.play(bots[game.seat].choose(View(game, game.seat), game.legal, Budget(nodes=10)))
print(len(elbowroom.analyse(game, 0.05).plans) > 0)
"""
    assert alone(tmp_path, code + FOREIGN).splitlines() == ["True", "elbowroom mypy_extensions"]


def test_games_are_simulated(tmp_path: Path) -> None:
    code = """
from elbowroom.arena.simulate import Setup, game_seeds, simulate
print(len(list(simulate(Setup(2, "2p"), game_seeds(1, 3)))))
"""
    assert alone(tmp_path, code + FOREIGN).splitlines() == ["3", "elbowroom mypy_extensions"]
