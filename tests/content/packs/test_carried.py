"""Pieces as data go wherever a game goes: into copies, pickles, positions, records, files and folders."""

import copy
import json
import pickle
import shutil
from pathlib import Path

import pytest

from elbowroom import ContentError, Game, PackError, PositionError, RecordError
from elbowroom.content.at_table import check_at_table
from elbowroom.content.loader import load_homebrew
from elbowroom.content.packs.reader import read_pack
from elbowroom.game.dice import seeded
from elbowroom.record.notation import write_move
from elbowroom.testing.walks import choose

BOG = Path("examples/homebrew/bog_folk.toml")
FOLDER = Path("examples/homebrew")


def played(*homebrew: object, moves: int = 80) -> Game:
    """A game that is under way."""
    game, dice = Game.new(3, 5, homebrew=list(homebrew)), seeded(5)  # type: ignore[arg-type]
    for _ in range(moves):
        if not game.over:
            game.play(write_move(game.state, choose(game.state, dice)))
    return game


def test_packs_are_taken_from_wherever_they_are(tmp_path: Path) -> None:
    pack = read_pack(BOG.read_text(encoding="utf-8"))
    for source in (BOG, str(BOG), pack, pack.data()):
        (trait,) = load_homebrew([source])
        assert (trait.id, trait.box) == ("bog_folk", 13)
    shutil.copy(BOG, tmp_path / "bog.toml")
    (tmp_path / "code.py").write_text("raise SystemExit")
    assert [trait.id for trait in load_homebrew([tmp_path])] == ["bog_folk"]
    assert len(load_homebrew([FOLDER])) == 5


def test_a_game_is_copied_pickled_and_equal() -> None:
    game = played(FOLDER)
    for twin in (game.copy(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin == game
        assert [str(move) for move in twin.legal] == [str(move) for move in game.legal]


def test_a_position_carries_its_packs() -> None:
    game = played(BOG)
    for position in (game.to_position(), game.view(0)):
        text = json.dumps(position)
        assert [entry["races"][0]["id"] for entry in json.loads(text)["homebrew"]] == ["bog_folk"]
    assert Game.from_position(json.dumps(game.to_position())) == game
    assert "homebrew" not in Game.new(2, seed=1).to_position()


def test_code_is_named_and_must_be_at_hand() -> None:
    lonesome = FOLDER / "lonesome.py"
    game = played(lonesome, BOG)
    position = game.to_position()
    assert position["homebrew"][0] == "lonesome"
    assert Game.from_position(position, homebrew=[lonesome]) == game
    with pytest.raises(PositionError) as caught:
        Game.from_position(position)
    assert (caught.value.code, caught.value.field) == ("homebrew_not_here", "homebrew[0]")
    assert "homebrew" not in played(lonesome).to_position()


def test_bad_data_in_a_position_is_told_with_its_path() -> None:
    position = json.loads(json.dumps(played(BOG).to_position()))
    position["homebrew"][0]["races"][0]["tokens"] = 99
    with pytest.raises(PackError) as caught:
        Game.from_position(position)
    assert caught.value.field == "homebrew[0].races[0].tokens"
    position["homebrew"] = [3]
    with pytest.raises(PositionError, match=r"homebrew\[0\]"):
        Game.from_position(position)


def test_a_record_replays_anywhere() -> None:
    game = played(FOLDER, moves=10_000)
    record = game.record()
    assert record.count("\npack {") == 1
    assert Game.replay(record) == game
    assert Game.replay(game.sealed_record()).coins == game.coins
    later = Game.from_position(played(BOG).to_position())
    later.play(str(later.legal[0]))
    assert Game.replay(later.record()) == later


def test_a_record_without_its_pack_says_what_is_missing() -> None:
    record = played(BOG).record()
    bare = "\n".join(line for line in record.splitlines() if not line.startswith("pack "))
    with pytest.raises(RecordError) as caught:
        Game.replay(bare)
    assert (caught.value.code, caught.value.facts["traits"]) == ("missing_homebrew", "bog_folk")
    assert Game.replay(bare, homebrew=[BOG]).names
    broken = record.replace('"tokens":5', '"tokens":55')
    with pytest.raises(RecordError) as caught:
        Game.replay(broken)
    assert "races[0].tokens" in str(caught.value)


def test_files_that_are_no_packs_are_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    bad.write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError) as caught:
        load_homebrew([bad])
    assert caught.value.code == "unreadable"
    bad.write_text("#" * 900_000)
    with pytest.raises(PackError) as refused:
        load_homebrew([bad])
    assert refused.value.code == "pack_too_long"


def test_what_a_table_refuses_is_told_with_its_path() -> None:
    folk = {"id": "x", "tokens": 9, "extra": 3, "replaces": "orcs"}
    _, problems = check_at_table({"format": 1, "powers": [{"id": "hill", "tokens": 3}], "races": [folk]})
    assert [(problem.facts["field"], problem.code) for problem in problems] == [
        ("races[0].tokens", "bad_token_count"),
        ("powers[0].id", "trait_exists"),
    ]
