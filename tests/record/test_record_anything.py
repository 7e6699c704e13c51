"""Records: anything at all is refused or replayed."""

from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom import Game, RecordError
from tests.record.records import LINES, record

LINE = st.one_of(
    st.sampled_from(LINES),
    st.text(max_size=12),
    st.tuples(
        st.sampled_from(
            ["map", "seed", "players", "homebrew", "options", "position", "conquer", "die", "==", "deploy"]
        ),
        st.text(max_size=6) | st.integers(-1, 99).map(str),
    ).map(" ".join),
)


def assert_refused_or_replayed(text: str) -> None:
    """Either an error with a line, or a game whose own record replays to the same."""
    try:
        g = Game.replay(text)
    except RecordError as error:
        assert 1 <= error.line <= max(1, text.count("\n") + 1)  # noqa: PT017
        return
    assert Game.replay(g.record()).to_position() == g.to_position()


@given(st.lists(st.tuples(st.integers(0, 17), LINE), max_size=3), st.integers(0, 18))
@settings(deadline=None)
def test_a_record_after_accidents_is_refused_or_replayed(accidents: list[tuple[int, str]], end: int) -> None:
    lines = list(LINES)
    for at, line in accidents:
        lines[at] = line
    assert_refused_or_replayed(record(*lines[:end]))


@given(st.text())
@settings(deadline=None)
def test_arbitrary_text_is_refused_or_replayed(text: str) -> None:
    assert_refused_or_replayed(text)
    assert_refused_or_replayed(record(*LINES[:6]) + text)
