"""A race or power that was never seen gets weights of its own, learned once and kept."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from elbowroom import Game
from elbowroom.content.loader import load_homebrew, ruleset
from elbowroom.engine.actions import REVEAL
from elbowroom.engine.state import REVEAL_PHASE
from elbowroom.engine.trait import Trait
from elbowroom.homebrew import Marker, Power, Race
from elbowroom.players import learned, learning
from elbowroom.players.bot import Budget, View
from elbowroom.players.digests import digest_of
from elbowroom.players.learning import HABIT, Lesson, fitted, lessons, prepare, weights_for
from elbowroom.players.loading import make_bot
from elbowroom.players.search import weights
from elbowroom.players.search.newcomers import LoadedDice, Newcomer, Surprise, surprises
from elbowroom.players.search.weights import known, stored, strangers, value_by_guess, value_for
from tools.newcomers.pieces import DATA, STRONG, WEAK

PIECE = Power("piece", 4, earns=2)
EXAMPLES = Path(__file__).parents[2] / "examples" / "homebrew"


def forget() -> None:
    """As another process would begin; compiled code would not notice that a name means something else."""
    weights._learned.clear()
    value_for.cache_clear()


@pytest.fixture(autouse=True)
def nothing_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty memory and an empty cache folder."""
    before = known()
    forget()
    monkeypatch.setattr(learned, "folder", lambda: tmp_path / "learned")
    yield tmp_path / "learned"
    forget()
    weights.know(before)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games are enough to see that something is learned."""
    monkeypatch.setattr(learning, "GAMES", dict.fromkeys(learning.GAMES, 2))


def weight(trait: Trait, seats: int, turns: int) -> float:
    rules = ruleset(f"{seats}p", seats, homebrew=[trait])
    row = value_for(rules).rows[turns]
    place = rules.race_index.get(trait.id, len(rules.races) + rules.power_index.get(trait.id, 0))
    return row[len(row) - len(rules.races) - len(rules.powers) + place]


# Digests


def test_equal_pieces_have_the_same_digest_and_others_another() -> None:
    same = [Power("piece", 4, earns=2), PIECE]
    others = [
        Power("piece", 3, earns=2),
        Power("piece", 4, earns=1),
        Power("other", 4, earns=2),
        Race("piece", 4, box=9, earns=2, replaces="orcs"),
        Power("piece", 4, earns=2, marker=Marker("stone", 2)),
        Power("piece", 4, earns=2, marker=Marker("stone", 2, defence=1)),
    ]
    assert len({digest_of(trait) for trait in same}) == 1
    assert len({digest_of(trait) for trait in (PIECE, *others)}) == 1 + len(others)


def test_code_of_its_own_is_part_of_the_digest(tmp_path: Path) -> None:
    text = (EXAMPLES / "lonesome.py").read_text()
    files = {"a": text, "b": text, "c": text.replace("sum(1", "sum(2"), "d": text.replace("not near", "near")}
    found = {}
    for name, content in files.items():
        (tmp_path / f"{name}.py").write_text(content)
        found[name] = digest_of(load_homebrew([tmp_path / f"{name}.py"])[0])
    assert found["a"] == found["b"]
    assert len(set(found.values())) == 3


def test_a_constant_that_the_code_uses_is_part_of_the_digest(tmp_path: Path) -> None:
    code = """
from elbowroom.homebrew import Power
COINS = 1
class Mine(Power):
    def income(self, s, p):
        return COINS
TRAIT = Mine("mine_power", 4)
"""
    found = set()
    for coins in (1, 2):
        file = tmp_path / f"mine{coins}.py"
        file.write_text(code.replace("COINS = 1", f"COINS = {coins}"))
        found.add(digest_of(load_homebrew([file])[0]))
    assert len(found) == 2


# A first guess


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_before_anything_is_learned_steady_coins_count(seats: int) -> None:
    plain, rich = Power("piece", 4), Power("piece", 4, earns=6)
    assert weight(rich, seats, 5) > weight(plain, seats, 5)


def test_a_piece_with_the_name_of_a_feature_is_a_piece() -> None:
    rules = ruleset("2p", 2, homebrew=[Power("spare", 4)])
    assert [trait.id for trait in strangers(rules)] == ["spare"]
    assert weight(Power("spare", 4), 2, 5) != stored()["2"]["spare"][5]


def test_the_base_set_has_nothing_to_learn() -> None:
    for seats in (2, 3, 4, 5):
        assert lessons(ruleset(f"{seats}p", seats)) == []


# Learning


def test_the_loaded_dice_bring_the_newcomer_as_soon_as_they_may() -> None:
    rules = ruleset("2p", 2, homebrew=[PIECE])
    newcomer = Newcomer(rules, -1, rules.power_index["piece"])
    for since, shown in ((1, True), (2, False)):
        g = Game.new(2, 1, homebrew=[PIECE])
        s = type(g.state)(rules)
        s.banners, s.badges, s.reveals = g.state.banners, (1 << len(rules.powers)) - 1, 1
        s.phase = REVEAL_PHASE
        combo = LoadedDice(5, newcomer, since).outcome(s)
        assert newcomer.is_in(combo - REVEAL) is shown


def test_the_same_lesson_teaches_the_same(quick: None) -> None:
    assert Lesson(PIECE, 2).learn() == Lesson(Power("piece", 4, earns=2), 2).learn()


def test_a_lesson_does_not_depend_on_what_is_known(quick: None) -> None:
    first = Lesson(PIECE, 2).learn()
    weights.know({Lesson(PIECE, 2).key: [50.0] * 11})
    assert Lesson(PIECE, 2).learn() == first


def test_surprises_are_of_seats_that_have_the_newcomer() -> None:
    rules = ruleset("2p", 2, homebrew=[PIECE])
    found = surprises(value_by_guess(rules), Newcomer(rules, -1, rules.power_index["piece"]), 3)
    assert found
    assert {surprise.turns for surprise in found} <= set(range(1, 11))


def test_what_surprises_moves_the_guess_and_little_of_it_moves_it_little() -> None:
    def after(surprise: float, times: int) -> float:
        found = []
        for turns in range(1, 10):
            for _ in range(times):
                made = Surprise(0, turns, 0.0)
                made.coins = surprise * min(turns, 4) / 4 + HABIT[2] * turns
                found.append(made)
        return fitted([0.0] * 11, found, 2)[6]

    assert after(10.0, 0) == 0.0
    assert 0.0 < after(10.0, 1) < after(10.0, 100)
    assert after(10.0, 10_000) == pytest.approx(10.0, abs=0.1)
    assert after(-10.0, 100) < 0.0


def test_only_the_new_weights_are_learned(quick: None) -> None:
    rules = ruleset("2p", 2, homebrew=[PIECE])
    before = [row[:-1] for row in value_for(rules).rows]  # the new power comes last
    assert [row[:-1] for row in weights_for(rules).rows] == before
    assert [row[-1] for row in value_for(rules).rows] == known()[Lesson(PIECE, 2).key]


# Kept


def test_a_lesson_is_learned_once(quick: None) -> None:
    games: list[int] = []
    prepare(ruleset("2p", 2, homebrew=[PIECE]), games.append)
    assert sum(games) == 2
    prepare(ruleset("2p", 2, homebrew=[Power("piece", 4, earns=2)]), games.append)
    forget()
    prepare(ruleset("2p", 2, homebrew=[PIECE]), games.append)
    assert sum(games) == 2
    prepare(ruleset("3p", 3, homebrew=[PIECE]), games.append)
    assert sum(games) == 4


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{}", b"[]", b"null", b'["a"]', b"[1e999]", b"[NaN]", b"[true]", b"[1.0, 900.0]", b"\xff\xfe",
        b"[" * 4000, json.dumps([1.0] * 33).encode(), b"[1.0" + b" " * 5000 + b"]",
    ],
)  # fmt: skip
def test_whatever_else_is_in_the_file_it_is_learned_again(
    content: bytes, quick: None, nothing_is_known: Path
) -> None:
    rules = ruleset("2p", 2, homebrew=[PIECE])
    prepare(rules)
    (file,) = nothing_is_known.iterdir()
    good = learned.recalled(Lesson(PIECE, 2).key)
    assert good == known()[Lesson(PIECE, 2).key]
    file.write_bytes(content)
    assert learned.recalled(Lesson(PIECE, 2).key) is None


def test_a_folder_that_cannot_be_written_is_no_harm(quick: None, nothing_is_known: Path) -> None:
    nothing_is_known.write_text("a file where the folder should be")
    prepare(ruleset("2p", 2, homebrew=[PIECE]))
    assert Lesson(PIECE, 2).key in known()


def test_the_folder_does_not_grow_for_ever(nothing_is_known: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learned, "MOST_FILES", 3)
    for seats in range(10):
        learned.keep(("digest", seats), [1.0])
    assert len(list(nothing_is_known.iterdir())) == 3


# What comes of it


PLAIN = {
    "humans": "hill",
    "wizards": "swamp",
    "giants": "forest",
    "halflings": "mounted",
    "elves": "underworld",
    "sorcerers": "commando",
}
"""A column of combos that are neither strong nor weak."""


def column_with(trait: Trait, place: int, seats: int) -> Game:
    """That column, with the piece in one of its combos."""
    g = Game.new(seats, 7, homebrew=[trait])
    s, rules = g.state, g.state.rules
    combos = [[rules.race_index[race], rules.power_index[power]] for race, power in PLAIN.items()]
    half = 0 if isinstance(trait, Race) else 1
    combos[place][half] = (rules.race_index, rules.power_index)[half][trait.id]
    s.offer = [rules.combo(race, power) for race, power in combos]
    shown = [{combo[half] for combo in combos} for half in (0, 1)]
    s.banners = sum(1 << race for race in range(len(rules.races)) if race not in shown[0])
    s.badges = sum(1 << power for power in range(len(rules.powers)) if power not in shown[1])
    return g


def picked_in_order(level: str, g: Game) -> list[bool]:
    """Whether it was the piece, for each of the six combos in the order in which a level would pick them."""
    rules, (piece,) = g.state.rules, g.homebrew
    found = []
    while g.state.offer:
        move = make_bot(level, 1).choose(View(g, 0), g.legal, Budget(nodes=1500))
        place = int(move.split()[1]) - 1
        combo = g.state.offer.pop(place)
        del g.state.bounty[place]
        found.append(piece.id in (rules.race_id(combo), rules.power_id(combo)))
    return found


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("place", [0, 3])
@pytest.mark.parametrize("trait", [*STRONG, *WEAK], ids=lambda trait: trait.id)
def test_by_guess_the_strong_are_picked_first_and_the_weak_last(trait: Trait, place: int, level: str) -> None:
    order = picked_in_order(level, column_with(trait, place, 2))
    assert order.index(True) == (0 if trait in STRONG else 5)


@pytest.mark.slow
@pytest.mark.parametrize("trait", [STRONG[0], WEAK[0]], ids=lambda trait: trait.id)
def test_when_learned_the_strong_are_picked_first_and_the_weak_last(trait: Trait) -> None:
    for level in ("hard", "expert"):
        g = column_with(trait, 3, 2)
        prepare(g.state.rules)
        assert picked_in_order(level, g).index(True) == (0 if trait in STRONG else 5)


def test_a_match_learns_before_it_begins(quick: None) -> None:
    from elbowroom.arena.referee import play_game

    g = Game.new(2, 1, homebrew=[DATA[0]])
    g.state.round = 10
    play_game(g, [make_bot("easy"), make_bot("medium")])
    assert not known()
    g = Game.new(2, 1, homebrew=[DATA[0]])
    g.state.round = 10
    play_game(g, [make_bot("easy"), make_bot("hard")], Budget(nodes=20))
    assert Lesson(DATA[0], 2).key in known()
