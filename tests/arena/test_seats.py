"""`elbowroom seats`: wins by seat, of equal bots."""

import json

import pytest

from elbowroom import OptionError
from elbowroom.arena.match import Match
from elbowroom.arena.referee import Played
from elbowroom.arena.seats import Seats, SeatScores
from tests.cli.shell import refused, run


def test_every_game_has_a_seed_of_its_own() -> None:
    """In a match the games of a cycle share theirs: four equal bots would play one game four times."""
    matches = Seats("random", 4, games=8).matches()
    assert len({match.seed for match in matches}) == 8
    assert {match.bots for match in matches} == {("random",) * 4}


def test_wins_are_counted_by_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    results = [(70, 90, 80), (70, 90, 80), (90, 70, 70), (70, 90, 90)]
    games = iter(results)

    def play(match: Match, game: int) -> Played:
        coins = next(games)
        best = tuple(seat for seat in range(3) if coins[seat] == max(coins))
        return Played(coins, best, tuple((mine,) for mine in coins), (), (0.0,) * 3, ())

    monkeypatch.setattr(Match, "play", play)
    found = SeatScores(Seats("random", 3, games=4))
    assert len(list(found.play())) == 4
    assert [score.wins for score in found.scores] == [1, 2.5, 0.5]
    assert [found.of_fair_share(seat) for seat in range(3)] == [0.75, 1.875, 0.375]
    assert [score.coins.mean for score in found.scores] == [75, 85, 80]


def test_json_has_an_entry_for_each_seat() -> None:
    printed = json.loads(run("seats", "random", "--players", "3", "--games", "5", "--json"))
    assert printed["bot"] == "random"
    assert [row["seat"] for row in printed["seats"]] == [0, 1, 2]
    assert sum(row["wins"] for row in printed["seats"]) == pytest.approx(5)
    assert sum(row["of_fair_share"] for row in printed["seats"]) == pytest.approx(3)


def test_a_table_is_printed_for_people() -> None:
    out = run("seats", "random", "--players", "2", "--games", "4", "--seed", "5")
    assert out.startswith("Games: 4. Players: 2, all random. Seed: 5. Budget: the usual one of each bot.\n")
    assert "Of fair share" in out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("genius", "There is no bot “genius”"),
        ("random --players 6", "2 to 5 can play, not 6."),
        ("random --nodes 0", "A turn needs a budget of 1 node or more, not 0."),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(options: str, said: str) -> None:
    assert refused("seats", *options.split()).startswith(said)


def test_the_set_up_is_checked_before_the_first_game() -> None:
    with pytest.raises(OptionError):
        Seats("random", 3, games=1, seed=-1).check()
