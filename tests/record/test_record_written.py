"""Records: what is written."""

import json

from elbowroom import Game
from tests.record.records import CUNNING, GNOMES, LINES, POSITION, finish, record
from tests.scenario import strip


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
