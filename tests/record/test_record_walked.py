"""A record can be walked step by step, and is checked on the way."""

import pytest

from elbowroom import Game, RecordError
from elbowroom.engine.events import Conquered, Repelled, Rolled
from elbowroom.record.record import read_record
from tests.record.records import LINES, record


def test_the_game_stands_behind_each_step_and_chance_is_told() -> None:
    text = record(*LINES)
    game = Game.beginning(text)
    assert (game.phase, game.coins) == ("expand", [5, 5])
    seen = [(step.seat, step.move, step.outcomes, step.die, game.phase) for step in game.steps(text)]
    assert seen[:4] == [
        (0, "conquer 0", [], None, "conquer"),
        (0, "conquer 1", [], None, "conquer"),
        (0, "attempt 2", ["die 1"], 1, "redeploy"),
        (0, "deploy 0 2", [], None, "redeploy"),
    ]
    assert [seat for seat, *_ in seen[4:]] == [0, 1, 1, 1, 1]
    assert (game.over, game.coins) == (True, [9, 6])


def test_the_events_of_a_step_are_those_of_its_move() -> None:
    record_of_it = read_record(record(*LINES))
    steps = list(Game.beginning(record_of_it).steps(record_of_it))
    kinds = [type(event) for event in steps[2].events if isinstance(event, Rolled | Conquered | Repelled)]
    assert kinds == [Rolled, Conquered]


def test_revealed_combos_come_in_the_form_that_play_takes() -> None:
    game = Game.new(2, seed=7)
    game.play("pick 2")
    text = game.record()
    again, twin = Game.beginning(text), Game.beginning(text)
    for step in again.steps(text):
        assert len(step.reveal) == 1
        twin.play(step.move, die=step.die, reveal=step.reveal)
    assert again.record() == twin.record()
    assert again.to_position() == game.to_position()


def test_a_wrong_result_is_found_after_the_last_step() -> None:
    text = record(*LINES[:-1], "== 9 7")
    steps = Game.beginning(text).steps(text)
    for _ in range(9):
        next(steps)
    with pytest.raises(RecordError) as caught:
        next(steps)
    assert (caught.value.code, caught.value.line) == ("result_differs", len(LINES))


def test_what_was_right_before_a_wrong_line_was_played() -> None:
    text = record(*LINES[:8], "conquer 3", *LINES[9:])
    game = Game.beginning(text)
    steps = game.steps(text)
    next(steps)
    with pytest.raises(RecordError) as caught:
        next(steps)
    assert (caught.value.code, caught.value.line) == ("illegal_line", 9)
    assert game.cost(1) == 2


def test_an_outcome_too_many_names_its_line() -> None:
    text = record(*LINES[:8], "die 1", *LINES[8:])
    with pytest.raises(RecordError) as caught:
        Game.replay(text)
    assert (caught.value.code, caught.value.line) == ("unexpected_outcome", 9)
