"""Checking a record's chance by the secret that it followed from."""

from pathlib import Path

from elbowroom.engine.errors import RecordError
from elbowroom.engine.events import Revealed, Rolled
from elbowroom.game.game import Game
from elbowroom.game.sealed import first_seed, seal_of
from elbowroom.record.record import Record, record_of


def verified_seal(source: str | Path | Record) -> str:
    """The seal of a record's secret, once everything was checked to follow from it.

    Raises `RecordError` with the first line that is wrong, also if the record tells no secret.
    """
    record = record_of(source)
    secret, seal = record.secret, seal_of(record.secret)
    if record.headers.get("seal", seal) != seal:
        raise RecordError("seal_differs", line=record.line_of("seal"))
    Game.replay(record)
    if record.seed != first_seed(secret, record.names):
        raise RecordError("seed_differs", line=record.line_of("seed"))
    game = Game.beginning(record)
    for move in record.moves():
        events = game.play_sealed(move.text, secret)
        drawn = [_outcome(event) for event in events if isinstance(event, Rolled | Revealed)]
        for (line, text), wanted in zip(move.outcomes, drawn, strict=False):
            if text != wanted:
                raise RecordError("chance_differs", line=line, text=text, wanted=wanted)
    return seal


def _outcome(event: Rolled | Revealed) -> str:
    return f"die {event.pips}" if isinstance(event, Rolled) else f"reveal {event.race} {event.power}"
