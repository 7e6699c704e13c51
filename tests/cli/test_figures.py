"""Figures that commands print follow the language; what machines read does not."""

import json
import re
from pathlib import Path

import pytest

from elbowroom import Game
from tests.cli.shell import run

LONESOME = Path(__file__).parents[2] / "examples" / "homebrew" / "lonesome.py"
POINTED, COMMA = re.compile(r"\d\.\d"), re.compile(r"\d,\d")

COMMANDS = {
    "simulate": "simulate --games 4",
    "match": "match --players random,random --games 2 --seconds 0.5",
    "seats": "seats random --players 2 --games 4",
    "ladder": "ladder --levels random,easy --players 2 --games 4",
    "homebrew balance": f"homebrew balance {LONESOME} --games 20 --level random --players 2",
    "analyse": "analyse {game} --nodes 50",
    "perft": "perft {game} --depth 1",
}


def printed(command: str, language: str, tmp_path: Path, *more: str) -> str:
    """What a command says in a language, for a game that has just begun."""
    file = tmp_path / "game.json"
    file.write_text(json.dumps(Game.new(2, seed=1).to_position()), encoding="utf-8")
    return run("--lang", language, *COMMANDS[command].format(game=file).split(), *more)


@pytest.mark.parametrize("command", COMMANDS)
def test_decimals_are_written_as_the_language_does(command: str, tmp_path: Path) -> None:
    told = printed(command, "et", tmp_path)
    assert COMMA.search(told), told
    assert not POINTED.search(told.replace(str(tmp_path), "")), told


def test_english_keeps_its_points(tmp_path: Path) -> None:
    assert POINTED.search(printed("simulate", "en", tmp_path))


@pytest.mark.parametrize("command", ["simulate", "match", "homebrew balance", "analyse"])
def test_json_is_the_same_in_every_language(command: str, tmp_path: Path) -> None:
    told = json.loads(printed(command, "uk", tmp_path, "--json"))
    assert any(isinstance(value, float) for value in numbers(told))


def numbers(told: object) -> list[object]:
    """Everything in it that is no table of something else."""
    if isinstance(told, dict):
        return [value for one in told.values() for value in numbers(one)]
    if isinstance(told, list):
        return [value for one in told for value in numbers(one)]
    return [told]
