"""What a bot gets and gives: its view, the legal moves, its budget; and how bots are found by name."""

import time
from pathlib import Path

import pytest

from elbowroom import ContentError, Game
from elbowroom.engine.state import HIDDEN
from elbowroom.game.dice import Dice, seeded
from elbowroom.players.bot import Bot, Budget, Meter, View
from elbowroom.players.loading import LEVELS, make_bot
from tests.hands import Hands

QUICK = Budget(nodes=40)
EXAMPLES = Path(__file__).parents[2] / "examples"
HOMEBREW = EXAMPLES / "homebrew"
GREEDY = EXAMPLES / "bots" / "greedy.py"


def moment(seed: int, moves: int, players: int = 3) -> Game:
    """A game after so many random moves."""
    game, dice = Game.new(players, seed), seeded(seed)
    for _ in range(moves):
        legal = game.legal
        game.play(legal[dice.below(len(legal))])
    return game


MOMENTS = [(1, 0), (2, 25), (3, 60)]


def seat_of(game: Game) -> int:
    assert game.seat is not None
    return game.seat


def view_of(game: Game) -> View:
    return View(game, seat_of(game))


def with_other_purses(game: Game) -> Game:
    """The same game for the seat that decides, but the others have more coins."""
    twin = game.copy()
    for seat in range(game.players):
        if seat != game.seat:
            twin.state.coins[seat] += 13
    return twin


# The view


@pytest.mark.parametrize(("seed", "moves"), MOMENTS)
def test_a_view_is_the_position_that_its_seat_may_see(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    assert view_of(game).position() == game.view(game.seat)


@pytest.mark.parametrize(("seed", "moves"), MOMENTS)
def test_a_view_gives_a_game_to_try_things_in(seed: int, moves: int) -> None:
    table = moment(seed, moves)
    before = table.to_position()
    trial = view_of(table).game()
    assert (trial.seat, trial.phase, trial.legal) == (table.seat, table.phase, table.legal)
    trial.play(trial.legal[0])
    assert table.to_position() == before


def test_a_view_of_a_table_with_home_made_races_gives_a_game_too() -> None:
    homebrew = [HOMEBREW / "moles.py", HOMEBREW / "lonesome.py"]
    for seed in range(5):
        table, greedy = Game.new(2, seed, homebrew=homebrew), make_bot(f"{GREEDY}:Greedy", seed)
        random = make_bot("random", seed)
        while (seat := table.seat) is not None:
            trial = View(table, seat).game()
            assert trial.legal == table.legal
            assert [trait.id for trait in trial.homebrew] == ["moles", "lonesome"]
            table.play((greedy if seat else random).choose(View(table, seat), table.legal, QUICK))


@pytest.mark.rule("7.2")
def test_a_view_hides_the_purses_of_the_others() -> None:
    view = View(Game.new(3, 1), 1)
    assert view.state.coins == [HIDDEN, 5, HIDDEN]
    assert [player["coins"] for player in view.position()["players"]] == [None, 5, None]


def test_no_way_leads_from_a_view_to_the_game_or_its_dice() -> None:
    view = view_of(moment(2, 25))
    assert not [thing for thing in vars(view).values() if isinstance(thing, Game | Dice)]
    assert set(view.position()) & {"seed", "dice"} == set()


def test_a_game_goes_on_from_a_view() -> None:
    game = moment(2, 25)
    assert Game.from_position(view_of(game).position()).legal == game.legal


def test_what_a_bot_does_to_its_view_does_not_happen_in_the_game() -> None:
    game = moment(2, 25)
    before = game.to_position()
    view = view_of(game)
    view.state.coins[view.seat] = 99
    view.state.owner[0] = view.seat
    view.position()["players"] = []
    assert game.to_position() == before


# No peeking


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(("seed", "moves"), MOMENTS)
def test_a_view_does_not_change_with_hidden_coins(seed: int, moves: int) -> None:
    game = moment(seed, moves)
    twin = with_other_purses(game)
    assert twin.to_position() != game.to_position()
    assert view_of(twin).position() == view_of(game).position()


@pytest.mark.rule("7.2")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seed", "moves"), MOMENTS)
def test_an_answer_does_not_change_with_hidden_coins(level: str, seed: int, moves: int) -> None:
    game = moment(seed, moves)
    twin = with_other_purses(game)
    answers = [make_bot(level, 4).choose(view_of(g), g.legal, QUICK) for g in (game, twin)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("seed", "moves"), MOMENTS)
def test_an_answer_does_not_change_with_the_dice_of_the_game(level: str, seed: int, moves: int) -> None:
    game = moment(seed, moves)
    position = game.to_position()
    twin = Game.from_position(position | {"seed": 77, "dice": 12345})
    answers = [make_bot(level, 4).choose(view_of(g), g.legal, QUICK) for g in (game, twin)]
    assert answers[0] == answers[1]


# The levels


def test_the_levels_are_listed_from_the_weakest() -> None:
    every = ("random", "easy", "medium", "hard", "expert")
    assert tuple(level for level in every if level in LEVELS) == LEVELS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 5])
def test_a_level_plays_a_whole_game_of_legal_moves(level: str, players: int) -> None:
    game = Game.new(players, 5)
    bots = [make_bot(level if seat == 0 else "random", seat) for seat in range(players)]
    while not game.over:
        legal = game.legal
        move = bots[seat_of(game)].choose(view_of(game), legal, QUICK)
        assert move in legal
        game.play(move)
    assert game.round == game.rounds


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_answers_the_same(level: str) -> None:
    game = moment(3, 60)
    assert len({make_bot(level, 9).choose(view_of(game), game.legal, QUICK) for _ in range(3)}) == 1


def test_random_takes_each_move_about_as_often() -> None:
    game = Game.new(2, 1)
    bot = make_bot("random", 1)
    moves = [bot.choose(view_of(game), game.legal, Budget()) for _ in range(6000)]
    assert set(moves) == {f"pick {place}" for place in range(1, 7)}
    assert all(900 <= moves.count(move) <= 1100 for move in set(moves))


# Budgets


def test_a_meter_is_out_after_its_nodes() -> None:
    meter = Meter(Budget(nodes=3), usual_nodes=100)
    meter.spend(2)
    assert not meter.is_out()
    meter.spend()
    assert meter.is_out()


def test_without_a_budget_a_meter_takes_what_is_usual() -> None:
    meter = Meter(Budget(), usual_nodes=5)
    meter.spend(4)
    assert not meter.is_out()
    meter.spend()
    assert meter.is_out()


def test_a_meter_is_out_after_its_seconds_however_few_nodes_it_saw(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = Hands()
    monkeypatch.setattr(time, "perf_counter", hands)
    meter = Meter(Budget(seconds=10), usual_nodes=1)
    meter.spend(1000)
    hands.move_on(8)
    assert not meter.is_out()
    hands.move_on(2)
    assert meter.is_out()


# Bots by name

BOT = "from elbowroom.players.bot import Bot\n"
FIRST = BOT + "class First(Bot):\n    def choose(self, view, legal, budget):\n        return legal[0]\n"


def written(folder: Path, text: str) -> str:
    """The path of a file with that text."""
    path = folder / "mine.py"
    path.write_text(text, encoding="utf-8")
    return str(path)


def refusal(spec: str) -> ContentError:
    with pytest.raises(ContentError) as caught:
        make_bot(spec, 1)
    return caught.value


def test_a_bot_in_a_file(tmp_path: Path) -> None:
    bot = make_bot(written(tmp_path, FIRST) + ":First", 7)
    assert isinstance(bot, Bot)
    assert bot.seed == 7
    game = Game.new(2, 1)
    assert bot.choose(view_of(game), game.legal, Budget()) == "pick 1"


def test_a_class_that_only_looks_like_a_bot_is_one(tmp_path: Path) -> None:
    text = "class Duck:\n    def __init__(self, seed): pass\n"
    text += "    def choose(self, view, legal, budget): return 'quack'\n"
    game = Game.new(2, 1)
    bot = make_bot(written(tmp_path, text) + ":Duck", 1)
    assert bot.choose(view_of(game), game.legal, Budget()) == "quack"


def test_a_file_may_hold_dataclasses(tmp_path: Path) -> None:
    text = "from __future__ import annotations\nfrom dataclasses import dataclass\n" + FIRST
    text += "@dataclass\nclass Plan:\n    moves: list[str]\n"
    assert isinstance(make_bot(written(tmp_path, text) + ":First", 1), Bot)


def test_a_plugin_is_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elbow_plugin.py").write_text(FIRST, encoding="utf-8")
    facts = tmp_path / "elbow_plugin-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: elbow-plugin\nVersion: 1.0\n", encoding="utf-8"
    )
    (facts / "entry_points.txt").write_text(
        "[elbowroom.bots]\nfirst-move = elbow_plugin:First\nlost = elbow_plugin:Gone\n", encoding="utf-8"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert type(make_bot("first-move", 1)).__name__ == "First"
    assert refusal("lost").code == "broken_bot"
    assert "first-move, lost" in str(refusal("nonsense"))


def test_an_unknown_bot_is_refused_and_the_known_ones_are_listed() -> None:
    error = refusal("genius")
    assert error.code == "unknown_bot"
    assert str(error).startswith(f"There is no bot “genius”; known are {', '.join(LEVELS)}, and a class")


def test_a_missing_file_is_refused() -> None:
    assert str(refusal("nowhere/bot.py:Mine")) == "There is no file nowhere/bot.py."


def test_a_missing_class_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, FIRST)
    assert str(refusal(f"{path}:Second")) == f"{path} has no class Second."
    assert refusal(f"{path}:").code == "no_bot_class"


@pytest.mark.parametrize("body", ["class Mute:", "class Mute(Bot):"])
def test_a_class_without_choose_is_refused(body: str, tmp_path: Path) -> None:
    spec = written(tmp_path, f"{BOT}{body}\n    pass\n") + ":Mute"
    assert str(refusal(spec)) == f"The bot {spec} has no method “choose”."


def test_a_file_that_raises_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, "1 / 0\n")
    assert str(refusal(f"{path}:Mine")) == f"{path} cannot be loaded: ZeroDivisionError: division by zero."


def test_a_file_that_is_no_python_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bot.txt").write_text("hello", encoding="utf-8")
    assert refusal(f"{tmp_path / 'bot.txt'}:Mine").code == "not_python"
    assert refusal(written(tmp_path, "class :") + ":Mine").code == "broken_file"


def test_a_class_that_takes_no_seed_is_refused(tmp_path: Path) -> None:
    text = "class Odd:\n    def choose(self, view, legal, budget): return ''\n"
    assert refusal(written(tmp_path, text) + ":Odd").code == "bot_not_made"
