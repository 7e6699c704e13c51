"""Records: moves, outcomes and results that are refused, and which line is at fault."""

import pytest

from elbowroom import Game, RecordError
from tests.record.records import LINES, changed, fault, record


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (8, "conquer 99"),
        (8, "pick 1"),
        (9, "conquer 3"),
        (9, "conquer 0"),
        (12, "deploy 0 3"),
        (12, "deploy 3"),
        (13, "fly away"),
        (14, "use hill 1"),
        (17, "decline"),
        (17, "--"),
    ],
)
def test_a_move_that_is_not_legal_names_its_line(number: int, line: str) -> None:
    assert fault(changed(number, line)) == ("illegal_line", number)
    with pytest.raises(RecordError) as caught:
        Game.replay(changed(number, line))
    assert line in str(caught.value)


def test_a_move_after_the_end_names_its_line() -> None:
    assert fault(changed(18, "done")) == ("illegal_line", 18)


@pytest.mark.parametrize("outcome", ["die 1", "reveal giants swamp", "die"])
@pytest.mark.parametrize("number", [8, 12, 14, 18])
def test_an_outcome_that_nothing_asked_for_names_its_line(outcome: str, number: int) -> None:
    assert fault(changed(number, outcome)) == ("unexpected_outcome", number)


@pytest.mark.parametrize(
    "outcome", ["die 4", "die -1", "die x", "die", "die 1 1", "reveal giants swamp", "deploy 0 2", "done"]
)
def test_an_outcome_that_cannot_be_names_its_line(outcome: str) -> None:
    assert fault(changed(11, outcome)) == ("impossible_line", 11)


def test_a_missing_outcome_names_the_line_in_its_place() -> None:
    assert fault(changed(11)) == ("impossible_line", 11)


def test_a_record_that_breaks_off_before_an_outcome_names_the_last_line() -> None:
    assert fault(record(*LINES[:10])) == ("outcome_missing", 10)


@pytest.mark.parametrize("outcome", ["reveal gnomes hill", "reveal elves", "die 2"])
def test_a_combo_that_cannot_be_revealed_names_its_line(outcome: str) -> None:
    assert fault(record(*LINES[:5], "--", "pick 1", outcome)) == ("impossible_line", 8)


def test_a_combo_that_is_out_already_cannot_be_revealed() -> None:
    g = Game.new(2, 7)
    offer = g.to_position()["offer"]
    assert isinstance(offer, list)
    line = f"reveal {offer[0]['race']} {offer[0]['power']}"
    assert fault(record(*LINES[:5], "--", "pick 1", line)) == ("impossible_line", 8)


@pytest.mark.parametrize("result", ["== 9 7", "== 6 9", "== 9", "== 9 6 0"])
def test_another_result_names_its_line(result: str) -> None:
    assert fault(changed(18, result)) == ("result_differs", 18)


def test_another_result_names_both() -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay(changed(18, "== 10 6"))
    assert "10 6" in str(caught.value)
    assert "9 6" in str(caught.value)


@pytest.mark.parametrize("result", ["==", "== x 6", "== -9 6", "== 9,6", "== 9.0 6", "== 9 6 !", "=== 9 6"])
def test_a_result_that_is_none_names_its_line(result: str) -> None:
    assert fault(changed(18, result)) == ("bad_result", 18)


def test_a_result_before_the_end_names_its_line() -> None:
    assert fault(changed(17)) == ("not_over", 17)


@pytest.mark.parametrize("line", ["done", "== 9 6", "die 1", "players Ann, Bo"])
def test_text_after_the_result_is_refused(line: str) -> None:
    assert fault(record(*LINES, "", line)) == ("after_result", 20)
