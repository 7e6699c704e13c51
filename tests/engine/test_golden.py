"""Golden files: games and counts that every later version must repeat (`python -m tools.make_golden`)."""

import json
from pathlib import Path

import pytest

from elbowroom import Game
from elbowroom.content.loader import base_powers, base_races
from elbowroom.engine.events import Event, Picked
from elbowroom.measure.perft import divide, perft
from elbowroom.record.record import read_record

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = sorted((GOLDEN / "records").glob("*.txt"))
COUNTS = sorted((GOLDEN / "perft").glob("*.json"))


def test_there_are_games_for_every_number_of_players() -> None:
    players = [path.name.partition("_")[0] for path in RECORDS]
    assert all(players.count(count) >= 3 for count in ("2p", "3p", "4p", "5p"))
    assert len(COUNTS) >= 10


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_ended_then(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = Game.replay(text)
    assert game.over
    assert [int(coins) for coins in text.splitlines()[-1].removeprefix("==").split()] == game.coins
    assert game.record() == text


def played_anew(path: Path) -> tuple[Game, list[Event]]:
    """The game of a record, from its seed and its moves alone."""
    record = read_record(path.read_text(encoding="utf-8"))
    game = Game.new(int(path.name[0]), int(record.headers["seed"]))
    events: list[Event] = []
    for _, line in record.lines:
        if not line.startswith(("die ", "reveal ")):
            events += game.play(line)
    return game, events


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_seed_brings_the_same_chance_as_then(path: Path) -> None:
    assert played_anew(path)[0].record() == path.read_text(encoding="utf-8")


def test_every_race_and_power_is_picked_in_some_recorded_game() -> None:
    events = [event for path in RECORDS for event in played_anew(path)[1]]
    picked = {id for event in events if isinstance(event, Picked) for id in (event.race, event.power)}
    assert picked == {trait.id for trait in (*base_races(), *base_powers())}


@pytest.mark.parametrize("path", COUNTS, ids=lambda path: path.stem)
def test_as_many_things_can_happen_as_then(path: Path) -> None:
    golden = json.loads(path.read_text(encoding="utf-8"))
    state = Game.from_position(golden["position"]).state
    depth = len(golden["counts"])
    assert [perft(state, n) for n in range(1, depth + 1)] == golden["counts"]
    assert divide(state, depth) == golden["divide"]
    assert sum(golden["divide"].values()) == golden["counts"][-1]
