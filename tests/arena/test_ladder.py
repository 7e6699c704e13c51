"""The ladder: which tables it plays, what it counts, and its page."""

from pathlib import Path

import pytest

from elbowroom import OptionError
from elbowroom.arena.ladder import Ladder, Standings
from elbowroom.arena.ladder_page import page
from elbowroom.arena.match import Match
from elbowroom.arena.plots import plot_ladder
from elbowroom.arena.referee import Played
from elbowroom.arena.statistics import Reign
from elbowroom.players.bot import Budget

FIRST = (
    "from elbowroom.players.bot import Bot\n"
    "class First(Bot):\n"
    "    def choose(self, view, legal, budget):\n"
    "        return 'done' if 'done' in legal else legal[0]\n"
)


def tables(matches: list[Match]) -> list[tuple[str, ...]]:
    return [match.bots for match in matches]


def test_two_players_play_everybody_against_everybody() -> None:
    ladder = Ladder(("a", "b", "c"), (2,), games=1)
    assert tables(ladder.matches()) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_more_players_play_against_copies_of_the_level_below_and_mixed() -> None:
    ladder = Ladder(("a", "b", "c", "d"), (3, 5), games=1)
    assert ladder.pairs() == []
    assert tables(ladder.steps())[:3] == [("b", "a", "a"), ("c", "b", "b"), ("d", "c", "c")]
    assert tables(ladder.steps())[3:] == [(high, *low * 4) for low, high in ("ab", "bc", "cd")]
    assert tables(ladder.mixed()) == [("a", "b", "c"), ("b", "c", "d"), ("a", "b", "c", "d", "a")]


@pytest.mark.parametrize(
    ("ladder", "code"),
    [
        (Ladder(("random",), (2,), 1), "too_few_levels"),
        (Ladder(("random", "random"), (2,), 1), "level_twice"),
        (Ladder(("random", "easy"), (6,), 1), "bad_player_count"),
    ],
)
def test_a_ladder_that_cannot_be_is_refused(ladder: Ladder, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        ladder.check()
    assert caught.value.code == code


def standings_after(*games: Played) -> Standings:
    """Two levels after the games of their only match."""
    standings = Standings(Ladder(("a", "b"), (2,), games=len(games)))
    for game, played in enumerate(games):
        standings.add(standings.matches[0], game, played)
    return standings


WON_BY_B = Played(
    (20, 30),
    (1,),
    ((10, 20), (10, 30)),
    (Reign(0, "elves", "hill", 1, 2, 8), Reign(1, "orcs", "swamp", 1, None, 20)),
    (1.0, 1.0),
    (),
)
SHARED = Played((25, 25), (0, 1), ((15, 25), (20, 25)), (Reign(1, "elves", "hill", 1, 3, 4),), (1.0, 1.0), ())


def test_wins_habits_and_purses_are_counted_by_level_in_whatever_seat() -> None:
    standings = standings_after(WON_BY_B, SHARED)
    score = standings.against("b", "a")
    assert score is not None
    assert score.wins == 1.5
    assert standings.habits["a"].races["elves"].mean == 6.0
    assert standings.habits["a"].declines == {2: 1, 3: 1}
    assert standings.habits["b"].races["orcs"].mean == 20.0
    assert [series.mean for series in standings.purses["a"]] == [15.0, 22.5]
    assert standings.ratings(2)["b"] == pytest.approx(120.4, abs=0.1)  # 2 to 1, with the drawn game


def test_a_table_of_three_compares_each_pair_of_levels() -> None:
    standings = Standings(Ladder(("a", "b"), (3,), games=1))
    match = standings.matches[0]
    assert match.bots == ("b", "a", "a")
    standings.add(match, 0, Played((30, 20, 40), (2,), ((), (), ()), (), (0.0, 0.0, 0.0), ()))
    assert standings.ratings(3)["b"] == pytest.approx(0.0)  # better than one copy, worse than the other


@pytest.fixture
def played(tmp_path: Path) -> Standings:
    (tmp_path / "first.py").write_text(FIRST, encoding="utf-8")
    ladder = Ladder((f"{tmp_path}/first.py:First", "random"), (2, 3), games=2, budget=Budget(nodes=9))
    standings = Standings(ladder)
    assert len(list(standings.play())) == 2 * (1 + 1 + 1)
    return standings


def test_the_page_says_how_to_make_it_again(played: Standings) -> None:
    text = page(played, "ladder.png")
    levels = ",".join(played.ladder.levels)
    assert f"\nelbowroom ladder --levels {levels} --players 2,3 --games 2 --seed 1 --nodes 9\n" in text
    assert "](ladder.png)" in text


def test_the_page_has_all_tables_and_each_is_whole(played: Standings) -> None:
    text = page(played)
    headings = [line.removeprefix("## ") for line in text.splitlines() if line.startswith("## ")]
    assert headings == [
        "Ratings", "Two players", "A level against the level below", "Mixed tables",
        "Coins by round", "Decline", "Races", "Powers",
    ]  # fmt: skip
    for block in text.split("\n\n"):
        if block.startswith("|"):
            assert len({line.count("|") for line in block.splitlines()}) == 1
            assert len(block.splitlines()) >= 3


def test_the_page_is_the_same_again(played: Standings) -> None:
    again = Standings(played.ladder)
    assert len(list(again.play())) == 6
    assert page(again) == page(played)


def test_the_picture_is_drawn_where_it_can_be(played: Standings, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    plot_ladder(played, tmp_path / "ladder.png")
    assert (tmp_path / "ladder.png").read_bytes().startswith(b"\x89PNG")
