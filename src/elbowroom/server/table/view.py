"""A table as one seat or a watcher sees it, ready to be sent. Nothing hidden gets past this file."""

import dataclasses
import re
from typing import Any

from elbowroom.engine import events as engine_events
from elbowroom.engine.events import Event
from elbowroom.engine.ruleset import Ruleset
from elbowroom.engine.view import redact
from elbowroom.game.sealed import seal_of
from elbowroom.server.protocol.basics import WireEvent
from elbowroom.server.protocol.http import TableGlance
from elbowroom.server.protocol.offers import Offers, UndoNow
from elbowroom.server.protocol.table import Entry, Now, SeatInfo, TableInfo
from elbowroom.server.table.events import Filled, Joined, Said, StoodIn
from elbowroom.server.table.maps import name_on_page, of_table, seen
from elbowroom.server.table.moves import parts_of
from elbowroom.server.table.offers import incomes, offers
from elbowroom.server.table.table import LogEntry, Table

_NAMES = {
    kind: re.sub("(?<!^)([A-Z])", r"_\1", kind.__name__).lower()
    for kind in vars(engine_events).values()
    if isinstance(kind, type) and issubclass(kind, Event)
}
_FIELDS = {kind: tuple(field.name for field in dataclasses.fields(kind)) for kind in _NAMES}


def wire_event(event: Event) -> WireEvent:
    """An event of the engine as it goes over the wire."""
    kind = type(event)
    return {"type": _NAMES[kind], **{name: getattr(event, name) for name in _FIELDS[kind]}}


def entry_for(entry: LogEntry, rules: Ruleset, eyes: int | None) -> Entry:
    """An entry of the log as these eyes may see it: its events are redacted."""
    return entry_with(entry, [redact(event, rules, eyes) for event in entry.events])


def entry_with(entry: LogEntry, events: list[Event]) -> Entry:
    """An entry of the log with events that were redacted already."""
    what = entry.what
    seat: int | None = getattr(what, "seat", None)
    move: str | None = getattr(what, "move", None)
    text: str | None = None
    match what:
        case Joined(name=name):
            text = name
        case Filled(level=level) | StoodIn(level=level):
            text = level
        case Said(text=said):
            text = said
    kind: Any = what.__struct_config__.tag
    told = [wire_event(event) for event in events]
    return Entry(entry.seq, what.at, kind, seat, move, told, text, entry.undoes)


def now_for(table: Table, eyes: int | None, clock_time: float) -> Now:
    """How the table stands for these eyes: the position, what can be done, undone, and the clocks."""
    game = table.game
    decides = eyes is not None and eyes == table.decider
    return Now(
        rev=table.rev,
        eyes=eyes,
        position=seen(game, eyes, map_name(table)),
        incomes=incomes(game.state),
        offers=_offers(table) if decides else None,
        undo=_undo(table) if decides else None,
        clock=None if table.clocks is None else table.clocks.as_seen(clock_time),
    )


def _offers(table: Table) -> Offers:
    state = table.game.state
    placed = [parts_of(state.rules, move) for move in table.undo_stack.of_phase(state)]
    return offers(state, table.turn_start, placed)


def _undo(table: Table) -> UndoNow:
    steps = [parts_of(table.game.state.rules, move) for move in table.undo_stack.moves()]
    return UndoNow(steps, table.undo_stack.why_not(table.decider))


def table_info(table: Table, here: set[int], watchers: int) -> TableInfo:
    """What everybody may know about a table; ``here`` are the seats that are connected."""
    return TableInfo(**_info(table, here, watchers))


def table_glance(table: Table, here: set[int], watchers: int) -> TableGlance:
    """A table with how its game stands. Purses are everybody's when it is over."""
    is_over = table.status == "over"
    return TableGlance(
        **_info(table, here, watchers),
        round=table.game.round,
        decider=table.decider,
        coins=table.game.coins if is_over else None,
        winners=table.game.winners if is_over else [],
    )


def map_name(table: Table) -> str:
    """What the page calls the map of a table."""
    return name_on_page(table.game.map, of_table(table.id))


def _info(table: Table, here: set[int], watchers: int) -> dict[str, Any]:
    made = table.settings
    seats = [
        SeatInfo(seat.kind, seat.name, seat.level, i in here, seat.stand_in is not None, i in table.muted)
        for i, seat in enumerate(table.seats)
    ]
    return {
        "id": table.id,
        "map": map_name(table),
        "rounds": table.game.rounds,
        "status": table.status,
        "seats": seats,
        "open_scores": made.open_scores,
        "clock": made.clock,
        "public": made.public,
        "drawn": made.drawn,
        "created": made.created,
        "watchers": watchers,
        "help": made.help,
        "may_analyse": table.may_analyse,
        "origin": made.origin,
        "packs": made.packs,
        "watchers_talk": made.watchers_talk and None not in table.muted,
        "watchers_muted": None in table.muted,
        "seal": None if made.secret is None else seal_of(made.secret),
        "seed": str(made.seed) if made.is_seed_chosen else None,
    }
