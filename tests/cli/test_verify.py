"""`elbowroom verify`."""

from pathlib import Path

from elbowroom.game.sealed import seal_of
from tests.cli.shell import played, refused, run
from tests.game.test_sealed_chance import RECORD, SECRET


def kept(folder: Path, record: str) -> Path:
    path = folder / "game.txt"
    path.write_text(record, encoding="utf-8")
    return path


def test_a_fair_game_is_said_to_be_one(tmp_path: Path) -> None:
    record = kept(tmp_path, RECORD)
    assert seal_of(SECRET) in run("verify", record)
    assert "nobody tampered" in run("verify", record, "--seal", seal_of(SECRET).upper())


def test_a_wrong_seal_is_said_so(tmp_path: Path) -> None:
    assert "not the seal" in refused("verify", kept(tmp_path, RECORD), "--seal", "0" * 64)


def test_a_record_without_a_secret_cannot_be_checked(tmp_path: Path) -> None:
    assert "tells no secret" in refused("verify", kept(tmp_path, played().record()))
