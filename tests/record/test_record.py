"""Whole games as text: what is written, what may be read, and which line is at fault."""

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from elbowroom import Game, OptionError, PositionError, RecordError
from elbowroom.content.loader import Homebrew
from elbowroom.engine.trait import Power, Race
from tests.scenario import held, player, strip

POSITION = {
    "map": strip("hill", "swamp", "forest", "farmland", rounds=1),
    "players": [
        player("orcs hill", hand=5) | {"name": "Ann"},
        player("elves swamp", hand=4) | {"name": "Bo"},
    ],
}
LINES = [
    "elbowroom 1",
    "map 2p",
    "seed 7",
    "players Ann, Bo",
    "homebrew -",
    f"position {json.dumps(POSITION)}",
    "--",
    "conquer 0",
    "conquer 1",
    "attempt 2",
    "die 1",
    "deploy 0 2",
    "done",
    "conquer 3",
    "done",
    "deploy 3 3",
    "done",
    "== 9 6",
]
"""Ann takes three regions, the last with the die, and scores them and a hill; Bo takes and scores one."""

GNOMES = Race("gnomes", 6, box=10, replaces="humans")
CUNNING = Power("cunning", 5)


def record(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def changed(number: int, *lines: str) -> str:
    """The record with one line replaced by others (or by nothing)."""
    return record(*LINES[: number - 1], *lines, *LINES[number:])


def fault(text: str, homebrew: Homebrew = ()) -> tuple[str, int]:
    """Why a record is refused, and in which line; the message must name the line too."""
    with pytest.raises(RecordError) as caught:
        Game.replay(text, homebrew=homebrew)
    assert str(caught.value.line) in str(caught.value)
    return caught.value.code, caught.value.line


def finish(g: Game, seed: int = 0) -> Game:
    """Play random moves to the end."""
    rng = random.Random(seed)
    while not g.over:
        g.play(rng.choice(g.legal))
    return g


# Writing


def test_a_new_game_has_its_headers_and_no_moves() -> None:
    g = Game.new(2, 7, names=["Ann", "Bo"])
    assert g.record() == "elbowroom 1\nmap 2p\nseed 7\nplayers Ann, Bo\nhomebrew -\n--\n"


def test_moves_and_chance_stand_in_lines_of_their_own() -> None:
    g = Game.new(2, 7)
    race, power = reveal = stacked(g)
    g.play("pick 2", reveal=[reveal])
    conquest = next(move for move in g.legal if move.startswith("conquer"))
    g.play(conquest)
    assert g.record().splitlines()[6:] == ["pick 2", f"reveal {race} {power}", conquest]


def stacked(g: Game) -> tuple[str, str]:
    """A race and a power that may be revealed next."""
    position = g.to_position()
    banners, badges = position["banners"], position["badges"]
    assert isinstance(banners, dict)
    assert isinstance(badges, dict)
    return banners["shuffled"][-1], badges["shuffled"][-1]


def test_a_die_is_written_with_its_pips_whoever_rolled_it() -> None:
    g = Game.replay(record(*LINES[:9]))
    g.play("attempt 2", die=0)
    assert g.record().splitlines()[-2:] == ["attempt 2", "die 0"]


def test_a_count_is_kept_and_a_count_of_one_is_not_written() -> None:
    g = Game.replay(record(*LINES[:11]))
    g.copy().play("deploy 0 2")
    twice = g.copy()
    twice.play("deploy 0 2")
    assert twice.record().splitlines()[-1] == "deploy 0 2"
    once = g.copy()
    once.play("deploy 0 1")
    assert once.record().splitlines()[-1] == "deploy 0"


def test_a_finished_game_ends_with_its_coins() -> None:
    g = finish(Game.new(3, 5))
    assert g.record().splitlines()[-1] == "== {} {} {}".format(*g.coins)


def test_home_made_traits_and_open_scores_stand_in_the_headers() -> None:
    g = Game.new(2, 7, homebrew=[GNOMES, CUNNING], open_scores=True)
    headers = g.record().partition("--")[0].splitlines()
    assert "homebrew gnomes, cunning" in headers
    assert "options open_scores" in headers


def test_a_game_from_a_position_carries_that_position() -> None:
    g = Game.from_position(POSITION, seed=3)
    start = g.to_position()
    g.play("conquer 0")
    (line,) = [line for line in g.record().splitlines() if line.startswith("position ")]
    assert json.loads(line.removeprefix("position ")) == start


def test_an_inline_map_stands_in_one_line() -> None:
    facts = strip("hill", "swamp", "forest")
    g = Game.new(2, 7, map=facts)
    (line,) = [line for line in g.record().splitlines() if line.startswith("map ")]
    assert json.loads(line.removeprefix("map ")) == facts


# Reading


def test_a_record_is_played_again_to_its_result() -> None:
    g = Game.replay(record(*LINES))
    assert g.over
    assert g.coins == [9, 6]
    assert g.winners == [0]
    assert g.names == ["Ann", "Bo"]


def test_a_record_may_be_a_file(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(*LINES), encoding="utf-8")
    assert Game.replay(file).coins == [9, 6]


@pytest.mark.parametrize(
    "text",
    [
        "\n\n# a game\n" + record(*LINES),
        "\n\n".join(LINES),
        "\n# comment\n".join(LINES),
        "\r\n".join(LINES),
        record(*LINES).replace("conquer 3", "  conquer   3   # at last"),
        record(*LINES).replace("elbowroom 1", "elbowroom 1 # the first format").replace("-- ", "-- # moves"),
        record(*LINES).rstrip("\n"),
        record(*LINES, "", "# the end", ""),
        record(*LINES).replace("== 9 6", "==  9   6 # Ann wins"),
    ],
    ids=[
        "before", "blank lines", "comments", "crlf", "spaces", "after headers", "no last newline", "after",
        "after the result",
    ],
)  # fmt: skip
def test_blank_lines_and_comments_are_allowed(text: str) -> None:
    assert Game.replay(text).coins == [9, 6]


def test_a_hash_inside_json_is_no_comment() -> None:
    facts = strip("hill", "swamp", "forest", "farmland", rounds=1) | {"title": "Map # 1"}
    text = record(*LINES).replace(LINES[5], f"position {json.dumps(POSITION | {'map': facts})}")
    assert Game.replay(text).map == facts


@pytest.mark.parametrize("end", [end for end in range(7, 18) if end != 10])
def test_a_record_that_breaks_off_replays_to_where_it_ends(end: int) -> None:
    g = Game.replay(record(*LINES[:end]))
    assert g.record().splitlines()[7:end] == LINES[7:end]
    assert g.over == (end == 17)


def test_the_headers_may_come_in_any_order() -> None:
    assert Game.replay(record(LINES[0], *reversed(LINES[1:6]), *LINES[6:])).coins == [9, 6]


def test_headers_with_a_plain_default_may_be_left_out() -> None:
    assert Game.replay(record("elbowroom 1", LINES[5], *LINES[6:])).coins == [9, 6]
    g = Game.replay(record("elbowroom 1", "players Ann, Bo, Cy", "--"))
    assert (g.map, g.seed, g.names) == ("3p", 0, ["Ann", "Bo", "Cy"])


# There and back again


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_a_random_game_is_replayed_to_the_same_end(players: int, seed: int) -> None:
    g = finish(Game.new(players, seed), seed)
    again = Game.replay(g.record())
    assert again.state.key() == g.state.key()
    assert again.record() == g.record()
    assert again.coins == g.coins


def test_a_replayed_game_stands_where_the_game_stood_and_goes_on_the_same() -> None:
    g = Game.new(3, 11)
    rng = random.Random(11)
    for _ in range(60):
        g.play(rng.choice(g.legal))
    again = Game.replay(g.record())
    assert again.to_position() == g.to_position()
    assert finish(again, 5).record() == finish(g, 5).record()


def test_a_replayed_game_goes_on_the_same_after_a_die_that_was_given() -> None:
    g = Game.from_position(POSITION)
    for move in ("conquer 0", "conquer 1"):
        g.play(move)
    g.play("attempt 2", die=3)
    assert Game.replay(g.record()).to_position() == g.to_position()


@pytest.mark.parametrize("first", [0, 1, 2, "draw"])
def test_who_began_does_not_change_the_replay(first: int | str) -> None:
    for seed in range(5):
        g = Game.new(3, seed, names=["Ann", "Bo", "Cy"], first=first)
        g.play("pick 1")
        again = Game.replay(g.record())
        assert again.to_position() == g.to_position()


@pytest.mark.parametrize(
    "names",
    [["Ann  Lee", "Bo"], ["Ó'Brien", "Þór"], ["-", "--"], ["1", "=="], ["Ann", "Ann"], ["Анна", "Їжак"]],
)
def test_names_survive_a_record(names: list[str]) -> None:
    assert Game.replay(Game.new(2, 1, names=names).record()).names == names
    players = [player("orcs hill") | {"name": names[0]}, player("elves swamp") | {"name": names[1]}]
    g = Game.from_position(POSITION | {"players": players})
    assert Game.replay(g.record()).names == names


@pytest.mark.parametrize(
    "space", ["\x0b", "\x0c", "\x1c", "\x1d", "\x1e", "\x85", "\u2028", "\u2029", "\n", "\r", ",", "#"]
)
def test_a_name_that_a_record_cannot_hold_is_refused(space: str) -> None:
    name = f"A{space}B"
    with pytest.raises(OptionError) as caught:
        Game.new(2, 1, names=[name, "Bo"])
    assert caught.value.code == "bad_name"
    players = [player("orcs hill") | {"name": name}, player("elves swamp") | {"name": "Bo"}]
    with pytest.raises(PositionError) as refusal:
        Game.from_position(POSITION | {"players": players})
    assert refusal.value.field == "players[0].name"


def test_open_scores_survive_a_record() -> None:
    g = Game.new(2, 7, open_scores=True)
    again = Game.replay(g.record())
    assert again.view(0) == g.view(0)
    assert again.record() == g.record()


def test_home_made_traits_survive_a_record() -> None:
    g = finish(Game.new(2, 7, homebrew=[GNOMES, CUNNING]))
    again = Game.replay(g.record(), homebrew=[CUNNING, GNOMES])
    assert again.state.key() == g.state.key()
    assert again.record() == g.record()


def test_home_made_traits_that_a_record_does_not_name_are_left_out() -> None:
    g = Game.new(2, 7)
    g.play("pick 1")
    again = Game.replay(g.record(), homebrew=[GNOMES])
    assert again.to_position() == g.to_position()


def test_an_inline_map_survives_a_record() -> None:
    facts = strip("hill", "swamp tribe", "forest cavern", "sea", rounds=2) | {
        "name": "Bay # 1\u2028\x85, the second"
    }
    g = finish(Game.new(2, 7, map=facts))
    again = Game.replay(g.record())
    assert again.map == facts
    assert again.state.key() == g.state.key()


def test_a_game_from_the_middle_of_another_survives_a_record() -> None:
    g = Game.new(2, 9)
    rng = random.Random(9)
    for _ in range(40):
        g.play(rng.choice(g.legal))
    later = finish(Game.from_position(g.to_position()), 3)
    again = Game.replay(later.record())
    assert again.state.key() == later.state.key()
    assert again.record() == later.record()


# Refusing


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("\n\n", 2),
        ("# only a comment\n", 1),
        ("hello\n", 1),
        ("\n\nelbowroom\n", 3),
        ("elbowroom 1 2\n--\n", 1),
        ("1 elbowroom\n--\n", 1),
        ("Elbowroom 1\n--\n", 1),
        (json.dumps(POSITION), 1),
    ],
)
def test_what_is_no_record_is_refused(text: str, line: int) -> None:
    assert fault(text) == ("not_a_record", line)


@pytest.mark.parametrize("version", ["2", "0", "1.0", "x"])
def test_another_version_is_refused(version: str) -> None:
    assert fault(changed(1, f"elbowroom {version}")) == ("unknown_version", 1)


@pytest.mark.parametrize("line", ["colour red", "Map 2p", "conquer 1", "mapp 2p", "== 1 2"])
def test_an_unknown_header_is_refused(line: str) -> None:
    assert fault(changed(5, LINES[4], line)) == ("unknown_header", 6)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_a_header_that_comes_twice_is_refused(number: int) -> None:
    assert fault(changed(6, LINES[5], LINES[number - 1])) == ("header_twice", 7)


def test_headers_that_never_end_are_refused() -> None:
    assert fault(record(*LINES[:6])) == ("no_moves", 6)


@pytest.mark.parametrize("seed", ["x", "-1", "1.5", "7 8", "1e3", "²", "9" * 5000, str(2**64)])
def test_a_bad_seed_is_refused(seed: str) -> None:
    code, line = fault(changed(3, f"seed {seed}"))
    assert code in ("bad_header", "bad_header_value")
    assert line == 3


def test_a_seed_without_a_number_is_refused() -> None:
    assert fault(changed(3, "seed")) == ("bad_header_value", 3)


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "map 9p"),
        (2, "map"),
        (2, "map {"),
        (2, 'map {"regions": []}'),
        (2, 'map {"a":' + "[" * 100_000),
        (4, "players Ann"),
        (4, "players Ann,"),
        (4, "players"),
        (4, "players A, B, C, D, E, F"),
    ],
)
def test_a_bad_map_or_bad_players_are_refused_with_their_line(number: int, line: str) -> None:
    headers = LINES[:5]
    headers[number - 1] = line
    with pytest.raises(RecordError) as caught:
        Game.replay(record(*headers, "--"))
    assert caught.value.line == number


@pytest.mark.parametrize(
    "position", ["{", "[]", "5", "{}", '{"players": 5}', json.dumps(POSITION | {"round": 77}), "[" * 100_000]
)
def test_a_bad_position_is_refused_with_its_line(position: str) -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay(changed(6, f"position {position}"))
    assert caught.value.line == 6


def test_a_seed_before_a_position_is_the_seed_of_the_game() -> None:
    assert Game.replay(record(*LINES)).seed == 7


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay(changed(5, "homebrew -", "options blindfold"))
    assert caught.value.line == 6


@pytest.mark.parametrize("wanted", ["gnomes", "cunning, gnomes", "gnomes,", ","])
def test_a_home_made_trait_that_is_not_there_is_refused(wanted: str) -> None:
    assert fault(changed(5, f"homebrew {wanted}"), [CUNNING]) == ("missing_homebrew", 5)


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


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError) as caught:
        Game.replay(tmp_path / "nothing.txt")
    assert "nothing.txt" in str(caught.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\x00\xfe")
    with pytest.raises(RecordError):
        Game.replay(file)


def test_held_regions_of_a_position_are_replayed_too() -> None:
    position = POSITION | {"regions": {"0": held(0, "orcs", 2)}}
    g = Game.replay(record("elbowroom 1", f"position {json.dumps(position)}", "--", "abandon 0"))
    assert g.to_position()["regions"] == {}


# Anything at all


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


def assert_refused_or_replayed(text: str) -> None:
    """Either an error with a line, or a game whose own record replays to the same."""
    try:
        g = Game.replay(text)
    except RecordError as error:
        assert 1 <= error.line <= max(1, text.count("\n") + 1)  # noqa: PT017
        return
    assert Game.replay(g.record()).to_position() == g.to_position()
