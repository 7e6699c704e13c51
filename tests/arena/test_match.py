"""Matches: seats rotate, seeds are mirrored, and the numbers do not depend on who plays where."""

import pytest

from elbowroom import ContentError, OptionError
from elbowroom.arena.match import Match, Score, add_game, play_matches, scores
from elbowroom.arena.referee import Mishap, Played
from elbowroom.players.bot import Budget


def result(match: Match, jobs: int = 1) -> list[Score]:
    table = scores(match)
    for _, game, played in play_matches([match], jobs):
        add_game(table, match, game, played)
    return table


def without_time(table: list[Score]) -> list[dict[str, object]]:
    return [score.to_json() | {"seconds_per_turn": None} for score in table]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_cycle_of_games_brings_everybody_to_every_seat(players: int) -> None:
    match = Match(("random",) * players, games=players)
    for player in range(players):
        assert {match.seat(player, game) for game in range(players)} == set(range(players))
    for game in range(players):
        assert {match.seat(player, game) for player in range(players)} == set(range(players))


def test_the_games_of_a_cycle_begin_alike_and_cycles_do_not(first_picks: dict[int, str]) -> None:
    assert first_picks[0] == first_picks[1]
    assert first_picks[2] == first_picks[3]
    assert first_picks[0] != first_picks[2]


@pytest.fixture
def first_picks(tmp_path_factory: pytest.TempPathFactory) -> dict[int, str]:
    """The race on top of the column in four games of two bots that pick it."""
    path = tmp_path_factory.mktemp("bots") / "top.py"
    path.write_text(
        "from elbowroom.players.bot import Bot\n"
        "class Top(Bot):\n"
        "    def choose(self, view, legal, budget):\n"
        "        return 'done' if 'done' in legal else legal[0]\n",
        encoding="utf-8",
    )
    match = Match((f"{path}:Top", f"{path}:Top"), games=4)
    return {game: played.reigns[0].race for _, game, played in play_matches([match])}


def test_a_player_keeps_its_own_chance_in_every_seat_of_a_cycle() -> None:
    """Two random bots that swap seats play other games: chance belongs to the player, not to the seat."""
    first, second = (played for _, _, played in play_matches([Match(("random", "random"), games=2)]))
    assert first.reigns != second.reigns


def test_the_same_bot_twice_stays_two_players() -> None:
    table = result(Match(("random", "random"), games=4))
    assert [score.bot for score in table] == ["random", "random"]
    assert sum(score.wins for score in table) == 4
    assert [score.games for score in table] == [4, 4]


def test_the_numbers_do_not_depend_on_the_jobs() -> None:
    match = Match(("random", "random", "random"), games=6, seed=3, budget=Budget(nodes=20))
    assert without_time(result(match, jobs=2)) == without_time(result(match, jobs=1))


def test_the_same_seed_gives_the_same_match_and_another_one_does_not() -> None:
    one, again, other = (result(Match(("random", "random"), games=2, seed=seed)) for seed in (1, 1, 2))
    assert without_time(one) == without_time(again)
    assert without_time(one) != without_time(other)


def test_a_score_adds_up() -> None:
    score = Score("mine")
    slow = Mishap(0, 3, "too_slow", "9.00")
    score.add(Played((90, 90), (0, 1), ((50, 90), (60, 90)), (), (3.0, 1.0), (slow,)), 0)
    score.add(Played((80, 70), (0,), ((40, 80), (60, 70)), (), (3.0, 1.0), (slow,)), 1)
    assert (score.games, score.wins, score.win_rate) == (2, 0.5, 0.25)
    assert score.coins.mean == 80.0
    assert score.seconds_per_turn == 1.0
    assert score.mishaps == [slow]


def test_three_who_share_a_win_get_a_third_each() -> None:
    match = Match(("random", "random", "random"), games=1)
    table = scores(match)
    add_game(table, match, 0, Played((70, 70, 70), (0, 1, 2), ((70,),) * 3, (), (0.0,) * 3, ()))
    assert [score.to_json()["wins"] for score in table] == [0.333333] * 3


@pytest.mark.parametrize(
    ("match", "code"),
    [
        (Match(("random",), 1), "bad_player_count"),
        (Match(("random",) * 6, 1), "bad_player_count"),
        (Match(("random", "random"), 0), "no_games"),
        (Match(("random", "random"), 1, seed=-1), "bad_seed"),
    ],
)
def test_a_match_that_cannot_be_is_refused(match: Match, code: str) -> None:
    with pytest.raises(OptionError) as caught:
        match.check()
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("match", "code"),
    [
        (Match(("random", "genius"), 1), "unknown_bot"),
        (Match(("random", "random"), 1, map="9p"), "unknown_map"),
        (Match(("random", "random"), 1, homebrew=("nowhere.py",)), "no_such_file"),
    ],
)
def test_a_match_with_something_unknown_is_refused(match: Match, code: str) -> None:
    with pytest.raises(ContentError) as caught:
        match.check()
    assert caught.value.code == code
