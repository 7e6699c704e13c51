"""`elbowroom replay`."""

from pathlib import Path

import pytest

from tests.cli.shell import played, refused, run

GAME = played()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(GAME.record(), encoding="utf-8")
    return path


def test_the_log_tells_every_round_and_the_result(record: Path) -> None:
    printed = run("replay", record)
    for turn in range(1, 11):
        assert printed.count(f"Round {turn} of 10 ") == 1
    assert printed.count("\nPlayer 1\n") == printed.count("\nPlayer 2\n") == 10
    assert printed.count(" earns ") == 20
    best = max(GAME.coins)
    assert f"The game is over. Winner: Player {GAME.winners[0] + 1} ({best} coins)." in printed
    assert printed.endswith(f"Moves replayed: {moves(GAME.record())}. The result is as recorded.\n")


def moves(record: str) -> int:
    lines = record.split("--\n")[1].splitlines()
    return sum(not line.startswith(("die", "reveal", "==")) for line in lines)


def test_quiet_only_checks(record: Path) -> None:
    printed = run("replay", record, "--quiet")
    assert printed == f"Moves replayed: {moves(GAME.record())}. The result is as recorded.\n"


def test_an_unfinished_game_is_told_up_to_its_last_move(tmp_path: Path) -> None:
    game = played(until=lambda game: game.round == 3)
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    printed = run("replay", path)
    assert "Round 3 of 10" in printed
    assert "The game is over" not in printed
    assert printed.endswith(". The record gives no result.\n")


def test_a_record_without_a_move_is_no_error(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("elbowroom 1\nplayers Ann, Bo\n--\n", encoding="utf-8")
    assert run("replay", path).splitlines()[2:] == ["Ann", "Moves replayed: 0. The record gives no result."]


def test_a_wrong_result_is_refused_with_file_and_line(record: Path) -> None:
    text = GAME.record()
    coins = " ".join(map(str, GAME.coins))
    record.write_text(text.replace(f"== {coins}", "== 1 2"), encoding="utf-8")
    line = len(text.splitlines())
    assert refused("replay", record) == (
        f"{record}: Line {line}: the record says 1 2, but the game ends with {coins}."
    )


def test_an_illegal_move_is_refused_with_file_line_and_reason(record: Path) -> None:
    text = GAME.record().splitlines()
    place = text.index("--") + 1
    text[place] = "conquer 3"
    record.write_text("\n".join(text), encoding="utf-8")
    assert refused("replay", record) == (
        f"{record}: Line {place + 1}: “conquer 3” is not possible: this is not the time for such a move."
    )


def test_other_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert refused("replay", path) == f"There is no file {path}."
    path.write_bytes(b"\xff\xfe\x00")
    assert refused("replay", path) == f"The file {path} cannot be read as text."
    path.write_text("Once upon a time " + "very " * 50, encoding="utf-8")
    assert refused("replay", path) == (
        f"{path}: Line 1: a record begins with “elbowroom 1”, "
        "not with “Once upon a time very very very very very very very very ver…”."
    )
    assert refused("replay", tmp_path) == f"The file {tmp_path} cannot be read as text."
